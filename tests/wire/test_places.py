"""Where matches are played, on the table: threads, deleted and locked places, lost permissions, a bot sent away."""

import asyncio
import random
import sqlite3
from typing import Any

import pytest

from tests.driver.client import Person, SeenMessage
from tests.wire.house import House, begin, is_board, type_a_match
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire


async def move_once(house: House, people: list[Person], match: int, channel: str) -> None:
    """One action of whoever is to move, typed in a channel."""
    for who in people:
        offered = await who.autocomplete("play", "action", "", channel=channel, match=match)
        if offered:
            answer = await who.slash("play", channel=channel, match=match, action=offered[0]["value"])
            assert answer.content
            return
    raise AssertionError("nobody is to move")


async def told(who: Person, words: str) -> SeenMessage:
    """The direct message that says so."""
    return await who.wait_for_message(lambda m: words in m.content and m.author != who.name, PATIENCE, since=0)


async def test_a_busy_channel_gets_a_thread_for_the_next_match(house: House) -> None:
    ann, ben, cyn = house.table.person("Ann"), house.table.person("Ben"), await house.table.add_person("Cyn")
    first = await begin(ann, ben, "search")
    since = cyn.now
    await ann.slash("duel", opponent=cyn, game="search")
    offered = await cyn.wait_for_message(lambda m: "Accept" in m.labels, PATIENCE, since=since)
    await cyn.click(offered, "Accept")
    board = await cyn.wait_for_message(lambda m: is_board(m) and "match 2" in m.content, PATIENCE, since=since)
    assert board.channel == offered.id
    assert board.channel != first.channel
    closed = await ben.wait_for_message(lambda m: m.id == offered.id and not m.labels, PATIENCE, since=0)
    assert f"<#{board.channel}>" in closed.content
    threads = [thread for server in (await cyn.sidebar())["servers"] for thread in _threads(server)]
    [thread] = [thread for thread in threads if str(thread["id"]) == board.channel]
    assert all(word in thread["name"] for word in ("Ann", "Cyn"))
    # The place tells which match is meant, in the channel and in the thread.
    assert "match 1" in (await ann.slash("board", form="text")).content
    assert "match 2" in (await ann.slash("board", form="text", channel=board.channel)).content
    await type_a_match([ann, cyn], random.Random(5), channel=board.channel, most=8)
    # Its buttons would not work there: it is woken, and nothing is said.
    await all_said(house)
    said, since = await ann.messages(board.channel), ann.now
    await house.table.control("archive", channel=board.channel, archived=True)
    await _woken(ann, board.channel, since)
    assert [message.id for message in await ann.messages(board.channel)] == [message.id for message in said]
    await type_a_match([ann, cyn], random.Random(5), channel=board.channel, most=2)
    # So it is if that happened while nobody looked.
    await all_said(house)
    await house.stop_bot()
    await house.table.control("archive", channel=board.channel, archived=True)
    since = ann.now
    await house.start_bot()
    await _woken(ann, board.channel, since)


async def _woken(who: Person, thread: str, since: int) -> None:
    """Until a thread is not archived any more."""
    while (await _thread(who, thread))["archived"]:
        changed = await who.wait_for(lambda e: e.data["t"] == "thread_update", PATIENCE, since=since)
        since = changed.number


async def _thread(who: Person, number: str) -> dict[str, Any]:
    """A thread as it is listed for somebody."""
    [found] = [each for server in (await who.sidebar())["servers"] for each in _threads(server) if each["id"] == number]
    return found


def _threads(node: object) -> list[dict[str, Any]]:
    """Everything in a sidebar that is called a thread or lies under a channel."""
    found: list[dict[str, Any]] = []
    if isinstance(node, dict):
        if "id" in node and "name" in node:
            found.append(node)
        for value in node.values():
            found += _threads(value)
    elif isinstance(node, list):
        for value in node:
            found += _threads(value)
    return found


async def test_a_thread_by_wish(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "search", thread=True)
    shown = await ann.messages()
    assert board.channel in {message.id for message in shown}
    assert not any(is_board(message) for message in shown)


