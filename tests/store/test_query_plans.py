"""No query of the store reads a whole table that grows with finished matches."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa

from bot.store.database import Database
from bot.store.tables import metadata
from tests.store.large_store import fill
from tests.store.query_plans import tables_read_whole
from tests.store.store_calls import CALLS, Call, functions_of_the_store, name_of

SMALL = {"outbox", "deadlines", "heartbeats", "guilds", "registered_commands"}
"""Tables that hold what is live or waits, or a row for each server or application."""

READING_WHOLE = {
    "forgetting.forget_guild": "once for a server, long after the bot left it: looks for all that nobody else has",
}
"""Functions that may read whole tables, and why."""


async def sent_by(database: Database, call: Call, *args: Any, **named: Any) -> list[tuple[str, Any]]:
    """The statements that a function of the store sends, each with the values of its first row; nothing stays
    changed."""
    sent: list[tuple[str, Any]] = []

    def note(_: object, __: object, statement: str, parameters: Any, ___: object, many: bool) -> None:
        sent.append((statement, parameters[0] if many else parameters))

    engine = database.engine.sync_engine
    async with database.write() as connection:
        sa.event.listen(engine, "before_cursor_execute", note)
        try:
            answer = call(connection, *args, **named)
            if isinstance(answer, AsyncIterator):
                async for _ in answer:
                    pass
            else:
                await answer
        finally:
            sa.event.remove(engine, "before_cursor_execute", note)
        await connection.rollback()
    return sent


def test_every_function_of_the_store_is_asked_about() -> None:
    assert functions_of_the_store() == {name_of(call) for call, _args, _named in CALLS}


async def test_no_query_reads_a_whole_table_that_grows(database: Database) -> None:
    await fill(database)
    found: dict[str, dict[str, set[str]]] = {}
    for call, args, named in CALLS:
        name = name_of(call)
        statements = dict(await sent_by(database, call, *args, **named))
        assert statements, f"{name} sent nothing"
        async with database.read() as connection:
            for statement, parameters in statements.items():
                if whole := await tables_read_whole(connection, statement, parameters) - SMALL:
                    found.setdefault(name, {})[statement] = whole
    assert {name: queries for name, queries in found.items() if name not in READING_WHOLE} == {}
    assert set(READING_WHOLE) <= set(found), "what no longer reads a whole table needs no reason"


@pytest.mark.parametrize(
    ("statement", "whole"),
    [
        ("SELECT id FROM people WHERE name = 'Ann'", {"people"}),
        ("SELECT p.id FROM people AS p JOIN seats AS s ON s.person_id = p.id WHERE s.seat = 1", {"seats"}),
        ("SELECT person_id FROM seats ORDER BY person_id", {"seats"}),
        ("SELECT name FROM people WHERE id = 1", set()),
        ("SELECT max(id) FROM people", set()),
        ("SELECT id FROM challenges WHERE state = 'open'", set()),
    ],
)
async def test_what_reads_a_whole_table_is_seen(database: Database, statement: str, whole: set[str]) -> None:
    async with database.read() as connection:
        if not database.sqlite:
            # The tables are empty: nothing else would be worth an index.
            await connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
            await connection.exec_driver_sql("SET LOCAL enable_mergejoin = off")
            await connection.exec_driver_sql("SET LOCAL enable_bitmapscan = off")
        assert await tables_read_whole(connection, statement, ()) == whole


async def test_what_a_row_refers_to_can_be_deleted_without_reading_every_row(database: Database) -> None:
    async with database.read() as connection:
        leading = await connection.run_sync(_leading_columns)
    referring = {(key.parent.table.name, key.parent.name) for t in metadata.sorted_tables for key in t.foreign_keys}
    assert referring - leading == set()


def _leading_columns(connection: sa.Connection) -> set[tuple[str, str]]:
    """Table and first column of each index over all rows, those of primary keys among them."""
    inspector = sa.inspect(connection)
    found = set()
    for table in inspector.get_table_names():
        found.add((table, (inspector.get_pk_constraint(table)["constrained_columns"] or [""])[0]))
        for index in inspector.get_indexes(table):
            if not any(name.endswith("_where") for name in index.get("dialect_options", {})):
                found.add((table, str(index["column_names"][0])))
    return found
