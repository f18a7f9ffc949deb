"""What happens by itself at some time: one row per kind and subject."""

from collections.abc import Collection

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import deadlines
from bot.store.upsert import insert_into, upsert

CHALLENGE = "challenge"
REMIND = "remind"
TIME = "time"
"""The time to move is over."""
ABANDON = "abandon"
"""Nobody has decided what follows from that."""
PRACTICE = "practice"
"""Nobody has touched a practice match for long."""
GUILD = "guild"
"""What is known of a server that removed the bot is forgotten."""
SEASON = "season"
"""A server's season is over."""


async def put(connection: AsyncConnection, kind: str, subject_id: int, at: int) -> None:
    """Set a deadline in place of one of the same kind and subject."""
    await upsert(connection, deadlines, {"kind": kind, "subject_id": subject_id, "at": at})


async def begin(connection: AsyncConnection, kind: str, subject_id: int, at: int) -> None:
    """Set a deadline unless there is one of the same kind and subject."""
    insert = insert_into(connection, deadlines).values(kind=kind, subject_id=subject_id, at=at)
    await connection.execute(insert.on_conflict_do_nothing())


async def find(connection: AsyncConnection, kind: str, subject_id: int) -> int | None:
    """When a deadline is; None if there is none."""
    query = sa.select(deadlines.c.at).where(deadlines.c.kind == kind, deadlines.c.subject_id == subject_id)
    found = (await connection.execute(query)).scalar_one_or_none()
    return None if found is None else int(found)


async def drop(connection: AsyncConnection, kind: str, subject_id: int) -> bool:
    """Take a deadline away; False if there was none, so that of two takers only one acts."""
    done = await connection.execute(
        deadlines.delete().where(deadlines.c.kind == kind, deadlines.c.subject_id == subject_id)
    )
    return done.rowcount == 1


async def move_on(connection: AsyncConnection, kind: str, subject_id: int, seconds: int) -> None:
    """Put a deadline off by so many seconds, if there is one."""
    await connection.execute(
        deadlines.update()
        .where(deadlines.c.kind == kind, deadlines.c.subject_id == subject_id)
        .values(at=deadlines.c.at + seconds)
    )


async def move_all(connection: AsyncConnection, kind: str, seconds: int) -> None:
    """Put every deadline of a kind off by so many seconds."""
    await connection.execute(deadlines.update().where(deadlines.c.kind == kind).values(at=deadlines.c.at + seconds))


async def bring_forward(connection: AsyncConnection, kind: str, latest: int) -> None:
    """Have no deadline of a kind later than a moment."""
    await connection.execute(
        deadlines.update().where(deadlines.c.kind == kind, deadlines.c.at > latest).values(at=latest)
    )


async def next_at(connection: AsyncConnection, after: int) -> int | None:
    """When the first deadline after a moment is, in Unix seconds; None if there is none."""
    found = (
        await connection.execute(sa.select(sa.func.min(deadlines.c.at)).where(deadlines.c.at > after))
    ).scalar_one()
    return None if found is None else int(found)


async def due(
    connection: AsyncConnection, now: int, held: Collection[str] = (), limit: int = 100
) -> list[tuple[str, int]]:
    """Kind and subject of the deadlines that have passed, but for the kinds that are `held`, the oldest first."""
    query = (
        sa.select(deadlines.c.kind, deadlines.c.subject_id)
        .where(deadlines.c.at <= now, deadlines.c.kind.not_in(held))
        .order_by(deadlines.c.at)
        .limit(limit)
    )
    return [(kind, subject) for kind, subject in await connection.execute(query)]
