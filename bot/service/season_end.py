"""The end of a season, which is a calendar month in UTC: medals, and their announcement."""

from itertools import takewhile

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.seasons import PROVISIONAL, season_end, season_of
from bot.service.services import Services
from bot.store import deadlines, guilds, medals, outbox, ratings, results
from bot.store.outbox_content import AnnounceSeason
from bot.store.rows import Medal, Standing

MEDALS = 3
"""The last place for which there is a medal."""
PAGE = 200
"""Lines of a table that are read at a time."""


async def close_season(services: Services, guild_id: int) -> None:
    """Give the medals of the season that is over; once, however late it is and however many processes there are."""
    at = services.now()
    async with services.transaction() as connection:
        await guilds.lock(connection, guild_id)
        end = await deadlines.find(connection, deadlines.SEASON, guild_id)
        if end is None or end > at or not await deadlines.drop(connection, deadlines.SEASON, guild_id):
            return
        season = season_of(end - 1)
        won = [
            medal
            for game in await ratings.games_of(connection, guild_id, season)
            for medal in await _medals(connection, guild_id, season, game)
        ]
        await medals.write(connection, won)
        following = await results.first_since(connection, guild_id, end)
        if following is not None:
            await deadlines.begin(connection, deadlines.SEASON, guild_id, season_end(following))
        if won:
            await outbox.put(connection, AnnounceSeason(guild_id, season), at)


async def _medals(connection: AsyncConnection, guild_id: int, season: str, game: str) -> list[Medal]:
    """The first three places of a table; those with equal points share one, newcomers to the season have none."""
    table: list[Standing] = []
    while len(table) % PAGE == 0:
        page = await ratings.page(connection, guild_id, season, game, len(table), PAGE)
        table += page
        if not page:
            break
    settled = [place for place in table if place.rating.played >= PROVISIONAL["season"]]
    ranked = [
        (1 + sum(other.rating.points > place.rating.points for other in settled[: MEDALS + 1]), place)
        for place in settled
    ]
    return [
        Medal(guild_id, season, game, place.rating.person_id, rank, place.rating.points)
        for rank, place in takewhile(lambda each: each[0] <= MEDALS, ranked)
    ]
