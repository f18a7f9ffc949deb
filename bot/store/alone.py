"""One bot at a time on a SQLite file."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.database import Database, DatabaseError


@contextmanager
def alone_on(database: Database) -> Iterator[None]:
    """Hold a SQLite file for this process alone; DatabaseError if another bot has it. Any number share PostgreSQL.

    The lock is the system's, on a file beside the database: it ends with the process, however that ends.
    """
    if not database.sqlite or not database.url.database:
        yield
        return
    path = Path(f"{database.url.database}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.open("w")
    except OSError as error:
        raise DatabaseError(f"{database.called}: cannot open {path}: {error.strerror}") from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise DatabaseError(
                f"DATABASE_URL: a bot runs on {database.url.database} already; several share a PostgreSQL, not a file"
            ) from None
        yield
