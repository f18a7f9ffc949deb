"""Levels by experience and for new zones."""

import pytest

from games.dungeon.experience import price_of_a_level
from tests.games.dungeon.position import act, legal, position


@pytest.mark.parametrize(
    ("beaten", "paid"),
    [
        ("troll goblin", (0, 1)),
        ("goblin orc goblin troll", (0, 3)),  # 1 + 3, not 1 + 2 + 1
        ("orc zombie troll", (0, 1)),
        ("goblin trap-1 orc mummy", (0, 3)),
        ("troll orc", (0, 1)),  # 5 is the least
        ("orc troll mummy", (0, 1)),
        ("mummy trap-3 goblin", (0, 1)),
    ],
)
def test_what_a_level_costs(beaten: str, paid: tuple[int, ...]) -> None:
    assert price_of_a_level(beaten.split()) == paid


def test_a_level_by_experience_gives_life_an_attribute_and_an_extra_move_without_favour() -> None:
    state = position("b2", {"b2": "goblin", "a2": "hall"}, phase="fight", life=12, came_from="a2", strength=5)
    state.hero.beaten, state.ending = ["orc", "skeleton"], True
    act(state, "fight", chance=[[3, 3]])
    assert (state.phase, state.hero.life, state.hero.beaten) == ("gain", 15, [])
    assert (state.dungeon_discard, state.undead[-1]) == (["goblin", "orc"], "skeleton")
    act(state, "gain mind")
    assert (state.hero.mind, state.phase) == (2, "extra")
    assert legal(state) == {"move a2", "move b1", "move b3", "move c2", "stay"}
    act(state, "move a2")
    assert (state.lord.favour, state.turn, state.phase) == (3, 2, "act")


def test_after_a_trap_disarmed_in_the_turn_the_turn_goes_on() -> None:
    state = position("b2", {"b2": "trap-1", "a2": "hall"}, "golem-scroll", beaten=["troll"])
    act(state, "use golem-scroll", "gain agility", "stay", chance=[[4, 5]])
    assert (state.phase, state.turn, state.played) == ("act", 1, 1)
    assert "wait" in legal(state)


def test_an_extra_move_may_lead_into_the_next_fight() -> None:
    state = position("b2", {"b2": "trap-1", "b3": "goblin"}, "golem-scroll", beaten=["troll"], came_from="a2")
    act(state, "use golem-scroll", "gain agility", "move b3", chance=[[4, 5]])
    assert (state.phase, state.lord.favour) == ("fight", 3)
    act(state, "fight", chance=[[4, 4]])
    assert (state.phase, state.turn) == ("act", 1)


def test_a_new_zone_is_a_level_before_the_cell_happens() -> None:
    state = position("c2", {"c2": "hall"}, lord="trap-3 hall", favour=5, life=10, beaten=["goblin", "mummy"][:1])
    act(state, "move d2", "lay trap-3")
    assert (state.phase, state.hero.life, state.hero.beaten) == ("gain", 13, [])
    assert state.dungeon_discard == ["goblin"]
    act(state, "gain agility", chance=[[4, 5]])
    # 9 + 2: the point that was just gained saves him.
    assert (state.hero.life, state.turn, state.phase) == (13, 2, "act")


def test_no_level_for_the_zone_after_a_level_by_experience_in_the_one_before() -> None:
    state = position("c2", {"c2": "hall"}, lord="hall", beaten=["goblin"], levelled=[1])
    act(state, "move d2", "lay hall")
    assert (state.phase, state.hero.farthest, state.hero.beaten) == ("act", 2, ["goblin"])


def test_a_level_two_zones_before_does_not_count() -> None:
    state = position("f2", {"f2": "hall"}, lord="hall", levelled=[1], farthest=2)
    act(state, "move g2", "lay hall")
    assert state.phase == "gain"


def test_a_rubble_turned_over_from_the_zone_before_leads_into_the_new_one() -> None:
    state = position("c2", {"c2": "hall", "d2": "rubble turned"}, life=10, beaten=["goblin"])
    act(state, "move d2")
    assert (state.phase, state.hero.life, state.hero.beaten, state.hero.farthest) == ("gain", 13, [], 2)
    act(state, "gain mind")
    assert (state.phase, state.turn) == ("act", 2)


def test_a_zone_counts_once() -> None:
    state = position("c2", {"c2": "hall", "d2": "hall"}, farthest=2)
    act(state, "move d2")
    assert state.phase == "act"


def test_a_rubble_is_not_entered() -> None:
    state = position("c2", {"c2": "hall"}, lord="rubble", came_from="b2")
    act(state, "move d2", "lay rubble")
    assert (state.hero.farthest, state.phase, state.hero.cell) == (1, "act", "c2")


def test_a_teleport_into_a_new_zone_is_a_level_when_the_card_lies() -> None:
    state = position("a2", {"a2": "hall"}, lord="teleport-2", dungeon_deck="turn " + "hall " * 8)
    act(state, "move b2", "lay teleport-2 e")
    assert (state.phase, state.drawn) == ("lay", "turn")
    act(state, "lay turn sw")
    assert state.phase == "gain"
    act(state, "gain mind")
    assert (state.phase, state.turn, state.hero.cell) == ("act", 2, "d2")
