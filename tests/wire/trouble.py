"""What goes wrong on purpose: the bot's process is killed, requests fail, the gateway is lost."""

import asyncio
import random
import signal
from collections import Counter
from contextlib import suppress
from typing import Any

from tests.driver.client import Table
from tests.wire.process import BotProcess

SENDING = r"/channels/\d+/messages"
FAULTS: tuple[dict[str, Any], ...] = (
    {"method": "POST", "path": SENDING, "status": 500},
    {"method": "PATCH", "path": SENDING, "status": 503},
    {"method": "POST", "path": SENDING, "drop": True},
    {"method": "POST", "path": SENDING, "lose_answer": True},
    {"method": "PATCH", "path": SENDING, "lose_answer": True},
    {"method": "DELETE", "path": SENDING, "drop": True},
    {"method": "POST", "path": SENDING, "retry_after": 0.3},
    {"method": "PATCH", "path": SENDING, "retry_after": 0.3},
    {"method": "PATCH", "path": r"/webhooks/", "status": 500},
    {"method": "POST", "path": r"/callback", "code": 10062, "status": 404},
)
GATEWAY: tuple[dict[str, Any], ...] = (
    {"action": "drop"},
    {"action": "cut"},
    {"action": "reconnect"},
    {"action": "invalidate", "resumable": False},
)

EARLY = 0.15
"""The share of kills while the process starts."""
LONGEST_START = 3.0
"""Seconds after its start in which it is killed then."""


class Trouble:
    """Makes trouble until it is stopped. `counted` tells how much of each kind there was."""

    def __init__(self, table: Table, bots: list[BotProcess], seed: int, *, alive: tuple[float, float]) -> None:
        """`alive`: for how many seconds, at least and at most, a process is ready before it is killed.

        Some are killed earlier, while they start.
        """
        self.counted: Counter[str] = Counter()
        self._table = table
        self._bots = bots
        self._dice = random.Random(f"trouble {seed}")
        self._alive = alive
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, *, faults: bool = True) -> None:
        """Begin to kill, and with `faults` to disturb requests and the gateway too."""
        self._tasks = [asyncio.create_task(self._kill(bot)) for bot in self._bots]
        if faults:
            self._tasks += [asyncio.create_task(self._disturb())]

    def killed(self, kills: int) -> bool:
        """Whether there were so many kills by now."""
        return self.counted["SIGKILL"] >= kills

    async def end(self) -> None:
        """No more trouble: faults are taken away, every process runs."""
        await self.stop()
        await self._table.control("clear_faults")
        for bot in self._bots:
            # The faults are gone; whatever state the process is in, a new one is to find everything in order.
            await self._kill_once(bot)
        await asyncio.gather(*(bot.ready() for bot in self._bots))

    async def stop(self) -> None:
        """Make no more trouble; what was made stays."""
        for task in self._tasks:
            task.cancel()
        ends = await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def _kill(self, bot: BotProcess) -> None:
        while True:
            if self._dice.random() < EARLY:
                await asyncio.sleep(self._dice.uniform(0, LONGEST_START))
            else:
                # On a busy machine, or with its gateway disturbed, a start may take longer; that is no fault.
                with suppress(TimeoutError):
                    await bot.ready()
                await asyncio.sleep(self._dice.uniform(*self._alive))
            await asyncio.shield(self._kill_once(bot))

    async def _kill_once(self, bot: BotProcess) -> None:
        await bot.end(signal.SIGKILL)
        self.counted["SIGKILL"] += 1
        await bot.launch()

    async def _disturb(self) -> None:
        while True:
            await asyncio.sleep(self._dice.uniform(0.2, 1.5))
            if self._dice.random() < 0.1:
                chosen = self._dice.choice(GATEWAY)
                self.counted[f"gateway {chosen['action']}"] += 1
                await self._table.control("gateway", **chosen)
            else:
                chosen = self._dice.choice(FAULTS)
                kind = next(name for name in ("code", "status", "drop", "lose_answer", "retry_after") if name in chosen)
                self.counted[f"{chosen['method']} {kind} {chosen[kind]}"] += 1
                # One kind at a time: what is set faster than it is met would pile up.
                await self._table.control("clear_faults")
                await self._table.control("fault", times=self._dice.randint(1, 3), **chosen)
