"""Lost moves, haste, quiet turns, Mount Doom and the score."""

from games.search import GAME, scoring
from games.search.grid import cell_at
from games.search.mount_doom import reveal_doom
from games.search.results import MORE_POINTS, REACHED_MOUNT_DOOM
from games.search.state import PLACE, State
from games.search.turn import carry_on
from tests.games.search.positions import act, at, land_of, moving

TILES = {(0, -1): "MPFW", (1, 0): "FFPP", (-1, 0): "FWMW", (0, 1): "MPPW"}


def race(frodo: str = "0 0 n", sam: str = "0 0 n", held: tuple[str, ...] = (), lost: tuple[int, int] = (0, 0)) -> State:
    """Phase 3, Frodo about to move, Mount Doom in the far corner."""
    state = moving({**TILES, (4, 2): "????"}, frodo, sam, held=held, phase=3, doom=(4, 2))
    state.lost_moves = list(lost)
    return state


def test_a_lost_move_is_passed_over_unasked_and_worked_off_by_a_turn_with_a_tile() -> None:
    state = moving(TILES, "0 0 n")
    state.lost_moves, state.stock = [2, 0], ["FFFM"]
    state.step, state.tile_laid, state.hands[0] = PLACE, False, ["FPWW"]
    carry_on(state, [])
    placing = GAME.legal(state)[0]
    assert placing.startswith("place")
    act(state, placing)
    assert GAME.to_move(state) == 1
    assert state.lost_moves == [1, 0]
    assert state.hands[0] == ["FFFM"], "the seat still draws"


def test_rule_b_works_off_no_lost_move() -> None:
    state = moving(TILES, "0 0 n")
    state.lost_moves, state.stock = [1, 0], ["FFFM", "FFFP", "FFFW", "FFMP"]
    state.step, state.tile_laid, state.hands[0] = PLACE, False, ["MPMP"]
    state.land.spots = []
    carry_on(state, [])
    act(state, "discard")
    assert GAME.to_move(state) == 1
    assert state.lost_moves == [1, 0]
    assert state.hands[0] == ["FFFM", "FFFP", "FFFW"]


def test_rule_e_works_off_no_lost_move_either() -> None:
    state = moving(TILES, "0 0 n")
    state.lost_moves, state.stock, state.discard = [1, 0], [], []
    state.step, state.tile_laid, state.eventful, state.hands[0] = PLACE, False, False, []
    carry_on(state, [])
    assert GAME.to_move(state) == 1
    assert state.lost_moves == [1, 0]
    assert state.quiet == 1, "nothing was laid, discarded or taken"


def test_in_the_race_a_turn_without_a_move_passes_unasked() -> None:
    state = race(lost=(0, 2))
    act(state, "stay")
    assert GAME.to_move(state) == 0, "Sam's turn has passed"
    assert state.lost_moves == [0, 1]
    assert state.quiet == 2, "turns without a move count"


def test_haste_is_asked_at_the_end_of_a_turn_of_its_owner_and_brings_another_whole_turn() -> None:
    state = race(held=("haste-2", "haste-1"))
    act(state, "stay")
    assert GAME.public(state).step == "haste"
    assert set(GAME.legal(state)) == {"haste-2", "haste-1", "end"}
    assert state.quiet == 0, "a turn is over when its haste is decided"
    act(state, "haste-1")
    assert (GAME.to_move(state), state.step, state.quiet) == (0, "move", 1)
    act(state, "stay", "end")
    assert GAME.to_move(state) == 1
    assert state.blue[0] == ["haste-2"]


def test_haste_is_asked_even_of_who_took_it_in_this_turn() -> None:
    state = moving(TILES, "0 0 n", chips={"1 0 s": "haste-3"})
    act(state, "move 1 0 s")
    assert GAME.legal(state) == ["haste-3", "end"]


def test_haste_is_asked_after_rule_b_and_after_a_turn_without_a_move() -> None:
    state = moving(TILES, "0 0 n", held=("haste-1",))
    state.step, state.tile_laid, state.hands[0] = PLACE, False, ["MPMP"]
    state.land.spots = []
    carry_on(state, [])
    act(state, "discard")
    assert GAME.legal(state) == ["haste-1", "end"]
    passed = race(held=("haste-1",), lost=(2, 0))
    act(passed, "stay", "haste-1")
    assert GAME.to_move(passed) == 1, "the second turn had a lost move, and there is no further haste chip"
    assert passed.lost_moves == [1, 0]


def test_forty_quiet_turns_end_the_match() -> None:
    state = race(held=("merry",))
    act(state, *["stay"] * 39)
    assert GAME.outcome(state) is None
    act(state, "stay")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (0, MORE_POINTS, (1, 0))
    assert GAME.legal(state) == []
    assert GAME.public(state).quiet == 40


