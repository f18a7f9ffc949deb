"""The games there are. A new one is a package with an object `GAME`, and its name here."""

from functools import cache
from importlib import import_module
from typing import Any

from games.core.game import Game

GAMES = ("duel", "search", "glades", "dungeon")
"""Game ids, in the order in which people are offered them."""


@cache
def game_of(game_id: str) -> Game[Any, Any]:
    """The game with this id; KeyError if there is none."""
    if game_id not in GAMES:
        raise KeyError(game_id)
    game: Game[Any, Any] = import_module(f"games.{game_id}").GAME
    return game
