"""What every test may ask for: an empty store, on SQLite and on PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store.database import Database
from tests.postgres import Cluster, running_cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One PostgreSQL for all tests; it starts when the first of them asks."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database: a test that asks for it runs on both kinds."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}"
    cluster: Cluster = request.getfixturevalue("postgres")
    return asyncio.run(cluster.fresh())


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """An empty store with its tables."""
    database = Database(database_url)
    try:
        await database.prepare()
        yield database
    finally:
        await database.close()
