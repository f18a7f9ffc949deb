"""Computer players of the Duel: rules of thumb, and three levels that value guessed positions."""

from games.duel.players.levels import LEVELS
from games.duel.players.measures import explain
from games.duel.players.rules_of_thumb import PLAYERS

__all__ = ["LEVELS", "PLAYERS", "explain"]
