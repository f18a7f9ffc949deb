"""When Discord or the process fails: nothing is lost, nothing shows twice, and nobody waits for others' trouble."""

import asyncio
import random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.delivery import worker
from bot.delivery.worker import LONGEST_WAIT
from bot.discord_api.errors import LaterError, MessageGoneError, NotAllowedError, PlaceGoneError, StuckError
from bot.presenter.message import OutgoingMessage
from bot.service.act import resign
from bot.service.presence import beat
from bot.store import outbox
from bot.store.outbox_content import Stream, TellClosedMessages, Unknown
from config.durations import DAY
from tests.delivery.conftest import DeliveryHarness
from tests.delivery.recording_messenger import Sent
from tests.service.harness import BEN, HERE, ServiceHarness, elsewhere

CHANNEL = HERE.channel_id


def boards(deliveries: DeliveryHarness, channel: int = CHANNEL) -> list[Sent]:
    return [message for message in deliveries.messenger.seen(channel) if message.outgoing.files]


def later() -> LaterError:
    return LaterError("500")


async def until_tried_again(harness: ServiceHarness, deliveries: DeliveryHarness) -> int:
    """Let the time pass that the items are put off; how many seconds that is."""
    due = min(item.due_at for item in await deliveries.waiting())
    waited, harness.at = due - harness.at, due
    await deliveries.round()
    return waited


