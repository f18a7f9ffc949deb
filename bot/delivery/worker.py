"""The worker that delivers the outbox: in order within a stream, several streams at once, with retries."""

import asyncio
import logging
import math
from functools import partial

from bot.delivery.kinds import DELIVERIES, PATIENT
from bot.discord_api.errors import LaterError
from bot.discord_api.messenger import Messenger
from bot.operations.ending import finished
from bot.operations.failures import FailureLog, GrowingPause
from bot.operations.logs import about
from bot.service.outgoing import queue
from bot.service.services import Services
from bot.service.turns import BOARD_WAITS
from bot.store.outbox_content import ChooseAction, OutboxItem, Stream, subject_of
from config.durations import DAY

log = logging.getLogger(__name__)

STREAMS = 8
"""Streams that are delivered at the same time."""
LOOK_AGAIN = 5.0
"""Seconds after which the outbox is looked at even if nobody said that there is something new."""
LONGEST_WAIT = 300
"""Seconds between two tries, at most; an item that would have to wait longer was put off by a clock that was wrong."""
LONGEST_TRY = 60.0
"""Seconds after which a delivery under way is broken off."""
FIRST_PAUSE = 1.0
"""Seconds of rest after the outbox could not be read or written; longer each time."""
LONGEST_PAUSE = 60.0
"""Seconds of such a rest, at most."""
MOST_TRIES = DAY // LONGEST_WAIT
"""Tries after which an item that cannot be delivered for a fault of our own is given up: about a day."""


class OutboxWorker:
    """Delivers outbox items until it is closed."""

    def __init__(self, services: Services, messenger: Messenger) -> None:
        self._services = services
        self._messenger = messenger
        self._news = asyncio.Event()
        self._busy: dict[Stream, asyncio.Task[None]] = {}
        self._thinking: set[Stream] = set()
        self._worker: asyncio.Task[None] | None = None
        self._failures = FailureLog(log)
        self._pause = GrowingPause(FIRST_PAUSE, LONGEST_PAUSE)
        self._rest = 0.0

    def wake(self) -> None:
        """There may be something new."""
        self._news.set()

    async def open(self) -> None:
        """Begin to deliver; what a process before this one had begun is taken up at once."""
        await queue.take_over(self._services)
        self._services.listeners.append(self.wake)
        self._worker = asyncio.create_task(self._work(), name="outbox")

    async def close(self) -> None:
        """Stop; deliveries under way are given a moment to finish."""
        if self._worker is None:
            return
        self._worker.cancel()
        await asyncio.wait([self._worker])
        if self._busy:
            _done, late = await asyncio.wait(list(self._busy.values()), timeout=3)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late)

    async def _work(self) -> None:
        while True:
            if self._rest:
                # News do not shorten it: with a full disk each of them would only fail again.
                rest, self._rest = self._rest, 0.0
                await asyncio.sleep(rest)
            self._news.clear()
            try:
                wait = await finished(self._begin_what_is_due())
            except Exception as error:
                self._failures.write(error, "the outbox cannot be read; trying again")
                self._rest = self._pause.grow()
                continue
            try:
                # Not wait_for: news that come together with the cancellation would make it forget the cancellation.
                async with asyncio.timeout(wait):
                    await self._news.wait()
            except TimeoutError:
                continue

    async def _begin_what_is_due(self) -> float:
        """Begin with as many streams as may be; the seconds until the next look."""
        now = self._services.now()
        heads = await queue.next_items(self._services)
        wait = LOOK_AGAIN
        heads.sort(key=lambda item: isinstance(item.content, PATIENT))
        for item in heads:
            if item.stream in self._busy or not self._has_room(item):
                continue
            if left := _left(item, now):
                wait = min(wait, left)
                continue
            task = asyncio.create_task(self._deliver(item), name=f"deliver {item.stream}")
            self._busy[item.stream] = task
            if isinstance(item.content, ChooseAction):
                self._thinking.add(item.stream)
            task.add_done_callback(partial(self._free, item.stream))
        return wait

    def _has_room(self, item: OutboxItem) -> bool:
        """Whether one more can be begun. Computers that think take no room from what is to be said."""
        if isinstance(item.content, ChooseAction):
            return len(self._thinking) < self._services.players.processes
        return len(self._busy) - len(self._thinking) < STREAMS

    def _free(self, stream: Stream, task: asyncio.Task[None]) -> None:
        del self._busy[stream]
        self._thinking.discard(stream)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._failures.write(error, "the outbox cannot be written; its items wait for the next try")
            # Streams that fail together are one failure.
            self._rest = self._rest or self._pause.grow()
        elif not self._rest:
            self._pause.end()
        self.wake()

    async def _deliver(self, waiting: OutboxItem) -> None:
        claimed_at = asyncio.get_running_loop().time()
        item = await queue.claim(self._services, waiting)
        if item is None:
            return
        kind, number = subject_of(item.stream)
        with about(**{kind: number}):
            try:
                async with asyncio.timeout(None) as held:
                    renewing = asyncio.create_task(self._renew(item, claimed_at, held), name=f"renew {item.stream}")
                    try:
                        await self._try(item)
                    finally:
                        renewing.cancel()
            except TimeoutError:
                log.warning("%s %s: not kept in time, and taken by another process", item.stream, item.kind)

    async def _renew(self, item: OutboxItem, claimed_at: float, held: asyncio.Timeout) -> None:
        """Hold an item for this process while it is being delivered; if the process dies, another one takes it.

        Once another one has it, the delivery under way is broken off.
        """
        loop = asyncio.get_running_loop()
        renewed_at = claimed_at
        while True:
            # From the begin of the last write, not from its end: a slow one leaves less of the lease.
            await asyncio.sleep(max(renewed_at + queue.LEASE / 3 - loop.time(), 0))
            renewed_at = loop.time()
            try:
                kept = await queue.renew(self._services, item)
            except Exception as error:
                self._failures.write(error, "an outbox item under way cannot be kept")
                continue
            if not kept:
                held.reschedule(renewed_at)
                return

    async def _try(self, item: OutboxItem) -> None:
        try:
            async with asyncio.timeout(LONGEST_TRY):
                await DELIVERIES[type(item.content)](self._services, self._messenger, item, item.content)
            log.debug("delivered: %s", item.kind)
        except (LaterError, TimeoutError) as error:
            log.info("%s %s: %s; trying again", item.stream, item.kind, error or "no answer in time")
            await self._put_off(item, getattr(error, "after", 0.0))
        except Exception as error:
            self._failures.write(error, "%s: an outbox item cannot be delivered", item.stream)
            if item.attempts >= MOST_TRIES:
                await queue.finish(self._services, item)
            else:
                await self._put_off(item)

    async def _put_off(self, item: OutboxItem, at_least: float = 0.0) -> None:
        wait = min(max(2**item.attempts, math.ceil(at_least)), LONGEST_WAIT)
        await queue.put_off(self._services, item, wait)


def _left(item: OutboxItem, now: int) -> int:
    """The seconds for which an item is to wait, whatever clock it was put in by: one that was never tried waits at most
    as long as a board does for the computer."""
    left = item.due_at - now
    return left if 0 < left <= (LONGEST_WAIT if item.attempts else BOARD_WAITS) else 0
