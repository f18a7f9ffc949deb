"""What people won in the seasons of a server."""

from collections.abc import Iterable
from dataclasses import asdict

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.member_names import name_on
from bot.store.rows import Medal
from bot.store.tables import medals, people


async def write(connection: AsyncConnection, won: Iterable[Medal]) -> None:
    """Store medals."""
    rows = [asdict(medal) for medal in won]
    if rows:
        await connection.execute(medals.insert(), rows)


async def of_season(connection: AsyncConnection, guild_id: int, season: str) -> list[tuple[Medal, str]]:
    """The medals of a season with their winners' names, by game and place."""
    query = (
        sa.select(medals, name_on(medals.c.guild_id))
        .join(people, people.c.id == medals.c.person_id)
        .where(medals.c.guild_id == guild_id, medals.c.season == season)
        .order_by(medals.c.game, medals.c.place, medals.c.person_id)
    )
    return [(Medal(*row), name) for *row, name in await connection.execute(query)]


async def of_person(connection: AsyncConnection, guild_id: int, person_id: int) -> list[Medal]:
    """Somebody's medals on a server, the latest first."""
    query = (
        sa.select(medals)
        .where(medals.c.guild_id == guild_id, medals.c.person_id == person_id)
        .order_by(medals.c.season.desc(), medals.c.place, medals.c.game)
    )
    return [Medal(*row) for row in await connection.execute(query)]


async def forget(connection: AsyncConnection, guild_id: int) -> None:
    """Take away all medals of a server."""
    await connection.execute(medals.delete().where(medals.c.guild_id == guild_id))
