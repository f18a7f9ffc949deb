"""What is known of a server that removed the bot goes after a while."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.services import Services
from bot.store import deadlines, forgetting, guilds
from bot.store.database import Database
from config.settings import Settings


async def will_forget(services: Services, connection: AsyncConnection, guild_id: int) -> None:
    """Within a transaction: have what is known of a server forgotten in due time, as it has removed the bot."""
    await deadlines.put(connection, deadlines.GUILD, guild_id, services.now() + services.guild_seconds)


async def will_remember(connection: AsyncConnection, guild_id: int) -> None:
    """Within a transaction: the bot is back on a server in time."""
    await deadlines.drop(connection, deadlines.GUILD, guild_id)


async def forget(services: Services, guild_id: int) -> None:
    """Forget a server whose time is over, unless the bot is back there."""
    async with services.changing() as connection:
        if not await deadlines.drop(connection, deadlines.GUILD, guild_id):
            return
        if (await guilds.find(connection, guild_id)).removed_at is not None:
            await forgetting.forget_guild(connection, guild_id)


async def forget_all_due(settings: Settings) -> str:
    """Forget now every server that removed the bot more than GUILD_DAYS ago; one line that says how many."""
    services = Services(Database(settings.database, settings.database_named_by))
    try:
        await services.database.prepare()
        before = services.now() - round(settings.guild_days * 24 * 3600)
        async with services.changing() as connection:
            left = await guilds.removed(connection, before)
            for guild_id in left:
                await deadlines.drop(connection, deadlines.GUILD, guild_id)
                await forgetting.forget_guild(connection, guild_id)
    finally:
        await services.database.close()
    return f"privacy: forgot {len(left)} servers that removed the bot more than {settings.guild_days:g} days ago"
