"""What happens by itself: one task that sleeps until the next deadline."""

import asyncio
import logging
from collections.abc import Callable

from bot.service import challenge, presence, season_end, server_retention, time_up
from bot.service.services import Services
from bot.store import deadlines, interactions
from config.durations import DAY

log = logging.getLogger(__name__)

LONGEST_SLEEP = 60.0
"""Seconds; the scheduler looks at least so often: a process that set an earlier deadline may have died."""
AFTER_TROUBLE = 30.0
"""Seconds to the next try after an error."""
WHILE_ABSENT = 1.0
"""Seconds to the next look whether the bot can serve people."""
PAUSE = 0.3
"""Seconds between news and the next look: one action changes much, one thing after the other."""
REMEMBERED = DAY
"""Seconds for which an interaction's id is remembered as used; Discord repeats none after minutes."""

DUE = {
    deadlines.CHALLENGE: challenge.expire,
    deadlines.REMIND: time_up.remind,
    deadlines.TIME: time_up.time_up,
    deadlines.ABANDON: time_up.abandon,
    deadlines.GUILD: server_retention.forget,
    deadlines.SEASON: season_end.close_season,
}


class Scheduler:
    """Carries out deadlines until it is closed; errors do not stop it.

    Nothing happens by itself while `present` says that the bot cannot serve people, and that time is not charged.
    """

    def __init__(self, services: Services, present: Callable[[], bool] = lambda: True) -> None:
        self._services = services
        self._present = present
        self._beats_at = 0
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._forgets_at = 0

    async def open(self) -> None:
        """Begin; what came due while the bot was down happens now, once."""
        self._services.listeners.append(self._news.set)
        self._task = asyncio.create_task(self._run(), name="scheduler")

    async def close(self) -> None:
        """Stop; what is due stays due for the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        while True:
            self._news.clear()
            try:
                wait = await self._carry_out()
            except Exception:
                log.exception("deadlines cannot be carried out; trying again")
                wait = AFTER_TROUBLE
            try:
                # Not wait_for: news that come together with the cancellation would make it forget the cancellation.
                async with asyncio.timeout(wait):
                    await self._news.wait()
                await asyncio.sleep(PAUSE)
            except TimeoutError:
                continue

    async def _carry_out(self) -> float:
        """Carry out what is due; the seconds until the next deadline."""
        if not self._present():
            return WHILE_ABSENT
        now = self._services.now()
        if now >= self._beats_at:
            await presence.beat(self._services)
            self._beats_at = now + round(LONGEST_SLEEP)
        async with self._services.database.read() as connection:
            due = await deadlines.due(connection, now)
            upcoming = await deadlines.next_at(connection)
        failed = False
        for kind, subject_id in due:
            try:
                await DUE[kind](self._services, subject_id)
            except Exception:
                log.exception("the deadline %s of %s cannot be carried out; trying again", kind, subject_id)
                failed = True
        if failed:
            return AFTER_TROUBLE
        if due:
            return 0.0
        await self._forget(now)
        return LONGEST_SLEEP if upcoming is None else min(LONGEST_SLEEP, max(0.0, upcoming - now))

    async def _forget(self, now: int) -> None:
        if now >= self._forgets_at:
            self._forgets_at = now + round(LONGEST_SLEEP)
            async with self._services.database.write() as connection:
                await interactions.forget_before(connection, now - REMEMBERED)
