"""Discord's limits and error codes, asked for without a library between."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from tests.table.scene import Scene


def button(number: int, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": f"press:{number}"} | more


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def options(count: int) -> list[dict[str, str]]:
    return [{"label": f"Card {number}", "value": str(number)} for number in range(count)]


def faulty(body: dict[str, Any], *path: str | int) -> set[str]:
    """The codes of the form errors at this place of the error answer."""
    place = body["errors"]
    for step in path:
        place = place[str(step)]
    return {error["code"] for error in place["_errors"]}


FORM_ERRORS: list[tuple[str, dict[str, Any], tuple[str | int, ...], str]] = [
    ("content", {"content": "x" * 2001}, ("content",), "BASE_TYPE_MAX_LENGTH"),
    ("nonce", {"content": "x", "nonce": "n" * 26}, ("nonce",), "BASE_TYPE_MAX_LENGTH"),
    ("eleven embeds", {"embeds": [{"title": "x"}] * 11}, ("embeds",), "BASE_TYPE_BAD_LENGTH"),
    ("title", {"embeds": [{"title": "x" * 257}]}, ("embeds", 0, "title"), "BASE_TYPE_MAX_LENGTH"),
    (
        "description",
        {"embeds": [{"description": "x" * 4097}]},
        ("embeds", 0, "description"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "field",
        {"embeds": [{"fields": [{"name": "n", "value": "x" * 1025}]}]},
        ("embeds", 0, "fields", 0, "value"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "field without a value",
        {"embeds": [{"fields": [{"name": "n", "value": ""}]}]},
        ("embeds", 0, "fields", 0, "value"),
        "BASE_TYPE_REQUIRED",
    ),
    (
        "fields",
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        ("embeds", 0, "fields"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "all embeds together",
        {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
        ("embeds",),
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    (
        "picture's address",
        {"embeds": [{"image": {"url": "file:///secret"}}]},
        ("embeds", 0, "image", "url"),
        "URL_TYPE_INVALID_SCHEME",
    ),
    ("six rows", {"components": [row(button(n)) for n in range(6)]}, ("components",), "BASE_TYPE_BAD_LENGTH"),
    (
        "six buttons",
        {"components": [row(*(button(n) for n in range(6)))]},
        ("components", 0, "components"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "the same custom id twice",
        {"components": [row(button(1)), row(button(1))]},
        ("components", 1, "components", 0, "custom_id"),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        "custom id",
        {"components": [row(button(1, custom_id="x" * 101))]},
        ("components", 0, "components", 0, "custom_id"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "label",
        {"components": [row(button(1, label="x" * 81))]},
        ("components", 0, "components", 0, "label"),
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "no emoji",
        {"components": [row(button(1, emoji={"name": "★"}))]},
        ("components", 0, "components", 0, "emoji", "name"),
        "COMPONENT_INVALID_EMOJI",
    ),
    (
        "26 options",
        {"components": [row({"type": 3, "custom_id": "pick", "options": options(26)})]},
        ("components", 0, "components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "no options",
        {"components": [row({"type": 3, "custom_id": "pick", "options": []})]},
        ("components", 0, "components", 0, "options"),
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "the same value twice",
        {"components": [row({"type": 3, "custom_id": "pick", "options": options(1) * 2})]},
        ("components", 0, "components", 0, "options", 1, "value"),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        "content beside a layout",
        {"flags": 1 << 15, "content": "x", "components": [{"type": 10, "content": "y"}]},
        ("content",),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        "an attachment that is not there",
        {
            "flags": 1 << 15,
            "components": [{"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}],
        },
        ("components", 0, "items", 0, "media", "url"),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
]


@pytest.mark.parametrize(
    ("body", "path", "code"), [entry[1:] for entry in FORM_ERRORS], ids=[e[0] for e in FORM_ERRORS]
)
async def test_form_errors_of_messages(
    scene: Scene, body: dict[str, Any], path: tuple[str | int, ...], code: str
) -> None:
    status, answer = await scene.post(body)
    assert (status, answer["code"]) == (400, 50035)
    assert faulty(answer, *path) == {code}
    assert await scene.ann.messages() == []


async def test_what_just_fits_is_taken(scene: Scene) -> None:
    body = {
        "content": "x" * 2000,
        "embeds": [{"title": "x" * 256, "description": "y" * 4096}],
        "components": [
            *(row(*(button(5 * line + place) for place in range(5))) for line in range(4)),
            row({"type": 3, "custom_id": "pick", "options": options(25)}),
        ],
    }
    status, _ = await scene.post(body)
    assert status == 200


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": "  "}, {"embeds": []}])
async def test_an_empty_message(scene: Scene, body: dict[str, Any]) -> None:
    status, answer = await scene.post(body)
    assert (status, answer["code"]) == (400, 50006)


async def test_an_edit_that_would_leave_nothing(scene: Scene) -> None:
    _, message = await scene.post({"content": "x"})
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    status, answer = await scene.api("PATCH", path, {"content": ""})
    assert (status, answer["code"]) == (400, 50006)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/1", 404, 10003),
        ("POST", "/channels/1/messages", 404, 10003),
        ("GET", "/channels/{channel}/messages/1", 404, 10008),
        ("DELETE", "/channels/{channel}/messages/1", 404, 10008),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/guilds/{guild}/members/1", 404, 10013),
        ("GET", "/users/1", 404, 10013),
        ("POST", "/webhooks/{bot}/nonsense", 404, 10015),
        ("GET", "/applications/{bot}/commands/1", 404, 10063),
        ("GET", "/nowhere", 404, 0),
    ],
)
async def test_unknown_things(scene: Scene, method: str, path: str, status: int, code: int) -> None:
    places = {"channel": scene.channel(), "guild": scene.guild, "bot": scene.core.world.bot_id}
    body = {"content": "x"} if method == "POST" else None
    answer = await scene.api(method, path.format(**places), body)
    assert (answer[0], answer[1]["code"]) == (status, code)


async def test_someone_who_left_is_no_member(scene: Scene) -> None:
    await scene.table.control("remove_member", person="Ben")
    status, answer = await scene.api("GET", f"/guilds/{scene.guild}/members/{scene.ben.id}")
    assert (status, answer["code"]) == (404, 10007)


async def test_a_wrong_token(scene: Scene) -> None:
    status, answer = await scene.api("GET", "/users/@me", token="wrong")
    assert (status, answer) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_json_is_typed_exactly_and_429_has_its_headers(scene: Scene) -> None:
    await scene.table.control("fault", method="GET", path="^/users/@me$", retry_after=0.25)
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {scene.table.token}"}) as session:
        async with session.get(scene.server.addresses["api"] + "/users/@me") as answer:
            assert answer.status == 429
            assert (await answer.json())["retry_after"] == 0.25
            assert {"Via", "Retry-After", "X-RateLimit-Reset-After"} <= set(answer.headers)
        async with session.get(scene.server.addresses["api"] + "/users/@me") as answer:
            assert answer.status == 200
            assert answer.headers["Content-Type"] == "application/json"


async def test_a_nonce_that_is_enforced_posts_once(scene: Scene) -> None:
    _, first = await scene.post({"content": "Once", "nonce": "m1", "enforce_nonce": True})
    _, again = await scene.post({"content": "Twice", "nonce": "m1", "enforce_nonce": True})
    assert again["id"] == first["id"]
    assert [m.content for m in await scene.ann.messages()] == ["Once"]
    scene.clock.advance(301)
    _, later = await scene.post({"content": "Later", "nonce": "m1", "enforce_nonce": True})
    assert later["id"] != first["id"]


async def test_a_nonce_of_a_deleted_message_is_refused(scene: Scene) -> None:
    body = {"content": "Once", "nonce": "m1", "enforce_nonce": True}
    _, first = await scene.post(body)
    await scene.api("DELETE", f"/channels/{first['channel_id']}/messages/{first['id']}")
    assert (await scene.post(body))[1]["code"] == 10008
    assert (await scene.post({**body, "nonce": "m2"}))[0] == 200


async def test_old_messages_take_few_edits(scene: Scene) -> None:
    _, message = await scene.post({"content": "Old"})
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    for number in range(5):
        assert (await scene.api("PATCH", path, {"content": f"{number}"}))[0] == 200
    scene.clock.advance(3601)
    statuses = [(await scene.api("PATCH", path, {"content": f"{number}"}))[0] for number in range(4)]
    assert statuses == [200, 200, 200, 429]
    scene.clock.advance(20)
    assert (await scene.api("PATCH", path, {"content": "again"}))[0] == 200


COMMAND_ERRORS: list[tuple[dict[str, Any], tuple[str | int, ...]]] = [
    ({"name": "Upper", "description": "d"}, (0, "name")),
    ({"name": "has space", "description": "d"}, (0, "name")),
    ({"name": "fine", "description": "d" * 101}, (0, "description")),
    ({"name": "fine", "description": ""}, (0, "description")),
    (
        {
            "name": "fine",
            "description": "d",
            "options": [
                {"type": 3, "name": "a", "description": "d"},
                {"type": 3, "name": "b", "description": "d", "required": True},
            ],
        },
        (0, "options", 1, "required"),
    ),
    (
        {"name": "fine", "description": "d", "options": [{"type": 3, "name": "a", "description": "d"}] * 2},
        (0, "options", 1, "name"),
    ),
    ({"name": "x" * 33, "type": 2}, (0, "name")),
]


@pytest.mark.parametrize(("command", "path"), COMMAND_ERRORS)
async def test_form_errors_of_commands(scene: Scene, command: dict[str, Any], path: tuple[str | int, ...]) -> None:
    status, answer = await scene.api("PUT", f"/applications/{scene.core.world.bot_id}/commands", [command])
    assert (status, answer["code"]) == (400, 50035)
    assert faulty(answer, *path)


async def test_commands_keep_their_id_when_they_are_written_again(scene: Scene) -> None:
    path = f"/applications/{scene.core.world.bot_id}/commands"
    _, first = await scene.api("PUT", path, [{"name": "duel", "description": "Challenge"}])
    _, again = await scene.api("PUT", path, [{"name": "duel", "description": "Challenge someone"}])
    assert again[0]["id"] == first[0]["id"]
    assert again[0]["description"] == "Challenge someone"


async def test_direct_channels_opened_too_fast_are_refused_for_a_while(scene: Scene) -> None:
    async def opened() -> int:
        status, answer = await scene.api("POST", "/users/@me/channels", {"recipient_id": scene.ben.id})
        return 0 if status == 200 else int(answer["code"])

    codes = [await opened() for _ in range(21)]
    assert codes == [0] * 20 + [40003]
    scene.clock.advance(10)
    assert await opened() == 0
