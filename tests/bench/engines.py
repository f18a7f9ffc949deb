"""Actions per second of random play, on one core: the legal list and its application, in processor time."""

import random
import time
from typing import Any

from games.catalogue import GAMES, game_of
from games.core import SeededChance

SECONDS = 4.0


def measure() -> dict[str, Any]:
    """Per game: actions per second of processor time with default options."""
    return {game: {"actions_per_second": round(_rate(game))} for game in GAMES}


def _rate(game_id: str) -> float:
    game, dice = game_of(game_id), random.Random(1)
    options = game.options_type()
    actions, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < SECONDS:
        chance = SeededChance(dice.randbytes(32))
        state = game.new(options, None, chance)
        while legal := game.legal(state):
            game.apply(state, dice.choice(legal), chance)
            actions += 1
    return actions / taken
