"""The connection: SQLite or PostgreSQL, transactions, migrations at start-up."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.address import AddressError, for_drivers

BUSY_MS = 10_000
"""How long a writer waits for its turn, and then on SQLite for another process's transaction, in milliseconds each."""
LONGEST_CALL_MS = 250
"""How long SQLite itself may wait, in milliseconds: so long at most a call goes on that its caller has given up."""
AGAIN = 0.02
"""Seconds after which a file that another process holds is asked for again."""
CONNECTIONS = 15
"""Connections at the same time."""
POOLED = 5
"""How many of them are kept while nobody needs them."""
WRITERS = 10
"""How many of them may write on PostgreSQL; those that wait for each other leave the rest to readers."""

OVERTAKEN = {"40001", "40P01", "55P03", "53300"}
"""PostgreSQL's codes where transactions met others: serialization, deadlock, a lock not had, too many connections."""

WRITING = "bot_writing"


class DatabaseError(Exception):
    """The database cannot be opened; the message is one line that says what to do."""


class Database:
    """One store. `read` and `write` give a connection with a transaction that ends with the block."""

    def __init__(self, url: str | URL, called: str = "DATABASE_URL") -> None:
        """DatabaseError if `url` cannot be understood. Errors name what it came by: `called`."""
        self.called = called
        try:
            self.url, arguments = for_drivers(url)
        except AddressError as error:
            raise DatabaseError(f"{called}: {error}") from None
        except (sa.exc.ArgumentError, ValueError):
            raise DatabaseError(
                f"{called}: no database has such an address (it may hold a password: not shown)"
            ) from None
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite and self.url.database in (None, "", ":memory:"):
            raise DatabaseError(f"{called}: a file is expected, as in sqlite+aiosqlite:///data/bot.sqlite3")
        # What an error would otherwise quote of a statement's values holds hidden cards.
        self.engine: AsyncEngine = create_async_engine(
            self.url,
            hide_parameters=True,
            pool_pre_ping=not self.sqlite,
            max_overflow=CONNECTIONS - POOLED,
            pool_size=POOLED,
            connect_args=arguments,
        )
        self._writers = asyncio.Semaphore(1 if self.sqlite else WRITERS)
        if self.sqlite:
            _tune_sqlite(self.engine.sync_engine)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One consistent view of the store."""
        async with self.engine.connect() as connection:
            if not self.sqlite:
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end of the block; any exception leaves nothing behind.

        SQLite lets one writer in at a time. On PostgreSQL a match or challenge read here stays locked until the end.
        """
        async with self._turn_to_write(), self.engine.connect() as connection:
            connection = await connection.execution_options(**{WRITING: True})
            async with AsyncExitStack() as transaction:
                await _begin(connection, transaction)
                yield connection

    @asynccontextmanager
    async def _turn_to_write(self) -> AsyncIterator[None]:
        # Whoever waits holds no connection: readers would find none.
        try:
            async with asyncio.timeout(BUSY_MS / 1000):
                await self._writers.acquire()
        except TimeoutError:
            raise sa.exc.TimeoutError("others write for too long") from None
        try:
            yield
        finally:
            self._writers.release()

    async def prepare(self) -> None:
        """Bring the schema up to date. DatabaseError if the database cannot be opened or was written by a later
        version."""
        try:
            if self.sqlite and self.url.database:
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
                await _make_file(self.url.database)
            async with self.write() as connection:
                await connection.run_sync(_migrate, self.called)
        except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as error:
            cause = getattr(error, "orig", None) or error
            place = self.url.render_as_string(hide_password=True)
            raise DatabaseError(f"{self.called}: cannot open {place}: {' '.join(str(cause).split())}") from error

    async def close(self) -> None:
        """Close every connection; the process would not end otherwise."""
        await self.engine.dispose()


async def _begin(connection: AsyncConnection, transaction: AsyncExitStack) -> None:
    """Begin a transaction; where another process writes to a SQLite file, once it has ended, for `BUSY_MS` at most."""
    clock = asyncio.get_running_loop().time
    given_up = clock() + BUSY_MS / 1000
    while True:
        try:
            await transaction.enter_async_context(connection.begin())
            return
        except sa.exc.OperationalError as error:
            if connection.dialect.name != "sqlite" or not is_busy(error) or clock() > given_up:
                raise
            await asyncio.sleep(AGAIN)


def is_busy(error: BaseException) -> bool:
    """Whether a transaction failed only because others took too long: it left nothing behind and can be tried again."""
    if isinstance(error, sa.exc.TimeoutError):
        return True
    cause = getattr(error, "orig", None) if isinstance(error, sa.exc.DBAPIError) else None
    if isinstance(cause, sqlite3.OperationalError):
        return cause.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return getattr(cause, "sqlstate", None) in OVERTAKEN


def writing(connection: AsyncConnection) -> bool:
    """Whether a connection was given by `Database.write`."""
    return bool(connection.sync_connection and connection.sync_connection.get_execution_options().get(WRITING))


async def _make_file(path: str) -> None:
    """See to it that there is a database in WAL mode, on a connection without a thread of its own: that of one which
    fails may outlive the event loop.

    Two processes that turn a new file to WAL at once each hold what the other wants: SQLite refuses at once, without
    waiting, so the waiting is done here.
    """
    given_up = asyncio.get_running_loop().time() + BUSY_MS / 1000
    while True:
        with closing(sqlite3.connect(path, timeout=0)) as connection:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or asyncio.get_running_loop().time() > given_up:
                    raise
        await asyncio.sleep(AGAIN)


def _tune_sqlite(engine: sa.Engine) -> None:
    @sa.event.listens_for(engine, "connect")
    def _(connection: Any, __: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        try:
            for pragma in (
                "journal_mode=WAL",
                "synchronous=FULL",
                "foreign_keys=ON",
                f"busy_timeout={min(BUSY_MS, LONGEST_CALL_MS)}",
            ):
                cursor.execute(f"PRAGMA {pragma}")
        except BaseException:
            # Its thread would outlive us.
            connection.close()
            raise
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def _(connection: sa.Connection) -> None:
        writing = connection.get_execution_options().get(WRITING)
        # A transaction that reads first and writes later could not wait for another writer: SQLite refuses it.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def alembic_config(connection: sa.Connection, scripts: Path) -> Config:
    """What Alembic needs to run the migrations in the folder `scripts` inside the transaction of this connection."""
    config = Config()
    # Alembic takes a % for the beginning of the name of another option.
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _migrate(connection: sa.Connection, called: str) -> None:
    if connection.dialect.name == "postgresql":
        # Two processes that start at once would both migrate.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(4091)")
    with as_file(files("bot.store") / "migrations") as scripts:
        try:
            command.upgrade(alembic_config(connection, scripts), "head")
        except CommandError as error:
            raise DatabaseError(f"{called}: written by a later version of the bot ({error})") from error
