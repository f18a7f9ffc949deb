"""Who may talk to the table: the page with its key, the bot with its token, and no other web site."""

from __future__ import annotations

import aiohttp
import pytest

from tests.table.little_bot import LittleBot
from tests.table.scene import Scene


async def status(address: str, method: str = "GET", **headers: str) -> int:
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    async with aiohttp.ClientSession() as session, session.request(method, address, headers=given) as answer:
        return answer.status


@pytest.mark.parametrize("path", ["", "people", "people/Ann/sidebar", "people/Ann/live", "page/app.js"])
async def test_without_the_key_there_is_nothing(scene: Scene, path: str) -> None:
    right = scene.table.page
    wrong = right.replace(scene.server.options.key, "x" * len(scene.server.options.key))
    if not path.endswith("live"):
        assert await status(right + path) == 200
    assert await status(wrong + path) == 404
    assert await status(wrong + "control", "POST") == 404


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec_Fetch_Site": "cross-site"},
    ],
)
async def test_other_web_sites_are_turned_away(scene: Scene, headers: dict[str, str]) -> None:
    assert await status(scene.table.page + "people", **headers) == 403
    assert await status(str(scene.server.addresses["api"]) + "/gateway", **headers) == 403


async def test_its_own_origin_is_welcome(scene: Scene) -> None:
    assert await status(scene.table.page + "people", Origin=scene.core.origin) == 200


async def test_no_file_but_the_pages_own(scene: Scene) -> None:
    for name in ("..%2Fserver.py", "__init__.py", "%2e%2e/core.py", "none.js"):
        assert await status(scene.table.page + "page/" + name) == 404


async def test_the_page_allows_no_foreign_script(scene: Scene) -> None:
    async with aiohttp.ClientSession() as session, session.get(scene.table.page) as answer:
        policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


async def test_a_file_needs_its_whole_address(scene: Scene, bot: LittleBot) -> None:
    answer = await scene.ann.slash("board")
    address = answer.attachments[0]["url"]
    assert await status(address) == 200
    assert await status(address.split("?")[0]) == 404
    assert await status(address[:-1] + ("0" if address[-1] != "0" else "1")) == 404


@pytest.mark.parametrize("text", [r"\ud83d", r"\udc00 and so on"])
async def test_half_a_letter_is_refused(scene: Scene, text: str) -> None:
    """It could be sent on to nobody: the bot's connection would break on it, and break again when it is resumed."""
    body = f'{{"kind": "slash", "channel": "table", "name": "ping", "options": {{"text": "{text}"}}}}'
    async with (
        aiohttp.ClientSession() as session,
        session.post(
            f"{scene.table.page}people/Ann/interactions", data=body, headers={"Content-Type": "application/json"}
        ) as answer,
    ):
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
