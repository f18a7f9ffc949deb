"""What is reached from a position by the best play of both seats, some turns ahead, with everything open."""

import math
import time
from collections.abc import Iterable
from dataclasses import dataclass

from games.core import Event
from games.search.grid import SECTION_OF_NAME
from games.search.players.features import Ground, features
from games.search.players.network import Network
from games.search.scoring import outcome
from games.search.state import MOVE, OVER, State
from games.search.turn import act

_NEW_LAND = ("place", "neutral")


def distinct(actions: Iterable[str]) -> list[str]:
    """One of all actions that come to the same: chips of one kind by number, tiles to be laid face down on one cell."""
    found: dict[str, str] = {}
    for action in actions:
        word, _, rest = action.partition(" ")
        if word == "neutral":
            found.setdefault(word + rest[4:], action)
        elif "-" in word:
            found.setdefault(word.partition("-")[0] + rest, action)
        else:
            found[action] = action
    return list(found.values())


def promising(state: State) -> list[str]:
    """The distinct legal actions that may be best in an open position, those that take chips first. With everything
    open there is nothing to scout."""
    actions = distinct(state.legal)
    if state.step != MOVE:
        return actions
    region = state.land.region
    full = {region[section] for section in state.chips}
    taking, others = [], []
    for action in actions:
        word, _, place = action.partition(" ")
        section = SECTION_OF_NAME.get(place)
        if section is not None and region[section] in full:
            taking.append(action)
        elif word != "scout":
            others.append(action)
    return taking + others


class OutOfTime(Exception):
    """The look ahead was broken off."""


@dataclass(slots=True)
class Lookahead:
    """Values are the points, 0 to 1, that `seat` may expect, by the network at the end of the last turn looked at.

    OutOfTime as soon as the processor time `end` is past.
    """

    network: Network
    seat: int
    end: float = math.inf

    def after(self, state: State, ground: Ground, action: str) -> tuple[State, Ground, bool]:
        """The position after an action, its ground, and whether the action ended a turn."""
        child = state.copy()
        events: list[Event] = []
        act(child, action, events)
        if action.startswith(_NEW_LAND):
            assert child.last is not None
            revealed = child.phase != state.phase
            ground = Ground(child.land) if revealed else ground.with_tile(child.land, child.last)
        return child, ground, any(event.type == "turn" for event in events)

    def of_action(self, state: State, ground: Ground, action: str, turns: int, low: float = 0.0) -> float:
        """The value of an action, `turns` turns being looked at, the present one among them; below `low` only a bound
        of it."""
        child, ground, over = self.after(state, ground, action)
        return self.of(child, ground, turns - over, low)

    def best(self, state: State, ground: Ground) -> str:
        """The action after which the present turn ends best."""
        return max(promising(state), key=lambda action: self.of_action(state, ground, action, 1))

    def of(self, state: State, ground: Ground, turns: int, low: float = 0.0, high: float = 1.0) -> float:
        """The value of a position; outside `low` to `high` only a bound of it."""
        if state.step == OVER:
            ended = outcome(state)
            assert ended
            return 0.5 if ended.winner is None else float(ended.winner == self.seat)
        if turns <= 0:
            if time.process_time() > self.end:
                raise OutOfTime
            value = self.network.value(features(state, ground))
            return value if state.seat == self.seat else 1 - value
        own = state.seat == self.seat
        best = -1.0 if own else 2.0
        for action in promising(state):
            child, next_ground, over = self.after(state, ground, action)
            value = self.of(child, next_ground, turns - over, low, high)
            if own:
                best = max(best, value)
                low = max(low, value)
            else:
                best = min(best, value)
                high = min(high, value)
            if low >= high:
                break
        return best
