"""Stores that are ready at once: the migrations run once for all tests, and each gets a copy of their file."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.service.club import Club
from bot.store.database import Database
from tests.service.hall import Hall


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of an empty store."""
    file = tmp_path_factory.mktemp("store") / "empty.sqlite3"

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        await database.prepare()
        await database.close()

    asyncio.run(make())
    return file


def _in_haste(connection: Any, _record: object) -> None:
    # Nothing here has to outlive a power cut.
    connection.execute("PRAGMA synchronous=OFF")


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[Hall]:
    """A hall on a store's file."""
    database = Database(f"sqlite+aiosqlite:///{file}")
    sa.event.listen(database.engine.sync_engine, "connect", _in_haste)
    hall = Hall(Club(database))
    hall.club.now = lambda: hall.at
    hall.club.fresh_secret = hall.secret
    try:
        yield hall
    finally:
        await database.close()


@pytest.fixture
async def hall(empty_store: Path, tmp_path: Path) -> AsyncIterator[Hall]:
    """A club on a store of its own."""
    async with opened(Path(shutil.copy(empty_store, tmp_path / "club.sqlite3"))) as hall:
        yield hall
