"""What fails again and again: it is written down once per cause and minute, and tried again after a growing pause."""

import logging
import time
import traceback
from collections.abc import Callable

MINUTE = 60.0
"""Seconds for which a cause that was written down is only counted."""


class FailureLog:
    """Writes failures to a logger: of each cause the first at once, the others counted in its next line.

    A cause is what was attempted (the message), the kind of error, and the store's words or the line that raised it.
    A failure of the store, the disk or the network is one line; one that is a fault of the code has its traceback.
    """

    def __init__(self, log: logging.Logger, now: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._now = now
        self._written: dict[tuple[object, ...], tuple[float, int]] = {}

    def write(self, error: BaseException, message: str, *args: object) -> None:
        """Write down that something failed with `error`; `message` and `args` as the logger takes them."""
        now = self._now()
        cause = (message, *_cause(error))
        at, more = self._written.get(cause, (now - MINUTE, 0))
        if now - at < MINUTE:
            self._written[cause] = at, more + 1
            return
        self._written = {known: held for known, held in self._written.items() if now - held[0] < MINUTE or held[1]}
        self._written[cause] = now, 0
        text = message % args if args else message
        if more:
            text += f" ({more} more like this since the last line)"
        outside = _outside(error)
        if outside is None:
            self._log.error("%s", text, exc_info=error)
        else:
            # Further lines of PostgreSQL's quote the row, which may hold hidden cards.
            said = next(iter(str(outside).splitlines()), "")
            self._log.error("%s: %s: %s", text, type(outside).__name__, said)


def _outside(error: BaseException) -> BaseException | None:
    """The error of the store, the disk or the network; None for a fault of the code."""
    original = getattr(error, "orig", None)
    if isinstance(original, BaseException):
        return original
    return error if isinstance(error, OSError) else None


def _cause(error: BaseException) -> tuple[object, ...]:
    outside = _outside(error)
    if outside is not None:
        return type(outside), str(outside)
    frames = traceback.extract_tb(error.__traceback__)
    return type(error), (frames[-1].filename, frames[-1].lineno) if frames else None


class GrowingPause:
    """The seconds to wait after each of several failures in a row: twice as long each time, up to the longest."""

    def __init__(self, first: float, longest: float) -> None:
        self._first = first
        self._longest = longest
        self._next = first

    def grow(self) -> float:
        """The pause after one more failure."""
        pause = min(self._next, self._longest)
        self._next = min(2 * self._next, self._longest)
        return pause

    def end(self) -> None:
        """Something succeeded: the next failure is the first again."""
        self._next = self._first
