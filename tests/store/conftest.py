"""One store as two processes use it."""

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest

from bot.service.services import Services
from bot.store.database import Database
from tests.commitments import commitments_stand


@pytest.fixture(autouse=True)
def _commitments() -> Iterator[None]:
    with commitments_stand():
        yield


@pytest.fixture
async def processes(database_url: str) -> AsyncIterator[tuple[Services, Services]]:
    """The same store, opened twice, as by two processes."""
    databases = Database(database_url), Database(database_url)
    await asyncio.gather(*(database.prepare() for database in databases))
    yield Services(databases[0]), Services(databases[1])
    for database in databases:
        await database.close()
