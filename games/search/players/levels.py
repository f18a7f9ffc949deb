"""The three levels: how far each looks ahead, in how many guessed positions, and how exactly it judges."""

import random
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from games.players.contract import Candidate, ComputerPlayer, Decision, Level, Observation
from games.search.players.features import Ground
from games.search.players.guess import guess, redealt
from games.search.players.lookahead import Lookahead, distinct
from games.search.players.network import Network, learned
from games.search.state import State

SHOWN = 3


@dataclass(frozen=True, slots=True)
class Stage:
    """The best `width` actions so far are looked at, `turns` turns deep, in `guesses` guessed positions."""

    turns: int
    guesses: int
    width: int = 1000
    phase: tuple[int, ...] = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Player:
    """Looks at the actions in stages. `doubt` is the standard deviation of its misjudgement, in expected points."""

    stages: tuple[Stage, ...]
    doubt: float = 0.0
    network: Callable[[], Network] = learned

    def __call__(self, observation: Observation, dice: random.Random, seconds: float) -> Decision:
        end = time.process_time() + seconds
        first = guess(observation, dice)
        positions = [first]
        look = Lookahead(self.network(), first.seat)
        actions = distinct(observation.legal)
        values = dict.fromkeys(actions, 0.5)
        for stage in self.stages:
            if first.phase not in stage.phase or (len(actions) == 1 and stage is not self.stages[0]):
                continue
            while len(positions) < stage.guesses:
                positions.append(redealt(first, first.seat, dice))
            found = _values(look, positions[: stage.guesses], actions[: stage.width], stage.turns, end)
            if not found:
                break
            values |= found
            actions = sorted(found, key=found.__getitem__, reverse=True)
        best = tuple(Candidate(action, values[action]) for action in actions[:SHOWN])
        taken = actions[0]
        if self.doubt:
            taken = max(actions, key=lambda action: values[action] + dice.gauss(0, self.doubt))
        return Decision(taken, values[taken], best)


def _values(
    look: Lookahead, positions: Iterable[State], actions: list[str], turns: int, end: float
) -> dict[str, float]:
    """The mean values of the actions over the positions; empty if the time ran out before all were found."""
    sums = dict.fromkeys(actions, 0.0)
    count = 0
    for position in positions:
        ground = Ground(position.land)
        row = {}
        for action in actions:
            if time.process_time() > end:
                return {} if not count else {action: total / count for action, total in sums.items()}
            row[action] = look.of_action(position, ground, action, turns)
        count += 1
        for action, value in row.items():
            sums[action] += value
    return {action: total / count for action, total in sums.items()}


LEVELS: Mapping[Level, ComputerPlayer] = {
    "easy": Player((Stage(1, 1),), doubt=0.1),
    "medium": Player((Stage(1, 1),), doubt=0.03),
    "hard": Player((Stage(1, 4), Stage(2, 4, 6))),
}
