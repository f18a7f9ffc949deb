"""The thread of a match."""

from bot.service import unavailable_channels
from bot.service.services import Services
from bot.store import matches, outbox
from bot.store.outbox_content import BeginThread, OutboxItem
from bot.store.rows import MatchRow


async def thread_to_begin(services: Services, content: BeginThread) -> MatchRow | None:
    """The match whose thread is to be begun; None if it plays elsewhere by now."""
    async with services.database.read() as connection:
        row = await matches.find(connection, content.match_id)
    return row if row is not None and row.channel_id == content.message_id else None


async def thread_begun(
    services: Services, item: OutboxItem, row: MatchRow, thread_id: int, unavailable: str | None
) -> None:
    """Note in which thread a match plays, or why none could be begun."""
    async with services.transaction() as connection:
        if unavailable is not None:
            await unavailable_channels.mark_unavailable(services, connection, row.id, unavailable, row.channel_id)
        elif thread_id != row.channel_id:
            await matches.place_as_read(connection, row, channel_id=thread_id)
        await outbox.remove(connection, [item.id])
