"""The games there are. A new one is a package with an object `GAME`, and its name here."""

from functools import cache
from importlib import import_module
from typing import Any

from games.core.game import Game

GAMES = ("duel", "search", "glades", "dungeon")
"""Game ids, in the order in which people are offered them."""


@cache
def game_of(game_id: str, rules: int | None = None) -> Game[Any, Any]:
    """The game with this id under a version of its rules, the newest unless one is named.

    KeyError if there is no such game, UnknownVersion if it has no such version.
    """
    if game_id not in GAMES:
        raise KeyError(game_id)
    game: Game[Any, Any] = import_module(f"games.{game_id}").GAME
    return game if rules is None or rules == game.rules else type(game)(rules)
