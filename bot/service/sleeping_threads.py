"""Threads of running matches that Discord has archived: nobody can press a button there, so they are woken."""

from collections.abc import Callable

from bot.service.services import Services
from bot.store import matches, outbox
from bot.store.outbox_content import WakeThread, wake_stream
from bot.store.rows import MatchRow
from config.durations import HOUR

PAUSE = HOUR
"""Seconds for which a thread that was woken may stay archived: somebody may be archiving it again and again."""


async def thread_archived(services: Services, channel_id: int, *, locked: bool = False) -> None:
    """A thread was archived: if a match is played there, it will be woken, or its players told if it is `locked`."""
    async with services.database.read() as connection:
        match_id = await matches.live_in(connection, channel_id)
    if match_id is None:
        return
    async with services.transaction() as connection:
        row = await matches.find(connection, match_id)
        if row is not None and sleeps(row) and not await outbox.waits(connection, wake_stream(match_id)):
            await outbox.put(connection, WakeThread(match_id, locked), services.now())


async def compare_threads(services: Services, archived: Callable[[int, int], bool]) -> None:
    """Have the threads of running matches woken that were archived while nobody looked.

    `archived` tells this of a server and a thread, as far as this process looks after them.
    """
    async with services.database.read() as connection:
        threads = await matches.live_threads(connection)
    for guild_id, channel_id in threads:
        if archived(guild_id, channel_id):
            await thread_archived(services, channel_id)


def sleeps(row: MatchRow) -> bool:
    """Whether it would do a match good to wake its thread: one that is lost has other ways on."""
    return not row.over and row.lost is None and row.thread_of is not None


def rest(services: Services, match_id: int) -> int:
    """The seconds for which a match's thread has still to be left as it is; 0 if it may be woken."""
    now = services.now()
    services.woken_at = {which: at for which, at in services.woken_at.items() if now - PAUSE < at <= now}
    return services.woken_at.get(match_id, now - PAUSE) + PAUSE - now
