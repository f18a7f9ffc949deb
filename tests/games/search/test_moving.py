"""Moving, chips, fights, boats, eagles, scouts and lost moves."""

from games.search import GAME
from games.search.state import State
from tests.games.search.positions import act, at, moving

# North of the Shire lies a wood, east of it plains, west of it water; the mountain in the north has two sections.
LAND = {
    (0, -1): "MPFW",
    (0, -2): "FFMP",
    (1, 0): "FFPP",
    (2, 0): "PWMF",
    (-1, 0): "FWMW",
    (1, -1): "PMFP",
    (0, 1): "MPPW",
}


def legal(state: State) -> set[str]:
    return set(GAME.legal(state))


def test_from_the_shire_the_regions_across_its_sides_may_be_entered_single_sections_too() -> None:
    # In the north and the west a single section lies beside the Shire; the water asks for a boat.
    assert legal(moving({(0, -1): "MPFW", (1, 0): "FFPP", (-1, 0): "FWMW"}, "0 0 n")) == {
        *("move 0 -1 s", "move 1 0 s", "stay"),
    }


def test_a_single_section_that_is_not_beside_the_shire_borders_nothing() -> None:
    state = moving({(0, -1): "MPFW"}, "0 -1 s")
    assert legal(state) == {"move 0 0 shire", "stay"}


def test_a_region_is_named_by_its_first_section_and_corners_do_not_count() -> None:
    state = moving(LAND, "1 0 n")
    # The wood of 1 -1, 1 0 and 2 0 touches the plain of 0 -1 and 1 -1, and the one beside the Shire.
    assert legal(state) == {"move 0 -1 e", "move 1 0 s", "stay"}


def test_the_region_of_the_other_hobbit_is_closed_but_the_shire_is_open_to_both() -> None:
    state = moving(LAND, "1 0 n", "1 0 s")
    assert "move 1 0 s" not in legal(state)
    shared = moving({(0, -1): "MPFW"}, "0 -1 s", "0 0 n")
    assert "move 0 0 shire" in legal(shared)


def test_water_is_entered_only_with_a_boat() -> None:
    tiles = {(0, -1): "MPFW", (-1, -1): "FWPM"}
    assert "move -1 -1 e" not in legal(moving(tiles, "0 -1 s"))
    state = moving(tiles, "0 -1 s", held=("cave-1", "cave-2"))
    assert act(state, "boat") == ["boat"]
    assert "move -1 -1 e" in legal(state)


def test_a_boat_costs_the_two_brown_chips_of_least_value_the_first_taken_of_equals() -> None:
    state = moving(LAND, "0 0 n", held=("balrog", "troll-2", "merry", "orc-3", "chief-1"))
    act(state, "boat")
    assert state.held[0] == ["balrog", "merry", "chief-1"]
    assert state.boats == [True, False]
    assert "boat" not in legal(state), "one boat per player"
    assert state.step == "move", "the move step goes on"


def test_one_brown_chip_is_too_few_for_a_boat() -> None:
    assert "boat" not in legal(moving(LAND, "0 0 n", held=("balrog", "gandalf", "ring")))


def test_the_chips_of_the_region_entered_are_taken_in_reading_order() -> None:
    state = moving(LAND, "1 0 s", chips={"1 0 e": "merry", "1 -1 s": "gandalf", "2 0 w": "gimli"})
    act(state, "move 1 -1 s")
    assert state.held[0] == ["gandalf", "merry", "gimli"]
    assert state.chips == {}


def test_while_chips_lie_in_the_own_region_a_move_takes_them() -> None:
    state = moving(LAND, "1 0 e", chips={"2 0 w": "gimli"})
    assert "move 1 -1 s" in legal(state)
    act(state, "move 1 -1 s")
    assert state.held[0] == ["gimli"]
    assert "move 1 -1 s" not in legal(moving(LAND, "1 0 e"))


def test_a_blue_chip_is_known_to_its_owner_alone() -> None:
    state = moving(LAND, "0 0 n", chips={"1 0 s": "gollum"})
    act(state, "move 1 0 s")
    assert GAME.private(state, 0).blue == ["gollum"]
    assert GAME.private(state, 1).blue == []
    assert GAME.public(state).blue_held == [1, 0]


def test_a_troll_costs_a_move_and_a_balrog_two_and_lost_moves_add_up() -> None:
    state = moving(LAND, "0 0 n", chips={"1 0 s": "troll-1", "1 0 w": "balrog"})
    act(state, "move 1 0 s")
    assert state.lost_moves == [3, 0]
    assert state.held[0] == ["troll-1", "balrog"]


def test_a_cave_is_empty() -> None:
    state = moving(LAND, "0 0 n", chips={"1 0 s": "cave-4"})
    act(state, "move 1 0 s")
    assert state.lost_moves == [0, 0]
    assert state.held[0] == ["cave-4"]


def test_an_aid_is_asked_only_of_a_player_with_an_unused_pair() -> None:
    state = moving(LAND, "0 0 n", chips={"1 0 s": "orc-1"}, held=("gandalf", "rope", "legolas"))
    act(state, "move 1 0 s")
    assert state.step != "fight"
    assert state.lost_moves == [1, 0]


