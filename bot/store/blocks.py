"""Whom people do not want to be challenged by."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import Person
from bot.store.tables import blocks, people


async def put(connection: AsyncConnection, person_id: int, blocked_id: int, at: int) -> bool:
    """Note that a person blocks another; False if they did before."""
    if await blocked(connection, person_id, blocked_id):
        return False
    await connection.execute(blocks.insert().values(person_id=person_id, blocked_id=blocked_id, at=at))
    return True


async def drop(connection: AsyncConnection, person_id: int, blocked_id: int) -> bool:
    """Take a block away; False if there was none."""
    done = await connection.execute(
        blocks.delete().where(blocks.c.person_id == person_id, blocks.c.blocked_id == blocked_id)
    )
    return done.rowcount == 1


async def blocked(connection: AsyncConnection, person_id: int, other_id: int) -> bool:
    """Whether a person blocks another."""
    query = sa.select(blocks.c.at).where(blocks.c.person_id == person_id, blocks.c.blocked_id == other_id)
    return (await connection.execute(query)).one_or_none() is not None


async def of(connection: AsyncConnection, person_id: int) -> list[Person]:
    """Those whom a person blocks, by name."""
    query = (
        sa.select(people)
        .join(blocks, blocks.c.blocked_id == people.c.id)
        .where(blocks.c.person_id == person_id)
        .order_by(people.c.name, people.c.id)
    )
    return [Person(row.id, row.name, row.locale) for row in await connection.execute(query)]
