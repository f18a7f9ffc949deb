"""The end of a season, which is a calendar month in UTC: medals, and a post about them."""

from itertools import takewhile

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.seasons import PROVISIONAL, season_end, season_of
from bot.service.services import Services
from bot.store import deadlines, guilds, medals, outbox, ratings, results
from bot.store.medals import Medal
from bot.store.ratings import Place

PLACES = 3
AT_ONCE = 200


def season_stream(guild_id: int) -> str:
    """The outbox lane of a server's posts about seasons."""
    return f"season-{guild_id}"


async def close_season(services: Services, guild_id: int) -> None:
    """Give the medals of the season that is over; once, however late it is and however many processes there are."""
    at = services.now()
    async with services.changing() as connection:
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
            await outbox.put(connection, season_stream(guild_id), "season", at, guild=guild_id, season=season)


async def _medals(connection: AsyncConnection, guild_id: int, season: str, game: str) -> list[Medal]:
    """The first three places of a table; those with equal points share one, newcomers to the season have none."""
    table: list[Place] = []
    while len(table) % AT_ONCE == 0:
        page = await ratings.page(connection, guild_id, season, game, len(table), AT_ONCE)
        table += page
        if not page:
            break
    settled = [place for place in table if place.rating.played >= PROVISIONAL["season"]]
    ranked = [
        (1 + sum(other.rating.points > place.rating.points for other in settled[: PLACES + 1]), place)
        for place in settled
    ]
    return [
        Medal(guild_id, season, game, place.rating.person_id, rank, place.rating.points)
        for rank, place in takewhile(lambda each: each[0] <= PLACES, ranked)
    ]
