"""How messages name people: by a mention whom they call, everybody else by name, as clients know no one else's id."""

from typing import Protocol

from bot.store.rows import COMPUTERS
from bot.text.names import message_name


class Named(Protocol):
    """Somebody with an id and a name."""

    @property
    def id(self) -> int:
        """Their Discord id."""

    @property
    def name(self) -> str:
        """What they are called where the message is read."""


def bold_name(person: Named) -> str:
    """A person who is not called: their name in bold, with nothing in it alive."""
    return bold(person.id, person.name)


def bold(person_id: int, name: str) -> str:
    """The same from an id and a name."""
    return f"**{message_name(person_id, name)}**"


def mention(person: Named) -> str:
    """A person whom the message calls; computer players and those who had their data deleted have no mention."""
    return bold_name(person) if person.id < 0 or person.id in COMPUTERS else f"<@{person.id}>"
