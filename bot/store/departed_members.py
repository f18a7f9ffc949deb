"""Who was found to have left a server: kept out of its tables, but not lost."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import gone
from bot.store.upsert import upsert


async def mark(connection: AsyncConnection, guild_id: int, ids: Collection[int], at: int) -> None:
    """Note that people are not on a server."""
    for person_id in ids:
        await upsert(connection, gone, {"guild_id": guild_id, "person_id": person_id, "at": at})


async def unmark(connection: AsyncConnection, guild_id: int, ids: Collection[int]) -> None:
    """Note that people are on a server."""
    await connection.execute(gone.delete().where(gone.c.guild_id == guild_id, gone.c.person_id.in_(ids)))


async def found_before(connection: AsyncConnection, guild_id: int, at: int, limit: int) -> list[int]:
    """Some of those who were last looked for before a moment, the longest ago first."""
    query = sa.select(gone.c.person_id).where(gone.c.guild_id == guild_id, gone.c.at < at).order_by(gone.c.at)
    return list((await connection.execute(query.limit(limit))).scalars())


async def is_marked(connection: AsyncConnection, guild_id: int, person_id: int) -> bool:
    """Whether somebody was found to have left."""
    query = sa.select(gone.c.at).where(gone.c.guild_id == guild_id, gone.c.person_id == person_id)
    return (await connection.execute(query)).one_or_none() is not None


async def forget(connection: AsyncConnection, guild_id: int) -> None:
    """Take away what was found about a server."""
    await connection.execute(gone.delete().where(gone.c.guild_id == guild_id))
