"""Computer players of Glades: the rule of thumb, and three levels that value positions with a trained network."""

from collections.abc import Mapping

from games.core.game import Player
from games.glades.players.guess import guess, seat_to_move
from games.glades.players.levels import LEVELS
from games.glades.players.measures import explain
from games.glades.players.rules_of_thumb import forester

PLAYERS: Mapping[str, Player] = {"forester": forester}

__all__ = ["LEVELS", "PLAYERS", "explain", "forester", "guess", "seat_to_move"]
