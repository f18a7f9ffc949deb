"""Enemies: their strength, fighting, casting, slipping past, fleeing, crypts."""

import pytest

from games.dungeon.state import BARE
from tests.games.dungeon.position import act, legal, position


@pytest.mark.parametrize(("enemy", "defence"), [("goblin", 9), ("orc", 10), ("troll", 11), ("demon", 11)])
def test_a_fight_is_strength_against_the_level(enemy: str, defence: int) -> None:
    state = position("b2", {"b2": enemy}, phase="fight", strength=defence - 7, life=16)
    act(state, "fight", chance=[[3, 3], [1, 1]])
    assert (state.phase, state.cells["b2"].enemy) == ("fight", enemy)
    act(state, "cast", "fight", chance=[[1, 1], [1, 1], [3, 4]])
    assert (state.cells["b2"], state.hero.beaten) == (BARE, [enemy])


def test_an_enemy_hits_the_defence_of_nine_for_its_level() -> None:
    state = position("b2", {"b2": "orc"}, phase="fight")
    act(state, "fight", chance=[[1, 1], [2, 2]])
    assert state.hero.life == 16
    act(state, "fight", chance=[[1, 1], [2, 3]])
    assert state.hero.life == 14


def test_shields_add_up() -> None:
    state = position("b2", {"b2": "orc"}, "shield shield", phase="fight")
    act(state, "use shield", "use shield", "cast", chance=[[1, 1], [4, 4]])
    assert state.hero.life == 16
    act(state, "cast", chance=[[1, 1], [4, 5]])
    assert state.hero.life == 14


@pytest.mark.parametrize(
    ("cell", "useful"),
    [
        ("goblin", {"use rune-sword", "use battle-1", "use battle-2", "use battle-3"}),
        ("crypt zombie", {"use rune-mace", "use battle-2", "use battle-3"}),
        ("demon", {"use death-stone", "use battle-3"}),
    ],
)
def test_weapons_and_battle_spells_are_for_their_enemies(cell: str, useful: set[str]) -> None:
    hand = "rune-sword rune-mace death-stone battle-1 battle-2 battle-3"
    state = position("b2", {"b2": cell}, hand, phase="fight")
    assert legal(state) - {"fight", "cast", "slip"} == useful


def test_the_death_stone_adds_three_against_a_demon() -> None:
    state = position("b2", {"b2": "demon"}, "death-stone", phase="fight")
    act(state, "use death-stone", "fight", chance=[[3, 4]])
    assert state.hero.beaten == ["demon"]


def test_a_weapon_does_not_help_against_the_next_enemy_of_another_kind() -> None:
    state = position("b2", {"b2": "demon"}, phase="fight", strength=3, fields={"active": [["rune-sword"], []]})
    act(state, "fight", chance=[[3, 4], [1, 1]])
    assert state.phase == "fight"


def test_who_slips_past_leaves_the_enemy_and_meets_it_again() -> None:
    state = position("a2", {"a2": "hall", "b2": "goblin"}, "rope", agility=2, came_from="a1")
    act(state, "move b2", "slip", chance=[[3, 3]])
    assert (state.cells["b2"].enemy, state.turn, state.phase) == ("goblin", 2, "act")
    assert {"move a2", "move c2"} <= legal(state)
    act(state, "move a2", "move b2")
    assert state.phase == "fight"


def test_who_does_not_slip_past_is_attacked_and_asked_again() -> None:
    state = position("b2", {"b2": "goblin"}, phase="fight")
    act(state, "slip", chance=[[3, 3], [3, 3]])
    assert (state.hero.life, state.phase) == (15, "fight")


def test_after_a_teleport_there_is_nowhere_to_flee_to() -> None:
    assert "flee" not in legal(position("b2", {"b2": "goblin"}, phase="fight"))


def test_fleeing_well_is_not_attacked_and_what_lies_behind_happens() -> None:
    state = position("b2", {"b2": "goblin", "a2": "trap-1"}, phase="fight", came_from="a2", agility=3)
    act(state, "flee", chance=[[3, 2], [1, 2]])
    assert (state.hero.cell, state.hero.came_from, state.hero.life, state.lord.favour) == ("a2", "b2", 14, 4)
    assert state.turn == 2


def test_who_dies_fleeing_stays() -> None:
    state = position("b2", {"b2": "goblin"}, phase="fight", came_from="a2", life=1)
    act(state, "flee", chance=[[1, 1], [6, 6]])
    assert (state.phase, state.hero.cell, state.lord.favour) == ("over", "b2", 3)


def test_the_top_undead_fights_in_a_crypt_and_stays_when_slipped_past() -> None:
    state = position("a2", {"a2": "hall", "b2": "crypt"}, agility=6, undead="zombie mummy", came_from="a1")
    act(state, "move b2", "slip", chance=[[2, 2]])
    assert (state.cells["b2"].enemy, state.cells["b2"].card, state.undead) == ("zombie", "crypt", ["mummy"])
    act(state, "move a2", "move b2")
    assert (state.cells["b2"].enemy, state.undead, state.phase) == ("zombie", ["mummy"], "fight")


def test_a_beaten_crypt_is_turned_over_and_the_undead_goes_to_the_beaten() -> None:
    state = position("b2", {"b2": "crypt mummy"}, phase="fight", strength=6)
    act(state, "fight", chance=[[3, 3]])
    cell = state.cells["b2"]
    assert (cell.card, cell.turned, cell.enemy, state.hero.beaten) == ("crypt", True, None, ["mummy"])


def test_a_crypt_without_undead_is_turned_over() -> None:
    state = position("a2", {"a2": "hall", "b2": "crypt"}, undead="")
    act(state, "move b2")
    assert (state.cells["b2"].turned, state.turn) == (True, 2)


def test_a_battle_spell_that_fails_provokes_no_attack() -> None:
    state = position("b2", {"b2": "goblin"}, "battle-1", phase="fight")
    act(state, "use battle-1", chance=[[3, 4]])
    assert (state.phase, state.hero.life) == ("fight", 16)
