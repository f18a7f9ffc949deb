"""The words of Glades, by example."""

import random
from dataclasses import replace

import pytest

from bot.presenter.board import board_file
from bot.presenter.game_presenter import ALT_LIMIT, Step
from bot.presenter.glades import PRESENTER
from games.core import Event, Match, Outcome, SeededChance
from games.glades import GAME
from tests.games.glades.positions import laid, match_of
from tests.presenter.positions import Walk

NAMES = ("Ann", "Bob")


def told(match: Match, *actions: str) -> list[str]:
    """What is said of the last action."""
    events: list[Event] = []
    for action in actions:
        events = match.act(match.to_move or 0, action)
    return PRESENTER.event_texts(events, GAME.public(match.state), NAMES)


def asked(match: Match, prefix: str = "") -> Step:
    seat = match.to_move or 0
    return PRESENTER.step(match.legal, GAME.public(match.state), GAME.private(match.state, seat), seat, prefix)


def labels(step: Step) -> list[str]:
    return [choice.label for choice in step.choices]


def test_a_placing_says_what_it_completes() -> None:
    match = laid(match_of(), {3: ("R7 R9", "R1 R2")}, ("R8", "O1"))
    assert told(match, "place R8 3") == [
        "Ann places **R8 (wolf)** at glade 3. The side is complete: **legion**, sum 24. It is the first there.",
        "Ann **claims glade 3**: no cards still unseen could beat legion (24).",
    ]


def test_a_claim_says_what_it_won_against() -> None:
    match = laid(match_of(), {3: ("R7 R9", "R1 R2 R3")}, ("R8", "O1"))
    assert told(match, "place R8 3")[1] == "Ann **claims glade 3**: legion (24) against legion (6)."


def test_an_equal_claim_says_who_was_first() -> None:
    match = laid(match_of(), {3: ("R4 O5 Y7", "G4 B5")}, ("R8", "V7"))
    told(match, "place R8 9", "place V7 3")
    assert told(match, f"place {match.state.hands[0][0]} 1")[1] == (
        "Ann **claims glade 3**: both sides have rabble (16), and this one was complete first."
    )


def test_ruses_say_what_went_where() -> None:
    match = laid(match_of(specials=""), {3: ("R7", "B4 owl")}, ("lure gale R1", "O1 migrate"))
    assert told(match, "play lure B4 6") == [
        "Ann plays the **lure**. **B4 (marten)** goes from Bob's side of glade 3 to Ann's side of glade 6."
    ]
    assert told(match, "draw animals", "play migrate owl discard") == [
        "Bob plays **migrate**. **owl** leaves Bob's side of glade 3 for the discard."
    ]


@pytest.mark.parametrize(
    ("action", "line"),
    [
        ("play mire 3", "At glade 3 nobody is first any more."),
        ("play migrate R7 6", "At glade 3 Bob is first now."),
        ("play migrate R7 discard", "At glade 3 Bob is first now."),
        ("play gale Y5", "At glade 4 nobody is first any more."),
        ("play lure Y5 4", "At glade 4 nobody is first any more."),
        ("play gale O4", ""),
        ("play mire 5", ""),
    ],
)
def test_it_is_told_where_another_or_nobody_is_first_now(action: str, line: str) -> None:
    rows = {3: ("R7 B4 V1", "O1 O4 O8"), 4: ("", "Y1 Y5 G9"), 5: ("G2 B3", "")}
    match = laid(match_of(specials="", claims="manual"), rows, (action.split()[1], "G1"))
    [sentences] = told(match, action)
    assert sentences.endswith(line)
    assert ("first" in sentences) == bool(line)


def test_a_muster_is_told_in_one_line() -> None:
    match = laid(match_of(specials=""), {}, ("muster R1 R2", "O1"))
    match.state.specials_pile.clear()
    assert told(match, "play muster") == ["Ann plays the **muster**. Ann draws 3 animals."]


def test_bouts_say_who_won_and_who_starts() -> None:
    match = laid(match_of(bouts=2), {2: ("R7 R8 R9", "")}, ("", ""))
    match.chance = SeededChance(bytes(32))
    assert told(match, "pass", "pass")[-2:] == [
        "Ann **wins the bout** (most glades). Glades 1 – 0, points 5 – 0.",
        "Bout 2 begins, dealt anew: Bob starts.",
    ]


def test_the_end_of_an_only_bout_is_left_to_the_result() -> None:
    match = laid(match_of(), {2: ("R7 R8 R9", "")}, ("", ""))
    assert told(match, "pass", "pass") == ["Bob passes."]
    assert match.outcome is not None


