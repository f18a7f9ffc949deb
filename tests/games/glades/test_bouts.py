"""Variant: long duel."""

from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import TABLE, ListedChance, Match, SeededChance
from games.glades import GAME
from games.glades.material import ANIMALS
from games.glades.results import MOST_POINTS
from games.glades.setup import BoutSetup
from tests.games.glades.positions import laid, match_of, play


class AskedChance(SeededChance):
    """Notes what it is asked for."""

    def __init__(self) -> None:
        super().__init__(bytes(32))
        self.asked: list[str] = []

    def shuffle(self, n: int) -> list[int]:
        self.asked.append(f"shuffle({n})")
        return super().shuffle(n)

    def pick(self, n: int) -> int:
        self.asked.append(f"pick({n})")
        return super().pick(n)


def test_animals_then_units_then_the_starter() -> None:
    for options, asked in (
        ({}, ["shuffle(54)", "pick(2)"]),
        ({"starter": 1}, ["shuffle(54)"]),
        ({"specials": True}, ["shuffle(54)", "shuffle(10)", "pick(2)"]),
    ):
        chance = AskedChance()
        state = GAME.new(GAME.options_type.model_validate(options), None, chance)
        assert chance.asked == asked
        assert "starter" not in options or state.seat == 1


def test_the_winner_scores_five_the_loser_their_glades_and_the_starter_alternates() -> None:
    match = Match.start(GAME, GAME.options_type(bouts=3, starter=1, specials=True), SeededChance(bytes(32)), None)
    laid(match, {9: ("", "R7 R8 R9")}, ("", "O1"))
    for number in (1, 3, 5, 7):
        match.state.glades[number - 1].claimed = 1
        match.state.note(number)
    match.state.glades[1].claimed = 0
    match.state.note(2)
    match.state.units_played = [1, 2]
    match.state.discard.append("owl")
    events = play(match, "place O1 8")
    assert [event["type"] for event in events][-2:] == ["bout_ended", "bout_began"]
    public = GAME.public(match.state)
    assert (public.bout, public.points, public.phase, match.to_move) == (2, (1, 5), "place", 0)
    assert (public.units_played, public.discard, public.pile, public.specials_pile) == ((0, 0), [], 40, 10)
    assert all(glade.claimed is None and not any(glade.sides) for glade in public.glades)


def test_the_end_of_a_bout_keeps_the_table_that_the_next_one_clears() -> None:
    match = laid(match_of(bouts=2), {2: ("R7 R8 R9", "O1")}, ("", ""))
    match.chance = SeededChance(bytes(32))
    [_passed, ended, _began] = play(match, "pass", "pass")
    table = GAME.public_type.model_validate(ended[TABLE])
    assert (table.bout, table.phase, table.turn, table.points) == (1, "over", None, (5, 0))
    assert (table.glades[1].claimed, table.glades[1].sides) == (0, (["R7", "R8", "R9"], ["O1"]))


def test_a_drawn_bout_gives_both_their_glades() -> None:
    match = laid(match_of(bouts=2), {2: ("R7 R8 R9", ""), 5: ("", "G7 G8 G9")}, ("", ""))
    match.chance = SeededChance(bytes(32))
    play(match, "pass", "pass")
    assert GAME.public(match.state).points == (1, 1)
    assert match.outcome is None


def test_with_one_bout_the_score_is_glades_and_the_points_are_shown() -> None:
    match = laid(match_of(), {2: ("R7 R8 R9", "")}, ("", ""))
    play(match, "pass", "pass")
    assert match.outcome is not None
    assert match.outcome.score == (1, 0)
    assert GAME.public(match.state).points == (5, 0)


@settings(max_examples=10, deadline=None)
@given(seed=st.binary(min_size=32, max_size=32), bouts=st.integers(2, 4), specials=st.booleans())
def test_all_bouts_are_played_and_the_last_stays_in_view(seed: bytes, bouts: int, specials: bool) -> None:
    match = Match.start(GAME, GAME.options_type(bouts=bouts, specials=specials), SeededChance(seed))
    starters = [match.to_move]
    ended = 0
    while match.to_move is not None:
        for event in match.act(match.to_move, match.legal[len(match.legal) // 2]):
            if event.type == "bout_ended":
                ended += 1
                assert (TABLE in event.data) == (ended < bouts), "the last table is not cleared"
            if event.type == "bout_began":
                starters.append(match.to_move)
    assert ended == len(starters) == bouts
    assert starters == [starters[0] if index % 2 == 0 else 1 - (starters[0] or 0) for index in range(bouts)]
    public, outcome = GAME.public(match.state), match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.score, public.bout) == (MOST_POINTS, public.points, bouts)
    assert any(card for glade in public.glades for side in glade.sides for card in side)


def test_a_later_bout_that_the_setup_leaves_out_is_asked_of_chance() -> None:
    first = BoutSetup(animals=list(ANIMALS), starter=0)
    match = Match.start(GAME, GAME.options_type(bouts=2), ListedChance([list(range(54))]), [first])
    laid(match, {}, ("", ""))
    play(match, "pass", "pass")
    assert (match.state.bout, match.to_move, match.state.hands[0][0]) == (2, 1, "R1")
