"""The final fight."""

from typing import Any

from games.dungeon import GAME
from games.dungeon.results import THE_BLACK_LORD_FELL
from games.dungeon.state import State
from tests.games.dungeon.position import act, legal, position


def entering(hand: str = "", lord: str = "hall door", favour: int = 3, **more: Any) -> State:
    """One step before the throne room."""
    return position("i3", {"i3": "hall"}, hand, lord, favour=favour, farthest=3, **more)


def final(hand: str = "", lord: str = "", *, seat: int = 0, favour: int = 3, rounds: int = 1, **more: Any) -> State:
    """In the fight, with the turn of `seat`."""
    return position(
        "i4", {}, hand, lord, phase="final", seat=seat, favour=favour, fields={"round": rounds, "first": 0}, **more
    )


def test_entering_puts_everything_of_the_first_part_away() -> None:
    state = entering("poison rope poison", "hall door", beaten=["goblin", "mummy"], poisoned=True, agility=3)
    act(state, "move i4")
    assert (state.hero.beaten, state.hero.poisoned, state.hero.life) == ([], False, 14)
    assert state.dungeon_discard == ["door", "hall", "goblin"]
    assert state.undead[-1] == "mummy"
    assert state.hero_discard == ["poison", "poison"]
    assert (state.phase, state.mover, state.round, state.turn) == ("final", 0, 1, 2)


def test_there_is_no_level_for_reaching_the_throne_room_by_a_teleport() -> None:
    state = position("f3", {"f3": "hall", "f4": "teleport-3 e"}, farthest=2, agility=3, lord="")
    act(state, "move f4")
    assert (state.phase, state.hero.farthest) == ("final", 2)


def test_the_lord_draws_a_card_for_every_five_favour_at_most_three_and_keeps_it() -> None:
    for favour, drawn in ((4, 1), (8, 1), (9, 2), (22, 3)):
        state = entering(favour=favour, hero_deck="blank " * 9, agility=3)
        act(state, "move i4")
        assert (len(state.hands[1]), state.lord.favour) == (drawn, favour + 1)


def test_the_more_agile_begins_and_the_hero_if_equal() -> None:
    for agility, first in ((2, 1), (3, 0), (4, 0)):
        state = entering(agility=agility)
        act(state, "move i4")
        assert state.mover == first


def test_a_hero_who_dies_of_his_poisons_keeps_the_rest() -> None:
    state = entering("poison poison poison", life=2)
    act(state, "move i4")
    assert (state.phase, state.hands[0], state.hands[1]) == ("over", ["poison"], [])


def test_an_attack_costs_a_point_more_for_each_above_the_defence() -> None:
    state = final(strength=4)
    act(state, "attack", chance=[[5, 4]])
    assert state.lord.life == 20 - 3 - 2
    assert (state.mover, state.round) == (1, 1)


def test_the_lord_buys_attack_with_favour() -> None:
    state = final(seat=1, favour=2)
    assert legal(state) == {"attack", "attack 1", "attack 2"}
    act(state, "attack 2", chance=[[3, 4], [1, 1]])
    assert (state.lord.favour, state.bank, state.hero.life) == (0, 23, 13)


def test_a_hit_is_dodged_with_bare_agility() -> None:
    state = final(seat=1, agility=4)
    act(state, "attack", chance=[[6, 6], [3, 3]])
    assert state.hero.life == 16


def test_an_attack_that_misses_asks_for_no_dodge() -> None:
    state = final(seat=1)
    act(state, "attack", chance=[[4, 4]])
    assert (state.hero.life, state.mover, state.round, state.turn) == (16, 0, 2, 2)


def test_a_cast_never_costs_more_than_three() -> None:
    state = final(mind=5)
    act(state, "cast", chance=[[6, 6]])
    assert state.lord.life == 17


def test_shields_last_until_the_own_next_turn() -> None:
    state = final("shield", hero_deck="blank blank blank")
    act(state, "use shield", "attack", "attack", chance=[[1, 1], [5, 5]])
    # 10 against 9 + 2 missed; the Hero's new turn has put the shield away.
    assert (state.hero.life, state.active[0], state.hero_discard) == (16, [], ["shield"])


def test_swords_are_the_lords_and_death_stones_the_heros() -> None:
    state = final("death-stone rune-sword", "rune-sword death-stone", hero_deck="blank blank blank")
    act(state, "use death-stone", "use rune-sword", "attack", chance=[[4, 4]])
    assert state.lord.life == 17
    act(state, "use death-stone", "use rune-sword", "attack", chance=[[3, 4], [1, 1]])
    assert state.hero.life == 13


def test_cards_that_strike_at_once() -> None:
    state = final("amulet rune-bomb")
    act(state, "use amulet", "use rune-bomb")
    assert state.lord.life == 17
    state = final("", "poison rune-bomb", seat=1)
    act(state, "use poison", "use rune-bomb")
    assert state.hero.life == 14


def test_the_amulet_is_blank_for_the_lord() -> None:
    state = final("", "amulet", seat=1)
    act(state, "use amulet")
    assert (state.hero.life, state.lord.life, state.hero_discard) == (16, 20, ["amulet"])


def test_battle_spells_need_a_mind_test_of_whoever_casts_them() -> None:
    state = final("", "chalice battle-3", seat=1)
    act(state, "use chalice", "use battle-3", chance=[[3, 3]])
    assert state.hero.life == 13


def test_cures_are_not_for_full_life() -> None:
    cures = "potion-1 heal-3 water-scroll"
    assert legal(final(cures)) == {"attack", "cast"}
    assert legal(final("", cures, seat=1, favour=0)) == {"attack"}
    state = final(cures, life=5)
    act(state, "use water-scroll", chance=[[6, 6]])
    assert state.hero.life == 12


def test_cards_without_effect_are_played_without_a_test() -> None:
    state = final("boots wall-scroll")
    act(state, "use boots", "use wall-scroll")
    assert state.hero_discard == ["wall-scroll", "boots"]


def test_a_drawn_poison_hurts_the_hero_at_once_and_is_kept_by_the_lord() -> None:
    state = final(hero_deck="poison poison")
    act(state, "attack", chance=[[1, 1]])
    assert state.hands[1] == ["poison"]
    act(state, "attack", chance=[[1, 1]])
    assert (state.hands[0], state.hero.life, state.hero_discard) == ([], 15, ["poison"])


def test_from_round_eight_on_each_turn_costs_a_life() -> None:
    state = final(seat=1, rounds=7)
    act(state, "attack", chance=[[1, 1]])
    assert (state.round, state.hero.life) == (8, 15)
    act(state, "attack", chance=[[1, 1]])
    assert state.lord.life == 19


def test_more_than_eight_cards_are_dropped_before_playing() -> None:
    state = final("", "rope " * 8, hero_deck="boots")
    act(state, "attack", chance=[[1, 1]])
    assert (state.phase, state.mover, legal(state)) == ("drop", 1, {"drop rope", "drop boots"})
    act(state, "drop boots")
    assert (state.phase, state.mover) == ("final", 1)


def test_the_fight_ends_with_the_last_life() -> None:
    state = final("amulet")
    state.lord.life = 1
    act(state, "use amulet")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (0, THE_BLACK_LORD_FELL, (16, -1))
