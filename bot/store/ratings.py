"""Ratings per server, period and game, and the tables that they make."""

from collections.abc import AsyncIterator, Collection, Iterable

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import departed_members as departed
from bot.store.member_names import name_on
from bot.store.rows import Rating, Standing
from bot.store.tables import departed_members, people, ratings
from bot.store.upsert import BATCH, upsert_all


def _table(guild_id: int, period: str, game: str) -> list[sa.ColumnElement[bool]]:
    """A table, those who left the server included."""
    return [ratings.c.guild_id == guild_id, ratings.c.period == period, ratings.c.game == game]


async def page(
    connection: AsyncConnection, guild_id: int, period: str, game: str, offset: int, limit: int
) -> list[Standing]:
    """Part of a table, the most points first."""
    left = sa.select(departed_members.c.person_id).where(departed_members.c.guild_id == guild_id)
    # The index alone tells who is on a page; names and numbers are looked up for those few.
    shown = (
        sa.select(ratings.c.person_id)
        .where(*_table(guild_id, period, game), ratings.c.person_id.not_in(left))
        .order_by(ratings.c.points.desc(), ratings.c.person_id.desc())
        .offset(offset)
        .limit(limit)
    )
    query = (
        sa.select(name_on(ratings.c.guild_id), ratings)
        .join(people, people.c.id == ratings.c.person_id)
        .where(*_table(guild_id, period, game), ratings.c.person_id.in_(shown))
        .order_by(ratings.c.points.desc(), ratings.c.person_id.desc())
    )
    lines = [(name, Rating(*row)) for name, *row in await connection.execute(query)]
    places: list[Standing] = []
    for number, (name, rating) in enumerate(lines, offset + 1):
        if places and places[-1].rating.points == rating.points:
            rank = places[-1].rank
        else:
            rank = number if places else await _rank(connection, rating)
        places.append(Standing(rank, name, rating))
    return places


async def _rank(connection: AsyncConnection, rating: Rating) -> int:
    table = (rating.guild_id, rating.period, rating.game)
    return 1 + await _present(connection, *table, ratings.c.points > rating.points)


async def _present(
    connection: AsyncConnection, guild_id: int, period: str, game: str, *where: sa.ColumnElement[bool]
) -> int:
    """How many of a table are on the server."""
    found = sa.select(sa.func.count()).select_from(ratings).where(*_table(guild_id, period, game), *where)
    left = found.join(
        departed_members,
        sa.and_(departed_members.c.guild_id == guild_id, departed_members.c.person_id == ratings.c.person_id),
    )
    everybody = (await connection.execute(found)).scalar_one()
    return int(everybody - (await connection.execute(left)).scalar_one())


async def count(connection: AsyncConnection, guild_id: int, period: str, game: str) -> int:
    """How many stand in a table."""
    return await _present(connection, guild_id, period, game)


async def own(connection: AsyncConnection, guild_id: int, period: str, game: str, person_id: int) -> Standing | None:
    """Somebody's line in a table; None if they have no rated result in it."""
    for place in await places_of(connection, guild_id, period, person_id, game):
        return place
    return None


async def places_of(
    connection: AsyncConnection, guild_id: int, period: str, person_id: int, game: str | None = None
) -> list[Standing]:
    """Somebody's lines in the tables of a period, one per game and one over all, or that of one game.

    Without ranks for somebody whom the tables do not show, since they have left the server.
    """
    query = (
        sa.select(name_on(ratings.c.guild_id), ratings)
        .join(people, people.c.id == ratings.c.person_id)
        .where(ratings.c.guild_id == guild_id, ratings.c.period == period, ratings.c.person_id == person_id)
        .order_by(ratings.c.game)
    )
    if game is not None:
        query = query.where(ratings.c.game == game)
    lines = [(name, Rating(*row)) for name, *row in await connection.execute(query)]
    if await departed.is_marked(connection, guild_id, person_id):
        return [Standing(None, name, rating) for name, rating in lines]
    return [Standing(await _rank(connection, rating), name, rating) for name, rating in lines]


async def of_pair(
    connection: AsyncConnection, guild_id: int, periods: Collection[str], games: Collection[str], pair: tuple[int, int]
) -> list[Rating]:
    """The ratings of two people in some periods and games."""
    query = sa.select(ratings).where(
        ratings.c.guild_id == guild_id,
        ratings.c.period.in_(periods),
        ratings.c.game.in_(games),
        ratings.c.person_id.in_(pair),
    )
    return [Rating(*row) for row in await connection.execute(query)]


async def games_of(connection: AsyncConnection, guild_id: int, period: str) -> list[str]:
    """The games in which somebody is rated in a period, all games among them."""
    query = sa.select(ratings.c.game).where(ratings.c.guild_id == guild_id, ratings.c.period == period).distinct()
    return list((await connection.execute(query.order_by(ratings.c.game))).scalars())


async def keep(connection: AsyncConnection, kept: Iterable[Rating]) -> None:
    """Store ratings in place of those before them."""
    await upsert_all(connection, ratings, (rating._asdict() for rating in kept))


async def of_server(connection: AsyncConnection, guild_id: int) -> AsyncIterator[Rating]:
    """All ratings of a server, one by one: there are many."""
    query = sa.select(ratings).where(ratings.c.guild_id == guild_id)
    query = query.order_by(ratings.c.period, ratings.c.game, ratings.c.person_id)
    async for some in (await connection.stream(query)).partitions(BATCH):
        for row in some:
            yield Rating(*row)


async def drop(connection: AsyncConnection, dropped: Iterable[Rating]) -> None:
    """Take ratings away."""
    for rating in dropped:
        table = _table(rating.guild_id, rating.period, rating.game)
        await connection.execute(ratings.delete().where(*table, ratings.c.person_id == rating.person_id))
