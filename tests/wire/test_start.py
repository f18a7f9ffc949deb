"""A start that fails: one clear line, exit status 1 or 78, no traceback, and the token nowhere."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import unused_port

from bot.cli import WRONG_SETTING
from tests.wire.process import PATIENCE
from tests.wire.tables import ForkedTable

pytestmark = pytest.mark.wire
TOKEN, PASSWORD = "MTIz.wrong-token.def", "open-sesame"


async def refused(folder: Path, status: int = 1, /, **settings: str) -> str:
    """The one line with which a bot with these settings ends, and with this status."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    environment |= {"DISCORD_TOKEN": TOKEN, "DATA_DIR": str(folder), "LOG_LEVEL": "WARNING", **settings}
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        out, err = await asyncio.wait_for(bot.communicate(), PATIENCE)
    finally:
        if bot.returncode is None:
            bot.kill()
    assert (bot.returncode, out) == (status, b""), err.decode()
    [line] = err.decode().splitlines()
    assert TOKEN not in line
    assert PASSWORD not in line
    return line


@pytest.fixture
async def web_page() -> AsyncIterator[str]:
    """The address of a server that is not Discord."""

    async def page(_request: web.Request) -> web.Response:
        return web.Response(text="<html>\n<h1>Nothing\nhere</h1>\n" * 50, status=404, content_type="text/html")

    app = web.Application()
    app.router.add_route("*", "/{tail:.*}", page)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", unused_port())
    await site.start()
    yield site.name
    await runner.cleanup()


async def test_a_wrong_token(tmp_path: Path) -> None:
    async with await ForkedTable.begin() as table:
        line = await refused(tmp_path, WRONG_SETTING, **{**table.environment, "DISCORD_TOKEN": TOKEN})
    assert line.startswith("DISCORD_TOKEN: ")


@pytest.mark.parametrize(("code", "named"), [(4004, "DISCORD_TOKEN: "), (4011, "SHARDS: "), (4014, "intents")])
async def test_what_the_gateway_would_refuse_again(tmp_path: Path, code: int, named: str) -> None:
    async with await ForkedTable.begin() as table:
        await table.control("session_starts", code=code)
        settings: dict[str, str] = table.environment
        line = await refused(tmp_path, WRONG_SETTING, **settings)
    assert named in line


async def test_nobody_at_the_address(tmp_path: Path) -> None:
    address = f"http://127.0.0.1:{unused_port()}"
    assert (await refused(tmp_path, DISCORD_API_URL=address)).startswith(f"DISCORD_API_URL: no answer from {address}")


async def test_somebody_else_at_the_address(tmp_path: Path, web_page: str) -> None:
    line = await refused(tmp_path, DISCORD_API_URL=web_page)
    assert line.startswith(f"DISCORD_API_URL: {web_page} answers 404")
    assert len(line) < 400


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "bot.sqlite3").write_text("Dear Sir or Madam, " * 500)
    assert (await refused(tmp_path)).startswith("DATA_DIR: ")
    given = {"DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}"}
    assert (await refused(tmp_path, **given)).startswith("DATABASE_URL: ")


async def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    line = await refused(tmp_path / "file" / "data")
    assert line.startswith("DATA_DIR: ")
    assert str(tmp_path / "file" / "data") in line


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql+asyncpg://bot:{PASSWORD}@127.0.0.1:1/bot",
        f"postgresql+asyncpg://bot:{PASSWORD}@host:port/bot",
        "sqlite+aiosqlite://",
    ],
)
async def test_a_database_that_cannot_be_reached(tmp_path: Path, address: str) -> None:
    assert (await refused(tmp_path, DATABASE_URL=address)).startswith("DATABASE_URL: ")