def test_a_card_is_asked_for_then_its_glade_with_the_standing() -> None:
    match = laid(match_of(), {3: ("R7 R9", "R1 R2"), 4: ("", "O9")}, ("R8 V1", "O1"))
    first = asked(match)
    assert labels(first) == ["R8 · wolf, red rowan", "V1 · hedgehog, violet heather"]
    assert not first.choices[0].final
    second = asked(match, "place R8")
    assert [choice.text for choice in second.choices] == [f"place R8 {number}" for number in range(1, 10)]
    assert (second.choices[2].label, second.choices[2].description) == (
        "Glade 3: R7 R9 R8",
        "makes legion (24) · across: R1 R2 – 1 missing",
    )
    assert second.choices[3].description == "then 2 missing · across: O9 – 2 missing"


LIMIT = "You have played one unit more than your opponent: no other until they play one."
FULL = {number: (cards, "") for number, cards in enumerate(("R1 R3 R5", "O1 O3 O5", "Y1 Y3 Y5"), 1)}


def only_three_glades(match: Match) -> Match:
    """Nobody can place on glades 4 to 9."""
    for number in range(4, 10):
        match.state.glades[number - 1].claimed = number % 2
        match.state.note(number)
    match._legal = None
    return match


@pytest.mark.parametrize(
    ("hand", "played", "full", "prompt", "status"),
    [
        ("R7 mist", [0, 0], False, "Place an animal, or play a unit.", "Ann places an animal or plays a unit."),
        (
            "R7 mist",
            [1, 0],
            False,
            f"Place an animal. {LIMIT}",
            "Ann places an animal, or passes without one: one unit ahead, they can play no other.",
        ),
        (
            "mist",
            [1, 0],
            False,
            f"You can place and play nothing: pass. {LIMIT}",
            "Ann places an animal, or passes without one: one unit ahead, they can play no other.",
        ),
        ("R7", [1, 0], False, "Place an animal.", None),
        ("R7 lure mist", [0, 0], False, "Place an animal, or play a unit. Not possible now: lure.", None),
        (
            "R7 mist",
            [0, 0],
            True,
            "You can place no animal: play a unit, or pass.",
            "Ann can place nothing: they play a unit, or pass.",
        ),
        (
            "R7 mist",
            [1, 0],
            True,
            f"You can place and play nothing: pass. {LIMIT}",
            "Ann can place and play nothing, and passes.",
        ),
        ("", [0, 0], False, "You can place nothing: pass.", "Ann can place and play nothing, and passes."),
    ],
)
def test_a_turn_with_units_says_what_can_be_done(
    hand: str, played: list[int], full: bool, prompt: str, status: str | None
) -> None:
    match = laid(match_of(specials=""), FULL if full else {}, (hand, "O9"))
    match.state.units_played = played
    if full:
        only_three_glades(match)
    assert asked(match).prompt == prompt
    if status is not None:
        assert PRESENTER.status(GAME.public(match.state), 0, NAMES) == status


def test_a_turn_without_units_says_that_nothing_can_be_placed() -> None:
    match = only_three_glades(laid(match_of(), FULL, ("R7", "O9")))
    assert asked(match).prompt == "You can place nothing: pass."
    assert PRESENTER.status(GAME.public(match.state), 0, NAMES) == "Ann can place nothing, and passes."
    assert PRESENTER.status(GAME.public(match_of().state), 0, NAMES) == "Ann places a card."


def test_the_status_tells_nothing_about_the_hand() -> None:
    told = set()
    for hand in ("R7 R8 R9", "R7 gale mist", "gale mist lure"):
        match = laid(match_of(specials=""), {}, (hand, "O9"))
        match.state.units_played = [1, 0]
        told.add(PRESENTER.status(GAME.public(match.state), 0, NAMES))
    assert len(told) == 1


def test_units_lead_to_their_targets() -> None:
    match = laid(match_of(specials=""), {3: ("R7", "B4 owl")}, ("lure gale migrate mist spirit-1", "O1"))
    assert labels(asked(match)) == ["Lure", "Gale", "Migrate", "Mist", "Spirit 1", "Pass"]
    assert labels(asked(match, "play gale")) == ["B4 · marten, blue bellflower at glade 3", "Owl at glade 3"]
    assert [choice.text for choice in asked(match, "play lure").choices] == ["play lure B4"]
    assert labels(asked(match, "play migrate R7"))[-1] == "To the discard"
    assert "yours: R7 – 2 missing" in asked(match, "play mist").choices[2].description


