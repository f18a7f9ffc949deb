"""All ratings anew from the stored results: the same numbers as those that came one by one."""

from bisect import bisect_right, insort
from collections import defaultdict

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.club import Club
from bot.service.ledger import Key, booked
from bot.service.rating import PAIR_SECONDS, weight
from bot.store import guilds, ratings, results
from bot.store.database import Database
from bot.store.ratings import Rating
from bot.store.results import Result, Score
from config.settings import Settings


def computed(history: list[Result]) -> tuple[list[Rating], list[Score]]:
    """Ratings and sides that the results of one server, in their order, lead to."""
    standing: dict[Key, Rating] = {}
    sides: list[Score] = []
    met: dict[frozenset[int], list[int]] = defaultdict(list)
    for result in history:
        share = 0.0
        if result.rated:
            times = met[frozenset((result.one_id, result.two_id))]
            share = weight(len(times) - bisect_right(times, result.at - PAIR_SECONDS))
            insort(times, result.at)
        changed, both = booked(result, share, standing)
        standing |= {(rating.period, rating.game, rating.person_id): rating for rating in changed}
        sides += both
    return list(standing.values()), sides


async def rebuild_server(connection: AsyncConnection, guild_id: int) -> int:
    """Compute the ratings of a server anew; the number of its results."""
    await guilds.lock(connection, guild_id)
    history = await results.of_server(connection, guild_id)
    standing, sides = computed(history)
    await results.forget_points(connection, guild_id)
    await results.write(connection, sides)
    await ratings.forget(connection, guild_id)
    # Somebody who asked to be forgotten has no rating any more; what they did to others' stays.
    await ratings.write(connection, [rating for rating in standing if rating.person_id > 0])
    return len(history)


async def rebuild_all(settings: Settings) -> str:
    """Compute every server's ratings anew, each in a transaction; one line that says how many results there were."""
    club = Club(Database(settings.database))
    try:
        await club.database.prepare()
        async with club.database.read() as connection:
            servers = await results.servers(connection)
        total = 0
        for guild_id in servers:
            async with club.changing() as connection:
                total += await rebuild_server(connection, guild_id)
    finally:
        await club.database.close()
    return f"ratings: computed anew from {total} results on {len(servers)} servers"
