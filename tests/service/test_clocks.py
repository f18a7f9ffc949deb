"""Counting time around absences."""

from hypothesis import given
from hypothesis import strategies as st

from bot.service.clocks import Absence, counted, moment

AWAY = [(100, 200), (250, 300)]


def test_time_in_absences_does_not_count() -> None:
    assert counted(0, 400, AWAY) == 250
    assert counted(150, 260, AWAY) == 50
    assert counted(120, 180, AWAY) == 0
    assert counted(400, 300, AWAY) == 0


def test_the_moment_lies_behind_the_absences_on_the_way() -> None:
    assert moment(0, 99, AWAY) == 99
    assert moment(0, 101, AWAY) == 201
    assert moment(0, 151, AWAY) == 301
    assert moment(150, 10, AWAY) == 210


def absences(cuts: list[int]) -> list[Absence]:
    cuts = sorted(set(cuts))
    return list(zip(cuts[::2], cuts[1::2], strict=False))


@given(st.integers(0, 500), st.integers(1, 500), st.lists(st.integers(0, 1000)).map(absences))
def test_as_many_seconds_count_until_the_moment(begin: int, seconds: int, away: list[Absence]) -> None:
    end = moment(begin, seconds, away)
    assert counted(begin, end, away) == seconds
    assert not any(since <= end < until for since, until in away)
    before = [at for at in range(begin, end) if not any(since <= at < until for since, until in away)]
    assert all(counted(begin, at, away) < seconds for at in before)
