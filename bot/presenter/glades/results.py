"""Why a bout or a match ended."""

from config.language import _


def reason_text(reason: str, *, even: bool = False) -> str:
    """A reason of the rules in words: what the winner has most of, or, where it ended `even`, what both had alike. One
    that is not of Glades stays as it is."""
    alike = {
        "most glades": _("equal glades"),
        "most points": _("equal points"),
    }
    if even and reason in alike:
        return alike[reason]
    return {
        "three adjacent": _("three adjacent"),
        "five glades": _("five glades"),
        "most glades": _("most glades"),
        "most points": _("most points"),
    }.get(reason, reason)
