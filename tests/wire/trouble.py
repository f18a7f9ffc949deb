"""What goes wrong on purpose: the bot's process is killed or stopped, requests fail, the gateway is lost, the disk is
full, a backup is restored."""

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.driver.client import Table
from tests.wire.disks import Disk
from tests.wire.process import BotProcess
from tests.wire.restores import Restores

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
STOPPED = 0.3
"""The share of ends of a ready process that are orderly."""
RESTORED = 0.15
"""The share of ends after which a backup is restored."""
BACKUP = (5.0, 15.0)
"""Seconds between two backups, at least and at most."""
FULL = (2.0, 8.0)
"""Seconds for which the disk is full."""
ROOM = (10.0, 25.0)
"""Seconds for which it is not."""
TRACEBACK = "Traceback (most recent call last)"


class Trouble:
    """Makes trouble until it is stopped. `counted` tells how much of each kind there was, `faults` what the bot did
    wrong in it."""

    def __init__(
        self,
        table: Table,
        bots: list[BotProcess],
        seed: int,
        *,
        alive: tuple[float, float],
        stops: bool = True,
        disks: Sequence[Disk] = (),
        restores: Restores | None = None,
    ) -> None:
        """`alive`: for how many seconds, at least and at most, a process is ready before it is killed.

        Some are killed earlier, while they start. With `stops`, some ends are orderly. `disks` are the ways in which
        the disk gets full.
        """
        self.faults: list[str] = []
        self._stopped = STOPPED if stops else 0.0
        self._disks = disks
        self._restores = restores
        self.counted: Counter[str] = Counter()
        self._table = table
        self._bots = bots
        self._dice = random.Random(f"trouble {seed}")
        self._alive = alive
        self._tasks: list[asyncio.Task[None]] = []
        self._disk = asyncio.Lock()
        self._ending = {id(bot): asyncio.Lock() for bot in bots}

    def begin(self, *, faults: bool = True) -> None:
        """Begin to kill, and with `faults` to disturb requests and the gateway too."""
        self._tasks = [asyncio.create_task(self._kill(bot)) for bot in self._bots]
        if faults:
            self._tasks += [asyncio.create_task(self._disturb())]
        if faults and self._disks:
            self._tasks += [asyncio.create_task(self._fill())]
        if self._restores:
            self._tasks += [asyncio.create_task(self._back_up(self._restores))]

    def killed(self, kills: int) -> bool:
        """Whether there were so many kills by now."""
        return self.counted["SIGKILL"] >= kills

    async def end(self) -> None:
        """No more trouble: faults are taken away, every process runs."""
        await self.stop()
        await self._table.control("clear_faults")
        for disk in self._disks:
            disk.free()
        for bot in self._bots:
            # The faults are gone; whatever state the process is in, a new one is to find everything in order.
            async with self._ending[id(bot)]:
                await self._kill_once(bot)
                await bot.launch()
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
                await asyncio.shield(self._end_once(bot, early=True))
                continue
            # On a busy machine, or with its gateway disturbed, a start may take longer; that is no fault. Nor is it
            # that one ends, while the disk is full: whoever watches over it starts it anew.
            if await bot.ready_or_ended():
                await asyncio.sleep(self._dice.uniform(*self._alive))
            await asyncio.shield(self._end_once(bot))

    async def _end_once(self, bot: BotProcess, *, early: bool = False) -> None:
        # What has begun is done to its end, also when no more trouble is wanted meanwhile.
        async with self._ending[id(bot)]:
            stopped = not early and self._dice.random() < self._stopped and await bot.ready_or_ended(0)
            restores = self._restores if self._dice.random() < RESTORED else None
            await (self._stop_once(bot) if stopped else self._kill_once(bot))
            if restores is not None and restores.possible:
                # A full disk takes no backup back, either, and nobody tries there.
                async with self._disk:
                    self.counted["restore"] += 1
                    await restores.put_back()
            await bot.launch()

    async def _kill_once(self, bot: BotProcess) -> None:
        await bot.end(signal.SIGKILL)
        self.counted["SIGKILL"] += 1

    async def _stop_once(self, bot: BotProcess) -> None:
        """Stop it in order, whatever it is doing: it is to end by itself, in time and without a traceback."""
        said = len(bot.lines)
        self.counted["SIGTERM"] += 1
        try:
            status = await bot.end(signal.SIGTERM)
        except TimeoutError:
            self.faults.append("a process that was told to end did not")
            await bot.end(signal.SIGKILL)
        else:
            if status != 0:
                self.faults.append(f"a process that was told to end did so with status {status}: {bot.lines[said:]}")
            if any(TRACEBACK in line for line in bot.lines[said:]):
                self.faults.append(f"a process that was told to end said {bot.lines[said:]}")

    async def _back_up(self, restores: Restores) -> None:
        while True:
            await asyncio.sleep(self._dice.uniform(*BACKUP))
            async with self._disk:
                await asyncio.shield(restores.take())
            self.counted["backup"] += 1

    async def _fill(self) -> None:
        while True:
            await asyncio.sleep(self._dice.uniform(*ROOM))
            disk = self._dice.choice(self._disks)
            async with self._disk:
                self.counted[disk.name] += 1
                disk.fill([bot.pid for bot in self._bots if bot.running])
                try:
                    await asyncio.sleep(self._dice.uniform(*FULL))
                finally:
                    disk.free()

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
