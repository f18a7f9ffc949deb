"""Random and rule-of-thumb play in numbers: lengths, winners, endings, actions per second."""

import random
import time
from collections import Counter
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from games.core.chance import SeededChance
from games.core.game import Game, Options, Player

RANDOM = "random"


@dataclass(slots=True)
class Tally:
    """What a number of matches came to. `lengths` are in actions; winners' keys are seats, or None for a draw."""

    lengths: list[int] = field(default_factory=list)
    winners: Counter[int | None] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def as_json(self) -> dict[str, Any]:
        """Figures for printing; at least one match must have been played."""
        return {
            "matches": len(self.lengths),
            "length": {"min": min(self.lengths), "median": median(self.lengths), "max": max(self.lengths)},
            "winners": {"seat 0": self.winners[0], "seat 1": self.winners[1], "draw": self.winners[None]},
            "endings": dict(self.endings.most_common()),
        }


def simulate(
    game: Game[Any, Any], options: Options, matches: int, seed: int, players: tuple[str, str] = (RANDOM, RANDOM)
) -> Tally:
    """Play `matches` matches; the same arguments give the same tally. `players` are names of `game.players`, or
    "random", per seat."""
    dice = random.Random(seed)
    minds = [None if name == RANDOM else game.players[name] for name in players]
    tally = Tally()
    for _ in range(matches):
        _play(game, options, dice, minds, tally)
    return tally


def _play(
    game: Game[Any, Any], options: Options, dice: random.Random, minds: list[Player | None], tally: Tally
) -> None:
    chance = SeededChance(dice.randbytes(32))
    state = game.new(options, None, chance)
    length = 0
    while (seat := game.to_move(state)) is not None:
        legal = game.legal(state)
        mind = minds[seat]
        action = mind(game.public(state), game.private(state, seat), legal, dice) if mind else dice.choice(legal)
        game.apply(state, action, chance)
        length += 1
    outcome = game.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{game.id}: nobody is to move, and there is no outcome")
    tally.lengths.append(length)
    tally.winners[outcome.winner] += 1
    tally.endings[outcome.reason] += 1


def actions_per_second(game: Game[Any, Any], seconds: float) -> float:
    """Whole matches of random play with default options (opening, legal lists, actions) for about `seconds`, counted
    in processor time of one core."""
    dice = random.Random(1)
    options = game.options_type()
    actions, begun = 0, time.process_time()
    while (taken := time.process_time() - begun) < seconds:
        chance = SeededChance(dice.randbytes(32))
        state = game.new(options, None, chance)
        while legal := game.legal(state):
            # Not `choice`: drawing without any bias costs more than a legal list.
            game.apply(state, legal[int(dice.random() * len(legal))], chance)
            actions += 1
    return actions / taken