async def test_it_is_tried_again_after_longer_and_longer(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    await harness.begun()
    deliveries.messenger.fails("send", later, CHANNEL, times=14)
    await deliveries.round()
    waits = []
    while not boards(deliveries):
        waits.append(await until_tried_again(harness, deliveries))
        assert len(waits) < 20
    # The challenge's own message was put off too: its tries lie between those of the board.
    assert max(waits) >= 16
    assert await deliveries.waiting() == [] or await until_tried_again(harness, deliveries)


async def test_discord_says_how_long_to_wait(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    await harness.begun()
    deliveries.messenger.fails("send", lambda: LaterError("429", 40.2), CHANNEL, times=2)
    await deliveries.round()
    assert {item.due_at - harness.at for item in await deliveries.waiting()} == {41}


async def test_the_order_within_a_stream_is_kept(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    match_id = await harness.begun("glades")
    await deliveries.round()
    async with harness.services.transaction() as connection:
        await outbox.put(connection, TellClosedMessages(match_id, 0), harness.at)
    await harness.play(match_id, random.Random(1), 1)
    deliveries.messenger.fails("send", later, CHANNEL, times=1)
    before = len(deliveries.messenger.seen(CHANNEL))
    await deliveries.round()
    assert len(deliveries.messenger.seen(CHANNEL)) == before
    await until_tried_again(harness, deliveries)
    notice, board = deliveries.messenger.seen(CHANNEL)[before:]
    assert "direct messages" in notice.outgoing.content
    assert "Move" in board.labels


@pytest.mark.parametrize("error", [PlaceGoneError, NotAllowedError])
async def test_a_place_that_is_lost_blocks_neither_its_match_nor_others(
    harness: ServiceHarness, deliveries: DeliveryHarness, error: type[PlaceGoneError | NotAllowedError]
) -> None:
    deliveries.messenger.fails("send", lambda: error("no"), CHANNEL, times=99)
    lost, fine = await harness.begun("glades"), await harness.begun("glades", elsewhere(30))
    dice = random.Random(1)
    for _ in range(3):
        await deliveries.round()
        for match_id in (lost, fine):
            await harness.play(match_id, dice, 1)
    await deliveries.round()
    assert await deliveries.waiting() == []
    assert boards(deliveries) == []
    assert len(boards(deliveries, 30)) == 4
    await resign(harness.services, BEN, lost, harness.interaction())
    await deliveries.round()
    assert await deliveries.waiting() == []


async def test_an_answer_that_was_lost_repeats_nothing(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    match_id = await harness.begun("glades")
    await deliveries.round()
    deliveries.messenger.fails("send", later, CHANNEL, done=True)
    await harness.play(match_id, random.Random(1), 1)
    await deliveries.round()
    assert len(boards(deliveries)) == 2
    await until_tried_again(harness, deliveries)
    assert len(boards(deliveries)) == 2
    assert [bool(message.labels) for message in boards(deliveries)] == [False, True]


class Gate:
    """Holds whoever comes to it, for ever."""

    def __init__(self) -> None:
        self.reached = asyncio.Event()

    async def __call__(self) -> None:
        self.reached.set()
        await asyncio.Event().wait()


async def test_a_crash_between_sending_and_writing_it_down_repeats_nothing(
    harness: ServiceHarness, deliveries: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, dice = await harness.begun("glades"), random.Random(1)
    await deliveries.round()
    await harness.play(match_id, dice, 1)
    gate, send = Gate(), deliveries.messenger.send

    async def sent_and_gone(channel_id: int, message: OutgoingMessage, nonce: str) -> int:
        await send(channel_id, message, nonce)
        await gate()
        raise AssertionError("the gate does not open")

    monkeypatch.setattr(deliveries.messenger, "send", sent_and_gone)
    await deliveries.worker._begin_what_is_due()
    await gate.reached.wait()
    await deliveries.crash()
    monkeypatch.setattr(deliveries.messenger, "send", send)
    assert len(boards(deliveries)) == 2
    await harness.play(match_id, dice, 1)
    await deliveries.restart()
    assert len(boards(deliveries)) == 2
    old, new = boards(deliveries)
    assert (old.labels, new.versions) == ([], 2)
    mover = await harness.mover(match_id)
    assert f"<@{mover.id}>" in new.outgoing.content.splitlines()[-1]
    assert await deliveries.waiting() == []


async def test_a_fault_of_ours_is_given_up_after_many_tries(
    harness: ServiceHarness,
    deliveries: DeliveryHarness,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "MOST_TRIES", 12)
    match_id = await harness.begun("glades")
    deliveries.messenger.fails("send", lambda: ValueError("ours"), CHANNEL, times=9999)
    await deliveries.round()
    assert boards(deliveries) == []
    assert "cannot be delivered" in caplog.text
    for _try in range(30):
        if not await deliveries.waiting():
            break
        await until_tried_again(harness, deliveries)
    deliveries.messenger.troubles.clear()
    await harness.play(match_id, random.Random(1), 1)
    await deliveries.round()
    assert len(boards(deliveries)) == 1


async def test_an_item_of_an_unknown_kind_stops_its_stream_alone(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    async with harness.services.transaction() as connection:
        await outbox.put(connection, Unknown(Stream("some-1"), "of-a-later-version", {}), harness.at)
    await harness.begun()
    await deliveries.round()
    assert len(boards(deliveries)) == 1
    assert [item.kind for item in await deliveries.waiting()] == ["of-a-later-version"]


async def test_an_edit_that_fails_for_a_while_calls_nobody_anew(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id, dice = await harness.begun("search"), random.Random(2)
    await deliveries.round()
    while True:
        mover, [*_, before] = await harness.mover(match_id), boards(deliveries)
        versions = before.versions
        deliveries.messenger.fails("edit", later, CHANNEL)
        await harness.play(match_id, dice, 1)
        await deliveries.round()
        if (await harness.mover(match_id)).id == mover.id:
            break
        deliveries.messenger.troubles.clear()
    await until_tried_again(harness, deliveries)
    assert boards(deliveries)[-1] is before
    assert before.versions == versions + 1
    assert await deliveries.waiting() == []


@pytest.mark.parametrize("error", [MessageGoneError, StuckError])
async def test_a_crash_after_a_board_had_to_be_posted_anew_repeats_nothing(
    harness: ServiceHarness,
    deliveries: DeliveryHarness,
    monkeypatch: pytest.MonkeyPatch,
    error: type[MessageGoneError | StuckError],
) -> None:
    match_id, dice = await harness.begun("search"), random.Random(2)
    await deliveries.round()
    gate, send = Gate(), deliveries.messenger.send

    async def sent_and_gone(channel_id: int, message: OutgoingMessage, nonce: str) -> int:
        await send(channel_id, message, nonce)
        await gate()
        raise AssertionError("the gate does not open")

    while True:
        mover, [*_, before] = await harness.mover(match_id), boards(deliveries)
        await harness.play(match_id, dice, 1)
        if (await harness.mover(match_id)).id == mover.id:
            break
        await deliveries.round()
    deliveries.messenger.fails("edit", lambda: error("no"), CHANNEL)
    monkeypatch.setattr(deliveries.messenger, "send", sent_and_gone)
    await deliveries.worker._begin_what_is_due()
    await gate.reached.wait()
    await deliveries.crash()
    monkeypatch.setattr(deliveries.messenger, "send", send)
    await deliveries.restart()
    assert [message.labels != [] for message in boards(deliveries)][-2:] == [False, True]
    assert boards(deliveries)[-2] is before
    assert await deliveries.waiting() == []


async def test_a_store_that_cannot_be_written_brings_longer_and_longer_pauses_one_line_and_recovery(
    harness: ServiceHarness,
    deliveries: DeliveryHarness,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    full: list[bool] = []
    rests: list[float] = []
    delivered, sleep, send = asyncio.Event(), asyncio.sleep, deliveries.messenger.send

    def taken(connection: Any, _record: object, _proxy: object) -> None:
        connection.execute(f"PRAGMA query_only={'ON' if full else 'OFF'}")

    async def rest(seconds: float) -> None:
        if seconds == 0 or seconds % 1:
            # The renewal of what is under way, after a third of its lease.
            await sleep(seconds)
            return
        rests.append(seconds)
        if len(rests) == 9:
            full.clear()
        deliveries.worker.wake()
        await sleep(0)

    async def sent(channel_id: int, message: OutgoingMessage, nonce: str) -> int:
        message_id = await send(channel_id, message, nonce)
        delivered.set()
        return message_id

    sa.event.listen(harness.services.database.engine.sync_engine, "checkout", taken)
    await harness.begun()
    monkeypatch.setattr(asyncio, "sleep", rest)
    monkeypatch.setattr(deliveries.messenger, "send", sent)
    await deliveries.worker.open()
    full.append(True)
    async with asyncio.timeout(20):
        await delivered.wait()
    assert rests[:9] == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert len(rests) <= 10, "what was under way when the store could be written again may have failed once more"
    lines = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert len(lines) == 1
    assert "readonly" in lines[0]


@pytest.mark.parametrize("back", [DAY, 365 * DAY])
async def test_a_clock_that_steps_back_stops_no_delivery(
    harness: ServiceHarness, deliveries: DeliveryHarness, back: int
) -> None:
    await beat(harness.services)
    match_id = await harness.begun("glades")
    harness.set_by = -back
    await beat(harness.services)
    await deliveries.round()
    assert len(boards(deliveries)) == 1, "what was put in before is due"
    deliveries.messenger.fails("send", later, CHANNEL, times=2)
    await harness.play(match_id, random.Random(1), 1)
    await deliveries.round()
    harness.set_by = -2 * back
    await beat(harness.services)
    await deliveries.round()
    for _wait in range(3):
        harness.at += LONGEST_WAIT
        await deliveries.round()
    assert len(boards(deliveries)) == 2
    assert await deliveries.waiting() == []


async def test_no_item_waits_longer_than_there_is_a_reason_for(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    await harness.begun()
    deliveries.messenger.fails("send", lambda: LaterError("429", 86_400.0), CHANNEL, times=2)
    await deliveries.round()
    assert {item.due_at - harness.at for item in await deliveries.waiting()} == {LONGEST_WAIT}
