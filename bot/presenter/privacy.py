"""/privacy: what is kept, and what one can do about it."""

import re

from bot.presenter import ids
from bot.presenter.message import Button, File, OutgoingMessage
from config.language import _

_LINK = re.compile(r"https?://[^\s<>]+")


def kept(guild_days: float, contact: str | None = None) -> OutgoingMessage:
    """What is kept about people, in short, with the buttons to have it or to delete it, and `contact`, where whoever
    runs the bot is reached."""
    lines = [
        _("**What I keep about you**"),
        _("- your Discord id, name and language, and whether my direct messages reach you, and bring you your hands"),
        _("- your challenges, matches with every action and its time, results and ratings"),
        _("- your usual choices, whom you block, and when you are away"),
        _("I do not read messages. Nothing is passed on."),
        _("What belongs to a server goes {days} days after it has removed me.").format(days=f"{guild_days:g}"),
    ]
    if contact:
        lines.append(_("Whoever runs me is reached here: {contact}").format(contact=_as_written(contact)))
    return OutgoingMessage(
        "\n".join(lines),
        rows=((Button(_("Give me my data"), ids.MY_DATA), Button(_("Delete my data …"), ids.DELETE_ME, "danger")),),
    )


def _as_written(contact: str) -> str:
    # Discord makes a link of an address of a page alone; all else is to be copied letter by letter.
    return contact if _LINK.fullmatch(contact) else "`" + contact.replace("`", "'") + "`"


def exported(text: str) -> OutgoingMessage:
    """A person's data as a file."""
    return OutgoingMessage(_("All that I know about you, as JSON."), (File("my-data.json", text.encode("utf-8")),))


def sure(running: int, offers: int) -> OutgoingMessage:
    """The question before the deletion: with so many running matches and open challenges."""
    lines = [_("**Delete all that I know about you?** Nothing can bring it back.")]
    if running:
        lines.append(
            _("- Running matches: {n}. Where you have acted, you resign; the others are called off.").format(n=running)
        )
    if offers:
        lines.append(_("- Open challenges: {n}. They are withdrawn.").format(n=offers))
    lines.append(_("- Finished matches stay for your opponents, without your name. Your ratings go."))
    return OutgoingMessage(
        "\n".join(lines),
        rows=((Button(_("Delete it all"), ids.DELETE_ME_NOW, "danger"), Button(_("Keep it"), ids.KEEP_ME)),),
    )
