"""Computer players of the Dungeon: rules of thumb, and the three levels that look ahead from guessed positions."""

from games.dungeon.players.explain import explain
from games.dungeon.players.guess import guess, seat_to_move
from games.dungeon.players.levels import LEVELS
from games.dungeon.players.rules_of_thumb import PLAYERS

__all__ = ["LEVELS", "PLAYERS", "explain", "guess", "seat_to_move"]
