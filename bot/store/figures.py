"""Figures of the whole store."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import Figures
from bot.store.tables import matches, outbox


async def figures(connection: AsyncConnection) -> Figures:
    """What is live, and what waits to be said."""
    playing = sa.select(matches.c.game, sa.func.count()).where(matches.c.ended_at.is_(None)).group_by(matches.c.game)
    live = {game: int(count) for game, count in await connection.execute(playing)}
    items, oldest = (
        await connection.execute(sa.select(sa.func.count(), sa.func.min(outbox.c.created_at)).select_from(outbox))
    ).one()
    return Figures(live, int(items), oldest)
