"""Numbers that people may type, and that no column holds, name nothing."""

import pytest

from bot.store import matches, people
from bot.store.database import Database


@pytest.mark.parametrize("number", [-1, 0, 2**31, 2**53, 2**63, 10**30])
async def test_no_match_has_such_a_number(database: Database, number: int) -> None:
    async with database.read() as connection:
        assert await matches.find(connection, number) is None


@pytest.mark.parametrize("number", [-1, 0, 2**63 - 1, 2**63, 10**30])
async def test_no_person_has_such_an_id(database: Database, number: int) -> None:
    async with database.read() as connection:
        assert await people.find(connection, number) is None
