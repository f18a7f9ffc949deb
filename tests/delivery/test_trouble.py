"""When Discord or the process fails: nothing is lost, nothing shows twice, and nobody waits for others' trouble."""

import asyncio
import random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.delivery.worker import LAST_TRY
from bot.discord_api.errors import LaterError, MessageGoneError, NotAllowedError, PlaceGoneError, StuckError
from bot.presenter.message import OutgoingMessage
from bot.service.act import resign
from bot.store import outbox
from bot.store.outbox import LEASE
from bot.store.outbox_content import Stream, TellClosedMessages, Unknown
from tests.delivery.conftest import Delivering
from tests.delivery.recording_messenger import Sent
from tests.service.hall import BEN, HERE, Hall, elsewhere

CHANNEL = HERE.channel_id


def boards(post: Delivering, channel: int = CHANNEL) -> list[Sent]:
    return [message for message in post.messenger.seen(channel) if message.post.files]


def later() -> LaterError:
    return LaterError("500")


async def until_tried_again(hall: Hall, post: Delivering) -> int:
    """Let the time pass that the letters are put off; how many seconds that is."""
    due = min(item.due_at for item in await post.waiting())
    waited, hall.at = due - hall.at, due
    await post.round()
    return waited


async def test_it_is_tried_again_after_longer_and_longer(hall: Hall, post: Delivering) -> None:
    await hall.begun()
    post.messenger.fails("send", later, CHANNEL, times=14)
    await post.round()
    waits = []
    while not boards(post):
        waits.append(await until_tried_again(hall, post))
        assert len(waits) < 20
    # The challenge's own message was put off too: its tries lie between those of the board.
    assert max(waits) >= 16
    assert await post.waiting() == [] or await until_tried_again(hall, post)


async def test_discord_says_how_long_to_wait(hall: Hall, post: Delivering) -> None:
    await hall.begun()
    post.messenger.fails("send", lambda: LaterError("429", 40.2), CHANNEL, times=2)
    await post.round()
    assert {item.due_at - hall.at for item in await post.waiting()} == {41}


