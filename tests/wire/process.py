"""A bot's process against the local table."""

import asyncio
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Mapping
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Self

from bot.cli import main
from tests.driver.client import Table

PATIENCE = 30.0
READY = "ready:"

# A process that has imported everything and does nothing but fork: a bot of it starts without two seconds of imports.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["bot.process", "bot.commands", "bot.components", "tests.wire.process"])


def _run_forked(environment: dict[str, str], log: socket.socket, lease: float | None) -> None:
    if lease is not None:
        _set_lease(lease)
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(log.fileno(), sys.stderr.fileno())
    log.close()
    sys.exit(main(["run"]))


def _set_lease(seconds: float) -> None:
    # Some modules have taken the constant over by name.
    for name, module in list(sys.modules.items()):
        if name.startswith("bot.") and hasattr(module, "LEASE"):
            vars(module)["LEASE"] = seconds


class Started:
    """A bot in an interpreter of its own. `log` is what it writes to standard error."""

    def __init__(self, process: asyncio.subprocess.Process, log: asyncio.StreamReader) -> None:
        self._process = process
        self.pid = process.pid
        self.log = log

    @classmethod
    async def start(cls, environment: dict[str, str]) -> Self:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"), env=environment, stderr=asyncio.subprocess.PIPE
        )
        assert process.stderr is not None
        return cls(process, process.stderr)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal, unless it has ended."""
        if self._process.returncode is None:
            self._process.send_signal(number)

    async def wait(self) -> int:
        """Wait for its end; the exit status."""
        return await self._process.wait()

    async def close(self) -> None:
        """There is nothing left to let go of."""


class Forked:
    """A bot in a process forked from one that has imported everything."""

    def __init__(self, process: ForkServerProcess, log: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert process.pid is not None
        self._process = process
        self._writer = writer
        self.pid = process.pid
        self.log = log

    @classmethod
    async def start(cls, environment: dict[str, str], lease: float | None = None) -> Self:
        own, others = socket.socketpair()
        with others:
            process = FORKS.Process(target=_run_forked, args=(environment, others, lease), daemon=True)
            process.start()
        return cls(process, *await asyncio.open_connection(sock=own))

    def signal(self, number: signal.Signals) -> None:
        """Send a signal, unless it has ended."""
        if self._process.exitcode is None:
            os.kill(self.pid, number)

    async def wait(self) -> int:
        """Wait for its end; the exit status."""
        await asyncio.to_thread(self._process.join)
        status = self._process.exitcode
        assert status is not None
        return status

    async def close(self) -> None:
        """Let go of its log, once that has been read."""
        self._writer.close()
        await self._writer.wait_closed()


class BotProcess:
    """One process of the bot. `lines` are all that it and those before it have logged.

    It is forked, unless `anew` says that an interpreter is started for it as an operator would. `lease` is how many
    seconds a forked one holds what it has taken to deliver, instead of LEASE: what a kill leaves behind is free then.
    """

    def __init__(
        self,
        table: Table,
        folder: Path,
        settings: Mapping[str, str],
        *,
        anew: bool = False,
        lease: float | None = None,
    ) -> None:
        assert not (anew and lease is not None), "a bot in an interpreter of its own has the product's lease"
        self.table = table
        self.folder = folder
        self.settings = settings
        self.anew = anew
        self.lease = lease
        self.lines: list[str] = []
        self._process: Started | Forked | None = None
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

    async def ready_or_ended(self, within: float = PATIENCE) -> bool:
        """Wait until it has said that it is ready, or has ended, or the time is over; whether it is ready and runs."""
        assert self._reader is not None
        ready = asyncio.create_task(self._ready.wait())
        await asyncio.wait({ready, self._reader}, timeout=within, return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        return self._ready.is_set() and not self._reader.done()

    async def launch(self) -> None:
        """Start it, and do not wait for anything."""
        self._ready.clear()
        if self.anew:
            self._process = await Started.start(self.environment)
        else:
            self._process = await Forked.start(self.environment, self.lease)
        self._reader = asyncio.create_task(self._read(self._process.log))

    async def _read(self, log: asyncio.StreamReader) -> None:
        async for line in log:
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
        self._process.signal(number)
        status = await asyncio.wait_for(self._process.wait(), PATIENCE)
        assert self._reader is not None
        await self._reader
        await self._process.close()
        self._process = None
        return status

    async def kill(self) -> None:
        """End it without warning."""
        await self.end(signal.SIGKILL)
