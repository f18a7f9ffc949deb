"""A house with a running bot for each test; at its end nobody has been shown as unknown."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.wire.house import House
from tests.wire.tables import ForkedTable


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(await ForkedTable.begin(), tmp_path)
    try:
        await house.start_bot()
        yield house
        assert house.table.unresolved() == []
    finally:
        await house.close()
        # Shown with a test that fails.
        print("\n".join(house.lines))
