"""What the table answers, held against Discord's published description of its API."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.table.little_bot import picture
from tests.table.scene import Scene
from tests.wire.openapi import FILE

pytestmark = pytest.mark.skipif(not FILE.exists(), reason="Discord's description is not here")

BUTTON = {"type": 2, "style": 1, "label": "Press", "custom_id": "press"}
SELECT = {"type": 3, "custom_id": "pick", "options": [{"label": "A", "value": "a"}]}
EMBED = {"title": "T", "fields": [{"name": "a", "value": "b"}], "image": {"url": "attachment://board.png"}}
LAYOUT = [
    {
        "type": 17,
        "components": [
            {"type": 10, "content": "Text"},
            {"type": 14},
            {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "A board"}]},
            {"type": 9, "components": [{"type": 10, "content": "Beside"}], "accessory": BUTTON},
        ],
    }
]


@pytest.fixture(scope="module")
def spec() -> Any:
    return json.loads(FILE.read_text(encoding="utf-8"))


def check(spec: Any, method: str, path: str, status: int, answer: Any) -> None:
    shape = spec["paths"][path][method]["responses"][str(status)]["content"]["application/json"]["schema"]
    errors = list(Draft202012Validator({**shape, "components": spec["components"]}).iter_errors(answer))
    assert not errors, [f"{list(error.absolute_path)}: {error.message}" for error in errors]


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/users/@me", "/users/@me"),
        ("/gateway/bot", "/gateway/bot"),
        ("/oauth2/applications/@me", "/oauth2/applications/@me"),
        ("/guilds/{guild_id}", "/guilds/{guild}"),
        ("/guilds/{guild_id}/channels", "/guilds/{guild}/channels"),
        ("/guilds/{guild_id}/roles", "/guilds/{guild}/roles"),
        ("/guilds/{guild_id}/threads/active", "/guilds/{guild}/threads/active"),
        ("/guilds/{guild_id}/members/search", "/guilds/{guild}/members/search?query=a"),
        ("/guilds/{guild_id}/members/{user_id}", "/guilds/{guild}/members/{ann}"),
        ("/users/{user_id}", "/users/{ann}"),
        ("/channels/{channel_id}", "/channels/{channel}"),
    ],
)
async def test_things_that_are_read(scene: Scene, spec: Any, path: str, asked: str) -> None:
    places = {"guild": scene.guild, "ann": scene.ann.id, "channel": scene.channel()}
    status, answer = await scene.api("GET", asked.format(**places))
    check(spec, "get", path, status, answer)


@pytest.mark.parametrize(
    "body",
    [
        {"content": "Hello <@{ann}>", "nonce": "7", "enforce_nonce": True},
        {"embeds": [EMBED], "attachments": [{"id": 0, "filename": "board.png", "description": "A board"}]},
        {"content": "x", "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [SELECT]}]},
        {"flags": 1 << 15, "components": LAYOUT},
    ],
)
async def test_messages(scene: Scene, spec: Any, body: dict[str, Any]) -> None:
    status, answer = await scene.post(body, files={"board.png": picture()})
    check(spec, "post", "/channels/{channel_id}/messages", status, answer)
    status, answers = await scene.api("GET", f"/channels/{scene.channel()}/messages")
    check(spec, "get", "/channels/{channel_id}/messages", status, answers)


async def test_threads_and_direct_messages(scene: Scene, spec: Any) -> None:
    _, message = await scene.post({"content": "Start"})
    path = f"/channels/{scene.channel()}/messages/{message['id']}/threads"
    status, thread = await scene.api("POST", path, {"name": "A match"})
    check(spec, "post", "/channels/{channel_id}/messages/{message_id}/threads", status, thread)
    status, channel = await scene.api("POST", "/users/@me/channels", {"recipient_id": scene.ann.id})
    check(spec, "post", "/users/@me/channels", status, channel)


async def test_commands(scene: Scene, spec: Any) -> None:
    option = {"type": 3, "name": "word", "description": "A word", "autocomplete": True}
    commands = [{"name": "echo", "description": "Say", "options": [option]}, {"name": "Challenge", "type": 2}]
    path = f"/applications/{scene.core.world.bot_id}/commands"
    status, answer = await scene.api("PUT", path, commands)
    check(spec, "put", "/applications/{application_id}/commands", status, answer)
