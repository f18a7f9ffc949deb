"""Words about blocking."""

from bot.names import named
from bot.presenter import ids
from bot.presenter.post import Button, Post
from bot.store.people import Person
from config.language import _


def blocked(other: Person) -> Post:
    """What the one who blocks is told."""
    return Post(
        _("{name} cannot challenge you any more, and is not told so. Matches that you play go on.").format(
            name=named(other)
        ),
        rows=((Button(_("Unblock"), ids.unblock(other.id)),),),
    )


def unblocked(other: Person) -> Post:
    """What the one who takes a block back is told."""
    return Post(_("{name} may challenge you again.").format(name=named(other)))
