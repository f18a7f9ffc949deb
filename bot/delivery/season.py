"""The post at the end of a season, in the channel that the server's admins chose."""

import logging

from bot.delivery.cleanup import HOPELESS, done
from bot.discord_api.messenger import Messenger
from bot.presenter.season import season
from bot.service.services import Services
from bot.store import guilds, medals
from bot.store.outbox import OutboxItem
from config.language import speaking

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Tell the medals of the payload's `season` on its `guild`; nobody, where no channel was chosen."""
    guild_id, name = item.payload["guild"], item.payload["season"]
    async with services.database.read() as connection:
        guild = await guilds.find(connection, guild_id)
        won = await medals.of_season(connection, guild_id, name)
    if guild.season_channel_id is not None and won:
        with speaking(guild.language or messenger.server_locale(guild_id)):
            post = season(name, won)
        try:
            await messenger.send(guild.season_channel_id, post, nonce=f"s{item.id}")
        except HOPELESS as error:
            log.info("server %s: the end of a season cannot be told: %s", guild_id, error)
    await done(services, item)
