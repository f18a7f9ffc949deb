"""Old messages: buttons taken away, or the whole message."""

from contextlib import suppress

from bot.post_office import ClosedError, MessageGoneError, NotAllowedError, PostOffice, StuckError
from bot.service.club import Club
from bot.store import outbox
from bot.store.outbox import Letter

HOPELESS = (MessageGoneError, NotAllowedError, ClosedError, StuckError)
"""A message that can no longer be reached needs no tidying."""


async def strip(club: Club, office: PostOffice, letter: Letter) -> None:
    """Take the buttons off the message of the payload's `channel` and `message`."""
    with suppress(*HOPELESS):
        await office.strip(letter.payload["channel"], letter.payload["message"])
    await done(club, letter)


async def delete(club: Club, office: PostOffice, letter: Letter) -> None:
    """Delete the message of the payload's `channel` and `message`."""
    with suppress(*HOPELESS):
        await office.delete(letter.payload["channel"], letter.payload["message"])
    await done(club, letter)


async def done(club: Club, letter: Letter) -> None:
    """Take a delivered letter out of the outbox."""
    async with club.database.write() as connection:
        await outbox.remove(connection, [letter.id])
