"""The three levels. All look at a guessed position only, never at the match."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from games.glades.players.choosing import first_steps, pile_wanted, returned
from games.glades.players.evaluation import Sight, trained
from games.glades.players.guess import guess
from games.glades.players.long_duel import match_points
from games.glades.players.search import looked_ahead
from games.glades.state import State
from games.glades.views import PublicView
from games.players.contract import Candidate, ComputerPlayer, Decision, Level, Observation

SHOWN = 3
"""The most candidates that a decision names."""


@dataclass(frozen=True, slots=True)
class Thinker:
    """A computer player: `noise` is the spread of what it errs by in the chance to win, `guesses` the number of
    positions that it looks ahead from (0: it does not look ahead). It never misses a win that lies open, and never
    takes an action that costs more than `blunder` of that chance."""

    noise: float
    guesses: int
    blunder: float = 1.0

    def __call__(self, observation: Observation, dice: random.Random, seconds: float) -> Decision:
        state = guess(observation, dice)
        actions = sorted(observation.legal)
        if state.phase != "place" or len(actions) == 1:
            return self._routine(observation, state, actions)
        network = trained()
        values = first_steps(state, actions, network, dice)
        if self.guesses and max(values.values()) < 1:
            ahead = looked_ahead(lambda: guess(observation, dice), values, network, dice, self.guesses, seconds * 0.8)
            # What was looked at comes first; what seemed worse stays worse than that.
            lowest = min(ahead.values())
            values = {a: ahead[a] if a in ahead else min(values[a], lowest) for a in values}
        believed = self._believed(values, dice)
        best = sorted(actions, key=lambda action: (-believed[action], action))[:SHOWN]
        points = {
            action: match_points(cast(PublicView, observation.public), state.seat, values[action]) for action in best
        }
        return Decision(best[0], points[best[0]], tuple(Candidate(action, points[action]) for action in best))

    def _believed(self, values: dict[str, float], dice: random.Random) -> dict[str, float]:
        """The values as this player sees them: with its errors, and below all others what would be a blunder."""
        if not self.noise:
            return values
        least = max(values.values()) - self.blunder
        erring = {action: value + dice.gauss(0, self.noise) for action, value in values.items()}
        return {a: 2.0 if v == 1 else erring[a] if v >= least else v - 2 for a, v in values.items()}

    def _routine(self, observation: Observation, state: State, actions: list[str]) -> Decision:
        """Where there is nothing to think about: the only action, claims, draws, what goes back under the piles."""
        sight = Sight(state, state.seat, state.hands[state.seat], trained())
        value = match_points(cast(PublicView, observation.public), state.seat, sight.value(state.hands[state.seat]))
        first = usual(state, actions)
        return Decision(first, value, (Candidate(first, value),))


def usual(state: State, actions: list[str]) -> str:
    """The action that is nearly always right in a phase that takes no thought."""
    if len(actions) == 1:
        return actions[0]
    if state.phase == "claim":
        return next(action for action in actions if action != "done")
    if state.phase == "muster-return":
        first, second, *_ = returned(state.hands[state.seat])
        return f"return {first} {second}"
    wanted = f"draw {pile_wanted(state)}"
    return wanted if wanted in actions else actions[0]


LEVELS: Mapping[Level, ComputerPlayer] = {
    "easy": Thinker(noise=0.3, guesses=0, blunder=0.2),
    "medium": Thinker(noise=0.06, guesses=0),
    "hard": Thinker(noise=0.0, guesses=2),
}
