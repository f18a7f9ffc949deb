"""The announcement at the end of a season, in the channel that the server's admins chose."""

import logging

from bot.delivery.failures import HOPELESS
from bot.discord_api.messenger import Messenger
from bot.presenter.season import season
from bot.service.outgoing.queue import finish
from bot.service.outgoing.season import season_to_announce
from bot.service.services import Services
from bot.store.outbox_content import AnnounceSeason, OutboxItem
from config.language import speaking

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem, content: AnnounceSeason) -> None:
    """Tell the medals of a season on a server; nobody, where no channel was chosen."""
    found = await season_to_announce(services, content)
    if found.guild.season_channel_id is not None and found.medals:
        with speaking(found.guild.language or messenger.server_locale(content.guild_id)):
            message = season(content.season, found.medals)
        try:
            await messenger.send(found.guild.season_channel_id, message, nonce=f"s{item.nonce}")
        except HOPELESS as error:
            log.info("server %s: the end of a season cannot be told: %s", content.guild_id, error)
    await finish(services, item)
