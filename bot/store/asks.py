"""What one player of a match asks the other, and what the clock asks: open, and then closed once and for good."""

from dataclasses import dataclass
from typing import Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import asks

Kind = Literal["undo", "draw", "pause", "time"]
State = Literal["open", "accepted", "declined", "withdrawn", "lapsed", "claimed", "given", "off", "unanswered"]
OPEN: State = "open"


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to seat `1 - seat`. `number` is the first action that an undo takes back.

    For the kind `time`, `seat` is the one whose time is over; it ends `claimed`, `given` (a day), called `off`,
    `unanswered`, or `lapsed` by a late move.
    """

    id: int
    match_id: int
    kind: Kind
    seat: int
    ply: int
    number: int | None
    state: State
    at: int


async def insert(
    connection: AsyncConnection, match_id: int, kind: Kind, seat: int, ply: int, at: int, number: int | None = None
) -> int:
    """Store an open ask; its id. At most one of each kind is open in a match."""
    done = await connection.execute(
        asks.insert().values(match_id=match_id, kind=kind, seat=seat, ply=ply, number=number, state=OPEN, at=at)
    )
    return int(done.inserted_primary_key[0])  # type: ignore[index]


async def find(connection: AsyncConnection, ask_id: int) -> Ask | None:
    """The ask of that id."""
    row = (await connection.execute(sa.select(asks).where(asks.c.id == ask_id))).one_or_none()
    return Ask(*row) if row else None


async def open_of(connection: AsyncConnection, match_id: int) -> list[Ask]:
    """The open asks of a match, the oldest first."""
    query = sa.select(asks).where(asks.c.match_id == match_id, asks.c.state == OPEN).order_by(asks.c.id)
    return [Ask(*row) for row in await connection.execute(query)]


async def last(connection: AsyncConnection, match_id: int, kind: Kind, seat: int) -> Ask | None:
    """What a seat last asked of this kind."""
    query = (
        sa.select(asks)
        .where(asks.c.match_id == match_id, asks.c.kind == kind, asks.c.seat == seat)
        .order_by(asks.c.id.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    return Ask(*row) if row else None


async def settle(connection: AsyncConnection, ask_id: int, state: State) -> bool:
    """Close an open ask; False, with nothing changed, if it was closed already."""
    done = await connection.execute(asks.update().where(asks.c.id == ask_id, asks.c.state == OPEN).values(state=state))
    return done.rowcount == 1
