"""Interactions answered too late, twice, or after their token has died."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest_asyncio

from tests.driver.client import Answer
from tests.table.scene import Scene


@pytest_asyncio.fixture
async def asked(scene: Scene) -> dict[str, Any]:
    """An interaction that nobody has answered, as the gateway would tell it: id, token, and the person's wait."""
    await scene.api(
        "PUT", f"/applications/{scene.core.world.bot_id}/commands", [{"name": "duel", "description": "Play"}]
    )
    since = scene.ann.now
    waiting = asyncio.ensure_future(scene.ann.slash("duel"))
    await scene.ann.wait_for(lambda e: e.data.get("state") == "asked", since=since)
    interaction = next(iter(scene.core.interactions.by_id.values()))
    return {"id": interaction.id, "token": interaction.token, "waiting": waiting}


def callback(asked: dict[str, Any]) -> str:
    return f"/interactions/{asked['id']}/{asked['token']}/callback"


def webhook(scene: Scene, asked: dict[str, Any]) -> str:
    return f"/webhooks/{scene.core.world.bot_id}/{asked['token']}"


async def test_a_second_callback_is_refused(scene: Scene, asked: dict[str, Any]) -> None:
    say = {"type": 4, "data": {"content": "One"}}
    assert await scene.api("POST", callback(asked), say) == (204, None)
    status, answer = await scene.api("POST", callback(asked), say)
    assert (status, answer["code"]) == (400, 40060)
    first: Answer = await asked["waiting"]
    assert first.content == "One"


async def test_a_late_callback_is_unknown(scene: Scene, asked: dict[str, Any]) -> None:
    asked["waiting"].cancel()
    scene.clock.advance(3)
    status, answer = await scene.api("POST", callback(asked), {"type": 4, "data": {"content": "Late"}})
    assert (status, answer["code"]) == (404, 10062)
    assert (await scene.api("POST", webhook(scene, asked), {"content": "x"}))[1]["code"] == 10015


async def test_a_callback_that_does_not_fit_leaves_the_interaction_open(scene: Scene, asked: dict[str, Any]) -> None:
    status, answer = await scene.api("POST", callback(asked), {"type": 7, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, 50035)
    status, answer = await scene.api("POST", callback(asked), {"type": 4, "data": {"content": "x" * 2001}})
    assert (status, answer["code"]) == (400, 50035)
    assert (await scene.api("POST", callback(asked), {"type": 4, "data": {"content": "x"}}))[0] == 204
    await asked["waiting"]


async def test_the_first_followup_after_a_deferral_takes_its_place(scene: Scene, asked: dict[str, Any]) -> None:
    status, answer = await scene.api("POST", callback(asked) + "?with_response=1", {"type": 5, "data": {"flags": 64}})
    assert status == 200
    assert answer["interaction"]["response_message_loading"]
    original = answer["interaction"]["response_message_id"]
    _, first = await scene.api("POST", webhook(scene, asked), {"content": "Here"})
    _, second = await scene.api("POST", webhook(scene, asked), {"content": "And there", "flags": 64})
    assert first["id"] == original
    assert second["id"] != original
    assert first["flags"] == 64
    assert (await asked["waiting"]).content == "Here"


async def test_the_token_dies_after_fifteen_minutes(scene: Scene, asked: dict[str, Any]) -> None:
    await scene.api("POST", callback(asked), {"type": 4, "data": {"content": "One"}})
    await asked["waiting"]
    path = webhook(scene, asked)
    scene.clock.advance(14 * 60 + 50)
    assert (await scene.api("PATCH", f"{path}/messages/@original", {"content": "Two"}))[0] == 200
    scene.clock.advance(11)
    for method, end in (("PATCH", "/messages/@original"), ("POST", "")):
        status, answer = await scene.api(method, path + end, {"content": "Three"})
        assert (status, answer["code"]) == (401, 50027)


async def test_the_original_answer_is_read_changed_and_deleted(scene: Scene, asked: dict[str, Any]) -> None:
    await scene.api("POST", callback(asked), {"type": 4, "data": {"content": "One"}})
    await asked["waiting"]
    original = webhook(scene, asked) + "/messages/@original"
    _, shown = await scene.api("GET", original)
    assert (shown["content"], shown["interaction_metadata"]["user"]["username"]) == ("One", "Ann")
    _, changed = await scene.api("PATCH", original, {"content": "Two"})
    assert changed["edited_timestamp"] is not None
    assert (await scene.api("DELETE", original))[0] == 204
    assert (await scene.api("GET", original))[1]["code"] == 10008


async def test_an_ephemeral_message_is_not_the_channels(scene: Scene, asked: dict[str, Any]) -> None:
    await scene.api("POST", callback(asked), {"type": 4, "data": {"content": "Hidden", "flags": 64}})
    message = (await asked["waiting"]).message
    assert (await scene.api("GET", f"/channels/{message.channel}/messages"))[1] == []
    for method in ("GET", "PATCH", "DELETE"):
        path = f"/channels/{message.channel}/messages/{message.id}"
        body = {"content": "x"} if method == "PATCH" else None
        assert (await scene.api(method, path, body))[1]["code"] == 10008