def test_a_chip_taken_begins_the_count_anew() -> None:
    state = race()
    state.chips[at("1 0 s")] = "rope"
    act(state, "stay", "stay", "move 1 0 s")
    assert state.quiet == 0


def revealed(tiles: dict[tuple[int, int], str], frodo: str = "0 0 n", chips: dict[str, str] | None = None) -> State:
    """The land with these tiles, the last one becoming Mount Doom now."""
    state = moving(tiles, frodo, chips=chips)
    reveal_doom(state, [])
    return state


def test_doom_comes_on_the_neutral_tile_laid_last_although_land_was_laid_later() -> None:
    state = revealed({(1, 0): "FFPP", (1, -1): "????", (2, 0): "PWMF", (0, -1): "MPFW"})
    assert state.land.doom == cell_at(1, -1)


def test_without_a_neutral_tile_doom_comes_on_the_tile_laid_last() -> None:
    state = revealed({(1, 0): "FFPP", (0, -1): "MPFW"})
    assert state.land.doom == cell_at(0, -1)


def test_regions_fall_apart_around_doom_and_the_hobbit_stays_with_the_first_section() -> None:
    # A plain runs through 1 -1 from the tile in its west to the tile in its south.
    tiles = {(0, -1): "MPFW", (1, 0): "PFPF", (1, -1): "FMPP"}
    state = revealed(tiles, "1 0 n", chips={"1 -1 s": "sting"})
    assert state.region_of(0) == at("0 -1 e")
    assert state.land.region[at("1 0 n")] == at("1 0 n")
    assert state.land.is_region(at("1 0 n")), "Doom lies across its side"
    assert state.chips == {}, "the chip on the tile is back in the box"


def test_a_hobbit_of_whose_region_nothing_is_left_goes_back_to_the_shire() -> None:
    state = revealed({(0, -1): "MPFW", (1, 0): "PFPF", (1, -1): "FFPP"}, "1 -1 e")
    assert GAME.public(state).hobbits[0].side == "shire"


def test_doom_is_entered_from_mountains_across_its_sides_only() -> None:
    land = land_of({(0, 1): "MMPW", (1, 0): "FFPP", (1, 1): "????"})
    land.reveal_doom(cell_at(1, 1))
    assert land.gates == (at("0 1 n"),)


def test_without_a_mountain_beside_it_doom_is_entered_from_all_the_regions_there() -> None:
    land = land_of({(0, 1): "MPPW", (1, 0): "FFPP", (1, 1): "????"})
    land.reveal_doom(cell_at(1, 1))
    assert land.gates == (at("1 0 s"), at("0 1 e"))


def test_doom_is_never_entered_from_the_shire() -> None:
    state = moving({(0, -1): "MPFW", (1, 0): "????"}, "0 0 n", phase=3, doom=(1, 0))
    assert not any(action.endswith("doom") for action in GAME.legal(state))


def test_who_enters_doom_ends_the_match() -> None:
    state = moving({(0, 1): "MMPW", (1, 0): "FFPP", (1, 1): "????"}, "0 1 n", held=("merry",), phase=3, doom=(1, 1))
    act(state, "move 1 1 doom")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (0, MORE_POINTS, (4, 0))
    hobbit = GAME.public(state).hobbits[0]
    assert (hobbit.x, hobbit.y, hobbit.side) == (1, 1, "doom")
    assert GAME.to_move(state) is None


def scored(held: tuple[str, ...], doom: bool = False, used: int = 0) -> int:
    state = race(held=held)
    state.used[0] = [["gandalf", "sting"]] * used
    if doom:
        state.hobbits[0] = 4 * state.land.doom
    return scoring.total(state, 0)


def test_points_of_blue_chips_pairs_and_arrival() -> None:
    assert scored(("gandalf", "lembas", "shelob", "cave-1")) == 8
    assert scored(("eagle-1", "haste-1", "ring")) == 3
    assert scored(("gandalf", "sting"), used=1) == 4
    assert scored(("gollum",)) == -1
    assert scored(("gollum", "ring")) == 1
    assert scored((), doom=True) == 3
    assert scored(("ring",), doom=True) == 5
    assert scored(("ring", "gollum"), doom=True) == 6
    assert scored(("gollum",), doom=True) == 2


def test_equal_points_go_to_who_reached_doom() -> None:
    state = moving({(0, 1): "MMPW", (1, 0): "FFPP", (1, 1): "????"}, "0 1 n", phase=3, doom=(1, 1))
    state.held[1] = ["gandalf"]
    act(state, "move 1 1 doom")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (0, REACHED_MOUNT_DOOM, (3, 3))
