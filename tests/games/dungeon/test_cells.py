"""What the cells do when they are entered, and afterwards."""

import pytest

from games.dungeon import GAME
from games.dungeon.results import THE_BLACK_LORD_FELL
from games.dungeon.state import BARE
from tests.games.dungeon.position import act, legal, position, types


def test_a_hero_without_a_choice_goes() -> None:
    state = position("a2", {"a2": "hall", "b2": "trap-1"}, "shield", came_from="a1")
    act(state, "move b2", chance=[[5, 5]])
    assert (state.hero.life, state.turn) == (16, 2)


def test_a_hero_with_a_choice_is_asked_and_asked_again() -> None:
    state = position("a2", {"a2": "hall", "b2": "trap-1"}, "luck-charm potion-1 potion-2", life=10)
    act(state, "move b2")
    assert (state.phase, legal(state)) == ("enter", {"go", "use luck-charm", "use potion-1", "use potion-2"})
    act(state, "use potion-1")
    assert (state.phase, state.hero.life) == ("enter", 11)
    act(state, "use luck-charm", chance=[[4, 4]])
    # Two cards are used: no choice is left, and 8 + 1 + 2 passes.
    assert (state.turn, state.hero.life) == (2, 11)


def test_a_trap_hits_on_every_entry_for_n_and_one() -> None:
    state = position("a2", {"a2": "hall", "b2": "trap-2"}, came_from="a1")
    act(state, "move b2", "move a2", "move b2", chance=[[5, 4], [5, 4]])
    assert (state.hero.life, state.cells["b2"].card) == (10, "trap-2")


def test_a_trap_is_disarmed_later_on_its_cell() -> None:
    state = position("b2", {"b2": "trap-2"}, "golem-scroll")
    act(state, "use golem-scroll", chance=[[4, 5]])
    assert (state.cells["b2"], state.hero.beaten, state.phase, state.turn) == (BARE, ["trap-2"], "act", 1)


def test_a_spell_that_fails_is_used_up() -> None:
    state = position("a2", {"a2": "hall", "b2": "trap-2"}, "golem-scroll")
    act(state, "move b2", "use golem-scroll", chance=[[1, 1], [6, 6]])
    assert (state.hero_discard, state.cells["b2"].card, state.turn) == (["golem-scroll"], "trap-2", 2)


def test_a_pit_leapt_over_gives_nothing() -> None:
    state = position("a2", {"a2": "hall", "b2": "pit"}, "rope")
    act(state, "move b2", "go", chance=[[4, 4]])
    assert (state.hero.life, state.lord.favour, state.cells["b2"].searched) == (16, 4, False)


def test_climbing_down_on_entry_costs_two_favour_and_no_life() -> None:
    state = position("a2", {"a2": "hall", "b2": "pit"}, hero_deck="amulet")
    act(state, "move b2", "climb down")
    assert (state.hero.life, state.lord.favour, state.hands[0], state.turn) == (16, 3 + 1 + 2, ["amulet"], 2)
    assert "climb down" not in legal(state)


def test_climbing_down_later_costs_two_favour_and_the_turn() -> None:
    state = position("b2", {"b2": "pit"}, hero_deck="amulet")
    act(state, "climb down")
    assert (state.lord.favour, state.hands[0], state.turn) == (5, ["amulet"], 2)


def test_a_second_fall_finds_no_remains() -> None:
    state = position("a2", {"a2": "hall", "b2": "pit searched"})
    act(state, "move b2", chance=[[3, 4]])
    assert (state.hero.life, state.lord.favour, state.hands[0]) == (14, 7, [])


def test_who_dies_in_a_pit_gives_no_favour_for_the_fall() -> None:
    state = position("a2", {"a2": "hall", "b2": "pit"}, "rope", life=2)
    act(state, "move b2", "go", chance=[[1, 1]])
    assert (state.phase, state.lord.favour, state.hands[0]) == ("over", 4, ["rope"])


def test_a_rope_turns_the_pit_over() -> None:
    state = position("a2", {"a2": "hall", "b2": "pit searched"}, "rope")
    act(state, "move b2", "use rope")
    assert (state.cells["b2"].turned, state.cells["b2"].searched, state.turn) == (True, False, 2)


def test_a_trapped_chest_hurts_who_is_clumsy_and_gives_its_cards() -> None:
    state = position("b2", {"b2": "chest-2"}, hero_deck="rope boots")
    act(state, "open", chance=[[4, 5], [3, 4]])
    assert (state.hero.life, state.hands[0], state.phase) == (14, ["rope", "boots"], "act")
    assert "open" not in legal(state)


