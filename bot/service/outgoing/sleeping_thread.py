"""The thread of a running match that is archived."""

from bot.service import unavailable_channels
from bot.service.services import Services
from bot.service.sleeping_threads import sleeps
from bot.store import matches, outbox
from bot.store.outbox_content import OutboxItem, WakeThread
from bot.store.rows import MatchRow


async def thread_to_wake(services: Services, content: WakeThread) -> MatchRow | None:
    """The match whose thread is to be woken; None if there is no point in it any more."""
    async with services.database.read() as connection:
        row = await matches.find(connection, content.match_id)
    return row if row is not None and sleeps(row) else None


async def thread_woken(services: Services, item: OutboxItem, row: MatchRow, unavailable: str | None) -> None:
    """Note that a thread was woken, or why it cannot be: then both players are told how it goes on."""
    async with services.transaction() as connection:
        if unavailable is not None:
            await unavailable_channels.mark_unavailable(services, connection, row.id, unavailable, row.channel_id)
        await outbox.remove(connection, [item.id])
    services.woken_at[row.id] = services.now()
