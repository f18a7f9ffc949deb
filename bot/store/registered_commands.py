"""Which commands an application has on Discord, as far as this database knows."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import registered_commands
from bot.store.upsert import upsert


async def digest_of(connection: AsyncConnection, application_id: int) -> str | None:
    """The digest of the commands that were registered last; None if none were."""
    query = sa.select(registered_commands.c.digest).where(registered_commands.c.application_id == application_id)
    found: str | None = (await connection.execute(query)).scalar_one_or_none()
    return found


async def put(connection: AsyncConnection, application_id: int, digest: str) -> None:
    """Note what was registered."""
    await upsert(connection, registered_commands, {"application_id": application_id, "digest": digest})
