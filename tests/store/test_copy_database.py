"""A SQLite file's content moves into PostgreSQL: every row of every table, and the game goes on there."""

import random
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.service import challenge
from bot.service.challenge import Terms
from bot.service.match_lookup import look
from bot.store.copy_database import move_store
from bot.store.database import Database, DatabaseError
from bot.store.process_lock import exclusive_use
from bot.store.tables import metadata, outbox
from games.catalogue import GAMES
from tests.postgres import Cluster
from tests.service.harness import ANN, BEN, HERE, ServiceHarness, elsewhere
from tests.service.opening import opened


@pytest.fixture
async def harness(empty_store: Path, tmp_path: Path) -> AsyncIterator[ServiceHarness]:
    """A SQLite store with matches of all games, running and finished."""
    file = tmp_path / "bot.sqlite3"
    shutil.copy(empty_store, file)
    async with opened(f"sqlite+aiosqlite:///{file}") as harness:
        for number, game in enumerate(GAMES):
            match_id = await harness.begun(game, elsewhere(100 + number))
            await harness.play(match_id, random.Random(number), 3000 if number == 0 else 9)
        await challenge.challenge(harness.services, HERE, ANN, None, Terms("duel", {}), harness.interaction())
        yield harness


async def content(database: Database) -> dict[str, list[dict[str, Any]]]:
    found = {}
    async with database.read() as connection:
        for table in metadata.sorted_tables:
            rows = await connection.execute(sa.select(table).order_by(*table.primary_key))
            found[table.name] = [dict(row) for row in rows.mappings()]
    return found


async def test_all_rows_arrive_and_the_matches_go_on(harness: ServiceHarness, postgres: Cluster) -> None:
    before = await content(harness.services.database)
    target = await postgres.fresh()
    told = await move_store(str(harness.services.database.url), target)
    assert f"{sum(map(len, before.values()))} rows" in told
    async with opened(target) as moved:
        moved.at = harness.at
        assert await content(moved.services.database) == before
        assert await look(moved.services, 2, ANN.id) == await look(harness.services, 2, ANN.id)
        moved.numbers = iter(range(1, 10_000))
        await moved.play(2, random.Random(1), 9)


async def test_new_rows_get_ids_after_the_last_ever_given(harness: ServiceHarness, postgres: Cluster) -> None:
    async with harness.services.database.write() as connection:
        last = (await connection.execute(sa.select(sa.func.max(outbox.c.id)))).scalar_one()
        await connection.execute(outbox.delete())
    target = await postgres.fresh()
    await move_store(str(harness.services.database.url), target)
    async with opened(target) as moved:
        moved.numbers = iter(range(1, 10_000))
        made = await challenge.challenge(moved.services, HERE, BEN, None, Terms("duel", {}), moved.interaction())
        assert made.id == len(GAMES) + 2
        async with moved.services.database.read() as connection:
            assert (await connection.execute(sa.select(sa.func.min(outbox.c.id)))).scalar_one() == last + 1


async def test_a_target_that_is_not_empty_is_refused_and_left_alone(harness: ServiceHarness, postgres: Cluster) -> None:
    target = await postgres.fresh()
    await move_store(str(harness.services.database.url), target)
    async with opened(target) as moved:
        before = await content(moved.services.database)
        with pytest.raises(DatabaseError, match=r"^TO: must be an empty database"):
            await move_store(str(harness.services.database.url), target)
        assert await content(moved.services.database) == before


async def test_nothing_is_moved_from_under_a_running_bot(harness: ServiceHarness, postgres: Cluster) -> None:
    with exclusive_use(harness.services.database), pytest.raises(DatabaseError, match="a bot runs on"):
        await move_store(str(harness.services.database.url), await postgres.fresh())


async def test_wrong_addresses_are_told_without_their_passwords(harness: ServiceHarness, tmp_path: Path) -> None:
    source = str(harness.services.database.url)
    for one, other, wrong in (
        (f"sqlite+aiosqlite:///{tmp_path / 'missing'}", source, "FROM"),
        ("sqlite:///bot.sqlite3", source, "FROM"),
        (source, "mysql://bot:hush@localhost/bot", "TO"),
        (source, "postgresql+asyncpg://bot:hush@host:port/bot", "TO"),
        (source, "postgresql+asyncpg://bot:hush@127.0.0.1:9/bot", "TO"),
    ):
        with pytest.raises(DatabaseError, match=f"^{wrong}: ") as refused:
            await move_store(one, other)
        assert "hush" not in str(refused.value)
        assert "\n" not in str(refused.value)
    assert not (tmp_path / "missing").exists()
