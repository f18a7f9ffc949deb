"""What has to be said to Discord: written with what caused it, delivered afterwards, in order within a lane."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import outbox

LEASE = 30
"""Seconds for which a claimed letter belongs to its claimer, who may renew it; afterwards others may take it."""


@dataclass(frozen=True, slots=True)
class Letter:
    """One thing to be delivered. `attempts` counts the claims so far, this one included."""

    id: int
    lane: str
    kind: str
    payload: dict[str, Any]
    created_at: int
    due_at: int
    attempts: int


async def put(connection: AsyncConnection, lane: str, kind: str, at: int, **payload: Any) -> None:
    await connection.execute(
        outbox.insert().values(lane=lane, kind=kind, payload=payload, created_at=at, due_at=at, attempts=0)
    )


async def heads(connection: AsyncConnection) -> list[Letter]:
    """The oldest letter of each lane, due or not."""
    oldest = sa.select(sa.func.min(outbox.c.id)).group_by(outbox.c.lane)
    query = sa.select(outbox).where(outbox.c.id.in_(oldest)).order_by(outbox.c.due_at, outbox.c.id)
    return [Letter(*row) for row in await connection.execute(query)]


async def claim(connection: AsyncConnection, letter: Letter, now: int) -> bool:
    """Take a letter for `LEASE` seconds; False if somebody else was faster."""
    done = await connection.execute(
        outbox.update()
        .where(outbox.c.id == letter.id, outbox.c.due_at == letter.due_at, outbox.c.attempts == letter.attempts)
        .values(due_at=now + LEASE, attempts=letter.attempts + 1)
    )
    return done.rowcount == 1


async def renew(connection: AsyncConnection, letter: Letter, now: int) -> None:
    """Keep a letter, claimed before, for another `LEASE` seconds."""
    mine = outbox.update().where(outbox.c.id == letter.id, outbox.c.attempts == letter.attempts)
    await connection.execute(mine.values(due_at=now + LEASE))


async def free_all(connection: AsyncConnection, now: int) -> None:
    """Make every letter due: for a process that knows that it is alone."""
    await connection.execute(outbox.update().where(outbox.c.due_at > now).values(due_at=now))


async def newer(connection: AsyncConnection, letter: Letter) -> Collection[int]:
    """Letters of the same lane and kind that this one, delivered now, would make superfluous."""
    query = sa.select(outbox.c.id).where(
        outbox.c.lane == letter.lane, outbox.c.kind == letter.kind, outbox.c.id > letter.id
    )
    return list((await connection.execute(query)).scalars())


async def remove(connection: AsyncConnection, ids: Collection[int]) -> None:
    await connection.execute(outbox.delete().where(outbox.c.id.in_(ids)))


async def put_off(connection: AsyncConnection, letter: Letter, due_at: int) -> None:
    await connection.execute(outbox.update().where(outbox.c.id == letter.id).values(due_at=due_at))
