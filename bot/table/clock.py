"""The table's time: the system's clock, which tests may stop and move forward."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable


class Timer:
    """A call that is due at a moment of the table's time, unless it is cancelled before."""

    __slots__ = ("call", "due")

    def __init__(self, due: float, call: Callable[[], None]) -> None:
        self.due = due
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class Clock:
    """UTC seconds since 1970, as the table sees them.

    A frozen clock stands still until :meth:`advance`; a running one keeps pace with the system and can be moved
    forward as well. Timers fire in the order in which they are due.
    """

    def __init__(self, *, frozen: bool = False) -> None:
        self._frozen_at = time.time() if frozen else None
        self._ahead = 0.0
        self._timers: list[tuple[float, int, Timer]] = []
        self._order = itertools.count()
        self._wake: asyncio.TimerHandle | None = None

    def now(self) -> float:
        base = self._frozen_at if self._frozen_at is not None else time.time()
        return base + self._ahead

    def call_later(self, seconds: float, call: Callable[[], None]) -> Timer:
        timer = Timer(self.now() + seconds, call)
        heapq.heappush(self._timers, (timer.due, next(self._order), timer))
        self._rearm()
        return timer

    async def sleep(self, seconds: float) -> None:
        passed = asyncio.Event()
        self.call_later(seconds, passed.set)
        await passed.wait()

    def advance(self, seconds: float) -> None:
        """Move forward by so many seconds, and fire what has become due."""
        if seconds < 0:
            raise ValueError("time only moves forward")
        self._ahead += seconds
        self._fire()

    def _fire(self) -> None:
        while self._timers and (self._timers[0][2].call is None or self._timers[0][0] <= self.now()):
            call = heapq.heappop(self._timers)[2].call
            if call is not None:
                call()
        self._rearm()

    def _rearm(self) -> None:
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        if self._timers and self._frozen_at is None:
            wait = max(0.0, self._timers[0][0] - self.now())
            self._wake = asyncio.get_running_loop().call_later(wait, self._fire)
