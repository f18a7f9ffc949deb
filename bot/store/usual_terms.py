"""The terms under which a person last offered each game: where their next challenge begins."""

from dataclasses import asdict

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import UsualTerms
from bot.store.tables import usual_terms
from bot.store.upsert import upsert


async def find(connection: AsyncConnection, person_id: int, game: str) -> UsualTerms | None:
    """A person's last terms of a game; None if they never offered it."""
    table = usual_terms.c
    query = sa.select(table.options, table.seat, table.thread, table.move_seconds, table.rated).where(
        table.person_id == person_id, table.game == game
    )
    row = (await connection.execute(query)).one_or_none()
    return UsualTerms(*row) if row else None


async def keep(connection: AsyncConnection, person_id: int, game: str, terms: UsualTerms) -> None:
    """Remember terms in place of those before."""
    await upsert(connection, usual_terms, {"person_id": person_id, "game": game, **asdict(terms)})
