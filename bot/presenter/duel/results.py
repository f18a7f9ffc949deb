"""Why a match, or one of its games, ended."""

from config.language import _


def reason_text(reason: str) -> str:
    """A reason of the rules in words; one that is not of the Duel stays as it is."""
    return {
        "top of the bridge": _("top of the bridge"),
        "higher on the bridge": _("higher on the bridge"),
        "won the finale": _("won the finale"),
        "more steps in two games": _("more steps in two games"),
        "Gandalf in the second game": _("Gandalf in the second game"),
    }.get(reason, reason)
