"""The gateway: identification, shards, intents, lost connections and what is told again after them."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from bot.table.model import Message
from tests.driver.client import Table
from tests.table.little_bot import LittleBot
from tests.table.scene import Scene

GUILDS, MEMBERS, MESSAGES = 1 << 0, 1 << 1, 1 << 9


class Raw:
    """A bare gateway connection. ``events`` are names of what was dispatched so far."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def until(self, name: str) -> dict[str, Any]:
        """Read on to the event of this name and return its data."""
        while True:
            frame = await asyncio.wait_for(self.socket.receive_json(), 5)
            if frame["t"] == name:
                return dict(frame["d"])

    async def names_until(self, name: str) -> list[str]:
        names = []
        while name not in names:
            frame = await asyncio.wait_for(self.socket.receive_json(), 5)
            names.append(frame["t"])
        return names


async def identified(session: aiohttp.ClientSession, table: Table, **more: Any) -> Raw:
    raw = Raw(await session.ws_connect(str(table.addresses["gateway"])))
    assert (await raw.socket.receive_json())["op"] == 10
    await raw.send(2, {"token": table.token, "intents": GUILDS | MESSAGES, "properties": {}} | more)
    return raw


async def test_a_wrong_token_is_turned_away(scene: Scene) -> None:
    async with aiohttp.ClientSession() as session:
        raw = await identified(session, scene.table, token="wrong")
        message = await raw.socket.receive()
        assert message.type is aiohttp.WSMsgType.CLOSE
        assert raw.socket.close_code == 4004


async def test_discord_py_reports_a_wrong_token(scene: Scene, bot: LittleBot) -> None:
    other = LittleBot()
    with pytest.raises(discord.LoginFailure):
        await other.login("wrong")
    await other.close()


async def test_a_dropped_connection_is_resumed_and_misses_nothing(scene: Scene, bot: LittleBot) -> None:
    resumed, heard = bot.wait_for("resumed", timeout=15), bot.wait_for("message", timeout=15)
    world = scene.core.world
    # Both without giving way in between: the message falls into the gap.
    assert scene.core.gateway.disturb("drop") == 1
    world.add_message(Message(world.snowflakes.next(), scene.channel(), int(scene.ann.id), content="Psst"))
    assert (await heard).author.name == "Ann"
    await resumed
    assert (await scene.table.control("sessions"))["resumes"] == 1
    assert (await scene.ann.slash("secret")).ephemeral


async def test_a_session_that_is_gone_is_begun_anew(scene: Scene, bot: LittleBot) -> None:
    old = {session["id"] for session in (await scene.table.control("sessions"))["sessions"]}
    ready = bot.wait_for("ready", timeout=20)
    await scene.table.control("gateway", action="drop", resumable=False)
    await ready
    new = {s["id"] for s in (await scene.table.control("sessions"))["sessions"] if s["connected"]}
    assert new
    assert not new & old
    assert (await scene.ann.slash("secret")).ephemeral


async def test_a_request_to_reconnect_is_followed(scene: Scene, bot: LittleBot) -> None:
    resumed = bot.wait_for("resumed", timeout=15)
    await scene.table.control("gateway", action="reconnect")
    await resumed
    assert (await scene.ann.slash("secret")).ephemeral


async def test_events_go_to_the_shard_of_their_server(scene: Scene) -> None:
    first = scene.guild
    second = int((await scene.table.control("add_server", name="Other"))["id"])
    assert (first >> 22) % 2 != (second >> 22) % 2
    async with aiohttp.ClientSession() as session:
        shards = [await identified(session, scene.table, shard=[number, 2]) for number in (0, 1)]
        for number, raw in enumerate(shards):
            ready = await raw.until("READY")
            assert [(int(g["id"]) >> 22) % 2 for g in ready["guilds"]] == [number]
            await raw.until("GUILD_CREATE")
        await scene.ann.say("Hello", "Other/table")
        heard = await shards[(second >> 22) % 2].until("MESSAGE_CREATE")
        assert int(heard["guild_id"]) == second
        await scene.ann.say("Hello", "The Table/table")
        heard = await shards[(first >> 22) % 2].until("MESSAGE_CREATE")
        assert int(heard["guild_id"]) == first


async def test_who_leaves_is_told_to_those_who_asked(scene: Scene) -> None:
    async with aiohttp.ClientSession() as session:
        curious = await identified(session, scene.table, intents=GUILDS | MEMBERS | MESSAGES)
        modest = await identified(session, scene.table)
        await curious.until("GUILD_CREATE")
        await modest.until("GUILD_CREATE")
        await scene.table.control("remove_member", person="Ben")
        await scene.ann.say("marker")
        assert (await curious.until("GUILD_MEMBER_REMOVE"))["user"]["username"] == "Ben"
        assert await modest.names_until("MESSAGE_CREATE") == ["MESSAGE_CREATE"]


async def test_the_text_of_others_is_left_out_without_the_intent(scene: Scene) -> None:
    async with aiohttp.ClientSession() as session:
        raw = await identified(session, scene.table)
        await raw.until("GUILD_CREATE")
        await scene.ann.say("Private chatter")
        assert (await raw.until("MESSAGE_CREATE"))["content"] == ""
        await scene.ann.say(f"Hello <@{scene.core.world.bot_id}>")
        assert (await raw.until("MESSAGE_CREATE"))["content"].startswith("Hello")


async def test_a_heartbeat_is_acknowledged_as_late_as_by_a_distant_server(scene: Scene) -> None:
    """discord.py takes an acknowledgement that comes before its thread has noted the sending for a late one."""
    async with aiohttp.ClientSession() as session:
        raw = await identified(session, scene.table)
        await raw.until("GUILD_CREATE")
        await raw.send(1, None)
        await raw.send(8, {"guild_id": str(scene.guild), "query": "an", "limit": 1})
        assert (await raw.socket.receive_json())["t"] == "GUILD_MEMBERS_CHUNK"
        assert (await asyncio.wait_for(raw.socket.receive_json(), 5))["op"] == 11


async def test_members_are_asked_for_by_name(scene: Scene, bot: LittleBot) -> None:
    guild = bot.get_guild(scene.guild)
    assert guild is not None
    found = await guild.query_members("an")
    assert [member.name for member in found] == ["Ann"]
