"""Services on a store of their own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from bot.service.services import Services
from bot.service.steady_clock import SteadyClock
from bot.store.database import Database
from tests.commitments import commitments_stand
from tests.service.harness import ServiceHarness
from tests.stores import empty_store as empty_store


def _in_haste(connection: Any, _record: object) -> None:
    # Nothing here has to outlive a power cut.
    connection.execute("PRAGMA synchronous=OFF")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[ServiceHarness]:
    """Services on the store at an address."""
    database = Database(url)
    if database.sqlite:
        sa.event.listen(database.engine.sync_engine, "connect", _in_haste)
    harness = ServiceHarness(Services(database))
    harness.services.clock = SteadyClock(lambda: harness.at + harness.set_by, lambda: harness.at)
    harness.services.fresh_secret = harness.secret
    try:
        with commitments_stand():
            yield harness
    finally:
        await database.close()


@pytest.fixture
async def harness(store_url: str) -> AsyncIterator[ServiceHarness]:
    """Services on a store of their own, on SQLite and on PostgreSQL."""
    async with opened(store_url) as harness:
        yield harness
