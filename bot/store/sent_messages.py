"""Where on Discord the messages are that are edited later."""

from dataclasses import asdict, dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import posts
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
        await connection.execute(sa.select(posts).where(posts.c.stream == stream, posts.c.what == what))
    ).one_or_none()
    return SentMessage(*row) if row else None


async def keep(connection: AsyncConnection, post: SentMessage) -> None:
    """Remember a message in place of the one before it."""
    await upsert(connection, posts, asdict(post))


async def forget(connection: AsyncConnection, stream: str, what: str) -> None:
    await connection.execute(posts.delete().where(posts.c.stream == stream, posts.c.what == what))
