"""Outbox items: claimed once, in order within a stream, and numbered so that no number comes again."""

from pathlib import Path
from typing import Any

import pytest

from bot.store import outbox, outbox_content, tables
from bot.store.database import Database
from bot.store.outbox import LEASE
from bot.store.outbox_content import (
    AnnounceSeason,
    BeginThread,
    CallPlayer,
    Content,
    DeleteMessage,
    OutboxItem,
    RefreshResult,
    RemoveButtons,
    ShowBoard,
    ShowChallenge,
    ShowHand,
    ShowProposal,
    Stream,
    TellCalledOff,
    TellClosedMessages,
    TellUnavailableChannel,
    Unknown,
    cleanup_stream,
    hand_stream,
    match_stream,
)

BOARD = ShowBoard(1)


async def heads(database: Database) -> list[OutboxItem]:
    async with database.read() as connection:
        return await outbox.heads(connection)


async def put(database: Database, *contents: Content, at: int = 100) -> None:
    for content in contents:
        async with database.write() as connection:
            await outbox.put(connection, content, at)


async def take(database: Database, item: OutboxItem) -> None:
    async with database.write() as connection:
        await outbox.remove(connection, [item.id])


async def test_the_number_of_an_item_never_comes_again(database: Database) -> None:
    """It is part of what keeps Discord from showing a message twice: a second use would swallow the new message."""
    numbers = []
    for _ in range(4):
        await put(database, BOARD)
        [item] = await heads(database)
        numbers.append(item.id)
        await take(database, item)
    assert sorted(set(numbers)) == numbers


async def test_each_stream_shows_its_oldest_item(database: Database) -> None:
    await put(database, BOARD, ShowBoard(2), BOARD, at=100)
    await put(database, BOARD, at=50)
    assert [(item.stream, item.due_at) for item in await heads(database)] == [("match-1", 100), ("match-2", 100)]


async def test_an_item_is_claimed_by_one(database: Database) -> None:
    await put(database, BOARD)
    [item] = await heads(database)
    async with database.write() as connection:
        assert await outbox.claim(connection, item, 100)
    async with database.write() as connection:
        assert not await outbox.claim(connection, item, 100)
    [claimed] = await heads(database)
    assert (claimed.due_at, claimed.attempts) == (100 + LEASE, 1)


async def test_what_a_dead_process_had_claimed_is_free_again(database: Database) -> None:
    await put(database, BOARD)
    [item] = await heads(database)
    async with database.write() as connection:
        await outbox.claim(connection, item, 100)
        await outbox.free_all(connection, 101)
    [free] = await heads(database)
    assert (free.due_at, free.attempts) == (101, 1)


async def test_later_items_of_the_same_kind_are_superfluous(database: Database) -> None:
    await put(database, BOARD, BOARD, ShowBoard(2), BOARD)
    await put(database, TellClosedMessages(1, 0))
    item = next(item for item in await heads(database) if item.stream == "match-1")
    async with database.read() as connection:
        assert len(await outbox.newer(connection, item)) == 2


CONTENTS = (
    ShowChallenge(3),
    ShowBoard(5),
    RefreshResult(5),
    ShowHand(5, 1),
    ShowHand(5, 0, retry=True),
    TellClosedMessages(5, 1),
    TellCalledOff(5, 900, None),
    TellCalledOff(5, 900, "a quarrel"),
    ShowProposal(5, 7),
    CallPlayer(5, "nudge", 1, 12),
    BeginThread(5, 20, 1000),
    TellUnavailableChannel(5, 1),
    AnnounceSeason(10, "2025-11"),
    RemoveButtons(cleanup_stream(match_stream(5)), 20, 1000),
    DeleteMessage(cleanup_stream(hand_stream(5, 1)), 20, 1000),
    Unknown(Stream("some-1"), "of-a-later-version", {"what": 1}),
)


@pytest.mark.parametrize("content", CONTENTS, ids=lambda content: type(content).__name__)
async def test_what_is_read_is_what_was_put(database: Database, content: Content) -> None:
    await put(database, content)
    [item] = await heads(database)
    assert item.content == content


@pytest.mark.parametrize(
    ("stream", "kind", "payload", "content"),
    [
        ("challenge-3", "challenge", {}, ShowChallenge(3)),
        ("match-5", "again", {}, RefreshResult(5)),
        ("hand-5-1", "hand", {"again": True}, ShowHand(5, 1, retry=True)),
        ("match-5", "notice", {"what": "dm-closed", "seat": 0}, TellClosedMessages(5, 0)),
        ("match-5", "ask", {"ask": 7}, ShowProposal(5, 7)),
        ("match-5", "call", {"what": "reminder", "seat": 1, "ply": 4}, CallPlayer(5, "reminder", 1, 4)),
        ("lost-5-1", "lost", {}, TellUnavailableChannel(5, 1)),
        ("tidy-5", "strip", {"channel": 20, "message": 9}, RemoveButtons(Stream("tidy-5"), 20, 9)),
    ],
)
def test_rows_of_the_first_version_are_understood(
    stream: str, kind: str, payload: dict[str, Any], content: Content
) -> None:
    assert outbox_content.read(stream, kind, payload) == content


async def test_no_two_items_share_a_nonce_though_their_numbers_and_times_are_alike(tmp_path: Path) -> None:
    """As after a database was wiped, or restored from a backup: the numbers begin anew."""
    nonces = []
    for name in ("first", "wiped"):
        database = Database(f"sqlite+aiosqlite:///{tmp_path / name}.sqlite3")
        await database.prepare()
        async with database.write() as connection:
            await outbox.put(connection, BOARD, 100)
        [item] = await heads(database)
        assert item.id == 1
        assert item.content == BOARD
        assert [again.nonce for again in await heads(database)] == [item.nonce], "it stays the item's own"
        assert len(item.nonce) <= 24
        nonces.append(item.nonce)
        await database.close()
    assert len(set(nonces)) == 2


async def test_an_item_of_an_earlier_version_has_a_nonce_too(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'old'}.sqlite3")
    await database.prepare()
    async with database.write() as connection:
        row = {"stream": "match-1", "kind": "board", "payload": {}, "created_at": 100, "due_at": 100, "attempts": 0}
        await connection.execute(tables.outbox.insert().values(**row))
    [item] = await heads(database)
    assert (item.content, item.nonce) == (BOARD, "1-100")
    await database.close()
