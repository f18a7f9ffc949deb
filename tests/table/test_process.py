"""The table as a process of its own: its line, its end, and what it keeps."""

from __future__ import annotations

import socket
from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from bot.table.address import address_beside
from tests.driver.client import Table


async def test_it_starts_prints_its_addresses_and_ends_on_sigterm() -> None:
    table = await Table.start("--guild", "One", "--guild", "Two")
    sidebar = await table.person("Ann").sidebar()
    assert [server["name"] for server in sidebar["servers"]] == ["One", "Two"]
    assert set(table.addresses) == {"page", "api", "gateway", "control", "token"}
    process = table._process
    assert process is not None
    await table.close()
    assert process.returncode == 0


async def test_it_ends_when_its_stdin_closes() -> None:
    table = await Table.start()
    process = table._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert await process.wait() == 0
    await table.close()


async def test_state_is_kept_over_a_restart(tmp_path: Path) -> None:
    state = str(tmp_path / "table.json")
    async with await Table.start("--state", state) as table:
        ann = table.person("Ann")
        said = await ann.say("Still here tomorrow?")
        await ann.set(locale="de")
    async with await Table.start("--state", state) as table:
        ann = table.person("Ann")
        assert [m.id for m in await ann.messages()] == [said.id]
        assert (await ann.sidebar())["person"]["locale"] == "de"
        assert int((await ann.say("Yes")).id) > int(said.id)


async def test_an_open_page_finds_the_table_again(tmp_path: Path) -> None:
    state = str(tmp_path / "table.json")
    async with await Table.start("--state", state) as table:
        page = table.page
    async with await Table.start("--state", state) as table:
        assert table.page == page
    assert address_beside(Path(state)).stat().st_mode & 0o077 == 0


async def test_who_took_the_port_learns_no_key(tmp_path: Path) -> None:
    state = str(tmp_path / "table.json")
    async with await Table.start("--state", state) as table:
        old = URL(table.page)
    with socket.create_server(("127.0.0.1", old.port or 0)):
        async with await Table.start("--state", state) as table:
            new = URL(table.page)
    assert new.port != old.port
    assert new.path != old.path


async def test_a_file_that_is_no_state_is_refused(tmp_path: Path) -> None:
    state = tmp_path / "table.json"
    state.write_text("[]")
    with pytest.raises(RuntimeError, match="status 1"):
        await Table.start("--state", str(state))
    assert state.read_text() == "[]"


async def test_pictures_are_kept_over_a_restart(tmp_path: Path) -> None:
    state = str(tmp_path / "table.json")
    form = aiohttp.FormData({"payload_json": '{"content": "The board"}'})
    form.add_field("files[0]", b"\x89PNG\r\n\x1a\n", filename="board.png")
    async with await Table.start("--state", state) as table:
        channel = (await table.person("Ann").sidebar())["servers"][0]["channels"][0]["id"]
        address = f"{table.addresses['api']}/channels/{channel}/messages"
        headers = {"Authorization": f"Bot {table.token}"}
        async with aiohttp.ClientSession(headers=headers) as session, session.post(address, data=form) as answer:
            assert answer.status == 200
    async with await Table.start("--state", state) as table:
        board = (await table.person("Ann").messages())[0]
        assert await table.bytes_of(board.attachments[0]) == b"\x89PNG\r\n\x1a\n"
