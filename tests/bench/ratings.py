"""Leaderboards, profiles and the end of a match on a server with 100,000 results; and a rebuild of all its ratings."""

import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from bot.presenter.leaderboard import leaderboard
from bot.presenter.profile import profile as profile_post
from bot.service import results as service
from bot.service.leaderboard import Wanted, table
from bot.service.profile import Asked, history, profile
from bot.service.rating_rebuild import rebuild_server
from bot.service.services import Services
from bot.service.steady_clock import SteadyClock
from bot.store.database import Database
from bot.store.rows import Person
from bot.store.tables import people, results
from games.catalogue import GAMES, game_of
from games.core import Outcome
from tests.bench.figures import spread

RESULTS = 100_000
PEOPLE = 5_000
GUILD = 1
DAYS = 730
NOW = 1_800_000_000
TIMES = 60


async def measure() -> dict[str, Any]:
    """SQLite in a file; processor time, as nothing waits for anything but a match's end, which waits for the disk.

    The first queries, which fill the caches, do not count.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "ratings.sqlite3"
        services = Services(Database(f"sqlite+aiosqlite:///{file}"), clock=SteadyClock(lambda: NOW, lambda: 0))
        try:
            await services.database.prepare()
            await _fill(services)
            begun = time.process_time()
            await rebuild_server(services, GUILD)
            found: dict[str, Any] = {"results": RESULTS, "people": PEOPLE}
            found["rebuild_processor_s"] = round(time.process_time() - begun, 1)
            found |= await _queries(services)
            found["match_end_by_the_clock"] = await _spread(lambda number: _end(services, number), time.perf_counter)
            found["database_mb"] = round(file.stat().st_size / 1e6)
            return found
        finally:
            await services.database.close()


async def _fill(services: Services) -> None:
    dice = random.Random(4)
    pairs = (dice.sample(range(1, PEOPLE + 1), 2) for _ in range(RESULTS))
    rows = [
        {
            "match_id": number,
            "guild_id": GUILD,
            "game": dice.choice(GAMES),
            "at": NOW - DAYS * 86400 + number * DAYS * 86400 // RESULTS,
            # One player takes part in every 50th match.
            "one_id": 1 if number % 50 == 0 and 1 not in pair else pair[0],
            "two_id": pair[1],
            "winner": dice.choice([0, 0, 1, 1, None]),
            "reason": "resign",
            "rated": dice.random() < 0.9,
        }
        for number, pair in enumerate(pairs)
    ]
    async with services.transaction() as connection:
        named = [{"id": n, "name": f"Player {n}", "dm_closed": False} for n in range(1, PEOPLE + 1)]
        await connection.execute(people.insert(), named)
        await connection.execute(results.insert(), rows)


async def _nobody(_guild: int, _people: Collection[int]) -> set[int]:
    return set()


async def _table(services: Services, wanted: Wanted, number: int) -> None:
    await table(services, GUILD, wanted, 1 + number, _nobody)


async def _queries(services: Services) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for period in ("all", "season", "week"):
        for page in (0, 10_000):
            name = f"table_{period}_{'last' if page else 'first'}_page"
            found[name] = await _spread(partial(_table, services, Wanted("all", period, page)))
    found["profile"] = await _spread(lambda n: profile(services, GUILD, 2 + n, "Ann"))
    found["profile_of_the_busiest"] = await _spread(lambda _n: profile(services, GUILD, 1, "Ann"))
    found["history"] = await _spread(lambda n: history(services, GUILD, Asked(1, None, None, n)))
    shown = await table(services, GUILD, Wanted("all", "all"), 77, _nobody)
    found["table_picture"] = _drawn(lambda: leaderboard(shown, 77, NOW, "picture").files[0].data)
    person = await profile(services, GUILD, 1, "Ann")
    found["curve_picture"] = _drawn(lambda: profile_post(person).files[0].data)
    return found


async def _end(services: Services, number: int) -> None:
    """The result of a match between two of the busiest, in a transaction of its own."""
    row: Any = SimpleNamespace(
        id=RESULTS + number,
        guild_id=GUILD,
        game=GAMES[0],
        rated=True,
        people=(Person(1, "Player 1"), Person(2 + number, f"Player {2 + number}")),
    )
    match: Any = SimpleNamespace(outcome=Outcome(0, "resign", None), ply=50, game=game_of(GAMES[0]))
    async with services.transaction() as connection:
        await service.record(connection, row, match, NOW)


async def _spread(
    work: Callable[[int], Awaitable[object]], clock: Callable[[], float] = time.process_time
) -> dict[str, Any]:
    taken: list[float] = []
    for number in range(TIMES):
        begun = clock()
        await work(number)
        taken.append(clock() - begun)
    return spread(taken[TIMES // 10 :])


def _drawn(draw: Callable[[], bytes]) -> dict[str, Any]:
    taken: list[float] = []
    size = 0
    for _ in range(TIMES // 2):
        begun = time.process_time()
        size = len(draw())
        taken.append(time.process_time() - begun)
    return {**spread(taken[2:]), "kb": round(size / 1000, 1)}
