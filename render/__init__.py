"""Pictures of games, drawn from views, as PNG bytes. One package per game, over a shared canvas."""

from functools import cache
from importlib import import_module
from typing import Any, Protocol

Names = tuple[str, str]
"""The players' plain names, seats 0 and 1; any letters at all may stand in them."""


class GameRenderer(Protocol):
    """What the module `render.<game>` offers. The same arguments give the same bytes; all run in worker threads."""

    def board(self, public: Any, names: Names, ended: str = "") -> bytes:
        """The public position, as everybody may see it; of a match that is over with how it `ended`, in words."""

    def hand(self, public: Any, private: Any, seat: int, names: Names) -> bytes:
        """What one seat sees in addition."""

    def hands(self, public: Any, privates: tuple[Any, Any], names: Names) -> bytes:
        """What both seats see in addition, for when the match is over; `privates` are their views."""

    def choices(self, public: Any, private: Any, seat: int, prefix: str, texts: list[str]) -> bytes | None:
        """The choices of one step of a move, numbered from 1 in the order of `texts` (actions, or beginnings of
        some), drawn where they would lie; None where a picture does not help."""


@cache
def renderer_of(game_id: str) -> GameRenderer:
    """The renderer of a game in the catalogue."""
    renderer: GameRenderer = import_module(f"render.{game_id}")
    return renderer
