"""How messages name people."""

from bot.store.rows import COMPUTERS
from bot.text.names import computer_name
from config.language import _


def mention(person_id: int) -> str:
    """A person's mention, which notifies only whom the message calls; words for a computer player, and for one who
    had their data deleted."""
    if person_id in COMPUTERS:
        return computer_name(COMPUTERS[person_id])
    return _("a former player") if person_id < 0 else f"<@{person_id}>"
