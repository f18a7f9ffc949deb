"""Why a match ended."""

from config.language import _


def reason_text(reason: str) -> str:
    """A reason of the rules in words; one that is not of The Search stays as it is."""
    return {
        "more points": _("more points"),
        "reached Mount Doom": _("reached Mount Doom"),
        "draw": _("equal points"),
    }.get(reason, reason)
