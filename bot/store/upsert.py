"""One statement that inserts a row or, where it is there already, changes it: two processes never trip each other."""

from collections.abc import Iterable
from itertools import islice
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

BATCH = 500
"""Rows that are sent, and held in memory, at a time."""


def insert_into(connection: AsyncConnection, table: sa.Table) -> Any:
    """An insert that knows ON CONFLICT, in the dialect of the connection."""
    return (sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert)(table)


async def upsert(
    connection: AsyncConnection, table: sa.Table, values: dict[str, Any], only_new: dict[str, Any] | None = None
) -> None:
    """Insert `values`, or change the row with the same primary key to them; `only_new` counts for an insert alone."""
    await upsert_all(connection, table, [values], only_new)


async def upsert_all(
    connection: AsyncConnection,
    table: sa.Table,
    rows: Iterable[dict[str, Any]],
    only_new: dict[str, Any] | None = None,
) -> None:
    """Insert rows with the same columns, or change those that are there to them."""
    keys = [column.key for column in table.primary_key]
    waiting = iter(rows)
    while some := list(islice(waiting, BATCH)):
        insert = insert_into(connection, table)
        changed = {name: insert.excluded[name] for name in some[0] if name not in keys}
        if changed:
            insert = insert.on_conflict_do_update(index_elements=list(table.primary_key), set_=changed)
        else:
            insert = insert.on_conflict_do_nothing(index_elements=list(table.primary_key))
        await connection.execute(insert, [{**(only_new or {}), **row} for row in some])
