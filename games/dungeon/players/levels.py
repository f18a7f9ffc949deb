"""The three levels."""

import random
from collections.abc import Mapping

from games.dungeon.players.guess import Knowledge
from games.dungeon.players.search import values_of_actions, worth_a_thought
from games.dungeon.players.value import learned
from games.players.contract import Candidate, ComputerPlayer, Decision, Level, Observation

SHOWN = 3
"""Candidates in a decision."""


class LookingAhead:
    """Takes the action that promises most at the start of the next turn, over `samples` guessed positions and dice.

    `blur` is the standard deviation, in points, of the error that it makes about each action.
    """

    def __init__(self, samples: int, blur: float = 0.0) -> None:
        self.samples = samples
        self.blur = blur

    def __call__(self, observation: Observation, dice: random.Random, seconds: float) -> Decision:
        knowledge = Knowledge.of(observation)
        actions = worth_a_thought(knowledge.known, observation.legal)
        values = values_of_actions(knowledge.position, actions, knowledge.seat, learned(), dice, self.samples, seconds)
        order = sorted(range(len(actions)), key=lambda number: -values[number])
        best = tuple(Candidate(actions[number], values[number]) for number in order[:SHOWN])
        if self.blur:
            order.sort(key=lambda number: -values[number] - dice.gauss(0, self.blur))
        return Decision(actions[order[0]], values[order[0]], best)


LEVELS: Mapping[Level, ComputerPlayer] = {
    "easy": LookingAhead(2, blur=0.1),
    "medium": LookingAhead(8),
    "hard": LookingAhead(48),
}
