"""Holidays."""

from datetime import UTC, datetime

import pytest

from bot.service import away
from bot.service.position import look
from bot.service.services import DuplicateInteraction, UserError
from tests.service.hall import ANN, BEGIN, BEN, Hall
from tests.service.passing import DAY, HOUR, items, later, move, only_ask, other

THREE_DAYS = 3 * DAY


async def be_away(hall: Hall, person: object, days: int, start: int = 0) -> None:
    begin = hall.at + start * DAY
    await away.away(hall.services, person, begin, begin + days * DAY, hall.interaction())  # type: ignore[arg-type]


async def test_a_running_deadline_waits_for_the_end_of_the_absence(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await later(hall, DAY)
    await be_away(hall, mover, 7)
    assert (await hall.row(match_id)).due_at == hall.at + 9 * DAY
    assert await later(hall, 7 * DAY) == []
    assert await later(hall, 2 * DAY) == ["remind", "time"]


async def test_an_absence_to_come_is_passed_over(hall: Hall) -> None:
    match_id = await hall.begun()
    await be_away(hall, await hall.mover(match_id), 5, start=1)
    assert (await hall.row(match_id)).due_at == hall.at + 8 * DAY
    assert await later(hall, DAY + HOUR) == []


async def test_the_other_ones_absence_does_not_help(hall: Hall) -> None:
    match_id = await hall.begun()
    await be_away(hall, other(await hall.mover(match_id)), 7)
    assert (await hall.row(match_id)).due_at == hall.at + THREE_DAYS


async def test_a_turn_that_begins_during_an_absence_has_its_whole_time_after_it(hall: Hall) -> None:
    match_id = await hall.begun()
    await be_away(hall, other(await hall.mover(match_id)), 7)
    await move(hall, match_id)
    assert (await hall.row(match_id)).due_at == BEGIN + 10 * DAY


async def test_the_opponent_sees_it_on_the_board(hall: Hall) -> None:
    match_id = await hall.begun()
    before = len(await items(hall, "board"))
    await be_away(hall, BEN, 7)
    assert len(await items(hall, "board")) == before + 1
    position = await look(hall.services, match_id, ANN.id)
    seat = position.people.index(BEN.id)
    assert position.time.away[seat] == (BEGIN, BEGIN + 7 * DAY)
    assert position.time.away[1 - seat] is None


async def test_twenty_one_days_a_year(hall: Hall) -> None:
    await be_away(hall, ANN, 14)
    hall.at += 14 * DAY
    with pytest.raises(UserError, match="7 days left"):
        await be_away(hall, ANN, 8)
    await be_away(hall, ANN, 7)
    hall.at += 7 * DAY
    with pytest.raises(UserError, match="0 days left"):
        await be_away(hall, ANN, 1)
    hall.at = int(datetime(datetime.fromtimestamp(BEGIN, UTC).year + 1, 1, 1, tzinfo=UTC).timestamp())
    await be_away(hall, ANN, 21)


async def test_an_absence_over_new_year_counts_in_both_years(hall: Hall) -> None:
    hall.at = int(datetime(2030, 12, 22, tzinfo=UTC).timestamp())
    await be_away(hall, ANN, 20)
    hall.at += 20 * DAY
    with pytest.raises(UserError, match="In 2031 you have 11 days left"):
        await be_away(hall, ANN, 12)
    await be_away(hall, ANN, 11)


async def test_coming_back_early_gives_the_days_back(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await be_away(hall, mover, 14)
    await later(hall, 4 * DAY)
    assert await away.back(hall.services, mover, hall.interaction()) == 1
    assert (await hall.row(match_id)).due_at == hall.at + THREE_DAYS
    assert await away.absences_of(hall.services, mover.id) == ([], 17)


async def test_a_day_that_was_begun_is_used(hall: Hall) -> None:
    for used in (1, 2, 3):
        await be_away(hall, ANN, 18)
        hall.at += HOUR
        assert await away.back(hall.services, ANN, hall.interaction()) == 1
        assert await away.absences_of(hall.services, ANN.id) == ([], away.DAYS_A_YEAR - used)


async def test_absences_do_not_overlap_and_end_in_the_future(hall: Hall) -> None:
    await be_away(hall, ANN, 7, start=2)
    with pytest.raises(UserError):
        await be_away(hall, ANN, 3)
    with pytest.raises(UserError):
        await away.away(hall.services, ANN, hall.at - 2 * DAY, hall.at - DAY, hall.interaction())
    number = hall.interaction()
    await away.away(hall.services, BEN, hall.at, hall.at + DAY, number)
    with pytest.raises(DuplicateInteraction):
        await away.away(hall.services, BEN, hall.at + DAY, hall.at + 2 * DAY, number)


async def test_time_that_is_over_does_not_come_back(hall: Hall) -> None:
    match_id = await hall.begun()
    await later(hall, THREE_DAYS)
    await be_away(hall, await hall.mover(match_id), 7)
    assert (await hall.row(match_id)).overdue_at == hall.at
    await only_ask(hall, match_id, "time")


async def test_the_week_to_decide_waits_for_the_one_who_decides(hall: Hall) -> None:
    match_id = await hall.begun()
    waiting = other(await hall.mover(match_id))
    await later(hall, THREE_DAYS)
    await be_away(hall, waiting, 10)
    assert await later(hall, 16 * DAY) == []
    assert await later(hall, DAY) == ["abandon"]
