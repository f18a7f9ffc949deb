"""The alt text of a board that has something said before the position."""

from collections.abc import Callable
from typing import Any

from bot.presenter.game_presenter import ALT_LIMIT, Names, presenter_of
from render.names import shortened

NAME = 12
"""Letters of a name that always stay."""
WHOLE = 1_000_000
"""Room for any position in full."""


def described(game: str, public: Any, names: Names, said: Callable[[Names, str], str]) -> str:
    """What is `said` with the names and the position in words, as long as Discord allows.

    What is too long loses letters of the names first, then words of the position, and of that itself only the end.
    """
    position = presenter_of(game).board_alt

    def fits(some: Names) -> bool:
        return len(said(some, position(public, some, WHOLE))) <= ALT_LIMIT

    shown = shortened(names, fits, NAME)
    room = ALT_LIMIT - len(said(shown, ""))
    return said(shown, position(public, shown, room))
