"""What has to be said to Discord: written with what caused it, delivered afterwards, in order within a stream."""

import secrets
from collections.abc import Collection
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import outbox_content
from bot.store.outbox_content import Content, OutboxItem, Stream
from bot.store.tables import outbox

NONCE = "nonce"
"""The key in an item's payload that holds what tells its messages from those of every other item."""
LEASE = 7
"""Seconds for which a claimed item belongs to its claimer, who may renew it; afterwards others may take it.

Times are whole seconds, so that another process may take it up to a second later: what a killed one had claimed is
taken within 10 seconds.
"""


async def put(connection: AsyncConnection, content: Content, at: int) -> None:
    """Have something said, after all that waits in its stream."""
    stream, kind, payload = outbox_content.write(content)
    payload = {**payload, NONCE: secrets.token_hex(8)}
    await connection.execute(
        outbox.insert().values(stream=stream, kind=kind, payload=payload, created_at=at, due_at=at, attempts=0)
    )


async def delay(connection: AsyncConnection, content: Content, until: int) -> None:
    """Have what says the same and waits in its stream wait until a moment, unless it was tried already."""
    stream, kind, _payload = outbox_content.write(content)
    await connection.execute(
        outbox.update()
        .where(outbox.c.stream == stream, outbox.c.kind == kind, outbox.c.attempts == 0)
        .values(due_at=until)
    )


async def hasten(connection: AsyncConnection, stream: Stream, at: int) -> None:
    """Make what waits in a stream due now, unless it was tried already."""
    await connection.execute(
        outbox.update().where(outbox.c.stream == stream, outbox.c.attempts == 0, outbox.c.due_at > at).values(due_at=at)
    )


async def count(connection: AsyncConnection, kind: str) -> int:
    """How many items of a kind there are."""
    query = sa.select(sa.func.count()).select_from(outbox).where(outbox.c.kind == kind)
    return int((await connection.execute(query)).scalar_one())


def _item(row: Any) -> OutboxItem:
    payload = dict(row.payload)
    # Items that an earlier version of the bot has written have none.
    nonce = payload.pop(NONCE, None) or f"{row.id}-{row.created_at}"
    content = outbox_content.read(row.stream, row.kind, payload)
    return OutboxItem(row.id, Stream(row.stream), row.kind, content, row.created_at, row.due_at, row.attempts, nonce)


async def heads(connection: AsyncConnection) -> list[OutboxItem]:
    """The oldest item of each stream, due or not."""
    oldest = sa.select(sa.func.min(outbox.c.id)).group_by(outbox.c.stream)
    query = sa.select(outbox).where(outbox.c.id.in_(oldest)).order_by(outbox.c.due_at, outbox.c.id)
    return [_item(row) for row in await connection.execute(query)]


async def claim(connection: AsyncConnection, item: OutboxItem, now: int) -> bool:
    """Take an item for `LEASE` seconds; False if somebody else was faster."""
    done = await connection.execute(
        outbox.update()
        .where(outbox.c.id == item.id, outbox.c.due_at == item.due_at, outbox.c.attempts == item.attempts)
        .values(due_at=now + LEASE, attempts=item.attempts + 1)
    )
    return done.rowcount == 1


async def renew(connection: AsyncConnection, item: OutboxItem, now: int) -> bool:
    """Keep an item, claimed before, for another `LEASE` seconds; False if somebody else has taken it.

    True, with nothing changed, if it is no longer there: it was delivered.
    """
    done = await connection.execute(_claimed(item).values(due_at=now + LEASE))
    if done.rowcount == 1:
        return True
    return (await connection.execute(sa.select(outbox.c.id).where(outbox.c.id == item.id))).one_or_none() is None


def _claimed(item: OutboxItem) -> sa.Update:
    """A change of an item unless somebody else has claimed it since."""
    return outbox.update().where(outbox.c.id == item.id, outbox.c.attempts == item.attempts)


async def free_all(connection: AsyncConnection, now: int) -> None:
    """Make every item due: for a process that knows that it is alone."""
    await connection.execute(outbox.update().where(outbox.c.due_at > now).values(due_at=now))


async def newer(connection: AsyncConnection, item: OutboxItem) -> Collection[int]:
    """Items of the same stream and kind that this one, delivered now, would make superfluous."""
    query = sa.select(outbox.c.id).where(
        outbox.c.stream == item.stream, outbox.c.kind == item.kind, outbox.c.id > item.id
    )
    return list((await connection.execute(query)).scalars())


async def waits(connection: AsyncConnection, stream: Stream) -> bool:
    """Whether anything of a stream waits, or is just being delivered."""
    query = sa.select(outbox.c.id).where(outbox.c.stream == stream).limit(1)
    return (await connection.execute(query)).first() is not None


async def remove(connection: AsyncConnection, ids: Collection[int]) -> None:
    """Take items away: they are delivered, superfluous, or given up."""
    await connection.execute(outbox.delete().where(outbox.c.id.in_(ids)))


async def put_off(connection: AsyncConnection, item: OutboxItem, due_at: int) -> None:
    """Have an item wait for its next try until a moment, unless somebody else has taken it."""
    await connection.execute(_claimed(item).values(due_at=due_at))
