"""Calls to the player to move: a reminder, a nudge. At most one of them stands."""

from dataclasses import dataclass

from bot.service.old_messages import delete_later
from bot.service.services import Services
from bot.store import matches, outbox, sent_messages
from bot.store.outbox_content import CallPlayer, OutboxItem
from bot.store.rows import MatchRow, SentMessage, Slot


@dataclass(frozen=True, slots=True)
class CallToMake:
    """A match whose player is called, None if there is no point in it any more, and the call that stands now."""

    row: MatchRow | None
    sent: SentMessage | None


async def call_to_make(services: Services, content: CallPlayer) -> CallToMake:
    """Nobody is called once the match has moved on, or while no time runs."""
    async with services.database.read() as connection:
        row = await matches.find(connection, content.match_id)
        sent = await sent_messages.find(connection, Slot.call(content.match_id))
    stands = row is not None and (row.to_move, row.ply) == (content.seat, content.ply) and row.due_at is not None
    return CallToMake(row if stands else None, sent)


async def call_made(services: Services, item: OutboxItem, found: CallToMake, sent: SentMessage | None) -> None:
    """Note where the call is; the one before it is deleted."""
    async with services.transaction() as connection:
        if sent is not None:
            await sent_messages.keep(connection, sent)
            if found.sent is not None and found.sent.message_id != sent.message_id:
                await delete_later(connection, found.sent, services.now())
        await outbox.remove(connection, [item.id])
