"""One process at a time on a SQLite file."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from bot.operations.process_lock import hold_lock
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
