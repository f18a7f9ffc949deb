"""Why a bout or a match ended."""

from config.language import _
from games.glades.results import REASONS_WITHOUT_WINNER


def reason_text(reason: str, *, even: bool = False) -> str:
    """One of `games.glades.results` in words; where nobody won (`even`), what both had alike. Any other one stays as it
    is."""
    return _(REASONS_WITHOUT_WINNER.get(reason, reason) if even else reason)
