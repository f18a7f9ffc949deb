"""What one player of a match asks the other, and what the clock asks: open, and then closed once and for good."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import OPEN, Proposal, ProposalKind, ProposalState
from bot.store.tables import proposals


async def insert(
    connection: AsyncConnection,
    match_id: int,
    kind: ProposalKind,
    seat: int,
    ply: int,
    at: int,
    number: int | None = None,
) -> int:
    """Store an open proposal; its id. At most one of each kind is open in a match."""
    done = await connection.execute(
        proposals.insert().values(match_id=match_id, kind=kind, seat=seat, ply=ply, number=number, state=OPEN, at=at)
    )
    return int(done.inserted_primary_key[0])  # type: ignore[index]


async def find(connection: AsyncConnection, proposal_id: int) -> Proposal | None:
    """The proposal of that id."""
    row = (await connection.execute(sa.select(proposals).where(proposals.c.id == proposal_id))).one_or_none()
    return Proposal(*row) if row else None


async def open_of(connection: AsyncConnection, match_id: int) -> list[Proposal]:
    """The open proposals of a match, the oldest first."""
    query = (
        sa.select(proposals).where(proposals.c.match_id == match_id, proposals.c.state == OPEN).order_by(proposals.c.id)
    )
    return [Proposal(*row) for row in await connection.execute(query)]


async def last(connection: AsyncConnection, match_id: int, kind: ProposalKind, seat: int) -> Proposal | None:
    """What a seat last asked of this kind."""
    query = (
        sa.select(proposals)
        .where(proposals.c.match_id == match_id, proposals.c.kind == kind, proposals.c.seat == seat)
        .order_by(proposals.c.id.desc())
        .limit(1)
    )
    row = (await connection.execute(query)).one_or_none()
    return Proposal(*row) if row else None


async def settle(connection: AsyncConnection, proposal_id: int, state: ProposalState) -> bool:
    """Close an open proposal; False, with nothing changed, if it was closed already."""
    done = await connection.execute(
        proposals.update().where(proposals.c.id == proposal_id, proposals.c.state == OPEN).values(state=state)
    )
    return done.rowcount == 1
