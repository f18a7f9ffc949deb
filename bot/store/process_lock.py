"""One process at a time: on a SQLite file, or on anything else that a lock file stands for."""

import fcntl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bot.store.database import Database, DatabaseError


@contextmanager
def exclusive_use(database: Database) -> Iterator[None]:
    """Hold a SQLite file for this process alone; DatabaseError if another bot has it. Any number share PostgreSQL."""
    with ExitStack() as stack:
        if database.sqlite and database.url.database:
            path = Path(f"{database.url.database}.lock")
            try:
                stack.enter_context(hold_lock(path))
            except BlockingIOError:
                raise DatabaseError(
                    f"a bot runs on {database.url.database} already; "
                    "several can share a PostgreSQL (DATABASE_URL), not a file"
                ) from None
            except OSError as error:
                raise DatabaseError(f"{database.called}: cannot open {path}: {error.strerror}") from None
        yield


@contextmanager
def hold_lock(path: Path) -> Iterator[None]:
    """Hold a lock file for this process alone; BlockingIOError if another process does, OSError if it cannot be made.

    The lock is the system's: it ends with the process, however that ends.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
