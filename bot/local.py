"""The bot at the local table: a stand-in for Discord in a process of its own, for playing without an account."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from pydantic import SecretStr

from config.settings import Settings, SettingsError

ENDING = 3.0
"""Seconds that the table has to end by itself."""


async def at_the_local_table(settings: Settings, run: Callable[[Settings], Awaitable[int]]) -> int:
    """Set the table, say where it is, and run the bot against it until told to end."""
    try:
        settings.data_dir.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SettingsError(f"DATA_DIR: {settings.data_dir} cannot be made: {error.strerror}") from None
    async with _table(settings) as address:
        print(f"\n  The table is set. Open this page in a browser:\n\n    {address['page']}\n", flush=True)
        return await run(
            settings.model_copy(
                update={
                    "discord_token": SecretStr(address["token"]),
                    "discord_api_url": address["api"],
                    "discord_gateway_url": address["gateway"],
                }
            )
        )


@asynccontextmanager
async def _table(settings: Settings) -> AsyncIterator[dict[str, str]]:
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
            raise SettingsError("the local table did not start; its own lines above say why")
        yield json.loads(line)
    finally:
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), ENDING)
        except TimeoutError:
            process.kill()
            await process.wait()
