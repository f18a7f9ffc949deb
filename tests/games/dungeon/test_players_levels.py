"""The three levels: legal, the same again from the same dice, honest about points, and no worse than chance."""

import random

import pytest

from games.core import SeededChance
from games.dungeon import GAME
from games.dungeon.options import DungeonOptions
from games.dungeon.players import LEVELS, explain
from games.dungeon.players.explain import MEASURES
from games.dungeon.state import HERO_SEAT, LORD_SEAT, State
from games.players.contract import Level, Observation

AMPLE = 60.0


def observed(state: State) -> Observation:
    seat = state.mover or HERO_SEAT
    return Observation(GAME.public(state), GAME.private(state, seat), tuple(sorted(GAME.legal(state))))


def winner(hero: Level | None, lord: Level | None, seed: int) -> int:
    """The seat that wins; None plays at random."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(DungeonOptions(), None, chance)
    while state.mover is not None:
        legal = GAME.legal(state)
        level = (hero, lord)[state.mover]
        if level is None:
            action = dice.choice(legal)
        else:
            decision = LEVELS[level](observed(state), dice, AMPLE)
            action = decision.action
            assert action in legal
            assert 0 <= decision.value <= 1
            assert 1 <= len(decision.best) <= 3
            others = [candidate.value for candidate in decision.best[1:]]
            assert others == sorted(others, reverse=True)
            assert {candidate.action for candidate in decision.best} <= set(legal)
        GAME.apply(state, action, chance)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winner is not None
    return outcome.winner


@pytest.mark.parametrize(("hero", "lord"), [("easy", "medium"), ("medium", "easy"), ("hard", "easy"), (None, "medium")])
def test_every_action_is_legal_until_a_match_ends(hero: Level | None, lord: Level | None) -> None:
    for seed in range(2):
        winner(hero, lord, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_give_the_same_decision(level: Level) -> None:
    state = GAME.new(DungeonOptions(), None, SeededChance(bytes(range(32))))
    observation = observed(state)
    first, second = (LEVELS[level](observation, random.Random(8), AMPLE) for _ in range(2))
    assert first == second


def test_a_decision_is_made_even_without_time() -> None:
    state = GAME.new(DungeonOptions(), None, SeededChance(bytes(32)))
    assert LEVELS["hard"](observed(state), random.Random(1), 0.0).action in GAME.legal(state)


def test_easy_mostly_beats_random_play() -> None:
    assert sum(winner("easy", None, seed) == HERO_SEAT for seed in range(10)) >= 6
    assert sum(winner(None, "easy", seed) == LORD_SEAT for seed in range(10)) >= 8


def final_fight(seed: int) -> State:
    """The Hero is to act in a throne room where one point is all the Lord has left."""
    for number in range(seed, seed + 200):
        dice = random.Random(number)
        chance = SeededChance(dice.randbytes(32))
        state = GAME.new(DungeonOptions(), None, chance)
        GAME.apply(state, "raise strength agility", chance)
        state.hero.cell, state.hero.agility = "i3", 5
        GAME.apply(state, "move i4", chance)
        if state.mover == HERO_SEAT and "rune-bomb" in state.hands[HERO_SEAT]:
            state.lord.life = 1
            return state
    raise AssertionError("no Hero with a bomb")


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_that_lies_open_is_taken(level: Level) -> None:
    decision = LEVELS[level](observed(final_fight(1)), random.Random(2), AMPLE)
    assert decision.action == "use rune-bomb"


def test_what_is_explained_is_measured() -> None:
    state = GAME.new(DungeonOptions(), None, SeededChance(bytes(32)))
    chance = SeededChance(bytes(32))
    GAME.apply(state, "raise strength agility", chance)
    told = dict(explain(observed(state), "move a2", "wait"))
    assert set(told) <= set(MEASURES)
    assert told["steps"] > 0
    assert explain(observed(state), "wait", "wait") == []


def test_what_the_lord_loses_the_hero_gains() -> None:
    state = final_fight(1)
    state.lord.life = 20
    told = dict(explain(observed(state), "use rune-bomb", "attack"))
    assert told["lord_life"] == 1