def test_two_pairs_help_against_two_lost_moves_one_after_the_other() -> None:
    state = moving(LAND, "0 0 n", chips={"1 0 s": "shelob"}, held=("gandalf", "sting", "merry", "anduril"))
    act(state, "move 1 0 s")
    fight = GAME.public(state).fight
    assert fight is not None
    assert (fight.chip, fight.moves) == ("shelob", 2)
    assert legal(state) == {
        *("aid gandalf sting", "aid gandalf anduril", "aid merry sting", "aid merry anduril", "fight"),
    }
    act(state, "aid merry sting")
    assert legal(state) == {"aid gandalf anduril", "fight"}
    assert state.held[0][-1] == "shelob", "the chip is its taker's at once"
    act(state, "aid gandalf anduril")
    assert state.lost_moves == [0, 0]
    assert state.used[0] == [["merry", "sting"], ["gandalf", "anduril"]]


def test_after_one_aid_without_a_second_pair_the_other_move_is_lost() -> None:
    state = moving(LAND, "0 0 n", chips={"1 0 s": "shelob"}, held=("gandalf", "sting", "merry"))
    act(state, "move 1 0 s", "aid gandalf sting")
    assert state.lost_moves == [1, 0]
    assert state.step != "fight"


def test_a_pair_taken_on_the_way_helps_and_what_lies_behind_the_fight_is_taken_after_it() -> None:
    chips = {"1 -1 s": "sting", "1 0 n": "orc-1", "1 0 e": "merry"}
    state = moving(LAND, "1 0 s", chips=chips, held=("gimli",))
    act(state, "move 1 -1 s")
    assert state.step == "fight"
    assert state.held[0] == ["gimli", "sting", "orc-1"]
    act(state, "fight")
    assert state.held[0] == ["gimli", "sting", "orc-1", "merry"]
    assert state.lost_moves == [1, 0]


def test_an_eagle_flies_to_a_region_of_the_same_terrain_in_a_row_of_the_own_region() -> None:
    tiles = {(1, 0): "FFPP", (2, 0): "PMMF", (-1, 0): "FWFF", (0, -1): "FFFM", (0, 1): "MFFP", (0, 2): "FPPP"}
    chips = {"0 -1 n": "merry"}
    state = moving(tiles, "1 0 n", held=("eagle-2",), chips=chips)
    # Wood lies in the rows −1 (the Shire's north), 0 (west) and 1 (south); the hobbit's own wood lies in row 0.
    assert {action for action in legal(state) if action.startswith("eagle")} == {"eagle-2 -1 0 n"}
    act(state, "eagle-2 -1 0 n")
    assert state.region_of(0) == at("-1 0 n")
    assert state.blue[0] == []
    assert GAME.public(state).blue_held == [0, 0]


def test_an_eagle_does_not_fly_from_the_shire_nor_to_the_other_hobbit() -> None:
    tiles = {(1, 0): "FFPP", (-1, 0): "FWFF"}
    assert not any(action.startswith("eagle") for action in legal(moving(tiles, "0 0 n", held=("eagle-1",))))
    occupied = moving(tiles, "1 0 n", "-1 0 s", held=("eagle-1",))
    assert not any(action.startswith("eagle") for action in legal(occupied))


def test_a_scout_sees_the_face_down_chips_all_around_even_where_it_may_not_go() -> None:
    tiles = {(0, -1): "MPFW", (-1, -1): "FWPM", (0, -2): "FFMP"}
    chips = {"-1 -1 e": "ring", "0 -2 s": "shelob"}
    state = moving(tiles, "0 -1 s", "0 -2 s", chips=chips, held=("legolas", "rope", "cloak"))
    assert {"scout legolas rope", "scout legolas cloak"} <= legal(state)
    assert act(state, "scout legolas rope") == ["scouted"]
    seen = [(chip.x, chip.y, chip.side, chip.chip) for chip in GAME.private(state, 0).scouted]
    assert seen == [(-1, -1, "e", "ring")]
    assert GAME.private(state, 1).scouted == []
    assert state.step == "move"


def test_a_scout_needs_something_unseen() -> None:
    chips = {"-1 -1 e": "ring"}
    held = ("legolas", "rope", "galadriel", "cloak")
    state = moving({(0, -1): "MPFW", (-1, -1): "FWPM"}, "0 -1 s", chips=chips, held=held)
    act(state, "scout legolas rope")
    assert not any(action.startswith("scout") for action in legal(state))
    face_up = moving({(0, -1): "MPFW", (1, -1): "FPPP"}, "0 -1 s", chips={"0 -1 e": "sting"}, held=held)
    assert not any(action.startswith("scout") for action in legal(face_up))


def test_chips_of_a_used_pair_cannot_be_used_again_in_any_pair() -> None:
    chips = {"-1 -1 e": "ring", "1 0 s": "orc-1"}
    state = moving(LAND, "0 0 n", chips=chips, held=("gandalf", "sting", "merry"))
    state.used[0].append(["gandalf", "sting"])
    act(state, "move 1 0 s")
    assert state.step != "fight"
    assert state.held[0] == ["gandalf", "sting", "merry", "orc-1"], "a pair used stays its owner's"