def test_bad_water_is_for_good() -> None:
    state = position("b2", {"b2": "fountain"}, "water-scroll")
    act(state, "drink", chance=[[4, 5]])
    assert (state.hero.life, state.cells["b2"].spoiled) == (13, True)
    assert "use water-scroll" not in legal(state)


def test_good_water_heals_poisoning() -> None:
    state = position("b2", {"b2": "fountain"}, poisoned=True, life=8)
    act(state, "drink", chance=[[4, 4]])
    assert (state.hero.life, state.hero.poisoned, state.cells["b2"].spoiled) == (13, False, False)


def test_the_idol_makes_all_poisons_act_together() -> None:
    state = position("a2", {"a2": "hall", "b2": "idol"}, "poison rope poison poison")
    act(state, "move b2", chance=[[3]])
    assert (state.hero.life, state.hero.poisoned) == (16 - 9 - 1, True)
    assert (state.hero.strength, state.hero.mind, state.hero.agility) == (1, 0, 1)
    assert (state.hands[0], state.hero_discard) == (["rope"], ["poison"] * 3)
    assert state.seen[1] == ["poison", "rope", "poison", "poison"]


def test_an_attribute_of_nothing_is_rolled_again() -> None:
    state = position("a2", {"a2": "hall", "b2": "idol"}, "poison poison poison", mind=0)
    act(state, "move b2", chance=[[4], [3], [6]])
    assert (state.hero.strength, state.hero.mind, state.hero.agility) == (1, 0, 0)


def test_a_hero_with_no_attribute_left_is_not_rolled_for() -> None:
    state = position("a2", {"a2": "hall", "b2": "idol"}, "poison poison poison", strength=0, mind=0, agility=0)
    act(state, "move b2", chance=[])
    assert state.hero.poisoned


def test_two_poisons_leave_the_attributes() -> None:
    state = position("a2", {"a2": "hall", "b2": "idol"}, "poison poison")
    act(state, "move b2", chance=[])
    assert state.hero.life == 16 - 6 - 1


def test_without_poison_the_idol_only_sees_the_hand() -> None:
    state = position("a2", {"a2": "hall", "b2": "idol"}, "rope")
    act(state, "move b2")
    assert (state.hero.life, state.hero.poisoned, state.seen[1], state.turn) == (16, False, ["rope"], 2)


def test_the_shown_hand_is_in_no_public_event() -> None:
    state = position("a2", {"a2": "hall", "b2": "idol"}, "rope boots")
    events = act(state, "move b2")
    assert "hand_shown" in types(events)
    assert "rope" not in str(events)


def test_smashing_an_idol_gives_favour_before_and_costs_four_life() -> None:
    state = position("b2", {"b2": "idol"}, strength=3)
    act(state, "smash", chance=[[3, 4]])
    assert (state.lord.favour, state.lord.life, state.cells["b2"].turned) == (4, 20, False)
    act(state, "smash", chance=[[4, 4]])
    assert (state.lord.favour, state.lord.life, state.cells["b2"].turned) == (5, 16, True)


def test_battle_3_against_an_idol_gives_favour_even_when_it_fails() -> None:
    state = position("b2", {"b2": "idol"}, "battle-3 battle-2")
    assert "use battle-2" not in legal(state)
    act(state, "use battle-3", chance=[[4, 5]])
    assert (state.lord.favour, state.lord.life, state.phase) == (4, 20, "act")


def test_the_last_life_of_the_lord_may_go_with_an_idol() -> None:
    state = position("b2", {"b2": "idol"}, "amulet")
    state.lord.life = 4
    act(state, "use amulet")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (0, THE_BLACK_LORD_FELL, (16, 0))


def test_a_teleport_is_no_step_and_leaves_no_way_back() -> None:
    cells = {"a2": "hall", "b2": "teleport-2 e", "d2": "hall"}
    state = position("a2", cells, farthest=2)
    act(state, "move b2")
    assert (state.hero.cell, state.hero.came_from, state.lord.favour, state.turn) == ("d2", None, 4, 2)


def test_what_lies_at_the_target_happens() -> None:
    cells = {"a2": "hall", "b2": "teleport-2 e", "d2": "orc"}
    state = position("a2", cells, farthest=2)
    act(state, "move b2")
    assert state.phase == "fight"
    assert legal(state) == {"fight", "cast", "slip"}


@pytest.mark.parametrize("card", ["hall", "door turned", "trap-3 turned", "pit turned", "idol turned", "bare"])
def test_nothing_happens_on_halls_and_what_is_turned_over(card: str) -> None:
    state = position("a2", {"a2": "hall", "b2": card}, "poison potion-1", life=5)
    act(state, "move b2")
    assert (state.phase, state.turn, state.hero.life) == ("act", 2, 5)
