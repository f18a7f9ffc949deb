"""Counting time around absences."""

from hypothesis import given
from hypothesis import strategies as st

from bot.service.clocks import Absence, charged_seconds, due_time

AWAY = [(100, 200), (250, 300)]


def test_time_in_absences_does_not_count() -> None:
    assert charged_seconds(0, 400, AWAY) == 250
    assert charged_seconds(150, 260, AWAY) == 50
    assert charged_seconds(120, 180, AWAY) == 0
    assert charged_seconds(400, 300, AWAY) == 0


def test_the_moment_lies_behind_the_absences_on_the_way() -> None:
    assert due_time(0, 99, AWAY) == 99
    assert due_time(0, 101, AWAY) == 201
    assert due_time(0, 151, AWAY) == 301
    assert due_time(150, 10, AWAY) == 210


def absences(cuts: list[int]) -> list[Absence]:
    cuts = sorted(set(cuts))
    return list(zip(cuts[::2], cuts[1::2], strict=False))


@given(st.integers(0, 500), st.integers(1, 500), st.lists(st.integers(0, 1000)).map(absences))
def test_as_many_seconds_count_until_the_moment(begin: int, seconds: int, away: list[Absence]) -> None:
    end = due_time(begin, seconds, away)
    assert charged_seconds(begin, end, away) == seconds
    assert not any(since <= end < until for since, until in away)
    before = [at for at in range(begin, end) if not any(since <= at < until for since, until in away)]
    assert all(charged_seconds(begin, at, away) < seconds for at in before)
