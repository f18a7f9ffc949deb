"""When somebody was last there: a process of the bot that could serve people."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import heartbeats
from bot.store.upsert import upsert

BOT = "bot"


async def last(connection: AsyncConnection) -> int | None:
    """When the last heartbeat was; None in a new store."""
    found = (await connection.execute(sa.select(heartbeats.c.at).where(heartbeats.c.name == BOT))).scalar_one_or_none()
    return None if found is None else int(found)


async def beat(connection: AsyncConnection, at: int) -> None:
    """Note that somebody is there."""
    await upsert(connection, heartbeats, {"name": BOT, "at": at})
