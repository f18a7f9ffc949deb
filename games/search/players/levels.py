"""The three levels: how far each looks ahead, in how many guessed positions, and how exactly it judges."""

import math
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from games.players.contract import Candidate, ComputerPlayer, Decision, Level, Observation
from games.search.material import CELLS
from games.search.players.features import Ground
from games.search.players.guess import guess, redealt
from games.search.players.lookahead import Lookahead, OutOfTime, distinct
from games.search.players.network import Network, learned
from games.search.players.rules_of_thumb import gatherer
from games.search.state import State

SHOWN = 3
MARGIN = 0.12
"""How much worse than the best of a guessed position an action's value is still told exactly; below, from above."""
SURE = 0.999
"""A value from which on the match is as good as won, or, the other way round, lost."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The `width` best actions so far are looked at `turns` turns deep in `guesses` guessed positions, if the number
    of free cells, which is 0 when Mount Doom has shown itself, is within bounds."""

    turns: int
    guesses: int
    width: int = 1000
    least_free: int = 0
    most_free: int = CELLS


@dataclass(frozen=True, slots=True)
class Player:
    """Looks at the actions in stages, each deeper than the one before.

    `doubt` is the standard deviation of its misjudgement, in log-odds; however it errs, it takes no action that is
    worse than the best by more than `tolerance`, and no other than the best where that wins.
    """

    stages: tuple[Stage, ...]
    doubt: float = 0.0
    tolerance: float = 0.0
    network: Callable[[], Network] = learned

    def __call__(self, observation: Observation, dice: random.Random, seconds: float) -> Decision:
        end = time.process_time() + seconds
        positions = [guess(observation, dice)]
        look = Lookahead(self.network(), positions[0].seat, end)
        free = CELLS - len(positions[0].land.laid)
        actions = distinct(observation.legal)
        values: dict[str, float] = {}
        for number, stage in enumerate(self.stages):
            if not stage.least_free <= free <= stage.most_free or (number and len(actions) == 1):
                continue
            while len(positions) < stage.guesses:
                positions.append(redealt(positions[0], look.seat, dice))
            found = _values(look, positions[: stage.guesses], actions[: stage.width], stage.turns)
            if not found:
                break
            values |= found
            actions = sorted(found, key=found.__getitem__, reverse=True)
        if not values:
            action = gatherer(observation.public, observation.private, list(observation.legal), dice)
            return Decision(action, 0.5, (Candidate(action, 0.5),))
        taken = self._taken(actions, values, dice)
        best = tuple(Candidate(action, values[action]) for action in actions[:SHOWN])
        return Decision(taken, values[taken], best)

    def _taken(self, actions: list[str], values: dict[str, float], dice: random.Random) -> str:
        best = values[actions[0]]
        if not self.doubt or best >= SURE:
            return actions[0]
        near = [action for action in actions if _log_odds(values[action]) >= _log_odds(best) - self.tolerance]
        return max(near, key=lambda action: _log_odds(values[action]) + dice.gauss(0, self.doubt))


def _log_odds(value: float) -> float:
    value = min(max(value, 1 - SURE), SURE)
    return math.log(value / (1 - value))


def _values(look: Lookahead, positions: list[State], actions: list[str], turns: int) -> dict[str, float]:
    """The mean values of the actions over as many of the positions as there was time for; empty if for none."""
    rows: list[list[float]] = []
    try:
        for position in positions:
            ground = Ground(position.land)
            row: list[float] = []
            for action in actions:
                least = max(row, default=0.0) - MARGIN
                row.append(look.of_action(position, ground, action, turns, least))
            rows.append(row)
    except OutOfTime:
        pass
    return {action: sum(column) / len(rows) for action, column in zip(actions, zip(*rows, strict=True), strict=False)}


LEVELS: Mapping[Level, ComputerPlayer] = {
    "easy": Player((Stage(1, 1),), doubt=1.2, tolerance=1.5),
    "medium": Player((Stage(1, 1),), doubt=0.35, tolerance=0.7),
    "hard": Player((Stage(1, 3), Stage(2, 2, 4, least_free=7), Stage(3, 2, 3, most_free=6))),
}
