"""The clock: it survives errors, and what came due while the bot was down happens once."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.service import scheduler
from bot.service.scheduler import Scheduler
from bot.service.services import Services
from bot.store import deadlines, heartbeats
from config.durations import DAY
from tests.service.harness import ServiceHarness
from tests.service.opening import empty_store, harness
from tests.service.passing import open_proposals

__all__ = ["empty_store", "harness"]

THREE_DAYS = 3 * DAY


class Heard:
    """Counts what the clock carries out, and waits for it."""

    def __init__(self, failing: int = 0) -> None:
        self.calls: list[int] = []
        self.failing = failing
        self._news = asyncio.Event()

    async def carry_out(self, services: Services, subject: int) -> None:
        self.calls.append(subject)
        self._news.set()
        if len(self.calls) <= self.failing:
            raise RuntimeError("the store is busy")
        async with services.transaction() as connection:
            await deadlines.drop(connection, deadlines.CHALLENGE, subject)

    async def wait(self, calls: int) -> None:
        async with asyncio.timeout(10):
            while len(self.calls) < calls:
                self._news.clear()
                await self._news.wait()


async def put(harness: ServiceHarness, at: int, subject: int = 1) -> None:
    async with harness.services.transaction() as connection:
        await deadlines.put(connection, deadlines.CHALLENGE, subject, at)


async def until(harness: ServiceHarness, condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait for the change after which the condition holds."""
    changed = asyncio.Event()
    harness.services.listeners.append(changed.set)
    async with asyncio.timeout(10):
        while not await condition():
            await changed.wait()
            changed.clear()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    heard = Heard()
    monkeypatch.setitem(scheduler.DUE, deadlines.CHALLENGE, heard.carry_out)
    return heard


async def test_one_failure_stops_neither_the_clock_nor_other_deadlines(
    harness: ServiceHarness, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "AFTER_TROUBLE", 0.01)
    heard.failing = 1
    await put(harness, harness.at - 2, 1)
    await put(harness, harness.at - 1, 2)
    running = Scheduler(harness.services)
    await running.open()
    try:
        await heard.wait(3)
    finally:
        await running.close()
    assert heard.calls == [1, 2, 1], "the second was carried out although the first failed, and the first again"


async def test_the_clock_survives_a_store_that_cannot_be_read(
    harness: ServiceHarness, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "AFTER_TROUBLE", 0.01)
    await put(harness, harness.at)
    real, broken = deadlines.due, [True]

    async def due(*arguments: object) -> list[tuple[str, int]]:
        if broken:
            broken.clear()
            raise OSError("disk")
        return await real(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(deadlines, "due", due)
    running = Scheduler(harness.services)
    await running.open()
    try:
        await heard.wait(1)
    finally:
        await running.close()


async def test_an_earlier_deadline_wakes_the_sleeping_clock(harness: ServiceHarness, heard: Heard) -> None:
    running = Scheduler(harness.services)
    await running.open()
    try:
        await put(harness, harness.at + 1000, 1)
        await put(harness, harness.at, 2)
        await heard.wait(1)
    finally:
        await running.close()
    assert heard.calls == [2]


async def test_what_was_overdue_at_the_start_happens_once(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    harness.at += THREE_DAYS

    async def decided() -> bool:
        return len(await open_proposals(harness, match_id)) == 1

    for _restart in range(3):
        running = Scheduler(harness.services)
        await running.open()
        try:
            await until(harness, decided)
        finally:
            await running.close()
    assert len(await open_proposals(harness, match_id)) == 1


async def test_nothing_happens_and_nothing_is_charged_while_people_cannot_be_served(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    present = False
    running = Scheduler(harness.services, lambda: present)
    async with harness.services.transaction() as connection:
        await heartbeats.beat(connection, harness.at)
    harness.at += 2 * THREE_DAYS
    assert await running._carry_out() == scheduler.WHILE_ABSENT
    assert await open_proposals(harness, match_id) == []
    present = True
    await running._carry_out()
    assert await open_proposals(harness, match_id) == []
    assert (await harness.row(match_id)).due_at == harness.at + THREE_DAYS


async def test_what_fails_again_and_again_waits_longer_and_is_one_line(
    harness: ServiceHarness, heard: Heard, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """News, of which each is a look at what is due, do not shorten the pause of a deadline that fails."""
    heard.failing = 99
    await put(harness, harness.at - 1)
    running = Scheduler(harness.services)
    waits = [await running._carry_out() for _news in range(20)]
    assert len(heard.calls) == 1
    assert all(0 < wait <= scheduler.AFTER_TROUBLE for wait in waits)
    monkeypatch.setattr(scheduler, "AFTER_TROUBLE", 0.0)
    anew = Scheduler(harness.services)
    for _news in range(20):
        await anew._carry_out()
    assert len(heard.calls) == 21
    lines = [record for record in caplog.records if record.levelname == "ERROR"]
    assert len(lines) == 2, "one of each scheduler"
