"""Why a match ended."""

from config.language import _


def reason_text(reason: str) -> str:
    """A reason of the rules in words; one that is not of the Dungeon stays as it is."""
    return {
        "the hero fell": _("the hero fell"),
        "the Black Lord fell": _("the Black Lord fell"),
    }.get(reason, reason)
