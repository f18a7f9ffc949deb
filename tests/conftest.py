"""What every test may ask for."""

import hashlib
import os

import pytest
from hypothesis import settings

from tests.stores import database, database_url, empty_postgres_store, empty_store, postgres, store_url

__all__ = ["database", "database_url", "empty_postgres_store", "empty_store", "postgres", "store_url"]


settings.register_profile("usual", max_examples=50, deadline=None)
settings.register_profile("long", max_examples=1000, deadline=None)
settings.load_profile("usual")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Modules come in the order of a digest of their names: those that run processes are spread over the workers, and
    none can count on the one before it in its folder."""
    items.sort(key=lambda item: hashlib.sha256(item.path.name.encode() + item.path.parent.name.encode()).digest())


def pytest_xdist_auto_num_workers() -> int:
    """Two workers for each processor: tests over the wire and in the browser wait more than they compute."""
    return 2 * (os.cpu_count() or 1)
