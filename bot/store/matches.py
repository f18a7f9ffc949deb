"""Matches, their seats and their action logs. The log is the truth; the snapshot saves its replay."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import writing
from bot.store.member_names import name_on
from bot.store.rows import ActionRow, MatchRow, Person
from bot.store.tables import actions, matches, people, seats

LARGEST_ID = 2**31 - 1
"""No match has a larger number: people may type any, and PostgreSQL refuses what its column cannot hold."""


async def insert(connection: AsyncConnection, sitting: tuple[int, int], **values: Any) -> int:
    """Store a match with the people of seats 0 and 1; its id."""
    done = await connection.execute(matches.insert().values(**values))
    match_id = int(done.inserted_primary_key[0])  # type: ignore[index]
    await connection.execute(
        seats.insert(), [{"match_id": match_id, "seat": seat, "person_id": who} for seat, who in enumerate(sitting)]
    )
    return match_id


_first, _second = seats.alias("first"), seats.alias("second")
_one, _two = people.alias("one"), people.alias("two")
_whole = (
    sa.select(
        matches,
        *(
            column.label(f"{name}_{column.name}")
            for name, person in (("one", _one), ("two", _two))
            for column in person.c
        ),
        name_on(matches.c.guild_id, _one).label("one_shown"),
        name_on(matches.c.guild_id, _two).label("two_shown"),
    )
    .join(_first, sa.and_(_first.c.match_id == matches.c.id, _first.c.seat == 0))
    .join(_second, sa.and_(_second.c.match_id == matches.c.id, _second.c.seat == 1))
    .join(_one, _one.c.id == _first.c.person_id)
    .join(_two, _two.c.id == _second.c.person_id)
)


def _row(row: Any) -> MatchRow:
    own = {column.name: getattr(row, column.name) for column in matches.c}
    one, two = (
        Person(
            id=getattr(row, f"{who}_id"),
            name=getattr(row, f"{who}_shown"),
            locale=getattr(row, f"{who}_locale"),
            dm_closed=getattr(row, f"{who}_dm_closed"),
            hand_by_dm=getattr(row, f"{who}_hand_by_dm"),
            account=getattr(row, f"{who}_name"),
            guild_id=row.guild_id,
        )
        for who in ("one", "two")
    )
    return MatchRow(**own, people=(one, two))


async def find(connection: AsyncConnection, match_id: int) -> MatchRow | None:
    """A match; within a writing transaction it is the caller's until the end of that."""
    if not 0 < match_id <= LARGEST_ID:
        return None
    query = _whole.where(matches.c.id == match_id)
    if writing(connection):
        query = query.with_for_update(of=matches)
    row = (await connection.execute(query)).one_or_none()
    return _row(row) if row else None


async def live_in(connection: AsyncConnection, channel_id: int) -> int | None:
    """The id of the live match of a channel or thread."""
    query = sa.select(matches.c.id).where(matches.c.channel_id == channel_id, matches.c.ended_at.is_(None))
    found = (await connection.execute(query)).scalar_one_or_none()
    return None if found is None else int(found)


async def latest_in(connection: AsyncConnection, channel_id: int) -> int | None:
    """The live match of a channel, or else the last one there."""
    live = await live_in(connection, channel_id)
    if live is not None:
        return live
    query = sa.select(matches.c.id).where(matches.c.channel_id == channel_id).order_by(matches.c.id.desc()).limit(1)
    found = (await connection.execute(query)).scalar_one_or_none()
    return None if found is None else int(found)


async def live_of(connection: AsyncConnection, person_id: int) -> list[MatchRow]:
    """The live matches of a person: first those in which it is their turn, those with the least time left before."""
    mine = sa.select(seats.c.match_id).where(seats.c.person_id == person_id)
    own_turn = sa.or_(
        sa.and_(matches.c.to_move == 0, _first.c.person_id == person_id),
        sa.and_(matches.c.to_move == 1, _second.c.person_id == person_id),
    )
    query = _whole.where(matches.c.id.in_(mine), matches.c.ended_at.is_(None)).order_by(
        own_turn.desc(), matches.c.due_at.is_(None), matches.c.due_at, matches.c.moved_at, matches.c.id
    )
    return [_row(row) for row in await connection.execute(query)]


async def timed(connection: AsyncConnection) -> list[int]:
    """The ids of the live matches in which time runs, or has run out, in order."""
    query = sa.select(matches.c.id).where(matches.c.ended_at.is_(None), matches.c.due_at.is_not(None))
    # Sorted here: SQLite would read all matches in order rather than sort the live ones.
    return sorted((await connection.execute(query)).scalars())


async def ended_of(connection: AsyncConnection, person_id: int, limit: int) -> list[MatchRow]:
    """The matches of a person that are over, the latest first."""
    mine = sa.select(seats.c.match_id).where(seats.c.person_id == person_id)
    query = (
        _whole.where(matches.c.id.in_(mine), matches.c.ended_at.is_not(None))
        .order_by(matches.c.ended_at.desc(), matches.c.id.desc())
        .limit(limit)
    )
    return [_row(row) for row in await connection.execute(query)]


