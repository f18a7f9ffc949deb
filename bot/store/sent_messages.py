"""Where on Discord the messages are that are edited later."""

from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import sent_messages
from bot.store.upsert import upsert


@dataclass(frozen=True, slots=True)
class SentMessage:
    """A message on Discord: which seat it called upon, if any, the ply it shows, and a digest of its content."""

    stream: str
    what: str
    channel_id: int
    message_id: int
    to_move: int | None = None
    ply: int = 0
    digest: str = ""


async def find(connection: AsyncConnection, stream: str, what: str) -> SentMessage | None:
    row = (
        await connection.execute(
            sa.select(sent_messages).where(sent_messages.c.stream == stream, sent_messages.c.what == what)
        )
    ).one_or_none()
    return SentMessage(*row) if row else None


async def keep(connection: AsyncConnection, post: SentMessage) -> None:
    """Remember a message in place of the one before it."""
    await upsert(connection, sent_messages, asdict(post))


async def forget(connection: AsyncConnection, stream: str, what: str) -> None:
    await connection.execute(
        sent_messages.delete().where(sent_messages.c.stream == stream, sent_messages.c.what == what)
    )
