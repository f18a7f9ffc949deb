"""Placing tiles: the cross, the land, rules a to e, meeting places."""

from games.search import GAME
from games.search.grid import cell_at
from games.search.placing import joins_hobbits
from games.search.state import PLACE, State
from games.search.turn import carry_on
from tests.games.search.positions import act, at, land_of, moving, opened


def placing(state: State, hand: list[str], discard: tuple[str, ...] = (), stock: list[str] | None = None) -> State:
    """The same land before Frodo's placing, with these tiles in hand, discard and stock."""
    state.step, state.hands[0], state.stock, state.discard = PLACE, hand, stock or [], list(discard)
    state.tile_laid = state.eventful = False
    carry_on(state, [])
    return state


def chips_of(state: State) -> list[tuple[int, int, str, str | None]]:
    return [(chip.x, chip.y, chip.side, chip.chip) for chip in GAME.public(state).chips]


def test_the_first_tile_goes_to_a_cell_beside_the_shire_with_the_side_that_it_shows() -> None:
    state = opened(["FFFM", "FPFP", "MPWP"])
    legal = GAME.legal(state)
    assert {action for action in legal if action.startswith("place FFFM")} == {
        *("place FFFM 0 0 -1", "place FFFM 1 0 -1", "place FFFM 2 0 -1"),
        "place FFFM 1 0 1",
    }
    assert "place FPFP 0 0 -1" in legal
    assert "place FPFP 1 1 0" not in legal, "its west side would show forest to the Shire's plain"
    assert "place FPFP 0 1 0" in legal


def test_equal_looking_turns_are_one_placing() -> None:
    state = opened(["FPFP"])
    assert {action.split()[2] for action in GAME.legal(state) if action.startswith("place FPFP")} <= {"0", "1"}


def test_an_arm_has_at_most_four_tiles_and_both_together_seven() -> None:
    land = opened().land
    for x in (1, 2, 3, 4):
        assert cell_at(x, 0) in land.spots
        land.lay(cell_at(x, 0), "PPPP")
    assert cell_at(5, 0) not in land.spots
    for x in (-1, -2, -3):
        assert cell_at(x, 0) in land.spots
        land.lay(cell_at(x, 0), "WWWW")
    assert set(land.spots) == {cell_at(0, -1), cell_at(0, 1)}


def test_the_last_tile_of_the_cross_begins_phase_2_with_all_cells_that_touch_two_tiles() -> None:
    land = opened().land
    for x in (1, 2, 3, 4, -1, -2, -3):
        land.lay(cell_at(x, 0), "PPPP")
    for y in (1, 2, 3, -1):
        land.lay(cell_at(0, y), "MMMM")
    assert not land.cross_complete
    land.lay(cell_at(0, -2), "MMMM")
    assert land.cross_complete
    assert sorted(land.spots) == sorted(cell_at(x, y) for x in (1, -1) for y in (1, -1))


def test_in_the_cross_a_hand_that_does_not_fit_is_discarded_and_three_are_drawn() -> None:
    state = opened()
    state.land.spots = [cell_at(0, 1)]  # as if only the south arm, which shows mountain, could still grow
    placing(state, ["FFFP", "PPWW", "PWPW"], stock=state.stock)
    assert GAME.legal(state) == ["discard"]
    stock = state.stock[:3]
    assert act(state, "discard")[:2] == ["discarded", "drew"]
    assert state.discard == ["FFFP", "PPWW", "PWPW"]
    assert state.hands[0] == stock
    assert GAME.to_move(state) == 1


def test_a_placing_that_would_bring_both_hobbits_together_is_illegal() -> None:
    tiles = {(0, -1): "MFFP", (1, 0): "FWPP", (0, -2): "WFMW"}
    state = moving(tiles, "0 -1 e", "1 0 n")
    assert joins_hobbits(state, cell_at(1, -1), "WFFF")
    placing(state, ["FFFW"])
    assert "place FFFW 1 1 -1" not in GAME.legal(state)
    state.hobbits[1] = at("0 0 n")
    placing(state, ["FFFW"])
    assert "place FFFW 1 1 -1" in GAME.legal(state)


def test_a_placing_beside_a_neutral_tile_may_bring_the_hobbits_together_too() -> None:
    # The plain in the south of the neutral tile touches its blank east, which would take what is laid in the east.
    tiles = {(0, -1): "MWFP", (1, 0): "PWPP", (2, 0): "PFFW", (1, -1): "????"}
    state = moving(tiles, "1 0 n", "2 0 n")
    state.land.spots = [cell_at(2, -1)]
    assert not joins_hobbits(state, cell_at(2, -1), "MFPF")
    assert joins_hobbits(state, cell_at(2, -1), "MFPP")


