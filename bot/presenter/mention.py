"""How messages name people."""

from config.language import _


def mention(person_id: int) -> str:
    """A person's mention, which notifies only whom the message calls; words for one who had their data deleted."""
    return _("a former player") if person_id < 0 else f"<@{person_id}>"
