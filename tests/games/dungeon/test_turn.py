"""A Hero's turn: its beginning, main actions, moves and locks, the hand limit."""

import pytest

from games.dungeon import GAME
from games.dungeon.results import THE_HERO_FELL
from tests.games.dungeon.position import act, legal, position


def test_waiting_gives_a_favour_and_ends_the_turn() -> None:
    state = position()
    act(state, "wait")
    assert (state.lord.favour, state.bank, state.turn, state.phase) == (4, 19, 2, "act")


def test_an_empty_bank_gives_what_it_holds() -> None:
    state = position(favour=23)
    act(state, "wait")
    assert (state.lord.favour, state.bank) == (23, 0)


def test_poison_takes_life_at_the_start_of_each_turn() -> None:
    state = position(poisoned=True)
    act(state, "wait", "wait")
    assert state.hero.life == 14


def test_the_torches_are_out_from_turn_41_on() -> None:
    state = position(fields={"turn": 39})
    act(state, "wait")
    assert (state.turn, state.hero.life) == (40, 16)
    act(state, "wait")
    assert (state.turn, state.hero.life) == (41, 15)


def test_who_dies_of_poison_does_not_see_the_darkness() -> None:
    state = position(poisoned=True, life=1, fields={"turn": 50})
    act(state, "wait")
    outcome = GAME.outcome(state)
    assert state.hero.life == 0
    assert outcome is not None
    assert outcome.as_json() == {"winner": 1, "reason": THE_HERO_FELL, "score": [0, 20]}
    assert (state.mover, state.phase, legal(state)) == (None, "over", set())


def test_lava_and_rubble_cannot_be_entered_and_walls_are_of_both_sides() -> None:
    state = position("c2", {"c2": "hall", "b2": "rubble", "c1": "turn es", "c3": "fork esw"})
    assert {move for move in legal(state) if move.startswith("move")} == {"move c3", "move d2"}
    state.hero.cell = "c1"
    assert {move for move in legal(state) if move.startswith("move")} == set()


def test_from_a_locked_door_the_only_way_is_back() -> None:
    state = position("b2", {"b2": "door"}, came_from="a2")
    assert legal(state) == {"move a2", "force", "pick", "wait"}


def test_from_a_locked_door_after_a_teleport_there_is_none() -> None:
    assert legal(position("b2", {"b2": "door"})) == {"force", "pick", "wait"}


def test_a_locked_prison_holds_and_hurts() -> None:
    state = position("b2", {"b2": "prison"}, came_from="a2", strength=2)
    assert legal(state) == {"force", "pick", "wait"}
    act(state, "force", chance=[[3, 4]])
    assert (state.hero.life, state.lord.favour, state.cells["b2"].turned) == (15, 4, False)
    act(state, "force", chance=[[4, 4]])
    assert (state.hero.life, state.lord.favour, state.cells["b2"].turned) == (15, 5, True)


def test_a_door_is_picked_with_agility() -> None:
    state = position("b2", {"b2": "door"}, came_from="a2", agility=3)
    act(state, "pick", chance=[[3, 3]])
    assert state.cells["b2"].turned
    assert {"move b1", "move b3", "move c2"} <= legal(state)


def test_one_search_a_turn_and_each_place_once_a_game() -> None:
    state = position("b2", {"b2": "hall", "b3": "rubble", "b1": "rubble", "a2": "rubble searched"})
    assert {"search", "search b3", "search b1"} <= legal(state)
    assert "search a2" not in legal(state)
    act(state, "search b3", chance=[[3, 3]])
    assert not {action for action in legal(state) if action.startswith("search")}
    act(state, "wait")
    assert {action for action in legal(state) if action.startswith("search")} == {"search", "search b1"}


def test_a_rubble_is_searched_through_walls() -> None:
    state = position("b2", {"b2": "turn sw", "b3": "rubble"})
    assert "search b3" in legal(state)


def test_the_ninth_card_makes_the_hero_drop_one_that_is_no_poison() -> None:
    state = position("b2", {"b2": "hall"}, hand="poison poison rope rope boots boots amulet amulet", hero_deck="shield")
    act(state, "search", chance=[[4, 4]])
    assert state.phase == "drop"
    assert legal(state) == {"drop rope", "drop boots", "drop amulet", "drop shield"}
    act(state, "drop boots")
    assert state.hands[0] == ["poison", "poison", "rope", "rope", "boots", "amulet", "amulet", "shield"]
    assert (state.phase, state.hero_discard) == ("act", ["boots"])


def test_three_cards_from_a_chest_are_dropped_one_by_one() -> None:
    state = position("b2", {"b2": "chest-3"}, hand="rope " * 7, hero_deck="boots boots boots")
    act(state, "open", chance=[[4, 4]])
    assert (state.phase, len(state.hands[0])) == ("drop", 10)
    act(state, "drop rope")
    assert state.phase == "drop"
    act(state, "drop boots")
    assert (state.phase, len(state.hands[0]), state.cells["b2"].turned) == ("act", 8, True)


def test_an_empty_deck_is_refilled_from_the_discard_as_it_lies() -> None:
    state = position("b2", {"b2": "hall"}, hero_deck="", fields={"hero_discard": ["rope", "boots", "amulet"]})
    act(state, "search", chance=[[4, 4], [2, 0, 1]])
    assert (state.hands[0], state.hero_deck, state.hero_discard) == (["amulet"], ["rope", "boots"], [])


def test_with_both_piles_empty_nothing_is_drawn() -> None:
    state = position("b2", {"b2": "hall"}, hero_deck="")
    act(state, "search", chance=[[4, 4]])
    assert state.hands[0] == []


def test_lasting_cards_lie_until_the_end_of_the_turn_and_go_in_the_order_played() -> None:
    state = position("b2", {"b2": "goblin"}, "shield rune-sword", phase="fight", came_from="a2")
    act(state, "use shield", "use rune-sword")
    assert (state.active[0], state.hero_discard, state.played) == (["shield", "rune-sword"], [], 2)
    state.ending = True
    act(state, "fight", chance=[[3, 3]])
    assert (state.active[0], state.hero_discard, state.played) == ([], ["rune-sword", "shield"], 0)


@pytest.mark.parametrize("phase", ["act", "enter", "fight"])
def test_never_more_than_two_cards_in_a_turn(phase: str) -> None:
    cells = {"act": "hall", "enter": "pit", "fight": "goblin"}
    state = position("b2", {"b2": cells[phase]}, "potion-1", phase=phase, life=3, came_from="a2")
    assert "use potion-1" in legal(state)
    state.played = 2
    assert not {action for action in legal(state) if action.startswith("use")}
