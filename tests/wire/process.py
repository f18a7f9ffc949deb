"""A bot's process against the local table."""

import asyncio
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

from bot.table.client import Table

PATIENCE = 30.0
READY = "ready:"


class BotProcess:
    """One process of the bot. `lines` are all that it and those before it have logged."""

    def __init__(self, table: Table, folder: Path, settings: Mapping[str, str]) -> None:
        self.table = table
        self.folder = folder
        self.settings = settings
        self.lines: list[str] = []
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    @property
    def environment(self) -> dict[str, str]:
        """The variables that the process is started with."""
        own = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
        return own | {**self.table.environment, "DATA_DIR": str(self.folder), "LOG_LEVEL": "INFO", **self.settings}

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None

    async def start(self) -> None:
        """Start it; returns when it has said that it is ready."""
        await self.launch()
        await self.ready()

    async def ready(self) -> None:
        """Wait until it has said that it is ready."""
        await asyncio.wait_for(self._ready.wait(), PATIENCE)

    async def launch(self) -> None:
        """Start it, and do not wait for anything."""
        self._ready.clear()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", env=self.environment, stderr=asyncio.subprocess.PIPE
        )
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._process is not None
        assert self._process.stderr is not None
        async for line in self._process.stderr:
            self.lines.append(line.decode().rstrip())
            if READY in self.lines[-1]:
                self._ready.set()

    async def command(self, *arguments: str) -> tuple[int, str]:
        """Run another command with the same settings beside it: its exit status and what it printed."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", *arguments),
            env=self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        printed, _nothing = await process.communicate()
        assert process.returncode is not None
        return process.returncode, printed.decode().strip()

    async def end(self, number: signal.Signals) -> int:
        """Send it a signal and wait for its end; its exit status."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(number)
        status = await asyncio.wait_for(self._process.wait(), PATIENCE)
        assert self._reader is not None
        await self._reader
        self._process = None
        return status

    async def kill(self) -> None:
        """End it without warning."""
        await self.end(signal.SIGKILL)