def test_an_empty_hand_plays_a_fitting_tile_of_the_discard() -> None:
    state = placing(moving({(0, -1): "MWFP", (1, 0): "WWPP"}, "0 0 n"), [], ("FFFM", "FPWW", "PWPW"))
    legal = GAME.legal(state)
    assert {action.split()[0] for action in legal} == {"place"}
    assert "place FPWW 0 1 -1" in legal
    act(state, "place FPWW 0 1 -1")
    assert state.discard == ["FFFM", "PWPW"]


def test_with_nothing_fitting_in_the_discard_one_is_laid_face_down() -> None:
    state = placing(moving({(0, -1): "MWFP", (1, 0): "WWPP"}, "0 0 n"), [], ("FFFM", "MPMP"))
    assert set(GAME.legal(state)) == {f"neutral {tile} {x} {y}" for tile in state.discard for x, y in [(1, -1)]}
    act(state, "neutral FFFM 1 -1")
    assert state.discard == ["MPMP"]
    assert {"x": 1, "y": -1, "tile": "????"} in [tile.model_dump() for tile in GAME.public(state).board]


def test_with_nothing_to_lay_the_turn_goes_on_with_the_move() -> None:
    state = placing(moving({(0, -1): "MWFP"}, "0 0 n"), [])
    assert state.step == "move"
    assert "stay" in GAME.legal(state)


def test_a_neutral_section_makes_a_meeting_place_with_the_land_across_its_side() -> None:
    state = moving({(0, -1): "MWFP", (1, 0): "FWPP"}, "0 0 n")
    state.supply["blue"], state.supply["green"] = ["ring"], ["merry"]
    placing(state, [], ("MPMP",))
    act(state, "neutral MPMP 1 -1")
    assert chips_of(state) == [(0, -1, "e", None), (1, -1, "s", "merry")]


def test_like_neutral_sections_join_inside_the_tile_before_meeting_places_are_looked_for() -> None:
    state = moving({(0, -1): "MFFP", (1, 0): "FWPP"}, "0 0 n")
    placing(state, [], ("MPMP",))
    act(state, "neutral MPMP 1 -1")
    # The forest of the tile in the west is a region of two; both join through the neutral tile.
    assert chips_of(state) == []
    assert len(state.land.members[at("0 -1 e")]) == 5


def test_two_sections_inside_one_tile_are_a_region_but_no_meeting_place() -> None:
    state = opened(["FFPW"])
    act(state, "place FFPW 1 0 -1")
    assert len(state.land.members[at("0 -1 e")]) == 2
    assert chips_of(state) == []


def test_when_a_colour_is_used_up_the_meeting_place_stays_empty() -> None:
    state = opened(["FPFP", "FFFM", "FFFP", "FMFM"])
    state.supply["green"] = []
    act(state, "place FPFP 0 0 -1")
    assert "no_chip_left" in act(state, "place FMFM 0 0 -2")
    assert chips_of(state) == []


def test_a_chip_lies_on_the_first_section_in_reading_order() -> None:
    state = opened(["FPFP", "FFFM", "FFFP", "FMFM"], green=["pippin"])
    act(state, "place FPFP 0 0 -1", "place FMFM 0 0 -2")
    assert chips_of(state) == [(0, -2, "s", "pippin")]


def test_blank_sections_are_no_region_and_match_everything() -> None:
    land = land_of({(0, -1): "MWFP", (1, 0): "FWPP", (1, -1): "????"})
    assert land.region[at("1 -1 n")] == land.region[at("1 -1 e")] == -1
    assert land.demand[cell_at(2, -1)] == 0
    land.spots.append(cell_at(2, -1))
    land.lay(cell_at(2, -1), "PPPF")
    assert land.region[at("1 -1 e")] == land.region[at("2 -1 w")] == land.region[at("1 -1 s")]


def test_two_neutral_tiles_stay_blank_to_each_other() -> None:
    land = land_of({(0, -1): "MWFP", (1, 0): "FWPP", (1, -1): "????", (2, 0): "????", (2, -1): "????"})
    assert land.region[at("1 -1 e")] == land.region[at("2 -1 w")] == -1


def test_a_neutral_tile_beside_the_shire_takes_the_terrain_of_its_side() -> None:
    land = land_of({(1, 0): "????"})
    name = at("1 0 w")
    assert land.terrain[name] == 3, "plain"
    assert land.is_region(name), "the Shire lies across its side"
    assert land.new_pairs(cell_at(1, 0)) == [], "the Shire is no section of plain"
