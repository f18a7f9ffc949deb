"""Words about blocking."""

from bot.presenter import ids
from bot.presenter.message import Button, OutgoingMessage
from bot.store.people import Person
from bot.text.names import display_name
from config.language import _


def blocked(other: Person) -> OutgoingMessage:
    """What the one who blocks is told."""
    return OutgoingMessage(
        _("{name} cannot challenge you any more, and is not told so. Matches that you play go on.").format(
            name=display_name(other)
        ),
        rows=((Button(_("Unblock"), ids.unblock(other.id)),),),
    )


def unblocked(other: Person) -> OutgoingMessage:
    """What the one who takes a block back is told."""
    return OutgoingMessage(_("{name} may challenge you again.").format(name=display_name(other)))
