"""Days of absences as text."""

from datetime import UTC, datetime

from bot.text.days import first_day, last_day
from config.durations import DAY, HOUR

EVE = int(datetime(2030, 12, 24, tzinfo=UTC).timestamp())


def test_whole_days_are_dates_that_no_zone_of_a_reader_moves() -> None:
    assert (first_day(EVE), last_day(EVE + 4 * DAY)) == ("2030-12-24", "2030-12-27")
    assert (first_day(EVE), last_day(EVE + DAY)) == ("2030-12-24", "2030-12-24")


def test_a_moment_within_a_day_is_in_the_readers_zone() -> None:
    at = EVE + 9 * HOUR
    assert (first_day(at), last_day(at + 7 * DAY)) == (f"<t:{at}:f>", f"<t:{at + 7 * DAY}:f>")
