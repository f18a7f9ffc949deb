"""Services for each test, on SQLite; for the tests of some modules on PostgreSQL too, and for all of them when asked
for `long`."""

from pathlib import Path

import pytest

from tests.service.opening import empty_store, harness

__all__ = ["empty_store", "harness"]

ON_POSTGRESQL = {
    "test_act.py",
    "test_challenge.py",
    "test_leaderboard.py",
    "test_server_retention.py",
    "test_own_matches.py",
    "test_presence.py",
    "test_privacy.py",
    "test_rebuild.py",
    "test_season_end.py",
}
"""What takes turns with others, inserts what may be there, deletes, sums up or searches: where the databases differ."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs on PostgreSQL too as long, but for the chosen modules."""
    for item in items:
        if Path(__file__).parent not in item.path.parents or item.path.name in ON_POSTGRESQL:
            continue
        case = getattr(item, "callspec", None)
        if case is not None and case.params.get("store_url") == "postgresql":
            item.add_marker(pytest.mark.long)
