"""Which failures of the store mean that others took too long."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.store import database as store
from bot.store.database import Database, DatabaseError, is_busy


async def test_a_writer_that_waits_too_long_met_a_busy_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "BUSY_MS", 1)
    file = tmp_path / "bot.sqlite3"
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.prepare()
    other = sqlite3.connect(file, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sa.exc.OperationalError) as met:
            async with database.write():
                pass
        assert is_busy(met.value)
        with pytest.raises(sa.exc.OperationalError) as broken:
            async with database.read() as connection:
                await connection.execute(sa.text("SELECT * FROM nowhere"))
        assert not is_busy(broken.value)
    finally:
        other.close()
        await database.close()


async def test_a_new_file_that_another_process_is_making_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite itself refuses at once here: both would turn the file to WAL."""
    file = tmp_path / "bot.sqlite3"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    waited = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        other.close()

    monkeypatch.setattr("bot.store.database.asyncio.sleep", wait)
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.prepare()
    await database.close()
    assert waited == [store.AGAIN]


async def test_a_file_that_is_never_let_go_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "BUSY_MS", -1)
    file = tmp_path / "bot.sqlite3"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        with pytest.raises(DatabaseError, match=r"bot\.sqlite3: database is locked"):
            await Database(f"sqlite+aiosqlite:///{file}").prepare()
    finally:
        other.close()


@pytest.mark.parametrize(("state", "busy"), [("40P01", True), ("40001", True), ("42P01", False)])
def test_postgresql_tells_by_its_codes(state: str, busy: bool) -> None:
    cause = Exception("met")
    cause.sqlstate = state  # type: ignore[attr-defined]
    assert is_busy(sa.exc.DBAPIError("SELECT 1", None, cause)) is busy


def test_other_faults_are_faults() -> None:
    assert not is_busy(ValueError("database is locked"))


async def test_writers_that_wait_leave_connections_to_readers(tmp_path: Path) -> None:
    file = tmp_path / "bot.sqlite3"
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.prepare()
    other = sqlite3.connect(file, isolation_level=None)

    async def write() -> None:
        async with database.write():
            pass

    async def read() -> None:
        async with database.read() as connection:
            await connection.execute(sa.text("SELECT count(*) FROM matches"))

    try:
        other.execute("BEGIN IMMEDIATE")
        writers = [asyncio.create_task(write()) for _ in range(20)]
        await asyncio.sleep(0)
        await asyncio.gather(*(read() for _ in range(10)))
        assert not any(writer.done() for writer in writers)
        other.execute("ROLLBACK")
        await asyncio.gather(*writers)
    finally:
        other.close()
        await database.close()


async def test_a_writer_whose_turn_does_not_come_met_a_busy_store(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "BUSY_MS", 1)
    monkeypatch.setattr(store, "WRITERS", 1)
    database = Database(database.url)
    try:
        async with database.write():
            with pytest.raises(sa.exc.TimeoutError) as met:
                async with database.write():
                    pass
        assert is_busy(met.value)
        async with database.write():
            pass
    finally:
        await database.close()
