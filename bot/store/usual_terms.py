"""The terms under which a person last offered each game: where their next challenge begins."""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import usual_terms
from bot.store.upsert import upsert


@dataclass(frozen=True, slots=True)
class UsualTerms:
    """Options as their model dumps them; `seat` is the challenger's, None for a drawn one."""

    options: dict[str, Any]
    seat: int | None
    thread: bool


async def find(connection: AsyncConnection, person_id: int, game: str) -> UsualTerms | None:
    query = sa.select(usual_terms.c.options, usual_terms.c.seat, usual_terms.c.thread).where(
        usual_terms.c.person_id == person_id, usual_terms.c.game == game
    )
    row = (await connection.execute(query)).one_or_none()
    return UsualTerms(*row) if row else None


async def keep(connection: AsyncConnection, person_id: int, game: str, terms: UsualTerms) -> None:
    """Remember terms in place of those before."""
    await upsert(
        connection,
        usual_terms,
        {
            "person_id": person_id,
            "game": game,
            "options": terms.options,
            "seat": terms.seat,
            "thread": terms.thread,
        },
    )
