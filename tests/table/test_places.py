"""Permissions, DMs, threads, and a bot that is kicked and comes back."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.table.little_bot import LittleBot
from tests.table.scene import Scene

PNG = {"board.png": b"\x89PNG\r\n\x1a\n" + bytes(16)}


@pytest.mark.parametrize(
    ("denied", "body", "files", "code"),
    [
        ("view_channel", {"content": "x"}, None, 50001),
        ("send_messages", {"content": "x"}, None, 50013),
        ("embed_links", {"embeds": [{"title": "x"}]}, None, 50013),
        ("attach_files", {"content": "x"}, PNG, 50013),
    ],
)
async def test_a_missing_permission(
    scene: Scene, denied: str, body: dict[str, Any], files: dict[str, bytes] | None, code: int
) -> None:
    await scene.table.control("bot_permissions", channel="table", deny=[denied])
    status, answer = await scene.post(body, files=files)
    assert (status, answer["code"]) == (403, code)
    assert (await scene.post(body, "lounge", files=files))[0] == 200
    await scene.table.control("bot_permissions", channel="table")
    assert (await scene.post(body, files=files))[0] == 200


async def test_the_bot_knows_its_permissions(scene: Scene, bot: LittleBot) -> None:
    channel = bot.get_channel(scene.channel())
    assert isinstance(channel, discord.TextChannel)
    assert channel.permissions_for(channel.guild.me).attach_files
    told = bot.wait_for("guild_channel_update", timeout=5)
    await scene.table.control("bot_permissions", channel="table", deny=["attach_files"])
    await told
    assert not channel.permissions_for(channel.guild.me).attach_files
    asked = bot.wait_for("interaction", timeout=5)
    await scene.ann.slash("secret")
    permissions = (await asked).app_permissions
    assert not permissions.attach_files
    assert permissions.send_messages


async def test_a_thread_is_begun_archived_and_locked(scene: Scene, bot: LittleBot) -> None:
    channel = bot.get_channel(scene.channel())
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("A match")
    thread = await message.create_thread(name="Match 1")
    assert thread.id == message.id
    await thread.send("First move")
    threads = (await scene.ann.sidebar())["servers"][0]["threads"]
    assert [(t["name"], t["archived"]) for t in threads] == [("Match 1", False)]

    await scene.table.control("archive", channel="Match 1", archived=True)
    first = (await scene.ann.messages("Match 1"))[0]
    with pytest.raises(discord.HTTPException) as raised:
        await bot.http.edit_message(thread.id, int(first.id), params=discord.http.handle_message_parameters("x"))
    assert raised.value.code == 50083
    await thread.send("Second move")
    assert not (await scene.ann.sidebar())["servers"][0]["threads"][0]["archived"]

    await scene.table.control("archive", channel="Match 1", locked=True)
    with pytest.raises(discord.Forbidden) as refused:
        await thread.send("Third move")
    assert refused.value.code == 160005


async def test_a_deleted_channel_takes_its_threads_along(scene: Scene, bot: LittleBot) -> None:
    channel = bot.get_channel(scene.channel())
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="Match 1", type=discord.ChannelType.public_thread)
    told = bot.wait_for("guild_channel_delete", timeout=5)
    await scene.table.control("delete_channel", channel="table")
    await told
    assert bot.get_channel(thread.id) is None
    for number in (channel.id, thread.id):
        status, answer = await scene.api("POST", f"/channels/{number}/messages", {"content": "x"})
        assert (status, answer["code"]) == (404, 10003)


async def test_a_stranger_cannot_be_written_to(scene: Scene) -> None:
    await scene.table.add_person("Dora", member=False)
    dora = scene.table.person("Dora")
    status, channel = await scene.api("POST", "/users/@me/channels", {"recipient_id": dora.id})
    assert status == 200
    status, answer = await scene.api("POST", f"/channels/{channel['id']}/messages", {"content": "x"})
    assert (status, answer["code"]) == (403, 50278)


async def test_a_bot_that_is_kicked_and_invited(scene: Scene, bot: LittleBot) -> None:
    left = bot.wait_for("guild_remove", timeout=5)
    await scene.table.control("kick_bot")
    await left
    assert (await scene.api("GET", f"/guilds/{scene.guild}"))[1]["code"] == 10004
    assert (await scene.post({"content": "x"}))[1]["code"] == 50001
    assert await scene.ann.commands() == []
    joined = bot.wait_for("guild_join", timeout=5)
    await scene.table.control("invite_bot")
    guild = await joined
    assert [channel.name for channel in guild.text_channels] == ["table", "lounge"]
    assert (await scene.ann.slash("secret")).ephemeral


async def test_commands_for_managers_are_hidden_from_others(scene: Scene) -> None:
    command = {"name": "setup", "description": "Set up", "default_member_permissions": "32"}
    await scene.api("PUT", f"/applications/{scene.core.world.bot_id}/commands", [command])
    assert [c["name"] for c in await scene.ann.commands()] == ["setup"]
    assert await scene.ben.commands() == []
    await scene.table.control("member_permissions", person="Ben", allow=["manage_guild"])
    assert [c["name"] for c in await scene.ben.commands()] == ["setup"]


async def test_mentions_are_what_is_allowed(scene: Scene) -> None:
    text = f"<@{scene.ann.id}> and <@{scene.ben.id}> and @everyone"
    _, everyone = await scene.post({"content": text})
    assert {user["username"] for user in everyone["mentions"]} == {"Ann", "Ben"}
    assert not everyone["mention_everyone"]
    _, one = await scene.post({"content": text, "allowed_mentions": {"parse": [], "users": [scene.ben.id]}})
    assert [user["username"] for user in one["mentions"]] == ["Ben"]
    _, nobody = await scene.post({"content": text, "allowed_mentions": {"parse": []}})
    assert nobody["mentions"] == []
