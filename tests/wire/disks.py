"""Where a bot keeps its data in a soak: a disk that can be full for a while."""

import os
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Protocol

SIZE = 64 * 1024 * 1024
"""Bytes of a disk of its own."""
BLOCK = 64 * 1024


class Disk(Protocol):
    """A disk on which processes write."""

    name: str

    def fill(self, pids: list[int]) -> None:
        """Leave no room: whatever these processes write to a file from now on fails."""

    def free(self) -> None:
        """Give the room back."""


class SmallDisk:
    """A file system of its own that is filled to the last byte: writing fails with ENOSPC."""

    name = "no room on the disk"

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._filler = folder / "filler"

    def fill(self, pids: list[int]) -> None:
        self._shorten_logs()
        with suppress(OSError), self._filler.open("wb", buffering=0) as filler:
            for block in (BLOCK, 4096, 1):
                with suppress(OSError):
                    while filler.write(b"\0" * block):
                        pass

    def free(self) -> None:
        self._filler.unlink(missing_ok=True)

    def _shorten_logs(self) -> None:
        # What SQLite has of its log is room that it would write in first.
        for file in self._folder.glob("*.sqlite3"):
            with suppress(sqlite3.Error), closing(sqlite3.connect(file, timeout=0.2)) as store:
                store.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class LimitedFiles:
    """Processes whose files may not be written, as over a quota: writing fails with EFBIG."""

    name = "no file may be written"

    def __init__(self) -> None:
        self._limited: dict[int, tuple[int, int]] = {}

    def fill(self, pids: list[int]) -> None:
        for pid in pids:
            with suppress(OSError):
                before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
                self._limited.setdefault(pid, before)

    def free(self) -> None:
        for pid, before in self._limited.items():
            # It may have ended meanwhile.
            with suppress(OSError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        self._limited.clear()


@contextmanager
def disks_of(folder: Path) -> Iterator[list[Disk]]:
    """Make a folder: a disk of its own, where this process may mount one; the ways in which it gets full."""
    folder.mkdir()
    mounted = os.getuid() == 0 and _run("mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", folder)
    try:
        yield [LimitedFiles(), SmallDisk(folder)] if mounted else [LimitedFiles()]
    finally:
        if mounted:
            _run("umount", "--lazy", folder)


def _run(*command: object) -> bool:
    try:
        return subprocess.run([*map(str, command)], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False
