"""Faults that tests inject, and the log of what the bot asked."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from tests.table.little_bot import LittleBot
from tests.table.scene import Scene


async def arrived(scene: Scene, path: str) -> None:
    """Until the table has begun with a request whose path ends so."""
    while not any(entry["path"].endswith(path) for entry in scene.core.faults.requests):
        await scene.table.control("sessions")


async def test_a_429_is_waited_out_by_the_library(scene: Scene, bot: LittleBot) -> None:
    await scene.table.control("fault", method="POST", path="/messages$", retry_after=0.01, times=2)
    channel = bot.get_partial_messageable(scene.channel())
    await channel.send("After all")
    asked = (await scene.table.control("requests"))["requests"]
    statuses = [entry["status"] for entry in asked if entry["path"].endswith("/messages")]
    assert statuses == [429, 429, 200]


async def test_a_chosen_error_is_answered_once(scene: Scene) -> None:
    await scene.table.control("fault", path="/messages", code=50013)
    assert (await scene.post({"content": "x"}))[1]["code"] == 50013
    assert (await scene.post({"content": "x"}))[0] == 200


@pytest.mark.parametrize(("kind", "done"), [("drop", False), ("lose_answer", True)])
async def test_a_lost_connection(scene: Scene, kind: str, done: bool) -> None:
    await scene.table.control("fault", path="/messages", **{kind: True})
    with pytest.raises(aiohttp.ClientError):
        await scene.post({"content": "x"})
    assert bool(await scene.ann.messages()) is done


async def test_a_held_request_goes_on_when_it_is_released(scene: Scene) -> None:
    number = (await scene.table.control("fault", path="/messages", hold=True))["fault"]
    posting = asyncio.ensure_future(scene.post({"content": "Held"}))
    await arrived(scene, "/messages")
    assert (await scene.api("GET", f"/channels/{scene.channel()}"))[0] == 200
    assert await scene.ann.messages() == []
    await scene.table.control("release", fault=number)
    assert (await posting)[0] == 200
    assert [m.content for m in await scene.ann.messages()] == ["Held"]


async def test_requests_are_logged_with_body_and_files(scene: Scene, bot: LittleBot) -> None:
    await scene.table.control("requests", clear=True)
    await scene.ann.slash("board")
    asked = (await scene.table.control("requests"))["requests"]
    assert [entry["method"] for entry in asked] == ["POST", "PATCH"]
    assert asked[0]["body"]["type"] == 5
    assert asked[1]["body"]["attachments"][0]["description"] == "A green table, empty"
    assert asked[1]["files"][0]["filename"] == "board.png"


async def test_an_error_reaches_discord_py_with_its_code(scene: Scene, bot: LittleBot) -> None:
    await scene.table.control("fault", path="/channels/", code=10003)
    with pytest.raises(discord.NotFound) as raised:
        await bot.fetch_channel(scene.channel())
    assert raised.value.code == 10003


async def test_an_outage_of_the_gateway_ends_when_it_is_let_in_again(scene: Scene, bot: LittleBot) -> None:
    await scene.table.control("gateway", action="refuse")
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(str(scene.server.addresses["gateway"]))
        assert refused.value.status == 503
    resumed = bot.wait_for("resumed", timeout=30)
    await scene.table.control("gateway", action="accept")
    await resumed
    assert (await scene.ann.slash("secret")).ephemeral


async def test_a_delay_is_the_tables_time(scene: Scene) -> None:
    await scene.table.control("fault", path="/messages", delay=60)
    posting = asyncio.ensure_future(scene.post({"content": "Slow"}))
    await arrived(scene, "/messages")
    assert await scene.ann.messages() == []
    await scene.table.control("advance", seconds=60)
    assert (await posting)[0] == 200


async def test_a_page_of_a_proxy_has_no_code_of_discords(scene: Scene, bot: LittleBot) -> None:
    await scene.table.control("fault", path="/channels/", status=404, page=True)
    with pytest.raises(discord.NotFound) as raised:
        await bot.fetch_channel(scene.channel())
    assert raised.value.code == 0
