"""What stays in the bot's memory after many messages: nothing of any of them."""

import asyncio
import gc
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TypeVar

import discord
import pytest
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import SecretStr

from bot.app import Bot, use_addresses
from bot.store import outbox
from config.settings import Settings
from tests.driver.client import Table
from tests.wire.house import begin, click_a_match, is_result, type_a_match
from tests.wire.process import PATIENCE
from tests.wire.tables import ForkedTable

pytestmark = pytest.mark.wire
T = TypeVar("T")
KINDS = (ui.View, ui.Item, discord.Message, discord.Interaction, discord.File)


@pytest.fixture
async def table() -> AsyncIterator[Table]:
    async with await ForkedTable.begin() as table:
        yield table


@pytest.fixture
async def bot(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    """A bot in this process."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    monkeypatch.chdir(tmp_path)
    settings = Settings(
        discord_token=SecretStr(table.token),
        discord_api_url=str(table.addresses["api"]),
        discord_gateway_url=str(table.addresses["gateway"]),
        data_dir=tmp_path,
    )
    use_addresses(settings)
    async with Bot(settings) as bot:
        await bot.services.database.prepare()
        running = asyncio.create_task(bot.start(table.token))
        await asyncio.wait_for(bot.wait_until_ready(), PATIENCE)
        yield bot
        await bot.close()
        await running


async def all_said(bot: Bot) -> None:
    """Until nothing is left in the outbox."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with bot.services.database.read() as connection:
                left = await outbox.heads(connection)
            if not left and not bot.outbox._busy:
                return
            await asyncio.sleep(0.02)


def alive(kind: type[T]) -> list[T]:
    """Everything of a kind that nobody has let go."""
    gc.collect()
    return [each for each in gc.get_objects() if isinstance(each, kind)]


def since_then(kind: type[T], before: list[T]) -> list[T]:
    """What is alive and was not `before`: other tests of this process may have left something."""
    known = {id(each) for each in before}
    return [each for each in alive(kind) if id(each) not in known]


async def test_nothing_is_kept_of_messages_and_clicks(table: Table, bot: Bot) -> None:
    others = {kind: alive(kind) for kind in KINDS}
    members = alive(discord.Member)
    ann, ben = table.person("Ann"), table.person("Ben")
    await begin(ann, ben, "glades")
    await type_a_match([ann, ben], random.Random(3), most=8)
    await click_a_match([ann, ben], random.Random(3), most=16)
    asked, since = await ann.slash("match resign"), ann.now
    await ann.click(asked, "Resign")
    await ann.wait_for_message(is_result, PATIENCE, since=since)
    await all_said(bot)
    store = bot._connection._view_store
    assert not store._views
    assert not store._synced_message_views
    assert not store._modals
    for kind in KINDS:
        assert not since_then(kind, others[kind]), kind
    assert {member.id for member in since_then(discord.Member, members)} <= {bot.application_id}
