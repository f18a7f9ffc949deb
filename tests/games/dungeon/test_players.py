"""The rule-of-thumb players: legal, from views only, and better than chance."""

import random

import pytest

from games.core import SeededChance
from games.core.simulate import simulate
from games.dungeon import GAME
from games.dungeon.options import DungeonOptions
from games.dungeon.players import PLAYERS


@pytest.mark.parametrize("name", PLAYERS)
def test_each_plays_either_role_to_the_end_by_legal_actions(name: str) -> None:
    dice = random.Random(5)
    for _ in range(5):
        chance = SeededChance(dice.randbytes(32))
        state = GAME.new(DungeonOptions(), None, chance)
        while (seat := state.mover) is not None:
            legal = GAME.legal(state)
            action = PLAYERS[name](GAME.public(state), GAME.private(state, seat), legal, dice)
            assert action in legal
            GAME.apply(state, action, chance)


def test_the_hero_is_better_than_random_play_and_so_is_the_lord() -> None:
    options = DungeonOptions()
    assert simulate(GAME, options, 40, 1, ("hero", "random")).winners[0] > 20
    assert (
        simulate(GAME, options, 20, 1, ("hero", "lord")).winners[1]
        > simulate(GAME, options, 20, 1, ("hero", "random")).winners[1]
    )


def test_a_hero_who_waits_is_no_rule_of_thumb() -> None:
    dice = random.Random(3)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(DungeonOptions(), None, chance)
    taken = []
    while (seat := state.mover) is not None and state.turn < 20:
        taken.append(PLAYERS["hero"](GAME.public(state), GAME.private(state, seat), GAME.legal(state), dice))
        GAME.apply(state, taken[-1], chance)
    assert "wait" not in taken
