"""Two processes on one store: what one has in hand is its own, and soon the other's when it is killed."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

import pytest

from bot.delivery.worker import OutboxWorker
from bot.service.outgoing import queue
from bot.service.services import Services
from bot.service.steady_clock import SteadyClock
from bot.store import outbox
from bot.store.outbox_content import OutboxItem, RemoveButtons, cleanup_stream, match_stream
from tests.delivery.recording_messenger import RecordingMessenger
from tests.service.opening import opened

CHANNEL = 20
ITEM = RemoveButtons(cleanup_stream(match_stream(1)), CHANNEL, 1000)
BEGAN = 1_800_000_000.0


@dataclass
class Clock:
    """Seconds since 1970, to which both processes look."""

    at: float = BEGAN

    def now(self) -> int:
        return int(self.at)


class HeldMessenger(RecordingMessenger):
    """Does nothing until it is cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self.reached = asyncio.Event()

    async def strip(self, channel_id: int, message_id: int) -> None:
        self.reached.set()
        await asyncio.Event().wait()


@dataclass
class Pair:
    """Two processes: the first has an item in hand that it cannot deliver."""

    clock: Clock
    first: Services
    second: Services

    async def waiting(self) -> OutboxItem:
        [item] = await queue.next_items(self.first)
        return item


@pytest.fixture
async def pair(store_url: str) -> AsyncIterator[Pair]:
    clock = Clock()
    async with opened(store_url) as one, opened(store_url) as other:
        for harness in (one, other):
            harness.services.clock = SteadyClock(lambda: clock.at, lambda: clock.at)
        async with one.services.database.write() as connection:
            await outbox.put(connection, ITEM, clock.now())
        yield Pair(clock, one.services, other.services)


@pytest.mark.parametrize("looked_before", [0.0, 0.4, 2.1, 4.9])
@pytest.mark.parametrize("fraction", [0.0, 0.3, 0.99])
async def test_what_a_killed_process_had_in_hand_is_taken_within_ten_seconds(
    pair: Pair, looked_before: float, fraction: float
) -> None:
    item = await queue.claim(pair.first, await pair.waiting())
    assert item is not None
    pair.clock.at += fraction
    messenger = RecordingMessenger()
    worker = OutboxWorker(pair.second, messenger)
    next_look = pair.clock.at + await worker._begin_what_is_due()
    pair.clock.at += looked_before
    assert await queue.renew(pair.first, item)
    killed_at = pair.clock.at
    while not worker._busy:
        pair.clock.at = next_look
        next_look += await worker._begin_what_is_due()
    await asyncio.wait(list(worker._busy.values()))
    assert messenger.deeds == [("strip", CHANNEL)]
    assert pair.clock.at - killed_at <= 10


async def test_what_another_one_has_taken_is_broken_off_and_stays_its_own(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It renews at once, as often as it can.
    monkeypatch.setattr(queue, "LEASE", 0)
    messenger = HeldMessenger()
    worker = OutboxWorker(pair.first, messenger)
    await worker._begin_what_is_due()
    [delivery] = worker._busy.values()
    await messenger.reached.wait()
    async with pair.second.database.write() as connection:
        [item] = await outbox.heads(connection)
        assert await outbox.claim(connection, item, pair.clock.now() + outbox.LEASE)
    await delivery
    taken = await pair.waiting()
    assert (taken.attempts, taken.due_at) == (2, pair.clock.now() + 2 * outbox.LEASE)


async def test_a_renewal_that_fails_is_tried_again(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tried, again = 0, asyncio.Event()

    async def renew(_services: Services, _item: OutboxItem) -> bool:
        nonlocal tried
        tried += 1
        if tried == 1:
            raise OSError("the database is slow")
        again.set()
        return True

    monkeypatch.setattr(queue, "LEASE", 0)
    monkeypatch.setattr(queue, "renew", renew)
    worker = OutboxWorker(pair.first, HeldMessenger())
    await worker._begin_what_is_due()
    [delivery] = worker._busy.values()
    await again.wait()
    assert "cannot be kept" in caplog.text
    assert not delivery.done()
    delivery.cancel()
    await asyncio.wait([delivery])


async def test_whoever_has_lost_an_item_does_not_put_it_off(pair: Pair) -> None:
    lost = await queue.claim(pair.first, await pair.waiting())
    assert lost is not None
    pair.clock.at += outbox.LEASE
    taken = await queue.claim(pair.second, await pair.waiting())
    assert taken is not None
    await queue.put_off(pair.first, lost, 300)
    assert await pair.waiting() == replace(taken, due_at=pair.clock.now() + outbox.LEASE)
