"""Messages that are changed no more: their buttons go, or they themselves."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.services import Services
from bot.store import outbox, sent_messages
from bot.store.outbox_content import DeleteMessage, RemoveButtons, cleanup_stream
from bot.store.rows import SentMessage, Slot


async def leave(connection: AsyncConnection, old: SentMessage, at: int) -> None:
    """Within a transaction: change a match's message no more, but for its buttons, which go."""
    await sent_messages.forget(connection, old.slot)
    content = RemoveButtons(cleanup_stream(old.slot.stream), old.channel_id, old.message_id)
    await outbox.put(connection, content, at)


async def leave_slot(connection: AsyncConnection, slot: Slot, at: int) -> None:
    """Within a transaction: the same for the message of a slot, if there is one."""
    old = await sent_messages.find(connection, slot)
    if old is not None:
        await leave(connection, old, at)


async def leave_now(services: Services, old: SentMessage) -> None:
    """`leave` in a transaction of its own, before another message is sent: a later try must not edit the old one."""
    async with services.transaction() as connection:
        await leave(connection, old, services.now())


async def delete_later(connection: AsyncConnection, old: SentMessage, at: int) -> None:
    """Within a transaction: have a message deleted."""
    await outbox.put(connection, DeleteMessage(cleanup_stream(old.slot.stream), old.channel_id, old.message_id), at)
