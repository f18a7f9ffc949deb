"""Actions per second of random play, on one core."""

from typing import Any

from games.catalogue import GAMES, game_of
from games.core.simulate import actions_per_second

SECONDS = 4.0


def measure() -> dict[str, Any]:
    """Per game: actions per second of processor time with default options."""
    return {game: {"actions_per_second": round(actions_per_second(game_of(game), SECONDS))} for game in GAMES}
