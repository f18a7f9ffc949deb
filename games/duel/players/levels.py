"""The three levels of the Duel's computer player."""

import random
from collections.abc import Mapping

from games.duel.players import beginner
from games.duel.players.network import learned
from games.duel.players.search import decided, values
from games.duel.views import PrivateView, PublicView
from games.players.contract import ComputerPlayer, Decision, Level, Observation

MEDIUM_GUESSES = 4
HARD_GUESSES = 6
WON = 0.999999
"""Only a finished match is valued so high."""


def easy(observation: Observation, dice: random.Random, seconds: float) -> Decision:
    """What a beginner likes, unless a win lies open; the values are those that `medium` sees."""
    public, private = observation.public, observation.private
    assert isinstance(public, PublicView)
    assert isinstance(private, PrivateView)
    liked = beginner.choose(public, private, observation.legal, dice)
    seen = values(observation, dice, seconds, learned(), MEDIUM_GUESSES, depth=0, also=liked)
    best = decided(seen)
    return best if best.value > WON else Decision(liked, seen[liked], best.best)


def medium(observation: Observation, dice: random.Random, seconds: float) -> Decision:
    """Values each action as it leaves a few guessed positions."""
    return decided(values(observation, dice, seconds, learned(), MEDIUM_GUESSES, depth=0))


def hard(observation: Observation, dice: random.Random, seconds: float) -> Decision:
    """Values each action after the best reply and the best answer to it, in several guessed positions."""
    return decided(values(observation, dice, seconds, learned(), HARD_GUESSES, depth=2))


LEVELS: Mapping[Level, ComputerPlayer] = {"easy": easy, "medium": medium, "hard": hard}
