"""The three levels."""

import random
from collections.abc import Mapping, Sequence

from games.dungeon.players.guess import Knowledge
from games.dungeon.players.rules_of_thumb import PLAYERS
from games.dungeon.players.search import values_of_actions, worth_a_thought
from games.dungeon.players.value import learned
from games.players.contract import Candidate, ComputerPlayer, Decision, Level, Observation

SHOWN = 3
"""Candidates in a decision."""
SURE = 0.999
"""Nobody misses a win that lies open."""


class LookingAhead:
    """Takes the action that promises most at the start of the next turn, over `samples` guessed positions and dice.

    `trust`: by so many points another action must be better than the one of the rules of thumb. `blur`: the standard
    deviation, in points, of the error that it makes about each action, as Hero and as Lord.
    """

    def __init__(self, samples: int, trust: float = 0.0, blur: tuple[float, float] = (0.0, 0.0)) -> None:
        self.samples = samples
        self.trust = trust
        self.blur = blur

    def __call__(self, observation: Observation, dice: random.Random, seconds: float) -> Decision:
        knowledge = Knowledge.of(observation)
        actions = worth_a_thought(knowledge.known, observation.legal)
        values = values_of_actions(knowledge.position, actions, knowledge.seat, learned(), dice, self.samples, seconds)
        candidates = [Candidate(action, value) for action, value in zip(actions, values, strict=True)]
        chosen = self._choose(observation, actions, values, self.blur[knowledge.seat], dice)
        best = sorted(candidates, key=lambda candidate: -candidate.value)
        # What is played is among the candidates that are shown, and leads them if nothing else is clearly better.
        lead = candidates[chosen]
        if self.trust and best[0].value - lead.value <= self.trust:
            best = [lead, *(other for other in best if other is not lead)]
        return Decision(lead.action, lead.value, tuple(best[:SHOWN]))

    def _choose(
        self,
        observation: Observation,
        actions: Sequence[str],
        values: Sequence[float],
        blur: float,
        dice: random.Random,
    ) -> int:
        weights = list(values)
        if blur and max(values) < SURE:
            weights = [value + dice.gauss(0, blur) for value in values]
        if self.trust:
            usual = PLAYERS["hero"](observation.public, observation.private, list(observation.legal), dice)
            if usual in actions:
                weights[actions.index(usual)] += self.trust
        return weights.index(max(weights))


LEVELS: Mapping[Level, ComputerPlayer] = {
    "easy": LookingAhead(6, blur=(0.015, 0.3)),
    "medium": LookingAhead(8, trust=0.05),
    "hard": LookingAhead(48, trust=0.01),
}
