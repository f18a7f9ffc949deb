"""What happens by itself at some time: one row per kind and subject."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import deadlines
from bot.store.upsert import upsert

CHALLENGE = "challenge"
REMIND = "remind"
TIME = "time"
"""The time to move is over."""
ABANDON = "abandon"
"""Nobody has decided what follows from that."""


async def put(connection: AsyncConnection, kind: str, subject_id: int, at: int) -> None:
    """Set a deadline in place of one of the same kind and subject."""
    await upsert(connection, deadlines, {"kind": kind, "subject_id": subject_id, "at": at})


async def drop(connection: AsyncConnection, kind: str, subject_id: int) -> bool:
    """Take a deadline away; False if there was none, so that of two takers only one acts."""
    done = await connection.execute(
        deadlines.delete().where(deadlines.c.kind == kind, deadlines.c.subject_id == subject_id)
    )
    return done.rowcount == 1


async def next_at(connection: AsyncConnection) -> int | None:
    found = (await connection.execute(sa.select(sa.func.min(deadlines.c.at)))).scalar_one()
    return None if found is None else int(found)


async def due(connection: AsyncConnection, now: int, limit: int = 100) -> list[tuple[str, int]]:
    """Kind and subject of the deadlines that have passed, the oldest first."""
    query = (
        sa.select(deadlines.c.kind, deadlines.c.subject_id)
        .where(deadlines.c.at <= now)
        .order_by(deadlines.c.at)
        .limit(limit)
    )
    return [(kind, subject) for kind, subject in await connection.execute(query)]
