"""The migrations make what the tables say, and databases that cannot be used are named in one line."""

import os
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from bot.store.database import LONGEST_CALL_MS, Database, DatabaseError
from bot.store.tables import metadata


def differences(connection: sa.Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "target_metadata": metadata})
    return list(compare_metadata(context, metadata))


async def test_the_migrations_make_what_the_tables_say(database: Database) -> None:
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_preparing_twice_changes_nothing(database: Database) -> None:
    await database.prepare()
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


async def refusal(url: str) -> str:
    """The line with which a database is refused."""
    database = Database(url)
    try:
        with pytest.raises(DatabaseError) as error:
            await database.prepare()
    finally:
        await database.close()
    line = str(error.value)
    assert line.startswith("DATABASE_URL: ")
    assert "\n" not in line
    return line


async def test_a_database_of_a_later_version_is_left_alone(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    assert "later version" in await refusal(database.url.render_as_string(hide_password=False))
    async with database.read() as connection:
        assert (await connection.execute(sa.text("SELECT version_num FROM alembic_version"))).scalar_one() == "9999"


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "letter.sqlite3"
    file.write_text("Dear Sir or Madam, " * 500)
    assert str(file) in await refusal(f"sqlite+aiosqlite:///{file}")
    assert file.read_text().startswith("Dear")


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert str(tmp_path / "file") in await refusal(f"sqlite+aiosqlite:///{tmp_path / 'file' / 'data' / 'bot.sqlite3'}")


@pytest.mark.skipif(os.getuid() == 0, reason="root may write everywhere")
async def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o500)
    assert str(folder) in await refusal(f"sqlite+aiosqlite:///{folder / 'bot.sqlite3'}")


async def test_a_folder_in_the_place_of_the_file_is_named(tmp_path: Path) -> None:
    assert str(tmp_path) in await refusal(f"sqlite+aiosqlite:///{tmp_path}")


async def test_a_password_is_not_shown() -> None:
    line = await refusal("postgresql+asyncpg://bot:open-sesame@127.0.0.1:1/bot")
    assert "open-sesame" not in line
    assert "127.0.0.1" in line


async def test_every_connection_to_sqlite_is_safe_and_blocks_briefly(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}")
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": LONGEST_CALL_MS}
    try:
        await database.prepare()
        async with database.read() as one, database.read() as other:
            for connection in (one, other):
                found = {name: (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one() for name in wanted}
                assert found == wanted
    finally:
        await database.close()


async def half_done(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(metadata.tables["people"].insert().values(id=1, name="Ann", dm_closed=False))
        raise RuntimeError("in the midst of it")


async def test_an_error_leaves_nothing_behind(database: Database) -> None:
    with pytest.raises(RuntimeError):
        await half_done(database)
    async with database.read() as connection:
        assert list(await connection.execute(sa.select(metadata.tables["people"]))) == []


async def test_what_does_not_belong_together_is_refused(database: Database) -> None:
    with pytest.raises(sa.exc.IntegrityError):
        async with database.write() as connection:
            await connection.execute(metadata.tables["seats"].insert().values(match_id=99, seat=0, person_id=99))


async def test_errors_do_not_quote_what_was_to_be_stored(database: Database) -> None:
    async with database.write() as connection:
        with pytest.raises(sa.exc.DBAPIError) as error:
            await connection.execute(sa.text("INSERT INTO nowhere VALUES (:card)"), {"card": "balance"})
    assert "balance" not in str(error.value)
