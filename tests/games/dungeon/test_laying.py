"""What the Lord lays, what he drops for favour, and what happens when he can lay nothing."""

from games.dungeon import GAME
from games.dungeon.state import BARE
from tests.games.dungeon.position import act, legal, position

COSTLY = "troll troll demon demon orc prison"


def test_the_openings_include_the_side_the_hero_came_through() -> None:
    state = position(lord="turn fork")
    act(state, "move a2")
    assert legal(state) == {
        "lay turn es",
        "lay turn sw",
        "lay fork nes",
        "lay fork nsw",
        "lay fork esw",
        "drop turn",
        "drop fork",
    }


def test_only_earning_cards_are_dropped_and_once_a_turn() -> None:
    state = position(lord="hall hall door fountain trap-1", favour=2)
    act(state, "move a2")
    assert state.lord.favour == 3
    assert {action for action in legal(state) if action.startswith("drop")} == {"drop hall", "drop fountain"}
    act(state, "drop hall")
    assert state.lord.favour == 4
    assert legal(state) == {"lay hall", "lay door", "lay fountain", "lay trap-1"}
    act(state, "lay door")
    assert (state.lord.favour, state.bank) == (2, 21)


def test_a_card_that_cannot_be_paid_is_not_offered() -> None:
    state = position(lord="trap-3 crypt door", favour=2)
    act(state, "move a2")
    assert legal(state) == {"lay door"}


def test_after_a_drop_that_leaves_only_costly_cards_the_hand_is_shown() -> None:
    state = position(lord=f"hall {COSTLY}", favour=0, dungeon_deck="pit pit pit pit pit hall hall")
    act(state, "move a2", "drop hall")
    assert state.seen[0] == COSTLY.split()
    assert state.hands[1] == ["pit", "pit", "pit", "pit", "pit", "hall"]
    assert state.dungeon_discard == [*reversed(COSTLY.split()), "hall"]
    assert state.phase == "lay"


def test_a_droppable_card_that_may_not_lie_does_not_count() -> None:
    # Between the stairs and a rubble every turn would lead nowhere; the hand is not one to choose from.
    cells = {"b1": "rubble", "b2": "rubble", "a3": "turn es"}
    state = position("a1", cells, lord="turn turn turn turn turn turn", favour=0, dungeon_deck="hall " * 6)
    act(state, "move a2")
    assert state.seen[0] == ["turn"] * 6
    assert legal(state) == {"drop hall", "lay hall"}


def test_the_third_new_hand_that_is_no_better_leaves_a_bare_hall() -> None:
    state = position(lord=COSTLY, favour=0, dungeon_deck="troll " * 18 + "orc")
    act(state, "move a2")
    assert state.cells["a2"] == BARE
    assert (state.phase, state.turn) == ("act", 2)
    assert state.dungeon_discard == ["troll"] * 12 + list(reversed(COSTLY.split()))
    assert state.seen[0] == ["troll"] * 6


def test_a_bare_hall_cannot_be_searched() -> None:
    assert "search" not in legal(position("a2", {"a2": "bare"}))


def test_a_rubble_sends_the_hero_back_as_he_was() -> None:
    state = position("b1", {"b1": "hall"}, lord="rubble", came_from="a1")
    act(state, "move b2", "lay rubble")
    assert (state.hero.cell, state.hero.came_from, state.turn, state.lord.favour) == ("b1", "a1", 2, 2)
    assert "move b2" not in legal(state)


def test_a_teleport_points_to_where_the_hero_can_arrive() -> None:
    cells = {"b4": "rubble", "d2": "teleport-3 e", "g2": "hall"}
    state = position("a2", cells | {"a2": "hall"}, lord="teleport-2")
    act(state, "move b2")
    # North lies a rubble, east a teleport, west and south is no map.
    assert legal(state) == {"drop hall", "lay hall"}
    del state.cells["b4"], state.cells["d2"]
    state.hands[1] = ["teleport-2"]
    assert legal(state) == {"lay teleport-2 n", "lay teleport-2 e"} | ({"drop hall"} & legal(state))


def test_a_teleport_may_not_point_to_lava() -> None:
    state = position("c3", {"c3": "hall"}, lord="teleport-2 hall", fields={"dropped": True})
    act(state, "move b3")
    assert "lay teleport-2 e" not in legal(state)


def test_turns_and_forks_of_the_deck_are_placed_without_a_prescribed_side() -> None:
    state = position(lord="teleport-2", dungeon_deck="rubble teleport-3 turn hall hall hall hall hall hall")
    act(state, "move b1", "lay teleport-2 n")
    assert (state.drawn, state.phase, state.mover, state.hero.cell) == ("turn", "lay", 1, "b3")
    assert legal(state) == {"lay turn ne", "lay turn es", "lay turn sw", "lay turn nw"}
    assert state.dungeon_deck[-2:] == ["rubble", "teleport-3"]
    act(state, "lay turn ne")
    assert (state.cells["b3"].openings, state.drawn, state.hero.came_from, state.turn) == ("ne", None, None, 2)


def test_a_card_of_the_deck_costs_and_earns_nothing() -> None:
    state = position(lord="teleport-2", dungeon_deck="fountain hall hall hall hall hall hall hall")
    act(state, "move b1", "lay teleport-2 n")
    assert (state.lord.favour, state.cells["b3"].card) == (3 + 1 - 2, "fountain")


def test_a_deck_without_a_card_that_suits_leaves_a_bare_hall() -> None:
    state = position(lord="teleport-2 door door door door door door", dungeon_deck="rubble rubble")
    act(state, "move b1", "lay teleport-2 n")
    assert state.cells["b3"] == BARE
    assert state.dungeon_deck == ["rubble", "rubble"]


def test_no_favour_of_the_bank_is_owed_twice() -> None:
    state = position(lord="fountain", favour=21)
    act(state, "move a2", "lay fountain")
    assert (state.lord.favour, state.bank) == (23, 0)
    assert GAME.legal(state)