async def advance(connection: AsyncConnection, match_id: int, expected: int, **values: Any) -> bool:
    """Move a live match on from the ply `expected`; False, with nothing changed, if it stands elsewhere by now."""
    done = await connection.execute(
        matches.update()
        .where(matches.c.id == match_id, matches.c.ply == expected, matches.c.ended_at.is_(None))
        .values(**values)
    )
    return done.rowcount == 1


async def change(connection: AsyncConnection, match_id: int, **values: Any) -> None:
    """Note something about a match that leaves its position alone."""
    await connection.execute(matches.update().where(matches.c.id == match_id).values(**values))


async def append(connection: AsyncConnection, match_id: int, interaction_id: int, action: ActionRow) -> None:
    """Write one line of the log."""
    await connection.execute(
        actions.insert().values(
            match_id=match_id,
            number=action.number,
            seat=action.seat,
            text=action.text,
            events=action.events,
            at=action.at,
            interaction_id=interaction_id,
        )
    )


async def log(connection: AsyncConnection, match_id: int, since: int = 0) -> Sequence[ActionRow]:
    """The actions that count, from number `since` on."""
    return [action for action in await whole_log(connection, match_id, since) if action.counts]


async def whole_log(connection: AsyncConnection, match_id: int, since: int = 0) -> Sequence[ActionRow]:
    """All that happened, from number `since` on: what was taken back too, and the lines that did so."""
    columns = (actions.c.number, actions.c.seat, actions.c.text, actions.c.events, actions.c.at)
    query = (
        sa.select(*columns, actions.c.taken_back_by)
        .where(actions.c.match_id == match_id, actions.c.number >= since)
        .order_by(actions.c.number)
    )
    return [ActionRow(*row) for row in await connection.execute(query)]


async def lines(connection: AsyncConnection, match_id: int) -> int:
    """How many lines the log has."""
    query = sa.select(sa.func.count()).select_from(actions).where(actions.c.match_id == match_id)
    return int((await connection.execute(query)).scalar_one())


async def take_back(connection: AsyncConnection, match_id: int, since: int, by: int) -> None:
    """Mark the actions from number `since` on as taken back by the line of number `by`."""
    await connection.execute(
        actions.update()
        .where(actions.c.match_id == match_id, actions.c.number >= since, actions.c.taken_back_by.is_(None))
        .values(taken_back_by=by)
    )


async def place(connection: AsyncConnection, match_id: int, **values: Any) -> None:
    """Change where a match is played: `channel_id`, `thread_of`, `guild_id`, `lost`."""
    await connection.execute(matches.update().where(matches.c.id == match_id).values(**values))


async def place_as_read(connection: AsyncConnection, row: MatchRow, **values: Any) -> None:
    """The same, unless the place has changed, or how it stands, since `row` was read."""
    same = sa.and_(
        matches.c.id == row.id, matches.c.channel_id == row.channel_id, matches.c.lost.is_not_distinct_from(row.lost)
    )
    await connection.execute(matches.update().where(same).values(**values))


async def lose(connection: AsyncConnection, match_id: int, why: str, channel_id: int) -> bool:
    """Note that the place of a running match cannot be used; False if that was known, or if it was moved away."""
    here = sa.and_(matches.c.id == match_id, matches.c.channel_id == channel_id)
    done = await connection.execute(
        matches.update().where(here, matches.c.ended_at.is_(None), matches.c.lost.is_(None)).values(lost=why)
    )
    return done.rowcount == 1


async def live_under(connection: AsyncConnection, channel_id: int) -> list[MatchRow]:
    """The live matches in a channel and in its threads."""
    live = matches.c.ended_at.is_(None)
    # Said of both places: SQLite looks for the index of each by itself.
    here = sa.or_(sa.and_(matches.c.channel_id == channel_id, live), sa.and_(matches.c.thread_of == channel_id, live))
    query = _whole.where(here).order_by(matches.c.id)
    return [_row(row) for row in await connection.execute(query)]


async def live_on(connection: AsyncConnection, guild_id: int) -> list[MatchRow]:
    """The live matches of a server."""
    query = _whole.where(matches.c.guild_id == guild_id, matches.c.ended_at.is_(None)).order_by(matches.c.id)
    return [_row(row) for row in await connection.execute(query)]


async def live_threads(connection: AsyncConnection) -> list[tuple[int, int]]:
    """The server and the thread of every live match that is played in a thread."""
    query = sa.select(matches.c.guild_id, matches.c.channel_id).where(
        matches.c.thread_of.is_not(None), matches.c.ended_at.is_(None)
    )
    return [(row.guild_id, row.channel_id) for row in await connection.execute(query)]


async def begun_by(connection: AsyncConnection, challenge_id: int) -> tuple[int, int] | None:
    """The id and the channel of the match that a challenge led to."""
    query = sa.select(matches.c.id, matches.c.channel_id).where(matches.c.challenge_id == challenge_id)
    row = (await connection.execute(query)).one_or_none()
    return (row.id, row.channel_id) if row else None
