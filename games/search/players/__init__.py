"""Computer players of the Search, from views only."""

from games.search.players.explain import explain
from games.search.players.guess import guess, seat_to_move
from games.search.players.levels import LEVELS
from games.search.players.rules_of_thumb import PLAYERS

__all__ = ["LEVELS", "PLAYERS", "explain", "guess", "seat_to_move"]
