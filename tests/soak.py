"""A soak: matches of all games against the local table, with faults, full disks, kills, orderly stops and restored
backups, until so many are finished.

`python -m tests.soak` (or `make soak`) prints its figures as JSON and ends with status 1 if anything is wrong: every
match must be finished, every stored state equal to the replay of its log, and nothing be left to say. What came after a
backup is lost by right when that is restored, and nothing else.
"""

import argparse
import asyncio
import itertools
import json
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.store import personal
from bot.store.database import Database
from bot.store.outbox import LEASE
from games.catalogue import GAMES
from tests.postgres import running_cluster
from tests.wire.accounts import Accounts, balance, lost_actions, shown_wrongly
from tests.wire.crowd import Pair, Told, gather_pairs
from tests.wire.disks import Disk, disks_of
from tests.wire.process import BotProcess
from tests.wire.restores import Restores
from tests.wire.tables import ForkedTable
from tests.wire.trouble import Trouble

LAST_WORDS = 180
"""Seconds in which, after the trouble, all is said that was left to say."""


@dataclass(frozen=True)
class Wanted:
    """How much: at least so many matches, minutes and kills; `pairs` play at the same time, these games in turn.

    `alive` is the shortest and longest time, in seconds, from when a process is ready to its kill, and `lease` how
    many seconds it holds what it has taken to deliver. `stops`: some ends are orderly; `restores`: after some, a
    backup is restored, on SQLite.
    """

    matches: int = 200
    minutes: float = 5.0
    kills: int = 0
    pairs: int = 10
    alive: tuple[float, float] = (10.0, 30.0)
    faults: bool = True
    processes: int = 1
    seed: int = 1
    games: tuple[str, ...] = tuple(GAMES)
    lease: float = LEASE
    stops: bool = True
    restores: bool = True


async def soak(wanted: Wanted, database_url: str, folder: Path, disks: Sequence[Disk] = ()) -> dict[str, Any]:
    """Play; the figures, with every fault that was found under `faults`. `disks` are the ways in which the disk of a
    SQLite file gets full."""
    began = time.monotonic()
    async with await ForkedTable.begin() as table:
        bots = [
            BotProcess(table, folder / str(n), _settings(wanted, database_url, n), lease=wanted.lease)
            for n in range(wanted.processes)
        ]
        database = Database(database_url)
        restores = Restores(database, folder) if database.sqlite and wanted.restores else None
        trouble = Trouble(
            table, bots, wanted.seed, alive=wanted.alive, stops=wanted.stops, disks=disks, restores=restores
        )
        try:
            await asyncio.gather(*(bot.start() for bot in bots))
            pairs, told = await gather_pairs(table, database, wanted.pairs, wanted.seed)
            trouble.begin(faults=wanted.faults)
            async with _telling(told, trouble, began):
                await _play(wanted, pairs, told, trouble, began)
            await trouble.end()
            # A restore may have brought back a match of those who had played enough.
            await asyncio.gather(*(pair.end_what_is_played() for pair in pairs))
            accounts = await _settled(database, LAST_WORDS)
            faults = accounts.faults + await _wrong_on_screen(database, pairs, restores) + _left(accounts)
            faults += await lost_actions(database, told.plays, restores.lost if restores else ())
            faults += trouble.faults + (restores.faults if restores else [])
        finally:
            await trouble.stop()
            for bot in bots:
                if bot.running:
                    await bot.kill()
            await database.close()
    return {
        "seconds": round(time.monotonic() - began, 1),
        "matches": dict(told.matches),
        "finished": accounts.finished,
        "running": accounts.running,
        "actions": accounts.actions,
        "trouble": dict(trouble.counted),
        "answers": dict(sorted(told.answers.items())),
        "first_answer_ms": _spread(told.seconds),
        "log_lines": sum(len(bot.lines) for bot in bots),
        "log_errors": sum(" ERROR " in line for bot in bots for line in bot.lines),
        "faults": faults,
    }


def _settings(wanted: Wanted, database_url: str, number: int) -> dict[str, str]:
    sharing = {"SHARDS": str(wanted.processes), "SHARD_IDS": str(number)} if wanted.processes > 1 else {}
    return {"DATABASE_URL": database_url, "CHALLENGES_PER_HOUR": "1000", **sharing}


