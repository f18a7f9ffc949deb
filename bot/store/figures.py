"""Figures of the whole store."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import matches, outbox


@dataclass(frozen=True, slots=True)
class Figures:
    """`live` matches by game; `letters` in the outbox, the oldest written at `oldest`, None if there is none."""

    live: dict[str, int]
    items: int
    oldest: int | None


async def figures(connection: AsyncConnection) -> Figures:
    playing = sa.select(matches.c.game, sa.func.count()).where(matches.c.ended_at.is_(None)).group_by(matches.c.game)
    live = {game: int(count) for game, count in await connection.execute(playing)}
    items, oldest = (
        await connection.execute(sa.select(sa.func.count(), sa.func.min(outbox.c.created_at)).select_from(outbox))
    ).one()
    return Figures(live, int(items), oldest)
