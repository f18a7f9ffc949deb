"""One process at a time, on whatever a lock file stands for."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def hold_lock(path: Path) -> Iterator[None]:
    """Hold a lock file for this process alone; BlockingIOError if another process does, OSError if it cannot be made.

    The lock is the system's: it ends with the process, however that ends.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
