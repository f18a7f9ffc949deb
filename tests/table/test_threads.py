"""Threads: who is in a private one, how long they stay, of which type they are, and forums, which hold nothing else."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.driver.client import Refusal
from tests.table.little_bot import LittleBot
from tests.table.scene import Scene

WEEK = 10080 * 60


async def begin(scene: Scene, parent: str = "table", **body: Any) -> tuple[int, Any]:
    return await scene.api("POST", f"/channels/{scene.channel(parent)}/threads", {"name": "Match 1", **body})


async def test_a_private_thread_is_closed_to_a_bot_that_is_not_in_it(scene: Scene, bot: LittleBot) -> None:
    made = await scene.table.control("create_thread", channel="table", name="quiet", person="Ann", private=True)
    thread = int(made["id"])
    assert [t["name"] for t in (await scene.ben.sidebar())["servers"][0]["threads"]] == []
    for method, path in (("GET", ""), ("POST", "/messages"), ("PUT", "/thread-members/@me")):
        status, answer = await scene.api(method, f"/channels/{thread}{path}", {"content": "x"} if path else None)
        assert (status, answer["code"]) == (403, 50001)
    assert bot.get_channel(thread) is None
    # It can be asked there, and answers; that does not bring it in. It is told the channel's permissions.
    asked = bot.wait_for("interaction", timeout=5)
    assert (await scene.ann.slash("secret", channel="quiet")).ephemeral
    interaction = await asked
    assert interaction.app_permissions.send_messages_in_threads
    assert isinstance(interaction.channel, discord.Thread)
    assert interaction.channel.me is None
    await scene.ann.slash("count", channel="quiet")
    assert (await scene.post({"content": "x"}, "quiet"))[1]["code"] == 50001
    # A mention does, as it brings in people.
    joined = bot.wait_for("thread_join", timeout=5)
    await scene.ann.say(f"<@{scene.core.world.bot_id}> and <@{scene.ben.id}>, come in", channel="quiet")
    assert (await joined).id == thread
    assert (await scene.post({"content": "x"}, "quiet"))[0] == 200
    assert [t["name"] for t in (await scene.ben.sidebar())["servers"][0]["threads"]] == ["quiet"]
    for person, status in ((scene.ben.id, 200), (scene.table.person("Cleo").id, 404)):
        assert (await scene.api("GET", f"/channels/{thread}/thread-members/{person}"))[0] == status
    held = await scene.api("GET", f"/guilds/{scene.guild}/threads/active")
    assert [each["name"] for each in held[1]["threads"]] == ["quiet"]


async def test_threads_are_archived_when_nothing_happens_in_them(scene: Scene, bot: LittleBot) -> None:
    channel = bot.get_channel(scene.channel())
    assert isinstance(channel, discord.TextChannel)
    thread = await (await channel.send("A match")).create_thread(name="Match 1", auto_archive_duration=10080)
    scene.clock.advance(WEEK - 10)
    board = await thread.send("A move")
    scene.clock.advance(WEEK - 10)
    assert not scene.core.world.channels[thread.id].archived
    await board.edit(content="An edit is no activity")
    told = bot.wait_for("raw_thread_update", timeout=5)
    scene.clock.advance(20)
    assert (await told).data["thread_metadata"]["archived"]
    status, _ = await scene.api("PATCH", f"/channels/{thread.id}", {"archived": False})
    assert status == 200
    scene.clock.advance(WEEK - 10)
    assert not scene.core.world.channels[thread.id].archived
    # Another time is activity, the same one again is not.
    for minutes, archived in ((4320, False), (4320, True)):
        await scene.api("PATCH", f"/channels/{thread.id}", {"auto_archive_duration": minutes})
        scene.clock.advance(4320 * 60 - 10)
        assert scene.core.world.channels[thread.id].archived is archived


async def test_nobody_clicks_or_types_commands_in_an_archived_thread(scene: Scene, bot: LittleBot) -> None:
    await scene.table.control("create_thread", channel="table", name="talk", person="Ann")
    counted = await scene.ann.slash("count", channel="talk")
    await scene.table.control("archive", channel="talk", archived=True)
    for asking in (
        scene.ann.click(counted, "press:0"),
        scene.ann.slash("count", channel="talk"),
        scene.ann.autocomplete("echo", "word", "m", channel="talk"),
    ):
        with pytest.raises(Refusal, match="archived"):
            await asking
    await scene.ann.say("Hello?", channel="talk")
    assert (await scene.ann.click(counted, "press:0")).kind == "updated"


@pytest.mark.parametrize(
    ("kind", "refused", "taken"),
    [
        ("text", (10,), (11, 12)),
        ("announcement", (11, 12), (10,)),
        ("voice", (10, 11, 12), ()),
        ("stage", (10, 11, 12), ()),
        ("category", (10, 11, 12), ()),
    ],
)
async def test_a_channel_takes_threads_of_its_own_type(
    scene: Scene, kind: str, refused: tuple[int, ...], taken: tuple[int, ...]
) -> None:
    await scene.table.control("create_channel", name="there", kind=kind)
    await scene.table.control("bot_permissions", channel="there", allow=["create_private_threads"])
    for number in refused:
        status, answer = await begin(scene, "there", type=number)
        assert (status, answer["code"]) == (403, 50024)
    for number in taken:
        assert (await begin(scene, "there", type=number))[1]["type"] == number
    status, message = await scene.post({"content": "A match"}, "there")
    if kind == "category":
        assert (status, message["code"]) == (400, 50008)
        return
    status, answer = await scene.api(
        "POST", f"/channels/{scene.channel('there')}/messages/{message['id']}/threads", {"name": "Match 1"}
    )
    assert answer.get("type", answer.get("code")) == (taken[0] if taken else 50024)


@pytest.mark.parametrize("kind", ["forum", "media"])
async def test_a_forum_holds_posts_alone(scene: Scene, kind: str, bot: LittleBot) -> None:
    made = await scene.table.control("create_channel", name="games", kind=kind, tags=["Duel"], require_tag=True)
    forum, message = int(made["id"]), {"content": "A match"}
    assert (await scene.post({"content": "x"}, "games"))[1]["code"] == 50008
    with pytest.raises(Refusal, match="post"):
        await scene.ann.say("x", channel="games")
    with pytest.raises(Refusal, match="post"):
        await scene.ann.slash("secret", channel="games")
    assert (await begin(scene, "games"))[1]["code"] == 50035
    assert (await begin(scene, "games", message=message))[1]["code"] == 40067
    assert (await begin(scene, "games", message=message, applied_tags=[1]))[1]["code"] == 50035
    channel = bot.get_channel(forum)
    assert isinstance(channel, discord.ForumChannel)
    assert channel.flags.require_tag
    thread, first = await channel.create_thread(name="Match 1", content="A match", applied_tags=channel.available_tags)
    assert first.id == thread.id
    assert (await scene.ann.messages("Match 1"))[0].content == "A match"
    await scene.table.control("bot_permissions", channel="games", deny=["send_messages"])
    assert (await begin(scene, "games", message=message))[1]["code"] == 50013
    assert (await scene.post({"content": "A move"}, "Match 1"))[0] == 200
