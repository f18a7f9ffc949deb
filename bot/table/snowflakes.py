"""Ids as Discord makes them: milliseconds since 2015 in the upper bits, a counter in the lower twelve."""

from __future__ import annotations

from datetime import UTC, datetime

from .clock import Clock

EPOCH_MS = 1_420_070_400_000


def moment(snowflake: int) -> float:
    """When the id was made, in UTC seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    """A moment as Discord writes it, with microseconds and offset."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


class Snowflakes:
    """Makes ids that only ever grow."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> int:
        floor = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self.last = max(floor, self.last + 1)
        return self.last

    def next_millisecond(self) -> int:
        """An id with a millisecond of its own, so that neighbouring servers fall on different shards."""
        self.last = max(self.next(), ((self.last >> 22) + 1) << 22)
        return self.last
