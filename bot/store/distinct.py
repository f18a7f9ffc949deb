"""The distinct values of an indexed column, without a look at every row."""

from typing import Any

import sqlalchemy as sa


def distinct_values(column: sa.Column[Any]) -> sa.Select[Any]:
    """The values of a column that begins an index, nulls left out: one look-up for each, however many rows have it."""
    smallest = sa.select(sa.func.min(column).label("value")).cte(f"{column.table.name}_{column.name}", recursive=True)
    following = sa.select(sa.func.min(column)).where(column > smallest.c.value).scalar_subquery()
    values = smallest.union_all(sa.select(following).where(smallest.c.value.is_not(None)))
    return sa.select(values.c.value).where(values.c.value.is_not(None))
