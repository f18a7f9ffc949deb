"""Who was found to have left a server: kept out of its tables, but not lost."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import departed_members
from bot.store.upsert import upsert


async def mark(connection: AsyncConnection, guild_id: int, ids: Collection[int], at: int) -> None:
    """Note that people are not on a server."""
    for person_id in ids:
        await upsert(connection, departed_members, {"guild_id": guild_id, "person_id": person_id, "at": at})


async def unmark(connection: AsyncConnection, guild_id: int, ids: Collection[int]) -> None:
    """Note that people are on a server."""
    await connection.execute(
        departed_members.delete().where(departed_members.c.guild_id == guild_id, departed_members.c.person_id.in_(ids))
    )


async def found_before(connection: AsyncConnection, guild_id: int, at: int, limit: int) -> list[int]:
    """Some of those who were last looked for before a moment, the longest ago first."""
    query = (
        sa.select(departed_members.c.person_id)
        .where(departed_members.c.guild_id == guild_id, departed_members.c.at < at)
        .order_by(departed_members.c.at)
    )
    return list((await connection.execute(query.limit(limit))).scalars())


async def is_marked(connection: AsyncConnection, guild_id: int, person_id: int) -> bool:
    """Whether somebody was found to have left."""
    query = sa.select(departed_members.c.at).where(
        departed_members.c.guild_id == guild_id, departed_members.c.person_id == person_id
    )
    return (await connection.execute(query)).one_or_none() is not None


async def forget(connection: AsyncConnection, guild_id: int) -> None:
    """Take away what was found about a server."""
    await connection.execute(departed_members.delete().where(departed_members.c.guild_id == guild_id))
