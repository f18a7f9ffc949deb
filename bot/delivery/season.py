"""The post at the end of a season, in the channel that the server's admins chose."""

import logging

from bot.delivery.tidy import HOPELESS, done
from bot.post_office import PostOffice
from bot.presenter.season import season
from bot.service.club import Club
from bot.store import guilds, medals
from bot.store.outbox import Letter
from config.language import speaking

log = logging.getLogger(__name__)


async def deliver(club: Club, office: PostOffice, letter: Letter) -> None:
    """Tell the medals of the payload's `season` on its `guild`; nobody, where no channel was chosen."""
    guild_id, name = letter.payload["guild"], letter.payload["season"]
    async with club.database.read() as connection:
        guild = await guilds.find(connection, guild_id)
        won = await medals.of_season(connection, guild_id, name)
    if guild.season_channel_id is not None and won:
        with speaking(guild.language or office.server_locale(guild_id)):
            post = season(name, won)
        try:
            await office.send(guild.season_channel_id, post, nonce=f"s{letter.id}")
        except HOPELESS as error:
            log.info("server %s: the end of a season cannot be told: %s", guild_id, error)
    await done(club, letter)
