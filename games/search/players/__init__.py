"""Computer players of the Search, from views only."""

from games.search.players.guess import guess, seat_to_move
from games.search.players.rules_of_thumb import PLAYERS

__all__ = ["PLAYERS", "guess", "seat_to_move"]