def test_claims_are_buttons_with_reasons() -> None:
    match = laid(match_of(claims="manual"), {3: ("R7 R8 R9", "R1 O2 Y4"), 5: ("V7 V8 V9", "")}, ("G1", "O1"))
    match.act(0, "place G1 1")
    step = asked(match)
    assert labels(step) == ["Claim glade 3", "Claim glade 5", "Claim nothing more"]
    assert [choice.description for choice in step.choices] == [
        "legion against rabble",
        "legion (24): nothing unseen can beat it",
        "",
    ]


def test_the_board_in_words() -> None:
    match = laid(match_of(specials=""), {3: ("R7 R8 R9", "R1 owl"), 5: ("V7", "")}, ("gale mist", "O1"))
    match.act(0, "play mist 5")
    lines = PRESENTER.board_text(GAME.public(match.state), NAMES).splitlines()
    assert lines[0] == "Ann: 1 glade, 1 card in hand, 1 unit played"
    assert "**Glade 3** – held by Ann" in lines
    assert "Ann: R7 R8 R9 – legion (24), first" in lines
    assert "**Glade 5** (mist)" in lines
    assert lines[-1].startswith("Pile: ")


def test_sides_are_called_as_the_board_shows_them() -> None:
    public, sides, starters = GAME.public(match_of().state), PRESENTER.sides(), PRESENTER.options()["starter"].values
    assert PRESENTER.board_alt(public, NAMES).splitlines()[:2] == [
        "Above Ann: 0 glades, 6 cards in hand.",
        "Below Bob: 0 glades, 6 cards in hand.",
    ]
    assert (sides.first, sides.second) == (starters["0"], starters["1"]) == ("above", "below")
    for seat, side in enumerate((sides.first, sides.second)):
        assert PRESENTER.hand_text(public, GAME.private(match_of().state, seat), seat, NAMES).endswith(f"is {side}.")


@pytest.mark.parametrize("seed", range(20))
def test_the_alt_text_tells_all_glades_however_full(seed: int) -> None:
    dice = random.Random(seed)
    match = Match.start(GAME, GAME.options_type(specials=True, bouts=2), SeededChance(dice.randbytes(32)))
    longest = ("W" * 60, "M" * 60)
    while match.to_move is not None:
        match.act(match.to_move, dice.choice(match.legal))
        alt = PRESENTER.board_alt(GAME.public(match.state), longest)
        assert len(alt) < ALT_LIMIT
        assert alt.splitlines()[-1].startswith("9")


def test_the_alt_text_of_a_result_tells_all_glades_whatever_the_names() -> None:
    full = [
        ("R1 R2 R4 R6", "O1 O2 O4 O6"),
        ("Y1 Y2 Y4", "G1 G2 G4"),
        ("B1 B2 B4", "V1 V2 V4"),
        ("R9 spirit-1 R8", "O9 spirit-2 O8"),
        ("Y9 tortoise Y6", "G9 owl G6"),
        ("B9 B6 B7", "V9 V6 V7"),
        ("R3 R5 R7", "O3 O5 O7"),
        ("Y3 Y5 Y7", "G3 G5 G7"),
        ("B3 B5 B8", "V3 V5 V8"),
    ]
    match = match_of(specials="", bouts=9)
    match.state.glades[0].weather += ["mire", "mist"]
    match.state.glades[0].needed = 4
    laid(match, dict(enumerate(full, 1)))
    for number, glade in enumerate(match.state.glades):
        glade.claimed, glade.first = number % 2, number % 2
    match.state.discard += ["gale", "V4", "muster", "migrate", "B9", "lure"]
    match.state.points = [42, 40]
    match.end(Outcome(0, "most points", (42, 40)))
    position = replace(Walk("glades", 1).position(), public=GAME.public(match.state), outcome=match.outcome)
    alt = board_file(replace(position, names=("W" * 32, "M" * 32))).alt
    assert len(alt) <= ALT_LIMIT
    assert "wins against" in alt
    assert "Score: 42 – 40." in alt
    lines = alt.splitlines()[-9:]
    assert all(
        (" ".join(sides[seat].split())).replace("-1", "").replace("-2", "") in line
        for line, sides in zip(lines, full, strict=True)
        for seat in (0, 1)
    )
    assert lines[-1].endswith("– brotherhood (16)")


def test_every_unit_and_clan_stands_in_the_rules() -> None:
    rules = PRESENTER.rules()
    titles = {rule.title for rule in rules}
    assert {"Spirit", "Owl", "Tortoise", "Mist", "Mire", "Muster", "Migrate", "Gale", "Lure"} <= titles
    clans = next(rule.text for rule in rules if rule.title == "Animals and clans")
    assert all(f"`{item}`" in clans for item in "ROYGBV")
