"""A slow database, a slow picture: whoever asks is answered at once, and gets what they asked for when it is there."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import Bot, use_addresses
from config.settings import Settings
from render import renderer_of
from tests.driver.client import Person, Table
from tests.wire.house import House, begin, is_board
from tests.wire.process import PATIENCE
from tests.wire.tables import ForkedTable

pytestmark = pytest.mark.wire


async def thinking(who: Person, since: int) -> None:
    """Somebody sees that the bot is at work."""
    await who.wait_for_message(lambda m: m.thinking, PATIENCE, since=since)


async def test_a_slow_database_does_not_delay_the_acknowledgement(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    since = ann.now
    with sqlite3.connect(house.database, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        asking = asyncio.ensure_future(ann.slash("duel", opponent=ben, game="duel", within=PATIENCE))
        await thinking(ann, since)
        assert not asking.done()
        other.execute("COMMIT")
    assert "Your challenge goes to" in (await asking).content


@pytest.fixture
async def table_with_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """A table, and a bot in this very process, into whose pictures a test can reach."""
    table = await ForkedTable.begin()
    for name, value in table.environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    settings = Settings()
    use_addresses(settings)
    async with Bot(settings) as bot:
        await bot.services.database.prepare()
        await bot.login(table.token)
        running = asyncio.create_task(bot.connect())
        await bot.wait_until_ready()
        yield table
    await asyncio.wait([running])
    await table.close()


async def test_a_slow_picture_delays_neither_its_acknowledgement_nor_anybody_else(
    table_with_bot: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = table_with_bot.person("Ann"), table_with_bot.person("Ben")
    board = await begin(ann, ben, "glades")
    gate = threading.Event()
    artist: Any = renderer_of("glades")
    draw = artist.hand

    def slowly(*given: Any) -> bytes:
        assert gate.wait(PATIENCE)
        picture: bytes = draw(*given)
        return picture

    monkeypatch.setattr(artist, "hand", slowly)
    since = ann.now
    asking = asyncio.ensure_future(ann.click(board, "Hand", within=PATIENCE))
    await thinking(ann, since)
    assert (await ben.slash("help")).content
    assert not asking.done()
    gate.set()
    assert (await asking).attachments
    assert is_board(board)
