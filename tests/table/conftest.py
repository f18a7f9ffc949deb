"""A table with a stopped clock in this process, a small bot connected to it, and the people as drivers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
from yarl import URL

from bot.table.clock import Clock
from bot.table.core import Options
from bot.table.files import Files
from bot.table.server import Server
from bot.table.world import new_world
from tests.driver.client import Table
from tests.table.little_bot import LittleBot
from tests.table.scene import Scene


@pytest_asyncio.fixture
async def scene() -> AsyncIterator[Scene]:
    clock = Clock(frozen=True)
    server = Server(new_world(clock, Files(), ["The Table"]), Options())
    await server.start()
    table = await Table.connect(server.addresses)
    yield Scene(server, table, clock)
    await table.close()
    await server.stop()


@pytest_asyncio.fixture
async def bot(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LittleBot]:
    monkeypatch.setattr(discord.http.Route, "BASE", scene.server.addresses["api"])
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", URL(scene.server.addresses["gateway"]))
    client = LittleBot()
    await client.login(scene.table.token)
    running = asyncio.create_task(client.connect())
    await client.wait_until_ready()
    yield client
    await client.close()
    await running
