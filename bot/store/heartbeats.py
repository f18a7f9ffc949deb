"""When somebody was last there: a process of the bot that could serve people."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import heartbeats
from bot.store.upsert import upsert
from config.durations import DAY

BOT = "bot"
HEALTH = "health"
"""What is written only to see whether anything can be."""

JULIAN_1970 = 2440587.5
"""The beginning of 1970 in days, as SQLite counts them."""


async def last(connection: AsyncConnection) -> int | None:
    """When the last heartbeat was, which nobody else changes until the end of the transaction; None in a new store."""
    query = sa.select(heartbeats.c.at).where(heartbeats.c.name == BOT).with_for_update()
    found = (await connection.execute(query)).scalar_one_or_none()
    return None if found is None else int(found)


async def database_time(connection: AsyncConnection) -> float:
    """Seconds since 1970 by the clock of the database, which all that share it have in common."""
    if connection.dialect.name == "sqlite":
        moment = (sa.func.julianday("now") - JULIAN_1970) * DAY
    else:
        moment = sa.extract("epoch", sa.func.clock_timestamp())
    return float((await connection.execute(sa.select(moment))).scalar_one())


async def beat(connection: AsyncConnection, at: int) -> None:
    """Note that somebody is there."""
    await upsert(connection, heartbeats, {"name": BOT, "at": at})


async def try_to_write(connection: AsyncConnection, at: int) -> None:
    """Write a moment that nothing reads; the database's error if it takes nothing new."""
    await upsert(connection, heartbeats, {"name": HEALTH, "at": at})
