"""An interaction's id is used once, however often it is delivered."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import used_interactions
from bot.store.upsert import insert_into


async def use(connection: AsyncConnection, interaction_id: int, at: int) -> bool:
    """Mark an interaction as used; False if it was used before."""
    insert = insert_into(connection, used_interactions).values(id=interaction_id, at=at)
    done = await connection.execute(insert.on_conflict_do_nothing())
    return done.rowcount == 1


async def forget_before(connection: AsyncConnection, at: int) -> None:
    """Drop ids too old to be delivered again."""
    await connection.execute(sa.delete(used_interactions).where(used_interactions.c.at < at))
