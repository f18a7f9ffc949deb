"""All ratings anew from the stored results: the same numbers as those that came one by one."""

import asyncio
from bisect import bisect_right, insort
from collections import defaultdict
from collections.abc import Mapping

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.rating import PAIR_SECONDS, weight
from bot.service.rating_update import Key, rating_update
from bot.service.services import Services
from bot.store import guilds, ratings, results
from bot.store.database import Database
from bot.store.ratings import Rating
from bot.store.results import Result, Score
from config.settings import Settings


def computed(history: list[Result]) -> tuple[dict[Key, Rating], list[Score]]:
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
        changed, both = rating_update(result, share, standing)
        standing |= {_key(rating): rating for rating in changed}
        sides += both
    return standing, sides


def _key(rating: Rating) -> Key:
    return rating.period, rating.game, rating.person_id


async def rebuild_server(services: Services, guild_id: int) -> tuple[int, int]:
    """Compute the ratings of a server anew: how many results there are, and how many stored numbers were wrong.

    The server's matches may end meanwhile: others wait only while what differs is written.
    """
    for patient in (True, True, False):
        async with services.database.read() as connection:
            history = await results.of_server(connection, guild_id)
        computed_so_far = await asyncio.to_thread(computed, history) if patient else None
        async with services.changing() as connection:
            await guilds.lock(connection, guild_id)
            latest = await results.of_server(connection, guild_id)
            if computed_so_far is None or latest == history:
                standing, sides = computed_so_far or computed(latest)
                return len(latest), await _correct(connection, guild_id, standing, sides)
    raise AssertionError("the last try is not a patient one")


async def _correct(
    connection: AsyncConnection, guild_id: int, standing: Mapping[Key, Rating], sides: list[Score]
) -> int:
    """Write what differs from the store; how many rows did."""
    # Somebody who asked to be forgotten has no rating any more; what they did to others' stays.
    missing = {key: rating for key, rating in standing.items() if rating.person_id > 0}
    dropped: list[Rating] = []
    async for rating in ratings.of_server(connection, guild_id):
        right = missing.get(_key(rating))
        if right is None:
            dropped.append(rating)
        elif right == rating:
            del missing[_key(rating)]
    await ratings.drop(connection, dropped)
    await ratings.keep(connection, missing.values())
    unwritten = {(side.result_id, side.person_id): side for side in sides}
    async for side in results.sides_of_server(connection, guild_id):
        if unwritten.get((side.result_id, side.person_id)) == side:
            del unwritten[side.result_id, side.person_id]
    await results.keep(connection, unwritten.values())
    return len(dropped) + len(missing) + len(unwritten)


async def rebuild_all(settings: Settings) -> str:
    """Compute every server's ratings anew; one line that says what came of it."""
    services = Services(Database(settings.database, settings.database_named_by))
    total = corrected = 0
    try:
        await services.database.prepare()
        async with services.database.read() as connection:
            servers = await results.servers(connection)
        for guild_id in servers:
            count, wrong = await rebuild_server(services, guild_id)
            total, corrected = total + count, corrected + wrong
    finally:
        await services.database.close()
    return f"ratings: computed anew from {total} results on {len(servers)} servers; {corrected} rows were corrected"
