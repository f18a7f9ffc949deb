"""Faults that tests inject: answers instead of the real ones, lost connections, requests held until released."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from .errors import ApiError
from .model import Json

KEPT_REQUESTS = 20_000


@dataclass(slots=True)
class Fault:
    """What happens to the next ``times`` requests whose method and path match.

    ``delay`` lets so many seconds of the table's time pass first. ``status``, ``code`` and ``retry_after`` make an
    error answer; with ``page`` it is a proxy's, a page without Discord's code. ``drop`` cuts the connection before
    anything is done, ``lose_answer`` after it was done; ``hold`` keeps the request waiting until it is released, then
    goes on.
    """

    id: int
    method: str
    path: re.Pattern[str]
    times: int
    status: int | None = None
    code: int = 0
    message: str | None = None
    page: bool = False
    retry_after: float | None = None
    drop: bool = False
    lose_answer: bool = False
    hold: bool = False
    delay: float = 0.0
    released: asyncio.Event = field(default_factory=asyncio.Event)

    def error(self) -> ApiError | None:
        if self.retry_after is not None:
            message = self.message or "You are being rate limited."
            return ApiError(self.code, status=self.status or 429, message=message, retry_after=self.retry_after)
        if self.status is not None or self.code:
            return ApiError(self.code, status=self.status, message=self.message)
        return None


class Faults:
    """The faults that are set, and the log of what the bot asked."""

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self.set: dict[int, Fault] = {}
        self.requests: deque[Json] = deque(maxlen=KEPT_REQUESTS)

    def add(self, **given: Any) -> Fault:
        """Set a fault. ``path`` is a regular expression looked for in the path after ``/api/v10``."""
        pattern = re.compile(given.pop("path", ""))
        method = str(given.pop("method", "")).upper()
        fault = Fault(next(self._numbers), method, pattern, int(given.pop("times", 1)), **given)
        self.set[fault.id] = fault
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """The fault that meets this request, counted down."""
        for fault in self.set.values():
            if fault.times > 0 and fault.method in ("", method) and fault.path.search(path):
                fault.times -= 1
                return fault
        return None

    def release(self, number: int | None = None) -> None:
        """Let go the requests that this fault, or every fault, holds."""
        for fault in self.set.values():
            if number in (None, fault.id):
                fault.released.set()

    def clear(self) -> None:
        self.release()
        self.set.clear()
