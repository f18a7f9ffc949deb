"""When people are away: their time to move does not run meanwhile."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import AbsenceRow
from bot.store.tables import absences


async def put(connection: AsyncConnection, person_id: int, from_at: int, until_at: int) -> None:
    """Store an absence."""
    await connection.execute(absences.insert().values(person_id=person_id, from_at=from_at, until_at=until_at))


async def rows_of(connection: AsyncConnection, person_id: int, since: int) -> list[AbsenceRow]:
    """A person's absences that end after `since`, in order."""
    query = (
        sa.select(absences)
        .where(absences.c.person_id == person_id, absences.c.until_at > since)
        .order_by(absences.c.from_at)
    )
    return [AbsenceRow(*row) for row in await connection.execute(query)]


async def of(connection: AsyncConnection, person_id: int, since: int) -> list[tuple[int, int]]:
    """From – until of a person's absences that end after `since`, in order."""
    return [(row.from_at, row.until_at) for row in await rows_of(connection, person_id, since)]


async def end(connection: AsyncConnection, absence_id: int, at: int) -> None:
    """Let an absence end at once; one that has not begun never was."""
    await connection.execute(absences.delete().where(absences.c.id == absence_id, absences.c.from_at >= at))
    await connection.execute(
        absences.update().where(absences.c.id == absence_id, absences.c.until_at > at).values(until_at=at)
    )
