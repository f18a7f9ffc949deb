"""`play` without a token: a table and a bot at it, started, ended and disturbed as one."""

import asyncio
import itertools
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.wire.process import PATIENCE, READY

pytestmark = pytest.mark.wire

BETWEEN_SIGNALS = 0.01

Process = asyncio.subprocess.Process


async def play(folder: Path, **settings: str) -> Process:
    own = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play"),
        env=own | {"DATA_DIR": str(folder), "LOG_LEVEL": "INFO", **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@asynccontextmanager
async def played(folder: Path) -> AsyncIterator[Process]:
    """A bot that is ready at its table."""
    process = await play(folder)
    assert process.stderr is not None
    lines: list[str] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while not any(READY in line for line in lines):
                lines.append((await process.stderr.readline()).decode())
                assert lines[-1], lines
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()


async def told(process: Process) -> tuple[int | None, str, list[str]]:
    """How it ends, and what it has printed and complained of."""
    out, err = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode, out.decode(), err.decode().splitlines()


def children(process: Process) -> list[int]:
    return [int(number) for number in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]


async def test_the_address_stays_from_start_to_start(tmp_path: Path) -> None:
    printed = []
    for _ in range(2):
        async with played(tmp_path) as process:
            process.terminate()
            status, out, _err = await told(process)
            assert status == 0
            printed.append(out)
    assert "http://127.0.0.1:" in printed[0]
    assert printed[0] == printed[1]


async def test_a_second_one_says_only_that_there_is_one(tmp_path: Path) -> None:
    async with played(tmp_path):
        status, out, err = await told(await play(tmp_path))
    assert (status, out) == (1, "")
    assert err == [f"a bot plays at the local table in {tmp_path} already"]


async def test_a_busy_health_port_is_told_before_any_address(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as busy:
        status, out, err = await told(await play(tmp_path, HEALTH_PORT=str(busy.getsockname()[1])))
    assert (status, out) == (1, "")
    assert len(err) == 1
    assert err[0].startswith("HEALTH_PORT: ")


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_it_ends_with_the_table_in_one_line(tmp_path: Path, number: signal.Signals) -> None:
    async with played(tmp_path) as process:
        [table] = children(process)
        os.kill(table, number)
        status, _out, err = await told(process)
    assert status == 1
    assert err[-1].startswith("the local table has ended")
    # A bot may notice that its connection is lost before it hears of the end of a table that is killed.
    assert [line for line in err[:-1] if "discord.shard: Attempting a reconnect" not in line] == []
    assert number == signal.SIGKILL or len(err) == 1


async def test_more_signals_while_it_ends_change_nothing(tmp_path: Path) -> None:
    async with played(tmp_path) as process:
        telling = asyncio.create_task(told(process))
        for number in itertools.cycle((signal.SIGINT, signal.SIGTERM)):
            if process.returncode is not None:
                break
            # Not `process.send_signal`: it would reap a process that has just ended, and take its status from asyncio.
            with suppress(ProcessLookupError):
                os.kill(process.pid, number)
            await asyncio.sleep(BETWEEN_SIGNALS)
        status, _out, err = await telling
    assert status == 0
    # The first line may be missing: the end was asked for before the bot had begun.
    assert [line.rpartition(": ")[2] for line in err][-1] == "ended"
    assert [line for line in err[:-1] if not line.endswith("what was begun is finished first")] == []
