"""Halls on a store of their own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from bot.service.services import Services
from bot.store.database import Database
from tests.service.hall import Hall
from tests.stores import empty_store as empty_store


def _in_haste(connection: Any, _record: object) -> None:
    # Nothing here has to outlive a power cut.
    connection.execute("PRAGMA synchronous=OFF")


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Hall]:
    """A hall on the store at an address."""
    database = Database(url)
    if database.sqlite:
        sa.event.listen(database.engine.sync_engine, "connect", _in_haste)
    hall = Hall(Services(database))
    hall.services.now = lambda: hall.at
    hall.services.fresh_secret = hall.secret
    try:
        yield hall
    finally:
        await database.close()


@pytest.fixture
async def hall(store_url: str) -> AsyncIterator[Hall]:
    """A club on a store of its own, on SQLite and on PostgreSQL."""
    async with opened(store_url) as hall:
        yield hall
