"""What happens by itself: one task that sleeps until the next deadline."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable

from bot.operations.ending import finished
from bot.operations.failures import FailureLog, GrowingPause
from bot.service import challenge, practice, presence, season_end, server_retention, time_up
from bot.service.services import Services
from bot.store import deadlines, interactions
from config.durations import DAY, HOUR

log = logging.getLogger(__name__)

LONGEST_SLEEP = 60.0
"""Seconds; the scheduler looks at least so often: a process that set an earlier deadline may have died."""
AFTER_TROUBLE = 1.0
"""Seconds to the next try after an error; longer each time, up to `LONGEST_SLEEP`."""
WHILE_ABSENT = 1.0
"""Seconds to the next look whether the bot can serve people."""
PAUSE = 0.3
"""Seconds between news and the next look: one action changes much, one thing after the other."""
REMEMBERED = DAY
"""Seconds for which an interaction's id is remembered as used; Discord repeats none after minutes."""

SETTLING = HOUR
"""Seconds after a start or a jump of the clock, in which it may yet turn out to be wrong and be set right."""

CALENDAR = {deadlines.GUILD, deadlines.SEASON}
"""What depends on the date and cannot be undone: it waits while the clock is `SETTLING`."""

DUE = {
    deadlines.CHALLENGE: challenge.expire,
    deadlines.REMIND: time_up.remind,
    deadlines.TIME: time_up.time_up,
    deadlines.ABANDON: time_up.abandon,
    deadlines.PRACTICE: practice.end_untouched,
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
        self._beats_at = -math.inf
        self._settled_at = -math.inf
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._forgets_at = -math.inf
        self._failures = FailureLog(log)
        self._pause = GrowingPause(AFTER_TROUBLE, LONGEST_SLEEP)
        self._failing: dict[tuple[str, int], tuple[GrowingPause, float]] = {}

    async def open(self) -> None:
        """Begin; what came due while the bot was down happens now, once.

        Before anybody is served, deadlines are brought in line with the clock.
        """
        try:
            await self._set_right(presence.begin)
        except Exception as error:
            self._failures.write(error, "deadlines cannot be brought in line with the clock yet")
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
                wait = await finished(self._carry_out())
                self._pause.end()
            except Exception as error:
                self._failures.write(error, "deadlines cannot be carried out; trying again")
                # News do not shorten it: with a full disk each of them would only fail again.
                await asyncio.sleep(self._pause.grow())
                continue
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
        elapsed = self._services.clock.monotonic()
        if elapsed >= self._beats_at:
            await self._set_right(presence.beat)
            self._beats_at = elapsed + LONGEST_SLEEP
        now = self._services.now()
        async with self._services.database.read() as connection:
            due = await deadlines.due(connection, now, CALENDAR if elapsed < self._settled_at else ())
            upcoming = await deadlines.next_at(connection, now)
        waits = [await self._carry_out_one(kind, subject_id) for kind, subject_id in due]
        if upcoming is not None:
            waits.append(upcoming - now)
        if due:
            return min([LONGEST_SLEEP, *waits])
        self._failing.clear()
        await self._forget(now)
        return min([LONGEST_SLEEP, *waits])

    async def _set_right(self, look: Callable[[Services], Awaitable[int]]) -> None:
        if await look(self._services):
            self._settled_at = self._services.clock.monotonic() + SETTLING

    async def _carry_out_one(self, kind: str, subject_id: int) -> float:
        """Carry a deadline out unless it failed just now; the seconds until it may be looked at again."""
        clock = asyncio.get_running_loop().time
        pause, again_at = self._failing.get((kind, subject_id), (GrowingPause(AFTER_TROUBLE, LONGEST_SLEEP), 0.0))
        if (left := again_at - clock()) > 0:
            return left
        try:
            await DUE[kind](self._services, subject_id)
        except Exception as error:
            self._failures.write(error, "the deadline %s of %s cannot be carried out; trying again", kind, subject_id)
            wait = pause.grow()
            self._failing[kind, subject_id] = pause, clock() + wait
            return wait
        self._failing.pop((kind, subject_id), None)
        return 0.0

    async def _forget(self, now: int) -> None:
        elapsed = self._services.clock.monotonic()
        if elapsed >= self._forgets_at:
            self._forgets_at = elapsed + LONGEST_SLEEP
            async with self._services.database.write() as connection:
                await interactions.forget_before(connection, now - REMEMBERED)
