"""The results of a server: what ratings are computed from, and each player's side of them."""

from collections.abc import AsyncIterator, Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.distinct import distinct_values
from bot.store.member_names import name_on
from bot.store.rows import Played, Result, Score, Tally
from bot.store.tables import people, results, scores
from bot.store.upsert import BATCH, upsert_all


async def insert(connection: AsyncConnection, **values: Any) -> Result:
    """Store a result; it comes after all of its server so far."""
    done = await connection.execute(results.insert().values(**values))
    return Result(id=int(done.inserted_primary_key[0]), **values)  # type: ignore[index]


async def keep(connection: AsyncConnection, kept: Iterable[Score]) -> None:
    """Store sides of results in place of those before them."""
    await upsert_all(connection, scores, (score._asdict() for score in kept))


async def of_server(connection: AsyncConnection, guild_id: int) -> list[Result]:
    """All results of a server in the order in which they count."""
    query = sa.select(results).where(results.c.guild_id == guild_id).order_by(results.c.id)
    return [Result(*row) for row in await connection.execute(query)]


async def servers(connection: AsyncConnection) -> list[int]:
    """The servers that have results."""
    return sorted((await connection.execute(distinct_values(results.c.guild_id))).scalars())


async def first_since(connection: AsyncConnection, guild_id: int, since: int) -> int | None:
    """When the first rated result of a server from a moment on was."""
    query = sa.select(sa.func.min(results.c.at)).where(
        results.c.guild_id == guild_id, results.c.at >= since, results.c.rated
    )
    found = (await connection.execute(query)).scalar_one()
    return None if found is None else int(found)


async def rated_between(connection: AsyncConnection, guild_id: int, one_id: int, two_id: int, since: int) -> int:
    """How many rated results two people had with each other after a moment."""
    query = (
        sa.select(sa.func.count())
        .select_from(scores)
        .where(
            scores.c.guild_id == guild_id,
            scores.c.person_id == one_id,
            scores.c.opponent_id == two_id,
            scores.c.at > since,
            scores.c.weight > 0,
        )
    )
    return int((await connection.execute(query)).scalar_one())


async def of_match(connection: AsyncConnection, match_id: int) -> list[Score]:
    """Both sides of a match's result; [] while there is none."""
    query = sa.select(scores).join(results, results.c.id == scores.c.result_id).where(results.c.match_id == match_id)
    return [Score(*row) for row in await connection.execute(query)]


async def sides_of_server(connection: AsyncConnection, guild_id: int) -> AsyncIterator[Score]:
    """Both sides of all results of a server, one by one: there are many."""
    query = sa.select(scores).where(scores.c.guild_id == guild_id).order_by(scores.c.result_id, scores.c.person_id)
    async for some in (await connection.stream(query)).partitions(BATCH):
        for row in some:
            yield Score(*row)


async def of_person(connection: AsyncConnection, guild_id: int, person_id: int, limit: int) -> list[Score]:
    """Somebody's side of their latest results on a server, in order."""
    query = (
        sa.select(scores)
        .where(scores.c.guild_id == guild_id, scores.c.person_id == person_id)
        .order_by(scores.c.at.desc(), scores.c.result_id.desc())
        .limit(limit)
    )
    return [Score(*row) for row in await connection.execute(query)][::-1]


def _theirs(guild_id: int, person_id: int, opponent_id: int | None, game: str | None) -> list[sa.ColumnElement[bool]]:
    where = [scores.c.guild_id == guild_id, scores.c.person_id == person_id]
    if opponent_id is not None:
        where.append(scores.c.opponent_id == opponent_id)
    if game is not None:
        where.append(scores.c.game == game)
    return where


async def history(
    connection: AsyncConnection,
    guild_id: int,
    person_id: int,
    opponent_id: int | None,
    game: str | None,
    offset: int,
    limit: int,
) -> list[Played]:
    """Part of somebody's results on a server, the latest first; against one opponent or in one game if given."""
    query = (
        sa.select(
            results.c.match_id,
            results.c.game,
            results.c.at,
            people.c.id,
            name_on(scores.c.guild_id),
            scores.c.score,
            results.c.reason,
            scores.c.gained,
        )
        .select_from(scores)
        .join(results, results.c.id == scores.c.result_id)
        .join(people, people.c.id == scores.c.opponent_id)
        .where(*_theirs(guild_id, person_id, opponent_id, game))
        .order_by(scores.c.at.desc(), scores.c.result_id.desc())
        .offset(offset)
        .limit(limit)
    )
    return [Played(*row) for row in await connection.execute(query)]


async def tallies(
    connection: AsyncConnection, guild_id: int, person_id: int, opponent_id: int | None, game: str | None
) -> list[Tally]:
    """What somebody's results come to per game, the most played first."""
    where = _theirs(guild_id, person_id, opponent_id, game)
    return await _tallied(connection, scores.c.game, where)


async def opponents(connection: AsyncConnection, guild_id: int, person_id: int, limit: int) -> list[Tally]:
    """What somebody's results come to against those whom they met most often."""
    where = _theirs(guild_id, person_id, None, None)
    return await _tallied(connection, scores.c.opponent_id, where, limit)


async def _tallied(
    connection: AsyncConnection, key: sa.Column[Any], where: list[sa.ColumnElement[bool]], limit: int | None = None
) -> list[Tally]:
    times = [sa.func.sum(sa.case((scores.c.score == value, 1), else_=0)) for value in (1, 0.5, 0)]
    query = (
        sa.select(key, *times, sa.func.count() - sa.func.count(scores.c.score))
        .where(*where)
        .group_by(key)
        .order_by(sa.func.count(scores.c.score).desc(), key)
        .limit(limit)
    )
    return [Tally(key, *map(int, counts)) for key, *counts in await connection.execute(query)]
