"""When an absence begins and ends, as text: whole days by their dates, which are the same for every reader.

Discord shows a time in each reader's own zone: the midnight at which a day begins or ends would be one of another date.
"""

from datetime import UTC, datetime

from config.durations import DAY


def first_day(at: int) -> str:
    """The day of UTC that begins at a moment, such as 2030-12-24; a moment within a day in the reader's own time."""
    return _moment(at) if at % DAY else _date(at)


def last_day(until: int) -> str:
    """The day of UTC that ends at a moment; a moment within a day in the reader's own time."""
    return _moment(until) if until % DAY else _date(until - DAY)


def _date(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


def _moment(at: int) -> str:
    return f"<t:{at}:f>"
