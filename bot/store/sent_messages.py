"""Where on Discord the messages are that are edited later."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import SentMessage, Slot
from bot.store.tables import sent_messages
from bot.store.upsert import upsert


def _in(slot: Slot) -> sa.ColumnElement[bool]:
    return sa.and_(sent_messages.c.stream == slot.stream, sent_messages.c.what == slot.what)


async def find(connection: AsyncConnection, slot: Slot) -> SentMessage | None:
    """The message that fills a slot; None if there is none."""
    row: Any = (await connection.execute(sa.select(sent_messages).where(_in(slot)))).one_or_none()
    return SentMessage(slot, row.channel_id, row.message_id, row.to_move, row.ply, row.digest) if row else None


async def keep(connection: AsyncConnection, message: SentMessage) -> None:
    """Remember a message in place of the one before it."""
    values = {
        "stream": message.slot.stream,
        "what": message.slot.what,
        "channel_id": message.channel_id,
        "message_id": message.message_id,
        "to_move": message.to_move,
        "ply": message.ply,
        "digest": message.digest,
    }
    await upsert(connection, sent_messages, values)


async def forget(connection: AsyncConnection, slot: Slot) -> None:
    """Know no more where the message of a slot is."""
    await connection.execute(sent_messages.delete().where(_in(slot)))
