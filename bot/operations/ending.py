"""An orderly end: what has begun to use the store is finished, not broken off in the midst of it."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 3.0
"""Seconds that what has begun may still take once the end is asked for."""
LONGEST_ANSWER = 6.5
"""Seconds that what somebody waits for may still take then."""
LAST_WORDS = 1.5
"""Seconds in which it is said, after those, what could not be finished."""


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
        """Wait for all that is under way, for `LONGEST_ANSWER` at most; what is not done by then is cancelled, and has
        `LAST_WORDS` to say so."""
        clock = asyncio.get_running_loop().time
        until = clock() + LONGEST_ANSWER
        while self._tasks and (left := until - clock()) > 0:
            await asyncio.wait(set(self._tasks), timeout=left)
        if late := set(self._tasks):
            for task in late:
                task.cancel()
            await asyncio.wait(late, timeout=LAST_WORDS)
