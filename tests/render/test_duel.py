"""The Duel's pictures: what they say agrees with the rules, and they keep their form for every position."""

import random
from collections.abc import Iterator
from io import BytesIO
from itertools import islice
from typing import Any

import pytest
from PIL import Image

from config.words.duel import card_text, card_title
from games.core.chance import SeededChance
from games.duel import GAME
from games.duel.material import DECKS, SPECIAL, START_FIELD
from games.duel.state import State
from games.duel.views import Active, LaidCard, Numbers, PublicView, Seats
from render import renderer_of
from render.duel import board, choices, hand, row, scene, track
from render.duel.cards import PLAIN, WIDE, dots_of
from render.duel.hand import places
from render.duel.roles import asked, peeker
from render.type import ELLIPSIS, wrap_in

NAMES = ("Anna", "Bob")
KILOBYTES = 1024


def positions(seed: int, **options: Any) -> Iterator[State]:
    """Every position of a random match."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(GAME.options_type(**options), None, chance)
    yield state
    while GAME.to_move(state) is not None:
        GAME.apply(state, dice.choice(GAME.legal(state)), chance)
        yield state


def laid(*cards: str, first: str = "gandalf") -> list[LaidCard]:
    sides = ("gandalf", "balrog") if first == "gandalf" else ("balrog", "gandalf")
    found = []
    for number, card in enumerate(cards):
        by = sides[number % 2]
        left, right = dots_of(card, by)  # type: ignore[arg-type]
        found.append(LaidCard(card=card, by=by, left=left, right=right))  # type: ignore[arg-type]
    return found


def view(**changes: Any) -> PublicView:
    """The beginning of a match, with some fields changed."""
    fields: dict[str, Any] = {
        "game": 1,
        "games": 1,
        "points": (0, 0),
        "round": 1,
        "roles": Seats(gandalf=0, balrog=1),
        "starter": 0,
        "energy": Numbers(gandalf=15, balrog=15),
        "steps": Numbers(gandalf=0, balrog=0),
        "row": [],
        "beside": [],
        "laid": Numbers(gandalf=0, balrog=0),
        "hand_sizes": Numbers(gandalf=9, balrog=9),
        "finale_sizes": Numbers(gandalf=0, balrog=0),
        "deck_sizes": Numbers(gandalf=18, balrog=18),
        "active": Active(wrath=False, magic=False, cunning=False),
        "open_hand": None,
        "phase": "play",
    }
    return PublicView(**{**fields, **changes})


def picture(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


def test_the_artist_is_found_by_the_games_id() -> None:
    artist = renderer_of(GAME.id)
    assert artist.board(view(), NAMES) == board(view(), NAMES)


@pytest.mark.parametrize("seed", range(3))
def test_boards_and_hands_of_random_matches_keep_width_and_weight(seed: int) -> None:
    for state in islice(positions(seed, games=2), 0, None, 4):
        public = GAME.public(state)
        pictures = [board(public, NAMES), *(hand(public, GAME.private(state, seat), seat, NAMES) for seat in (0, 1))]
        for data in pictures:
            assert picture(data).width == 1000
            assert len(data) <= 250 * KILOBYTES


def test_hidden_cards_leave_no_trace_on_the_board() -> None:
    first, second = (GAME.new(GAME.options_type(gandalf=0), None, SeededChance(bytes([n] * 32))) for n in (1, 2))
    assert first.hands != second.hands
    assert board(GAME.public(first), NAMES) == board(GAME.public(second), NAMES)


@pytest.mark.parametrize(
    "change",
    [
        {"energy": Numbers(gandalf=14, balrog=15)},
        {"energy": Numbers(gandalf=15, balrog=14)},
        {"steps": Numbers(gandalf=1, balrog=0)},
        {"steps": Numbers(gandalf=0, balrog=1)},
        {"hand_sizes": Numbers(gandalf=8, balrog=9)},
        {"finale_sizes": Numbers(gandalf=0, balrog=1)},
        {"deck_sizes": Numbers(gandalf=9, balrog=18)},
        {"active": Active(wrath=True, magic=False, cunning=False)},
        {"active": Active(wrath=False, magic=True, cunning=False)},
        {"active": Active(wrath=False, magic=False, cunning=True)},
        {"open_hand": ["feint"]},
        {"beside": ["feint"]},
        {"round": 2},
        {"starter": 1},
        {"phase": "over"},
        {"roles": Seats(gandalf=1, balrog=0), "starter": 1},
        {"game": 2, "games": 2, "points": (0, 1)},
        {"game": 2, "games": 2, "points": (1, 0)},
    ],
)
def test_each_public_fact_shows(change: dict[str, Any]) -> None:
    assert board(view(**change), NAMES) != board(view(), NAMES)


def test_copied_dots_of_a_mirror_show() -> None:
    printed = laid("12-34", "1-4", "mirror")
    copied = [*printed[:2], printed[2].model_copy(update={"right": "4"})]
    assert board(view(row=printed), NAMES) != board(view(row=copied), NAMES)


def test_strange_names_do_not_change_the_form() -> None:
    usual = picture(board(view(), NAMES))
    strange = picture(board(view(), ("W" * 400, "🎲\u202e木")))
    assert strange.size == usual.size


@pytest.mark.parametrize("seed", range(6))
def test_the_side_shown_as_asked_is_the_one_to_move(seed: int) -> None:
    for state in positions(seed, games=2):
        public = GAME.public(state)
        side = asked(public)
        if public.phase == "start":
            assert side is None
        elif side is not None or public.phase != "over":
            assert getattr(public.roles, str(side)) == GAME.to_move(state)


@pytest.mark.parametrize("seed", range(6))
def test_the_side_shown_as_peeking_is_the_one_that_sees_the_others_hand(seed: int) -> None:
    for state in positions(seed):
        public = GAME.public(state)
        seeing = [
            private.role
            for private in (GAME.private(state, seat) for seat in (0, 1))
            if private.opponent_hand is not None
        ]
        side = peeker(public)
        assert seeing == ([] if side is None else [side])


@pytest.mark.parametrize("seed", range(12))
def test_costs_beside_plain_cards_add_up_to_the_markers(seed: int) -> None:
    special = SPECIAL[0] | SPECIAL[1]
    for state in positions(seed):
        public = GAME.public(state)
        if public.round == 4 or public.phase != "play" or any(card.card in special for card in public.row):
            continue
        if min(public.energy.gandalf, public.energy.balrog) <= 0 or len(public.row) < sum(_counts(public)):
            continue
        left = {"gandalf": START_FIELD, "balrog": START_FIELD}
        for number, before, after in row.costs(public):
            left[public.row[number - 1].by] -= before
            left[public.row[number].by] -= after
        assert left == public.energy.model_dump()


def _counts(public: PublicView) -> tuple[int, int]:
    return public.laid.gandalf, public.laid.balrog


def test_a_card_that_waits_for_an_answer_has_cost_nothing_yet() -> None:
    cards = laid("12-34", "1-4")
    assert row.costs(view(row=cards)) == [(1, 1, 2)]
    assert row.costs(view(row=cards, phase="magic")) == []


def test_cards_put_into_the_row_by_a_text_claim_no_cost() -> None:
    cards = laid("1-4", "12-34", "0-0", "feint", "2-3", "2-1")
    assert [number for number, *_ in row.costs(view(row=cards))] == [1, 2, 5]
    answered = laid("1-4", "2-1", "0-0", "defence", "12-34")
    assert [number for number, *_ in row.costs(view(row=answered))] == [1, 4]


def test_a_long_row_wraps_below_itself() -> None:
    boxes = [row.box_of(number, 0) for number in range(18)]
    assert len({box[1] for box in boxes}) == 3
    assert all(box[0] >= 0 and box[2] <= 1000 for box in boxes)
    finale = view(round=4, row=laid(*DECKS[0][:18]))
    assert picture(board(finale, NAMES)).height > picture(board(view(), NAMES)).height
    assert boxes[-1][3] < row.height_of(finale)


def test_higher_fields_lie_further_right() -> None:
    places_of = [track.middle(field) for field in range(-5, 21)]
    assert places_of == sorted(places_of)
    assert places_of[0] > 0
    assert places_of[-1] < 1000


def test_figures_climb_towards_each_other_and_never_share_a_place() -> None:
    gandalf = [scene.place("gandalf", step) for step in range(6)]
    balrog = [scene.place("balrog", step) for step in range(6)]
    assert gandalf == sorted(gandalf, key=lambda place: place[0])
    assert balrog == sorted(balrog, key=lambda place: -place[0])
    assert [y for _x, y in gandalf] == [y for _x, y in balrog] == sorted((y for _x, y in gandalf), reverse=True)
    assert len({x for x, _y in gandalf + balrog}) == 12


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("count", range(10))
def test_cards_of_a_hand_lie_side_by_side(side: int, count: int) -> None:
    for seed in range(20):
        cards = random.Random(seed).sample(DECKS[side], count)
        placed, height = places(cards)
        assert sorted(card for card, _at in placed) == sorted(cards)
        boxes = []
        for card, (x, y) in placed:
            wide, high = WIDE if card_text(card) else PLAIN
            boxes.append((x, y, x + wide, y + high))
        assert all(box[0] >= 0 and box[2] <= 1000 and box[3] <= height for box in boxes)
        for number, a in enumerate(boxes):
            for b in boxes[:number]:
                assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


@pytest.mark.parametrize("card", sorted(SPECIAL[0] | SPECIAL[1]))
def test_special_cards_have_a_name_and_a_text_that_fits(card: str) -> None:
    assert card_title(card) != card
    lines, size = wrap_in(card_text(card), WIDE[0] - PLAIN[0] - 30, WIDE[1] - 46 - 24, 29)
    assert ELLIPSIS not in " ".join(lines)
    assert size >= 26


def test_plain_cards_have_no_text() -> None:
    for side in (0, 1):
        assert not any(card_text(card) for card in set(DECKS[side]) - SPECIAL[side])


def test_the_hand_shows_what_only_its_seat_sees() -> None:
    state = GAME.new(GAME.options_type(gandalf=0), None, SeededChance(bytes(32)))
    public, private = GAME.public(state), GAME.private(state, 0)
    usual = hand(public, private, 0, NAMES)
    for change in (
        {"hand": private.hand[1:]},
        {"finale": ["0-0"]},
        {"opponent_finale": ["0-0"]},
        {"opponent_hand": ["feint"]},
    ):
        assert hand(public, private.model_copy(update=change), 0, NAMES) != usual


def test_only_the_choice_of_a_feints_card_is_drawn() -> None:
    cards = laid("1-4", "12-34", "0-0", "2-1", "3-4", "feint")
    public = view(row=cards, phase="feint", roles=Seats(gandalf=1, balrog=0))
    private = GAME.private(GAME.new(GAME.options_type(gandalf=1), None, SeededChance(bytes(32))), 0)
    drawn = choices(public, private, 0, "feint", ["feint 12-34", "feint 2-1"])
    swapped = choices(public, private, 0, "feint", ["feint 2-1", "feint 12-34"])
    assert drawn is not None
    assert drawn != swapped
    assert choices(public, private, 0, "play", ["play 12-34"]) is None
