"""The three levels of the Duel's computer player."""

import random
from collections.abc import Mapping

from games.duel.players.network import learned
from games.duel.players.search import decision
from games.players.contract import ComputerPlayer, Decision, Level, Observation


def medium(observation: Observation, dice: random.Random, seconds: float) -> Decision:
    """Values each action in one guessed position."""
    return decision(observation, dice, seconds, learned(), guesses=1, replies=False)


def hard(observation: Observation, dice: random.Random, seconds: float) -> Decision:
    """Values each action after the best reply, in several guessed positions."""
    return decision(observation, dice, seconds, learned(), guesses=8, replies=True)


LEVELS: Mapping[Level, ComputerPlayer] = {"easy": medium, "medium": medium, "hard": hard}
