"""A running server's database survives every update: filled ones of all versions before are brought up to date."""

import itertools
import random
import sqlite3
from contextlib import closing
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory

from bot.service import challenge
from bot.service.record import record_of
from bot.store.database import Database, alembic_config
from bot.store.rows import UsualTerms
from games.catalogue import GAMES
from games.verify import verify
from tests.service.harness import ANN, BEN, CYN
from tests.service.opening import opened
from tests.store.test_schema import differences

VERSIONS = Path(__file__).parent / "versions"
BEFORE = sorted(file.stem for file in VERSIONS.glob("*.sql"))

Rows = dict[str, list[dict[str, Any]]]


def revisions() -> list[str]:
    """All versions of the schema, the present one last."""
    with as_file(files("bot.store") / "migrations") as scripts:
        found = ScriptDirectory(str(scripts)).walk_revisions()
        return [script.revision for script in found][::-1]


def rows_of(connection: sa.Connection) -> Rows:
    """Every row of every table as it stands, in an order of its own."""
    tables = sa.MetaData()
    tables.reflect(connection)
    return {
        table.name: sorted((dict(row) for row in connection.execute(sa.select(table)).mappings()), key=str)
        for table in tables.sorted_tables
        if table.name != "alembic_version"
    }


def of_columns(rows: Rows, like: Rows) -> Rows:
    """The rows with no more columns than those of the version before have."""
    columns = {name: list(some[0]) for name, some in like.items() if some}
    return {
        name: sorted(({column: row[column] for column in columns[name]} for row in rows[name]), key=str)
        for name in columns
    }


def poured(version: str, file: Path) -> str:
    """The address of a SQLite database as that version left it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((VERSIONS / f"{version}.sql").read_text(encoding="utf-8"))
    return f"sqlite+aiosqlite:///{file}"


def at_version(connection: sa.Connection, version: str, rows: Rows) -> None:
    """Make that version's tables on PostgreSQL, with these rows, and have new rows counted after them."""
    with as_file(files("bot.store") / "migrations") as scripts:
        command.upgrade(alembic_config(connection, scripts), version)
    tables = sa.MetaData()
    tables.reflect(connection)
    for table in tables.sorted_tables:
        if rows.get(table.name):
            connection.execute(table.insert(), rows[table.name])
        for column in table.primary_key:
            name = connection.scalar(sa.select(sa.func.pg_get_serial_sequence(table.name, column.name)))
            if name:
                last = connection.scalar(sa.select(sa.func.max(column))) or 1
                connection.execute(sa.select(sa.func.setval(name, last)))


async def filled(version: str, url: str, folder: Path) -> Rows:
    """Fill the empty database at `url` as that version left it; its rows."""
    store = Database(poured(version, folder / "before.sqlite3"))
    async with store.read() as connection:
        rows = await connection.run_sync(rows_of)
    await store.close()
    database = Database(url)
    if database.sqlite:
        poured(version, Path(database.url.database or ""))
    else:
        async with database.write() as connection:
            await connection.run_sync(at_version, version, rows)
    await database.close()
    return rows


def test_every_version_before_is_tried() -> None:
    assert revisions()[:-1] == BEFORE


@pytest.mark.parametrize("version", BEFORE)
async def test_nothing_is_lost(version: str, database_url: str, tmp_path: Path) -> None:
    before = await filled(version, database_url, tmp_path)
    database = Database(database_url)
    await database.prepare()
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []
        after = await connection.run_sync(rows_of)
    await database.close()
    assert of_columns(after, before) == of_columns(before, before)


@pytest.mark.parametrize(
    "version", [BEFORE[0], *(pytest.param(one, marks=pytest.mark.long) for one in BEFORE[1:-1]), BEFORE[-1]]
)
async def test_matches_go_on_and_finished_ones_can_be_proved(version: str, database_url: str, tmp_path: Path) -> None:
    before = await filled(version, database_url, tmp_path)
    games = [row["game"] for row in before["matches"] if row["outcome"] is None]
    assert sorted(games) == sorted(GAMES)
    async with opened(database_url) as harness:
        await harness.services.database.prepare()
        harness.numbers = itertools.count(10**9)
        for row in sorted(before["matches"], key=lambda row: int(row["id"])):
            if row["outcome"] is None:
                await harness.play(row["id"], random.Random(2))
            assert verify(await record_of(harness.services, row["id"]))


async def test_challenges_before_0002_were_rated(database_url: str, tmp_path: Path) -> None:
    await filled("0001", database_url, tmp_path)
    async with opened(database_url) as harness:
        await harness.services.database.prepare()
        assert await challenge.usual(harness.services, ANN, "glades") == UsualTerms({"bouts": 3}, 0, False, None, True)
        assert await challenge.usual(harness.services, CYN, "search") is None


async def test_names_before_0005_are_those_of_the_only_server(database_url: str, tmp_path: Path) -> None:
    """Nothing says of which server the name of somebody was who is known on several: there it is the account's."""
    before = await filled("0004", database_url, tmp_path)
    database = Database(database_url)
    async with database.write() as connection:
        last = max([0, *(row["id"] for row in before["audit"])])
        other = {"id": last + 1, "guild_id": 11, "actor_id": BEN.id, "what": "setup", "details": "{}", "at": 5}
        await connection.execute(
            sa.text(
                "INSERT INTO audit (id, guild_id, actor_id, what, details, at) "
                "VALUES (:id, :guild_id, :actor_id, :what, :details, :at)"
            ),
            other,
        )
    await database.prepare()
    async with database.read() as connection:
        own = (await connection.execute(sa.text("SELECT guild_id, name FROM member_names ORDER BY name"))).all()
    await database.close()
    assert [tuple(row) for row in own] == [(10, "Ann"), (10, "Cyn")]
