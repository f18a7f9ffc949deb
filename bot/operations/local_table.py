"""The bot at the local table: a stand-in for Discord in a process of its own, for playing without an account."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from pydantic import SecretStr

from bot.operations.process_lock import hold_lock
from config.settings import Settings, UnavailableError

ENDING = 3.0
"""Seconds that the table has to end by itself."""


Run = Callable[[Settings, Callable[[], None]], Coroutine[Any, Any, int]]
"""Runs a bot, and calls what it is given once nothing on this machine stands in its way."""


class TableError(Exception):
    """The local table cannot be had, or is gone; the message is one line."""


async def at_the_local_table(settings: Settings, run: Run) -> int:
    """Set the table, run the bot against it until told to end, and say where the table is once the bot begins.

    UnavailableError or TableError if one of them cannot be, or if the table ends before.
    """
    with _alone_at(settings.data_dir):
        async with _table(settings) as (address, output):

            def tell() -> None:
                print(f"\n  The table is set. Open this page in a browser:\n\n    {address['page']}\n", flush=True)

            at_table = {
                "discord_token": SecretStr(address["token"]),
                "discord_api_url": address["api"],
                "discord_gateway_url": address["gateway"],
            }
            return await _while_set(output, run(settings.model_copy(update=at_table), tell))


async def _while_set(output: asyncio.StreamReader, work: Coroutine[Any, Any, int]) -> int:
    """What `work` returns; TableError, with the work cancelled, if the table ends before it."""
    running = asyncio.create_task(work)
    # The end of its output is the first that is heard of its end: before the bot loses its connection.
    ending = asyncio.create_task(output.read())
    ending.add_done_callback(lambda _: running.cancel())
    try:
        return await running
    except asyncio.CancelledError:
        if not ending.done():
            raise
        raise TableError(
            "the local table has ended, and the bot with it; matches are kept for the next start"
        ) from None
    finally:
        ending.cancel()


@contextmanager
def _alone_at(folder: Path) -> Iterator[None]:
    with ExitStack() as stack:
        try:
            stack.enter_context(hold_lock(folder / "table.lock"))
        except BlockingIOError:
            raise TableError(f"a bot plays at the local table in {folder} already") from None
        except OSError as error:
            raise UnavailableError(f"DATA_DIR: {folder} cannot be used: {error.strerror}") from None
        yield


@asynccontextmanager
async def _table(settings: Settings) -> AsyncIterator[tuple[dict[str, str], asyncio.StreamReader]]:
    # The table watches its standard input: it ends with this process, however that ends.
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot.table",
        "--with-stdin",
        "--state",
        str(settings.data_dir / "table.json"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    if process.stdin is None or process.stdout is None:
        raise RuntimeError("the table's process has no pipes")
    try:
        line = await process.stdout.readline()
        if not line:
            raise TableError("the local table did not start; its own lines above say why")
        yield json.loads(line), process.stdout
    finally:
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), ENDING)
        except TimeoutError:
            process.kill()
            await process.wait()
