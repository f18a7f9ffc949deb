"""Backups of a SQLite store, taken while the bot runs, and put back."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from bot.store.database import Database, DatabaseError
from bot.store.process_lock import exclusive_use
from bot.store.tables import registered_commands


def back_up(url: str | URL, file: Path) -> str:
    """Write a consistent copy of the store to a new file; one line that says so.

    The copy appears under its name only when it is whole. DatabaseError, with nothing written, if it cannot be had.
    """
    source = _file_of(url, "backup")
    if not source.exists():
        raise DatabaseError(f"backup: there is no database at {source}")
    if file.exists():
        raise DatabaseError(f"backup: {file} is there already; name a new file")
    part = file.with_name(f".{file.name}.part")
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as store:
            with closing(sqlite3.connect(part)) as copy:
                store.backup(copy)
                # A copy in one file, without a log beside it.
                copy.execute("PRAGMA journal_mode=DELETE")
            _check(part)
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseError(f"backup: {file} cannot be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return f"backup: {file}, {file.stat().st_size} bytes"


def restore(url: str | URL, file: Path) -> str:
    """Put a backup in the place of the store; one line that says so. What was there is overwritten.

    Numbers that were given since the backup are not given again, as far as what was there can still be read: messages
    on Discord bear them, and a button of a match that is lost must never be one of another match. Which commands were
    registered is forgotten: Discord may have heard of others since.

    DatabaseError, with nothing changed, if the file is no backup or a bot runs on the store.
    """
    target = _file_of(url, "restore")
    if not file.is_file():
        raise DatabaseError(f"restore: there is no file {file}")
    try:
        _check(file)
        with (
            exclusive_use(Database(url)),
            closing(sqlite3.connect(file)) as copy,
            closing(sqlite3.connect(target)) as store,
        ):
            _must_be_one(store, target)
            given = _numbers_given(store)
            # Through SQLite, not over the file: an old log beside it would else be taken for the new store's.
            copy.backup(store)
            _go_on_counting(store, given)
            _forget_commands(store)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseError(f"restore: {file} cannot be restored: {error}") from None
    return f"restore: {target} holds what {file} held"


def _file_of(url: str | URL, what: str) -> Path:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database:
        raise DatabaseError(f"{what}: works on SQLite files; for PostgreSQL use pg_dump and pg_restore")
    return Path(parsed.database)


def _must_be_one(store: sqlite3.Connection, target: Path) -> None:
    try:
        store.execute("SELECT count(*) FROM sqlite_master")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            # What is spoilt within it is overwritten.
            return
        raise DatabaseError(
            f"restore: {target} is no database any more; move it away first, with its -wal and -shm if they are there"
        ) from None


def _numbers_given(store: sqlite3.Connection) -> dict[str, int]:
    """The last number that each table has given; nothing of a file that is empty or spoilt."""
    try:
        return dict(store.execute("SELECT name, seq FROM sqlite_sequence"))
    except sqlite3.DatabaseError:
        return {}


def _go_on_counting(store: sqlite3.Connection, given: dict[str, int]) -> None:
    counted = _numbers_given(store)
    with store:
        for name, last in given.items():
            if name in counted:
                store.execute("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", (last, name))
            elif store.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (name,)).fetchone():
                store.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, last))


def _forget_commands(store: sqlite3.Connection) -> None:
    # A backup of an earlier version may not have the table.
    if store.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (registered_commands.name,)).fetchone():
        with store:
            store.execute(f"DELETE FROM {registered_commands.name}")


def _check(file: Path) -> None:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        if not copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()[0]:
            raise sqlite3.DatabaseError("it is no database of this bot")
