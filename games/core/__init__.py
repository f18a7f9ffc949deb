"""What a game is: the contract, chance, the match (log → state), refusals, results, errors."""

from games.core.chance import Chance, ListedChance, SeededChance
from games.core.errors import ChanceError, GameError, IllegalAction, RecordError, UnknownVersion
from games.core.game import TABLE, Event, Game, Options, Outcome, Setup, View
from games.core.match import Match
from games.core.refusal import Refusal

__all__ = [
    "TABLE",
    "Chance",
    "ChanceError",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "ListedChance",
    "Match",
    "Options",
    "Outcome",
    "RecordError",
    "Refusal",
    "SeededChance",
    "Setup",
    "UnknownVersion",
    "View",
]
