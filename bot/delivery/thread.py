"""The thread of a match: begun from the challenge's message, whose id it gets."""

import logging
from contextlib import suppress

from bot.delivery.failures import HOPELESS, UNUSABLE, why
from bot.discord_api.errors import LaterError, MessageGoneError, PlaceGoneError
from bot.discord_api.messenger import Messenger
from bot.presenter.challenge import thread_name
from bot.service.outgoing.queue import finish
from bot.service.outgoing.thread import thread_begun, thread_to_begin
from bot.service.services import Services
from bot.store.outbox_content import BeginThread, OutboxItem
from bot.store.rows import MatchRow
from config.language import speaking

log = logging.getLogger(__name__)

INVITE_TRIES = 2
"""Tries after which a match begins without somebody in its thread: the board's mention calls them as well."""


async def deliver(services: Services, messenger: Messenger, item: OutboxItem, content: BeginThread) -> None:
    """Begin the thread of a match; both players get into it."""
    row = await thread_to_begin(services, content)
    if row is None:
        await finish(services, item)
        return
    unavailable: str | None = None
    thread_id = row.channel_id
    try:
        thread_id = await _begin(messenger, row, content)
    except UNUSABLE as error:
        unavailable = why(error)
        log.warning("no thread can be begun in channel %s: %s", row.thread_of, error)
    else:
        for person in (person for person in row.people if not person.level):
            try:
                with suppress(*HOPELESS):
                    await messenger.invite(thread_id, person.id)
            except LaterError as error:
                if item.attempts < INVITE_TRIES:
                    raise
                log.warning("somebody cannot be invited to thread %s: %s", thread_id, error)
    await thread_begun(services, item, row, thread_id, unavailable)


async def _begin(messenger: Messenger, row: MatchRow, content: BeginThread) -> int:
    """The id of the thread."""
    with speaking(row.locale):
        name = thread_name(row)
    try:
        await messenger.begin_thread(content.channel_id, content.message_id, name)
    except PlaceGoneError:
        raise
    except MessageGoneError:
        # Somebody has deleted the challenge. A crash right here could leave an empty thread behind, and no more.
        return await messenger.open_thread(content.channel_id, name)
    return content.message_id
