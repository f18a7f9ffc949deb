"""An orderly end: what has begun to use the store is finished, not broken off in the midst of it."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 3.0
"""Seconds that what has begun may still take once the end is asked for."""


async def finished(work: Coroutine[Any, Any, T]) -> T:
    """What the work gives. If the caller is cancelled meanwhile, the work has `PATIENCE` seconds to end first."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task}, timeout=PATIENCE)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        raise


class UnderWay:
    """Tasks of others, such as the library's, that are in the midst of something which is to be finished."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    @contextmanager
    def noted(self) -> Iterator[None]:
        """The present task is under way within this context."""
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("there is no task")
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def end(self) -> None:
        """Wait for all that is under way, for `PATIENCE` seconds at most."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=PATIENCE)
