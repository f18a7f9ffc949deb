"""The computer players' processes: they import the games alone, get what a seat may know, and stand back behind the
bot itself."""

import asyncio
import json
import logging
import os
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import games
from games.players.contract import Level

log = logging.getLogger(__name__)

PATIENCE = 45.0
"""Seconds beyond its thinking time that a process may take before it is ended: it stands back behind all others."""
COMMAND = (sys.executable, "-P", "-m", "games.players.worker")
SECRET = ("DISCORD_TOKEN", "DATABASE_URL")
"""What of the bot's surroundings is none of theirs."""
FIRST_GUESS: dict[Level, float] = {"easy": 0.1, "medium": 0.3, "hard": 1.5}
"""Seconds that an action is believed to take before any was measured."""
LATEST = 0.2
"""The weight of the latest action in the mean of those before."""


class PlayerError(Exception):
    """A process gave no answer, or none that is one."""


class Players:
    """Up to `processes` processes, begun when they are first needed. `seconds` is the most time that an action of the
    strongest level takes."""

    def __init__(self, processes: int = 0, seconds: float = 2.0) -> None:
        self.processes = processes
        self._seconds = seconds
        self._turns = asyncio.Semaphore(max(processes, 1))
        self._idle: list[asyncio.subprocess.Process] = []
        self._mean: defaultdict[Level, float] = defaultdict(float, FIRST_GUESS)

    async def ask(
        self, game: str, level: Level, line: dict[str, Any], *, seed: str | None = None, why: bool = False
    ) -> dict[str, Any]:
        """The answer to a line of the line protocol (docs/players.md); with `why` as `games.players.worker` gives it.

        The same `seed` and line give the same answer as long as time does not run out. PlayerError without one.
        """
        asked = {"game": game, "level": level, "seconds": self._seconds, "seed": seed, "why": why, "ask": line}
        async with self._turns:
            begun = asyncio.get_running_loop().time()
            process = self._idle.pop() if self._idle else await self._begin()
            try:
                answer = await self._answer(process, asked)
            except BaseException:
                await _end(process)
                raise
            self._idle.append(process)
            taken = asyncio.get_running_loop().time() - begun
        self._mean[level] += LATEST * (taken - self._mean[level])
        if "action" not in answer:
            raise PlayerError(str(answer.get("error"))[:80])
        return answer

    def wait(self, levels: list[Level]) -> float:
        """About how many seconds it takes until actions of these levels, one after another, are chosen."""
        return sum(self._mean[level] for level in levels) / max(self.processes, 1)

    async def close(self) -> None:
        """End every process that does nothing; those that think end with whoever asked them."""
        while self._idle:
            await _end(self._idle.pop())

    async def _begin(self) -> asyncio.subprocess.Process:
        surroundings = {name: value for name, value in os.environ.items() if name not in SECRET}
        path = Path(games.__path__[0]).parent
        try:
            return await asyncio.create_subprocess_exec(
                *COMMAND,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**surroundings, "PYTHONPATH": str(path)},
            )
        except OSError as error:
            raise PlayerError(f"no process can be begun: {error}") from error

    async def _answer(self, process: asyncio.subprocess.Process, asked: dict[str, Any]) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self._seconds + PATIENCE):
                process.stdin.write(json.dumps(asked).encode() + b"\n")
                await process.stdin.drain()
                answer: dict[str, Any] = json.loads(await process.stdout.readline())
        except (OSError, ValueError, TimeoutError) as error:
            raise PlayerError(f"no answer: {type(error).__name__}") from error
        return answer


async def _end(process: asyncio.subprocess.Process) -> None:
    if process.returncode is None:
        try:
            process.kill()
        except ProcessLookupError:
            log.debug("it had ended")
    await process.wait()
