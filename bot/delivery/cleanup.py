"""Old messages: buttons taken away, or the whole message."""

from contextlib import suppress

from bot.discord_api.messenger import ClosedError, MessageGoneError, Messenger, NotAllowedError, StuckError
from bot.service.services import Services
from bot.store import outbox
from bot.store.outbox import OutboxItem

HOPELESS = (MessageGoneError, NotAllowedError, ClosedError, StuckError)
"""A message that can no longer be reached needs no tidying."""


async def strip(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Take the buttons off the message of the payload's `channel` and `message`."""
    with suppress(*HOPELESS):
        await messenger.strip(item.payload["channel"], item.payload["message"])
    await done(services, item)


async def delete(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Delete the message of the payload's `channel` and `message`."""
    with suppress(*HOPELESS):
        await messenger.delete(item.payload["channel"], item.payload["message"])
    await done(services, item)


async def done(services: Services, item: OutboxItem) -> None:
    """Take a delivered letter out of the outbox."""
    async with services.database.write() as connection:
        await outbox.remove(connection, [item.id])
