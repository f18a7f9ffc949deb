"""Everything from one database into another, such as from a SQLite file into PostgreSQL."""

from contextlib import ExitStack
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database, DatabaseError
from bot.store.process_lock import exclusive_use
from bot.store.tables import metadata
from config.settings import DATABASES

AT_ONCE = 500
"""Rows that are held in memory at a time."""


async def move_store(source_url: str, target_url: str) -> str:
    """Copy every row of every table; one line that says how many. The source keeps all it has.

    DatabaseError, with nothing copied, if a bot runs on either, if one cannot be opened, or if the target holds
    anything already.
    """
    source, target = _opened(source_url, "FROM"), _opened(target_url, "TO")
    _must_exist(source)
    try:
        with ExitStack() as held:
            for database in (source, target):
                held.enter_context(exclusive_use(database))
                await database.prepare()
            async with source.read() as old, target.write() as new:
                await _refuse_unless_empty(new)
                counts = {table.name: await _copy(old, new, table) for table in metadata.sorted_tables}
                for table in metadata.sorted_tables:
                    await _go_on_counting(old, new, table)
    except sa.exc.SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        raise DatabaseError(f"migrate-database: {' '.join(str(cause).split())}") from error
    finally:
        await source.close()
        await target.close()
    return f"migrate-database: {sum(counts.values())} rows of {len(counts)} tables, {counts['matches']} matches"


def _must_exist(source: Database) -> None:
    # SQLite would make an empty one.
    if source.sqlite and not Path(source.url.database or "").is_file():
        raise DatabaseError(f"FROM: there is no database at {source.url.database}")


def _opened(url: str, called: str) -> Database:
    # Of other addresses nothing is shown: they may hold a password.
    if not url.startswith(tuple(f"{kind}://" for kind in DATABASES)):
        raise DatabaseError(f"{called}: must begin with {' or '.join(f'{kind}://' for kind in DATABASES)}")
    return Database(url, called)


async def _refuse_unless_empty(target: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        if (await target.execute(sa.select(sa.literal(1)).select_from(table).limit(1))).first() is not None:
            raise DatabaseError(f"TO: must be an empty database; it has rows in {table.name}")


async def _copy(old: AsyncConnection, new: AsyncConnection, table: sa.Table) -> int:
    copied = 0
    rows = await old.stream(sa.select(table).order_by(*table.primary_key))
    async for some in rows.mappings().partitions(AT_ONCE):
        await new.execute(table.insert(), [dict(row) for row in some])
        copied += len(some)
    return copied


async def _go_on_counting(old: AsyncConnection, new: AsyncConnection, table: sa.Table) -> None:
    """Have the target give ids after the last that the source gave, even where those rows are gone."""
    column = table.autoincrement_column
    if column is None or new.dialect.name != "postgresql":
        return
    if old.dialect.name == "sqlite":
        given = sa.text("SELECT seq FROM sqlite_sequence WHERE name = :name").bindparams(name=table.name)
        last = (await old.execute(given)).scalar()
    else:
        last = (await old.execute(sa.text(f"SELECT last_value FROM {table.name}_{column.name}_seq"))).scalar()
    last = max(last or 0, (await new.execute(sa.select(sa.func.max(column)))).scalar() or 0)
    if last:
        await new.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence(table.name, column.name), last)))
