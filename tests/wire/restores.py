"""Backups taken and restored in a soak, with what a restore loses by right: what came after its backup, and no more."""

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa

from bot.store.backup import back_up, restore
from bot.store.database import Database
from bot.store.tables import actions

EPOCH_MS = 1_420_070_400_000
"""When the ids of Discord begin, in milliseconds since 1970."""
IN_FLIGHT = 5000 << 22
"""Ids of five seconds: what was sent so long before a backup may not yet be noted in it."""


@dataclass(frozen=True)
class Backup:
    """A backup's file, the interactions whose actions had been taken before, and the id that a message had then."""

    file: Path
    interactions: frozenset[int]
    at: int


class Restores:
    """`lost` are the interactions whose actions are lost by right, `gaps` the ids of messages of which the
    store may know nothing any more, `faults` what was lost otherwise, in words."""

    def __init__(self, database: Database, folder: Path) -> None:
        self.lost: set[int] = set()
        self.gaps: list[tuple[int, int]] = []
        self.faults: list[str] = []
        self._database = database
        self._folder = folder
        self._last: Backup | None = None
        self._taken = 0

    @property
    def possible(self) -> bool:
        """Whether there is a backup."""
        return self._last is not None

    async def take(self) -> None:
        """Take a backup, whatever the bot does meanwhile."""
        self._taken += 1
        file = self._folder / f"backup-{self._taken}.sqlite3"
        at, taken = self._now(), await self._interactions()
        await asyncio.to_thread(back_up, self._database.url, file)
        self._last = Backup(file, taken, at)

    async def put_back(self) -> None:
        """Restore the last backup, while no bot runs."""
        assert self._last is not None
        before = await self._interactions()
        # A connection that is open keeps to what it has seen.
        await self._database.close()
        await asyncio.to_thread(restore, self._database.url, self._last.file)
        after = await self._interactions()
        self.lost |= before - after
        self.gaps.append((self._last.at - IN_FLIGHT, self._now()))
        missing = self._last.interactions - after
        # A backup before this one's may have been restored since it was taken: those are lost by right as well.
        if missing - self.lost:
            self.faults.append(f"a restore lost {len(missing - self.lost)} actions that its backup must hold")

    def known(self, message_id: int) -> bool:
        """Whether the store knows of a message for sure."""
        return not any(begin <= message_id <= end for begin, end in self.gaps)

    @staticmethod
    def _now() -> int:
        return (round(time.time() * 1000) - EPOCH_MS) << 22

    async def _interactions(self) -> frozenset[int]:
        async with self._database.read() as connection:
            return frozenset((await connection.execute(sa.select(actions.c.interaction_id))).scalars())
