"""Computer players of Glades."""

from collections.abc import Mapping

from games.core.game import Player
from games.glades.players.rules_of_thumb import forester

PLAYERS: Mapping[str, Player] = {"forester": forester}

__all__ = ["PLAYERS", "forester"]
