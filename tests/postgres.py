"""A private PostgreSQL for the tests: a cluster in a temporary folder, reached by a socket in it, gone afterwards."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.engine import make_url

PROGRAMS = ("initdb", "pg_ctl")
OWNERS = ("postgres", "nobody")
"""Whom the server belongs to where the tests run as root: it refuses to be root's."""
# Nothing here has to outlive a power cut.
FAST = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=60"


class Cluster:
    """A running server. Every database that it gives is empty."""

    def __init__(self, sockets: Path) -> None:
        self._sockets = sockets
        self._given = 0

    def url(self, name: str) -> str:
        """The address of a database as DATABASE_URL takes it."""
        return f"postgresql+asyncpg://bot@/{name}?host={self._sockets}"

    async def fresh(self, like: str | None = None) -> str:
        """The address of a new database: an empty one, or a copy of the one at the address `like`."""
        self._given += 1
        name = f"fresh_{self._given}"
        await self._execute(f"CREATE DATABASE {name} TEMPLATE {make_url(like).database if like else 'template0'}")
        return self.url(name)

    async def drop(self, url: str) -> None:
        """Remove a database, whoever is still connected to it."""
        await self._execute(f"DROP DATABASE {make_url(url).database} WITH (FORCE)")

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(host=str(self._sockets), user="bot", database="postgres")
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


def folder_of(program: str) -> Path | None:
    """Where a program of the server is: Debian keeps them out of the path, by version."""
    found = shutil.which(program)
    if found:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A cluster of its own, stopped at the end of the block. Skips the test where the programs are missing."""
    missing = [program for program in PROGRAMS if folder_of(program) is None]
    if missing:
        pytest.skip(f"PostgreSQL is not installed: no {' and no '.join(missing)} (Debian's package is postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    owner = _owner()
    if owner is not None:
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    data = folder / "data"
    try:
        _run(owner, folder, "initdb", "-D", data, "-U", "bot", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C")
        options = f"-k {folder} -c listen_addresses='' {FAST}"
        _run(owner, folder, "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
        try:
            yield Cluster(folder)
        finally:
            _run(owner, folder, "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _owner() -> pwd.struct_passwd | None:
    if os.getuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    return next(known[name] for name in OWNERS if name in known)


def _run(owner: pwd.struct_passwd | None, folder: Path, program: str, *arguments: object) -> None:
    place = folder_of(program)
    assert place is not None
    done = subprocess.run(
        [place / program, *map(str, arguments)],
        cwd=folder,
        user=owner.pw_uid if owner else None,
        group=owner.pw_gid if owner else None,
        extra_groups=[] if owner else None,
        stdin=subprocess.DEVNULL,
        # The server inherits its starter's output: a pipe would never end.
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        log = folder / "log"
        raise RuntimeError(f"{program}: {done.stderr or (log.read_text() if log.exists() else done.returncode)}")
