"""The orderly end: news that come at the same moment do not hold it up."""

import asyncio

import pytest

from bot.delivery.worker import OutboxWorker
from bot.service.scheduler import Scheduler
from tests.delivery.recording_messenger import RecordingMessenger
from tests.service.harness import ServiceHarness
from tests.service.opening import empty_store, harness

__all__ = ["empty_store", "harness"]


@pytest.mark.parametrize("what", ["clock", "outbox"])
async def test_news_at_the_moment_of_the_end_do_not_hold_it_up(harness: ServiceHarness, what: str) -> None:
    worker = (
        Scheduler(harness.services, lambda: True)
        if what == "clock"
        else OutboxWorker(harness.services, RecordingMessenger())
    )
    await worker.open()
    while not worker._news._waiters:  # noqa: ASYNC110  (nobody tells that it waits)
        await asyncio.sleep(0)
    for listener in harness.services.listeners:
        listener()
    async with asyncio.timeout(10):
        await worker.close()