async def _play(wanted: Wanted, pairs: list[Pair], told: Told, trouble: Trouble, began: float) -> None:
    games = itertools.cycle(wanted.games)
    begun = itertools.count(1)

    def enough() -> bool:
        # Matches that were begun are played to their end.
        long = time.monotonic() - began >= wanted.minutes * 60
        return next(begun) > wanted.matches and long and trouble.killed(wanted.kills)

    async def one_after_another(pair: Pair) -> None:
        while not enough():
            await pair.play(next(games))

    await asyncio.gather(*(one_after_another(pair) for pair in pairs))


@asynccontextmanager
async def _telling(told: Told, trouble: Trouble, began: float) -> AsyncIterator[None]:
    """Say meanwhile on standard error how far it is."""

    async def tell() -> None:
        for halves in itertools.count(1):
            await asyncio.sleep(began + 30 * halves - time.monotonic())
            answered = sum(count for what, count in told.answers.items() if what.endswith("answered"))
            print(
                f"{halves / 2:g} min: {told.matches.total()} matches, {answered} answers of {told.answers.total()}, "
                f"{trouble.counted['SIGKILL']} kills",
                file=sys.stderr,
            )

    task = asyncio.create_task(tell())
    try:
        yield
    finally:
        task.cancel()


async def _settled(database: Database, within: float) -> Accounts:
    """The accounts when there is nothing left to say, or this many seconds are over."""
    over = time.monotonic() + within
    while (accounts := await balance(database)).letters and time.monotonic() < over:  # noqa: ASYNC110
        await asyncio.sleep(1)
    return accounts


def _left(accounts: Accounts) -> list[str]:
    return [f"{accounts.letters} letters were not delivered"] if accounts.letters else []


async def _wrong_on_screen(database: Database, pairs: list[Pair], restores: Restores | None) -> list[str]:
    wrong = []
    known = restores.known if restores else lambda _: True
    for pair in pairs:
        async with database.read() as connection:
            rows = await personal.matches_of(connection, int(pair.people[0].id))
        wrong += await shown_wrongly(pair.people[0], pair.channel, rows, known)
    return wrong


def _spread(seconds: list[float]) -> dict[str, int]:
    if len(seconds) < 2:
        return {}
    cuts = statistics.quantiles(seconds, n=100)
    return {"median": round(cuts[49] * 1000), "p99": round(cuts[98] * 1000), "longest": round(max(seconds) * 1000)}


def main() -> int:
    usual = Wanted()
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Play matches through faults and kills.")
    parser.add_argument("--matches", type=int, default=usual.matches)
    parser.add_argument("--minutes", type=float, default=usual.minutes, help="at least so long")
    parser.add_argument("--kills", type=int, default=usual.kills, help="go on until so many kills")
    parser.add_argument("--pairs", type=int, default=usual.pairs, help="who play at the same time")
    parser.add_argument(
        "--alive",
        type=float,
        nargs=2,
        default=usual.alive,
        help="seconds from ready to the kill",
    )
    parser.add_argument("--no-faults", action="store_true", help="kills alone")
    parser.add_argument("--postgres", action="store_true", help="two processes on a PostgreSQL of their own")
    parser.add_argument("--seed", type=int, default=usual.seed)
    given = parser.parse_args()
    wanted = Wanted(
        given.matches,
        given.minutes,
        given.kills,
        given.pairs,
        tuple(given.alive),
        not given.no_faults,
        2 if given.postgres else 1,
        given.seed,
    )
    # Ended from outside it takes its processes along.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if given.postgres:
            disks, url = [], asyncio.run(stack.enter_context(running_cluster()).fresh())
        else:
            disks = stack.enter_context(disks_of(folder / "disk"))
            url = f"sqlite+aiosqlite:///{folder / 'disk' / 'soak.sqlite3'}"
        figures = asyncio.run(soak(wanted, url, folder, disks))
    json.dump(figures, sys.stdout, indent=1)
    print()
    return 1 if figures["faults"] or figures["running"] else 0


if __name__ == "__main__":
    sys.exit(main())
