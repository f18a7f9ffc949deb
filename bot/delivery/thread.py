"""The thread of a match: begun from the challenge's message, whose id it gets."""

import logging
from contextlib import suppress

from bot.delivery.cleanup import HOPELESS
from bot.delivery.failures import UNUSABLE, why
from bot.discord_api.messenger import MessageGoneError, Messenger, PlaceGoneError
from bot.presenter.challenge import thread_name
from bot.service import unavailable_channels
from bot.service.services import Services
from bot.store import matches, outbox
from bot.store.matches import MatchRow
from bot.store.outbox import OutboxItem
from config.language import speaking

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Begin the thread of the match of this lane from the payload's `message` in its `channel`; both get into it."""
    async with services.database.read() as connection:
        row = await matches.find(connection, int(item.stream.rpartition("-")[2]))
    if row is None or row.channel_id != item.payload["message"]:
        async with services.database.write() as connection:
            await outbox.remove(connection, [item.id])
        return
    trouble: str | None = None
    thread_id = row.channel_id
    try:
        thread_id = await _begun(messenger, row, item)
    except UNUSABLE as error:
        trouble = why(error)
        log.warning("match %s: no thread can be begun in channel %s: %s", row.id, row.thread_of, error)
    else:
        for person in row.people:
            with suppress(*HOPELESS):
                await messenger.invite(thread_id, person.id)
    async with services.changing() as connection:
        if trouble is not None:
            await unavailable_channels.lose(services, connection, row.id, trouble, row.channel_id)
        elif thread_id != row.channel_id:
            await matches.place(connection, row.id, channel_id=thread_id)
        await outbox.remove(connection, [item.id])


async def _begun(messenger: Messenger, row: MatchRow, item: OutboxItem) -> int:
    channel_id, message_id = item.payload["channel"], item.payload["message"]
    with speaking(row.locale):
        name = thread_name(row)
    try:
        await messenger.begin_thread(channel_id, message_id, name)
    except PlaceGoneError:
        raise
    except MessageGoneError:
        # Somebody has deleted the challenge. A crash right here could leave an empty thread behind, and no more.
        return await messenger.open_thread(channel_id, name)
    return int(message_id)
