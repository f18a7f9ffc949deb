"""What a computer player gets and gives. It sees what a person on its seat would see, and never a state."""

import random
from dataclasses import dataclass
from typing import Literal, Protocol

from games.core import Event, View

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")


@dataclass(frozen=True, slots=True)
class Observation:
    """All that a seat may know when it is to move. `legal` are the texts of its legal actions, sorted.

    `events` are public events of this match that its player has heard of, in order; some or all may be missing.
    """

    public: View
    private: View
    legal: tuple[str, ...]
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action, and the points that the seat may expect with it: 0 for a loss, 1 for a win."""

    action: str
    value: float


@dataclass(frozen=True, slots=True)
class Decision:
    """The action that is taken, what the seat may expect now (0 to 1), and up to three candidates, the best first."""

    action: str
    value: float
    best: tuple[Candidate, ...]


class ComputerPlayer(Protocol):
    """Chooses an action. The same arguments and dice give the same decision as long as time does not run out."""

    def __call__(self, observation: Observation, dice: random.Random, seconds: float) -> Decision:
        """A decision within about `seconds` of processor time; `legal` has at least one action."""
