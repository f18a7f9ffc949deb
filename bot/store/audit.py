"""What admins did, for their servers to look up."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.member_names import name_on
from bot.store.rows import AuditLine
from bot.store.tables import audit, people


async def add(
    connection: AsyncConnection, guild_id: int, actor_id: int, what: str, details: dict[str, Any], at: int
) -> None:
    """Add a line; `at` in Unix seconds, `details` as JSON values."""
    await connection.execute(
        audit.insert().values(guild_id=guild_id, actor_id=actor_id, what=what, details=details, at=at)
    )


async def latest(connection: AsyncConnection, guild_id: int, limit: int) -> list[AuditLine]:
    """The last lines of a server, latest first."""
    query = (
        sa.select(audit.c.actor_id, audit.c.what, audit.c.details, audit.c.at, name_on(audit.c.guild_id))
        .join(people, people.c.id == audit.c.actor_id)
        .where(audit.c.guild_id == guild_id)
        .order_by(audit.c.id.desc())
        .limit(limit)
    )
    return [AuditLine(*row) for row in await connection.execute(query)]
