"""What is reached from a position by the best play of both seats, some turns ahead, with everything open."""

from collections.abc import Iterable
from dataclasses import dataclass

from games.core import Event
from games.search.players.features import Ground, features
from games.search.players.network import Network
from games.search.scoring import outcome
from games.search.state import OVER, State
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


@dataclass(slots=True)
class Lookahead:
    """Values are the points, 0 to 1, that `seat` may expect, by the network at the end of the last turn looked at."""

    network: Network
    seat: int
    leaves: int = 0
    """How many positions the network has valued."""

    def after(self, state: State, ground: Ground, action: str) -> tuple[State, Ground, bool]:
        """The position after an action, its ground, and whether the action ended a turn."""
        child = state.copy()
        events: list[Event] = []
        act(child, action, events)
        if action.startswith(_NEW_LAND):
            ground = Ground(child.land)
        return child, ground, any(event.type == "turn" for event in events)

    def of_action(self, state: State, ground: Ground, action: str, turns: int) -> float:
        """The value of an action, `turns` turns being looked at, the present one among them."""
        child, ground, over = self.after(state, ground, action)
        return self.of(child, ground, turns - over)

    def best(self, state: State, ground: Ground) -> str:
        """The action after which the present turn ends best."""
        return max(distinct(state.legal), key=lambda action: self.of_action(state, ground, action, 1))

    def of(self, state: State, ground: Ground, turns: int, low: float = 0.0, high: float = 1.0) -> float:
        """The value of a position; outside `low` to `high` only a bound of it."""
        if state.step == OVER:
            ended = outcome(state)
            assert ended
            return 0.5 if ended.winner is None else float(ended.winner == self.seat)
        if turns <= 0:
            self.leaves += 1
            value = self.network.value(features(state, ground))
            return value if state.seat == self.seat else 1 - value
        own = state.seat == self.seat
        best = -1.0 if own else 2.0
        for action in distinct(state.legal):
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
