"""Stores for tests, on SQLite and on PostgreSQL: each test that asks runs on both.

The migrations run once for each kind; a store that is ready at once is a copy of what they made.
"""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store.database import Database
from tests.postgres import Cluster, running_cluster

KINDS = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One PostgreSQL for all tests; it starts when the first of them asks."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database, without tables."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'store.sqlite3'}"
        return
    cluster: Cluster = request.getfixturevalue("postgres")
    url = asyncio.run(cluster.fresh())
    yield url
    asyncio.run(cluster.drop(url))


@pytest.fixture(scope="session")
def empty_store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The SQLite file of an empty store."""
    file = tmp_path_factory.mktemp("store") / "empty.sqlite3"
    asyncio.run(_prepare(f"sqlite+aiosqlite:///{file}"))
    return file


@pytest.fixture(scope="session")
def empty_postgres_store(postgres: Cluster) -> str:
    """The address of an empty store on PostgreSQL, to be copied."""
    url = asyncio.run(postgres.fresh())
    asyncio.run(_prepare(url))
    return url


@pytest.fixture(params=KINDS)
def store_url(request: pytest.FixtureRequest, empty_store: Path, tmp_path: Path) -> Iterator[str]:
    """The address of an empty store, with its tables."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{shutil.copy(empty_store, tmp_path / 'store.sqlite3')}"
        return
    cluster: Cluster = request.getfixturevalue("postgres")
    url = asyncio.run(cluster.fresh(request.getfixturevalue("empty_postgres_store")))
    yield url
    asyncio.run(cluster.drop(url))


@pytest.fixture
async def database(store_url: str) -> AsyncIterator[Database]:
    """An empty store."""
    database = Database(store_url)
    yield database
    await database.close()


async def _prepare(url: str) -> None:
    database = Database(url)
    await database.prepare()
    await database.close()