async def test_a_deleted_channel(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await house.table.control("create_channel", name="doomed")
    await begin(ann, ben, "search", channel="doomed")
    await house.table.control("delete_channel", channel="doomed")
    for who in (ann, ben):
        assert "deleted" in (await told(who, "has lost its place")).content
    assert "deleted" in (await ann.slash("matches", channel="lounge")).content
    await move_once(house, [ann, ben], 1, "lounge")
    await begin(ann, ben, "search")
    since = ann.now
    busy = await ben.slash("match move-here", match=1, channel="table")
    assert "already" in busy.content
    listed = await ben.slash("matches", channel="lounge")
    await ben.click(listed, "Play 1 here")
    board = await ann.wait_for_message(lambda m: is_board(m) and "match 1" in m.content, PATIENCE, since=since)
    assert board.channel == (await ben.slash("help", channel="lounge")).message.channel
    assert "deleted" not in (await ann.slash("matches", channel="lounge")).content


async def test_lost_permissions_heal_by_themselves(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "search")
    await house.table.control("bot_permissions", channel="table", deny=["send_messages"])
    await type_a_match([ann, ben], random.Random(2), channel="table", most=3)
    for who in (ann, ben):
        assert "may not write" in (await told(who, "has lost its place")).content
    lacking = await ann.slash("match move-here", match=1)
    assert "Send Messages" in lacking.content
    await house.table.control("bot_permissions", channel="table")
    since = ann.now
    await type_a_match([ann, ben], random.Random(2), channel="table", most=3)
    await ann.wait_for_message(is_board, PATIENCE, since=since)
    # A board is seen before it is written down that it is shown.
    async with asyncio.timeout(PATIENCE):
        while "may not write" in (await ann.slash("matches")).content:
            continue


async def test_a_locked_thread(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, ben, "search", thread=True)
    await house.table.control("archive", channel=board.channel, locked=True)
    for _ in range(3):
        await move_once(house, [ann, ben], 1, "table")
    for who in (ann, ben):
        assert "locked" in (await told(who, "has lost its place")).content
    since = ann.now
    await ann.slash("match move-here", match=1)
    moved = await ann.wait_for_message(is_board, PATIENCE, since=since)
    assert moved.channel != board.channel


async def all_said(house: House) -> None:
    """Until nothing is left in the bot's outbox."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with sqlite3.connect(house.database) as store:
                if not store.execute("SELECT id FROM outbox").fetchall():
                    return
            await asyncio.sleep(0.02)


async def test_sent_away_and_invited_again(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    before = await begin(ann, ben, "search")
    # A board still on its way would stay the match's board.
    await all_said(house)
    # Without another server in common nobody could be told.
    await house.table.control("add_server", name="Elsewhere")
    await house.table.control("kick_bot")
    await told(ann, "removed from the server")
    await house.table.control("invite_bot")
    board = await ann.wait_for_message(lambda m: is_board(m) and m.id != before.id, PATIENCE, since=0)
    stripped = await ann.wait_for_message(lambda m: m.id == before.id and not m.labels, PATIENCE, since=0)
    assert int(board.id) > int(stripped.id)
    await type_a_match([ann, ben], random.Random(2), most=3)
    # The same, while the bot does not look. What is left to be said would be refused before the servers are compared.
    await all_said(house)
    await house.stop_bot()
    await house.table.control("kick_bot")
    since = ann.now
    await house.start_bot()
    await ann.wait_for_message(lambda m: "I was removed from the server" in m.content, PATIENCE, since=since)
    await house.table.control("invite_bot")
    await ann.wait_for_message(is_board, PATIENCE, since=since)
    await type_a_match([ann, ben], random.Random(2), most=3)


async def test_a_player_who_left_gets_no_error_and_holds_up_nothing(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "search")
    hand = await ben.wait_for_message(lambda m: "match 1" in m.content and bool(m.alt_texts), PATIENCE, since=0)
    assert hand.channel
    await house.table.control("remove_member", person="Ben")
    await move_once(house, [ann, ben], 1, "dm")
    await move_once(house, [ann, ben], 1, "dm")
    other = await house.table.add_person("Cyn")
    await begin(ann, other, "search", channel="lounge")
    asked = await ann.slash("duel", opponent=other, game="duel", channel="lounge")
    assert asked.content
