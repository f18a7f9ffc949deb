"""Why a match, or one of its games, ended."""

from config.language import _


def reason_text(reason: str) -> str:
    """One of `games.duel.results` in words; any other one stays as it is."""
    return _(reason)
