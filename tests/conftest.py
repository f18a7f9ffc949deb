"""What every test may ask for."""

import pytest

from tests.stores import database, database_url, empty_postgres_store, empty_store, postgres, store_url

__all__ = ["database", "database_url", "empty_postgres_store", "empty_store", "postgres", "store_url"]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What runs the bot's process takes longest, whole matches most of all, and begins first: else one core waits for
    it at the end."""
    items.sort(
        key=lambda item: (
            not (item.get_closest_marker("page") or item.get_closest_marker("wire")),
            item.path.name != "test_whole_match.py",
        )
    )
