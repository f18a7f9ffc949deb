"""The worker that delivers the outbox: in order within a lane, several lanes at once, with retries."""

import asyncio
import logging
import math
import re
from dataclasses import replace
from functools import partial

from bot.delivery import DELIVERIES
from bot.discord_api.messenger import LaterError, Messenger
from bot.operations.logs import about
from bot.service.services import Services
from bot.store import outbox
from bot.store.outbox import OutboxItem

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Lanes that are delivered at the same time."""
PATIENT = {"hand", "strip", "delete"}
"""What can wait while boards are to be shown: the button Hand shows a hand at any time."""
LOOK_AGAIN = 5.0
"""Seconds after which the outbox is looked at even if nobody said that there is something new."""
LONGEST_WAIT = 300
"""Seconds between two tries, at most."""
LONGEST_TRY = 60.0
"""Seconds after which a delivery under way is broken off."""
LAST_TRY = 24 * 3600
"""A letter that could not be delivered for so many seconds for a fault of our own is given up."""


def subject_of(stream: str) -> dict[str, int]:
    """The match or challenge whose lane this is, as log lines name it."""
    number = re.search(r"\d+", stream)
    return {"challenge" if stream.startswith("challenge-") else "match": int(number[0])} if number else {}


class Outbox:
    """Delivers letters until it is closed."""

    def __init__(self, services: Services, messenger: Messenger) -> None:
        self._club = services
        self._office = messenger
        self._news = asyncio.Event()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._worker: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """There may be something new."""
        self._news.set()

    async def open(self) -> None:
        """Begin to deliver; what a process before this one had begun is taken up at once."""
        if self._club.database.sqlite:
            async with self._club.database.write() as connection:
                await outbox.free_all(connection, self._club.now())
        self._club.listeners.append(self.wake)
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
            self._news.clear()
            wait = LOOK_AGAIN
            try:
                wait = await self._begin_what_is_due()
            except Exception:
                log.exception("the outbox cannot be read; trying again")
            try:
                # Not wait_for: news that come together with the cancellation would make it forget the cancellation.
                async with asyncio.timeout(wait):
                    await self._news.wait()
            except TimeoutError:
                continue

    async def _begin_what_is_due(self) -> float:
        """Begin with as many lanes as may be; the seconds until the next look."""
        now = self._club.now()
        async with self._club.database.read() as connection:
            heads = await outbox.heads(connection)
        wait = LOOK_AGAIN
        heads.sort(key=lambda item: item.kind in PATIENT)
        for item in heads:
            if item.stream in self._busy:
                continue
            if item.due_at > now:
                wait = min(wait, item.due_at - now)
                continue
            if len(self._busy) >= AT_ONCE:
                break
            task = asyncio.create_task(self._deliver(item), name=f"deliver {item.stream}")
            self._busy[item.stream] = task
            task.add_done_callback(partial(self._free, item.stream))
        return wait

    def _free(self, stream: str, task: asyncio.Task[None]) -> None:
        del self._busy[stream]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("%s: the outbox cannot be written; its letter waits for the next try", stream, exc_info=error)
        self.wake()

    async def _deliver(self, item: OutboxItem) -> None:
        async with self._club.database.write() as connection:
            if not await outbox.claim(connection, item, self._club.now()):
                return
        item = replace(item, attempts=item.attempts + 1)
        with about(**subject_of(item.stream)):
            kept = asyncio.create_task(self._keep(item), name=f"keep {item.stream}")
            try:
                await self._try(item)
            finally:
                kept.cancel()

    async def _keep(self, item: OutboxItem) -> None:
        """Hold a letter for this process while it is being delivered; if the process dies, another one takes it."""
        while True:
            await asyncio.sleep(outbox.LEASE / 3)
            try:
                async with self._club.database.write() as connection:
                    await outbox.renew(connection, item, self._club.now())
            except Exception:
                log.exception("%s cannot be kept", item.stream)

    async def _try(self, item: OutboxItem) -> None:
        try:
            async with asyncio.timeout(LONGEST_TRY):
                await DELIVERIES[item.kind](self._club, self._office, item)
            log.debug("delivered: %s", item.kind)
        except (LaterError, TimeoutError) as error:
            log.info("%s %s: %s; trying again", item.stream, item.kind, error or "no answer in time")
            await self._put_off(item, getattr(error, "after", 0.0))
        except Exception:
            log.exception("%s %s cannot be delivered", item.stream, item.kind)
            if self._club.now() - item.created_at > LAST_TRY:
                async with self._club.database.write() as connection:
                    await outbox.remove(connection, [item.id])
            else:
                await self._put_off(item)

    async def _put_off(self, item: OutboxItem, at_least: float = 0.0) -> None:
        wait = max(min(2**item.attempts, LONGEST_WAIT), math.ceil(at_least))
        async with self._club.database.write() as connection:
            await outbox.put_off(connection, item, self._club.now() + wait)
