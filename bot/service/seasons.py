"""The periods for which there are leaderboards: all time, the season, which is a calendar month, and the week."""

from datetime import UTC, datetime, timedelta

ALL_TIME = "all"
PERIODS = ("all", "season", "week")
PROVISIONAL = {"all": 5, "season": 3, "week": 2}
"""With fewer rated results than that in a period a player is marked as provisional in it."""


def season_of(at: int) -> str:
    """The season of a moment, such as `2025-11`."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m")


def week_of(at: int) -> str:
    """The week of a moment by ISO 8601, which begins on a Monday, such as `2025-W47`."""
    year, week, _day = datetime.fromtimestamp(at, UTC).isocalendar()
    return f"{year:04}-W{week:02}"


def period_key(period: str, at: int) -> str:
    """How one of `PERIODS` that holds the moment `at` is named in the store."""
    return {"all": ALL_TIME, "season": season_of(at), "week": week_of(at)}[period]


def period_keys(at: int) -> tuple[str, str, str]:
    """The periods, as the store names them, to which a result counts."""
    return ALL_TIME, season_of(at), week_of(at)


def season_end(at: int) -> int:
    """The first moment after the season of a moment."""
    first = datetime.fromtimestamp(at, UTC).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    return int((first + timedelta(days=32)).replace(day=1).timestamp())
