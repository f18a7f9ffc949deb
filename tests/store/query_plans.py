"""How a database would run a statement: which tables it would read from end to end."""

import json
import re
from collections.abc import Iterator
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.tables import metadata

_ALIAS = re.compile(r'\b(\w+) AS "?(\w+)"?')
_SQLITE_READ = re.compile(r"(SCAN|SEARCH) (\S+)(?: USING (?:(AUTOMATIC)(?: PARTIAL)?)?.*?INDEX (\w+))?")


async def tables_read_whole(connection: AsyncConnection, statement: str, parameters: Any) -> set[str]:
    """The tables of which every row, or every entry of an index, would be read to run a statement as it is sent.

    An index of some rows alone, such as those of live matches, may be read from end to end.
    """
    aliases = {alias: table for table, alias in _ALIAS.findall(statement) if table in metadata.tables}
    if connection.dialect.name == "sqlite":
        partial = {
            row.name
            for row in await connection.exec_driver_sql(
                "SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '% WHERE %'"
            )
        }
        plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
        found = set(_whole_in_sqlite([row.detail for row in plan], partial))
        return {aliases.get(name, name) for name in found} & set(metadata.tables)
    indexes = await connection.exec_driver_sql(
        "SELECT i.relname AS name, t.relname AS table, pg_get_indexdef(x.indexrelid, 1, true) AS first FROM pg_index x"
        " JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid WHERE x.indpred IS NULL"
    )
    whole_indexes = {row.name: (row.table, row.first) for row in indexes}
    answer = (await connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters)).scalar_one()
    [plan_of_all] = json.loads(answer) if isinstance(answer, str) else answer
    return set(_whole_in_postgres(plan_of_all["Plan"], whole_indexes)) & set(metadata.tables)


def _whole_in_sqlite(details: list[str], partial: set[str]) -> Iterator[str]:
    for detail in details:
        read = _SQLITE_READ.match(detail)
        # An automatic index is made of all rows, for one query.
        if read and (read[1] == "SCAN" or read[3]) and read[4] not in partial:
            yield read[2]


def _whole_in_postgres(node: dict[str, Any], whole_indexes: dict[str, tuple[str, str]]) -> Iterator[str]:
    if node["Node Type"] == "Seq Scan":
        yield node["Relation Name"]
    elif node.get("Index Name") in whole_indexes:
        table, first = whole_indexes[node["Index Name"]]
        # Where nothing is said of its first column, every entry is read.
        if not re.search(rf"\({first}\b", node.get("Index Cond", "")):
            yield table
    for part in node.get("Plans", []):
        yield from _whole_in_postgres(part, whole_indexes)
