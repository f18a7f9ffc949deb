"""Servers and what their admins have set."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.distinct import distinct_values
from bot.store.rows import DIRECT, Guild
from bot.store.tables import challenges, guilds, matches, member_names
from bot.store.upsert import upsert


async def find(connection: AsyncConnection, guild_id: int) -> Guild:
    """The settings of a server, whether or not any were stored."""
    row = (await connection.execute(sa.select(guilds).where(guilds.c.id == guild_id))).one_or_none()
    if row is None:
        return Guild(guild_id)
    return Guild(**{**row._mapping, "channels": tuple(row.channels)})


async def known(connection: AsyncConnection) -> list[int]:
    """The servers of which anything is stored."""
    query = sa.union(
        sa.select(guilds.c.id),
        *(distinct_values(table.c.guild_id) for table in (matches, challenges, member_names)),
    )
    return sorted({*(await connection.execute(query)).scalars()} - {DIRECT})


async def removed(connection: AsyncConnection, before: int | None = None) -> list[int]:
    """The servers that the bot was removed from, at any time or not later than `before`."""
    query = sa.select(guilds.c.id).where(guilds.c.removed_at.is_not(None)).order_by(guilds.c.id)
    if before is not None:
        query = query.where(guilds.c.removed_at <= before)
    return list((await connection.execute(query)).scalars())


async def change(connection: AsyncConnection, guild_id: int, **values: Any) -> None:
    """Store some of a server's settings."""
    if "channels" in values:
        values["channels"] = list(values["channels"])
    await upsert(connection, guilds, {"id": guild_id, **values}, only_new={"threads": False, "channels": []})


async def lock(connection: AsyncConnection, guild_id: int) -> None:
    """Until the end of this transaction no other one gets past this for the same server."""
    await change(connection, guild_id)
    await connection.execute(sa.select(guilds.c.id).where(guilds.c.id == guild_id).with_for_update())
