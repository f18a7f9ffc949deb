"""The thread of a match: begun from the challenge's message, whose id it gets."""

import logging
from contextlib import suppress

from bot.delivery.place import UNUSABLE, why
from bot.delivery.tidy import HOPELESS
from bot.post_office import MessageGoneError, PlaceGoneError, PostOffice
from bot.presenter.challenge import thread_name
from bot.service import lost
from bot.service.club import Club
from bot.store import matches, outbox
from bot.store.matches import MatchRow
from bot.store.outbox import Letter
from config.language import speaking

log = logging.getLogger(__name__)


async def deliver(club: Club, office: PostOffice, letter: Letter) -> None:
    """Begin the thread of the match of this lane from the payload's `message` in its `channel`; both get into it."""
    async with club.database.read() as connection:
        row = await matches.find(connection, int(letter.lane.rpartition("-")[2]))
    if row is None or row.channel_id != letter.payload["message"]:
        async with club.database.write() as connection:
            await outbox.remove(connection, [letter.id])
        return
    trouble: str | None = None
    thread_id = row.channel_id
    try:
        thread_id = await _begun(office, row, letter)
    except UNUSABLE as error:
        trouble = why(error)
        log.warning("match %s: no thread can be begun in channel %s: %s", row.id, row.thread_of, error)
    else:
        for person in row.people:
            with suppress(*HOPELESS):
                await office.invite(thread_id, person.id)
    async with club.changing() as connection:
        if trouble is not None:
            await lost.lose(club, connection, row.id, trouble, row.channel_id)
        elif thread_id != row.channel_id:
            await matches.place(connection, row.id, channel_id=thread_id)
        await outbox.remove(connection, [letter.id])


async def _begun(office: PostOffice, row: MatchRow, letter: Letter) -> int:
    channel_id, message_id = letter.payload["channel"], letter.payload["message"]
    with speaking(row.locale):
        name = thread_name(row)
    try:
        await office.begin_thread(channel_id, message_id, name)
    except PlaceGoneError:
        raise
    except MessageGoneError:
        # Somebody has deleted the challenge. A crash right here could leave an empty thread behind, and no more.
        return await office.open_thread(channel_id, name)
    return int(message_id)
