"""What the store holds about one person, for them to have."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import matches
from bot.store.forgetting import naming_people
from bot.store.rows import OPEN, MatchRow
from bot.store.tables import actions, challenges, proposals, seats

ANOTHERS = {("blocks", "blocked_id"), ("scores", "opponent_id")}
"""Columns that name a person in rows that are about another: who has blocked them, and their opponents' points."""
SECRET = {"secret"}
"""Columns that would tell the cards of running matches."""


async def matches_of(connection: AsyncConnection, person_id: int) -> list[MatchRow]:
    """All matches of a person, the first one first."""
    query = sa.select(seats.c.match_id).where(seats.c.person_id == person_id).order_by(seats.c.match_id)
    found = [await matches.find(connection, match_id) for match_id in (await connection.execute(query)).scalars()]
    return [row for row in found if row is not None]


async def proposals_of(connection: AsyncConnection, match_id: int, seat: int) -> list[dict[str, Any]]:
    """What a seat asked of the other one in a match."""
    query = sa.select(proposals.c.kind, proposals.c.state, proposals.c.at).where(
        proposals.c.match_id == match_id, proposals.c.seat == seat
    )
    return [dict(row) for row in (await connection.execute(query.order_by(proposals.c.id))).mappings()]


async def interactions_of(connection: AsyncConnection, match_id: int, seat: int) -> dict[int, int]:
    """By the number of each action that a seat took: the id of the command or click that brought it."""
    query = sa.select(actions.c.number, actions.c.interaction_id)
    query = query.where(actions.c.match_id == match_id, actions.c.seat == seat)
    return {row.number: row.interaction_id for row in await connection.execute(query)}


async def challenges_of(connection: AsyncConnection, person_id: int, *, still_open: bool = False) -> list[int]:
    """The ids of the challenges that a person made or received; with `still_open` those not yet answered."""
    query = sa.select(challenges.c.id).where(
        sa.or_(challenges.c.challenger_id == person_id, challenges.c.opponent_id == person_id)
    )
    if still_open:
        query = query.where(challenges.c.state == OPEN)
    return list((await connection.execute(query.order_by(challenges.c.id))).scalars())


async def rows_about(connection: AsyncConnection, person_id: int) -> dict[str, list[dict[str, Any]]]:
    """By table, every row that is about a person, apart from matches; without secrets."""
    about: dict[sa.Table, list[sa.ColumnElement[bool]]] = {}
    for column in naming_people():
        if column.table is not seats and (column.table.name, column.name) not in ANOTHERS:
            about.setdefault(column.table, []).append(column == person_id)
    found: dict[str, list[dict[str, Any]]] = {}
    for table, mine in about.items():
        columns = [column for column in table.c if column.name not in SECRET]
        query = sa.select(*columns).where(sa.or_(*mine)).order_by(*table.primary_key)
        rows = [dict(row) for row in (await connection.execute(query)).mappings()]
        if rows:
            found[table.name] = rows
    return found