async def test_the_order_within_a_lane_is_kept(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun("glades")
    await post.round()
    async with hall.services.transaction() as connection:
        await outbox.put(connection, TellClosedMessages(match_id, 0), hall.at)
    await hall.play(match_id, random.Random(1), 1)
    post.messenger.fails("send", later, CHANNEL, times=1)
    before = len(post.messenger.seen(CHANNEL))
    await post.round()
    assert len(post.messenger.seen(CHANNEL)) == before
    await until_tried_again(hall, post)
    notice, board = post.messenger.seen(CHANNEL)[before:]
    assert "direct messages" in notice.post.content
    assert "Move" in board.labels


@pytest.mark.parametrize("error", [PlaceGoneError, NotAllowedError])
async def test_a_place_that_is_lost_blocks_neither_its_match_nor_others(
    hall: Hall, post: Delivering, error: type[PlaceGoneError | NotAllowedError]
) -> None:
    post.messenger.fails("send", lambda: error("no"), CHANNEL, times=99)
    lost, fine = await hall.begun("glades"), await hall.begun("glades", elsewhere(30))
    dice = random.Random(1)
    for _ in range(3):
        await post.round()
        for match_id in (lost, fine):
            await hall.play(match_id, dice, 1)
    await post.round()
    assert await post.waiting() == []
    assert boards(post) == []
    assert len(boards(post, 30)) == 4
    await resign(hall.services, BEN, lost, hall.interaction())
    await post.round()
    assert await post.waiting() == []


async def test_an_answer_that_was_lost_repeats_nothing(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun("glades")
    await post.round()
    post.messenger.fails("send", later, CHANNEL, done=True)
    await hall.play(match_id, random.Random(1), 1)
    await post.round()
    assert len(boards(post)) == 2
    await until_tried_again(hall, post)
    assert len(boards(post)) == 2
    assert [bool(message.labels) for message in boards(post)] == [False, True]


class Gate:
    """Holds whoever comes to it, for ever."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()

    async def __call__(self) -> None:
        self.reached.set()
        await asyncio.Event().wait()


async def test_a_crash_between_sending_and_writing_it_down_repeats_nothing(
    hall: Hall, post: Delivering, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, dice = await hall.begun("glades"), random.Random(1)
    await post.round()
    await hall.play(match_id, dice, 1)
    gate, send = Gate(), post.messenger.send

    async def sent_and_gone(channel_id: int, message: OutgoingMessage, nonce: str) -> int:
        await send(channel_id, message, nonce)
        await gate()
        raise AssertionError("the gate does not open")

    monkeypatch.setattr(post.messenger, "send", sent_and_gone)
    await post.box._begin_what_is_due()
    await gate.reached.wait()
    await post.crash()
    monkeypatch.setattr(post.messenger, "send", send)
    assert len(boards(post)) == 2
    await hall.play(match_id, dice, 1)
    await post.restart()
    assert len(boards(post)) == 2
    old, new = boards(post)
    assert (old.labels, new.versions) == ([], 2)
    mover = await hall.mover(match_id)
    assert f"<@{mover.id}>" in new.post.content.splitlines()[-1]
    assert await post.waiting() == []


async def test_a_fault_of_ours_is_given_up_after_a_day(
    hall: Hall, post: Delivering, caplog: pytest.LogCaptureFixture
) -> None:
    match_id = await hall.begun("glades")
    post.messenger.fails("send", lambda: ValueError("ours"), CHANNEL, times=9999)
    await post.round()
    assert boards(post) == []
    assert "cannot be delivered" in caplog.text
    hall.at += LAST_TRY + 1
    await post.round()
    post.messenger.troubles.clear()
    await hall.play(match_id, random.Random(1), 1)
    await post.round()
    assert len(boards(post)) == 1


async def test_a_letter_of_an_unknown_kind_stops_its_lane_alone(hall: Hall, post: Delivering) -> None:
    async with hall.services.transaction() as connection:
        await outbox.put(connection, Unknown(Stream("some-1"), "of-a-later-version", {}), hall.at)
    await hall.begun()
    await post.round()
    assert len(boards(post)) == 1
    assert [item.kind for item in await post.waiting()] == ["of-a-later-version"]


async def test_an_edit_that_fails_for_a_while_calls_nobody_anew(hall: Hall, post: Delivering) -> None:
    match_id, dice = await hall.begun("search"), random.Random(2)
    await post.round()
    while True:
        mover, [*_, before] = await hall.mover(match_id), boards(post)
        versions = before.versions
        post.messenger.fails("edit", later, CHANNEL)
        await hall.play(match_id, dice, 1)
        await post.round()
        if (await hall.mover(match_id)).id == mover.id:
            break
        post.messenger.troubles.clear()
    await until_tried_again(hall, post)
    assert boards(post)[-1] is before
    assert before.versions == versions + 1
    assert await post.waiting() == []


@pytest.mark.parametrize("error", [MessageGoneError, StuckError])
async def test_a_crash_after_a_board_had_to_be_posted_anew_repeats_nothing(
    hall: Hall, post: Delivering, monkeypatch: pytest.MonkeyPatch, error: type[MessageGoneError | StuckError]
) -> None:
    match_id, dice = await hall.begun("search"), random.Random(2)
    await post.round()
    gate, send = Gate(), post.messenger.send

    async def sent_and_gone(channel_id: int, message: OutgoingMessage, nonce: str) -> int:
        await send(channel_id, message, nonce)
        await gate()
        raise AssertionError("the gate does not open")

    while True:
        mover, [*_, before] = await hall.mover(match_id), boards(post)
        await hall.play(match_id, dice, 1)
        if (await hall.mover(match_id)).id == mover.id:
            break
        await post.round()
    post.messenger.fails("edit", lambda: error("no"), CHANNEL)
    monkeypatch.setattr(post.messenger, "send", sent_and_gone)
    await post.box._begin_what_is_due()
    await gate.reached.wait()
    await post.crash()
    monkeypatch.setattr(post.messenger, "send", send)
    await post.restart()
    assert [message.labels != [] for message in boards(post)][-2:] == [False, True]
    assert boards(post)[-2] is before
    assert await post.waiting() == []


async def test_a_store_that_cannot_be_written_brings_longer_and_longer_pauses_one_line_and_recovery(
    hall: Hall, post: Delivering, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    full: list[bool] = []
    rests: list[float] = []
    delivered, sleep, send = asyncio.Event(), asyncio.sleep, post.messenger.send

    def taken(connection: Any, _record: object, _proxy: object) -> None:
        connection.execute(f"PRAGMA query_only={'ON' if full else 'OFF'}")

    async def rest(seconds: float) -> None:
        if seconds in (0, LEASE / 3):
            await sleep(seconds)
            return
        rests.append(seconds)
        if len(rests) == 9:
            full.clear()
        post.box.wake()
        await sleep(0)

    async def sent(channel_id: int, message: OutgoingMessage, nonce: str) -> int:
        message_id = await send(channel_id, message, nonce)
        delivered.set()
        return message_id

    sa.event.listen(hall.services.database.engine.sync_engine, "checkout", taken)
    await hall.begun()
    monkeypatch.setattr(asyncio, "sleep", rest)
    monkeypatch.setattr(post.messenger, "send", sent)
    await post.box.open()
    full.append(True)
    async with asyncio.timeout(20):
        await delivered.wait()
    assert rests == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    lines = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert len(lines) == 1
    assert "readonly" in lines[0]
