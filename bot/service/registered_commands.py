"""Which commands an application has on Discord, remembered from start to start."""

from bot.service.services import Services
from bot.store import registered_commands


async def remembered(services: Services, application_id: int) -> str | None:
    """The digest of what was registered last; None if nothing was."""
    async with services.database.read() as connection:
        return await registered_commands.digest_of(connection, application_id)


async def remember(services: Services, application_id: int, digest: str) -> None:
    """Note what has been registered."""
    async with services.database.write() as connection:
        await registered_commands.put(connection, application_id, digest)
