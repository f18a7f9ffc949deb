"""The orderly end: news that come at the same moment do not hold it up."""

import asyncio

import pytest

from bot.delivery.worker import Outbox
from bot.service.scheduler import Clock
from tests.delivery.recording_messenger import FakeOffice
from tests.service.hall import Hall
from tests.service.opening import empty_store, hall

__all__ = ["empty_store", "hall"]


@pytest.mark.parametrize("what", ["clock", "outbox"])
async def test_news_at_the_moment_of_the_end_do_not_hold_it_up(hall: Hall, what: str) -> None:
    worker = Clock(hall.services, lambda: True) if what == "clock" else Outbox(hall.services, FakeOffice())
    await worker.open()
    while not worker._news._waiters:  # noqa: ASYNC110  (nobody tells that it waits)
        await asyncio.sleep(0)
    for listener in hall.services.listeners:
        listener()
    async with asyncio.timeout(10):
        await worker.close()
