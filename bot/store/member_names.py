"""What people are called on each server, where that is not the name of their account."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import member_names, people
from bot.store.upsert import upsert


async def find(connection: AsyncConnection, guild_id: int, person_id: int) -> str | None:
    """A person's own name on a server; None where they go by that of their account."""
    query = sa.select(member_names.c.name).where(
        member_names.c.guild_id == guild_id, member_names.c.person_id == person_id
    )
    return (await connection.execute(query)).scalar_one_or_none()


async def keep(connection: AsyncConnection, guild_id: int, person_id: int, name: str | None) -> None:
    """Remember a person's own name on a server; None: they go by that of their account."""
    if name == await find(connection, guild_id, person_id):
        return
    if name is None:
        await connection.execute(
            member_names.delete().where(member_names.c.guild_id == guild_id, member_names.c.person_id == person_id)
        )
    else:
        await upsert(connection, member_names, {"guild_id": guild_id, "person_id": person_id, "name": name})


def name_on(guild_id: Any, person: sa.FromClause = people) -> sa.ColumnElement[str]:
    """The name of a row of people, or of an alias of that table, on a server: an id or the column that holds it."""
    own = sa.select(member_names.c.name).where(
        member_names.c.guild_id == guild_id, member_names.c.person_id == person.c.id
    )
    return sa.func.coalesce(own.scalar_subquery(), person.c.name)
