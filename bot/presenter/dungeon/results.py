"""Why a match ended."""

from config.language import _


def reason_text(reason: str) -> str:
    """One of `games.dungeon.results` in words; any other one stays as it is."""
    return _(reason)
