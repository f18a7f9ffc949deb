"""The announcement at the end of a season."""

from dataclasses import dataclass

from bot.service.services import Services
from bot.store import guilds, medals
from bot.store.outbox_content import AnnounceSeason
from bot.store.rows import Guild, Medal


@dataclass(frozen=True, slots=True)
class SeasonToAnnounce:
    """A server, and the medals of a season there with their winners' names."""

    guild: Guild
    medals: list[tuple[Medal, str]]


async def season_to_announce(services: Services, content: AnnounceSeason) -> SeasonToAnnounce:
    """What the announcement is made from."""
    async with services.database.read() as connection:
        guild = await guilds.find(connection, content.guild_id)
        return SeasonToAnnounce(guild, await medals.of_season(connection, content.guild_id, content.season))
