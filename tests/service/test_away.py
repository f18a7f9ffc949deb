"""Holidays."""

from datetime import UTC, datetime

import pytest

from bot.service import away
from bot.service.errors import DuplicateInteraction, UserError
from bot.service.match_lookup import look
from config.durations import DAY, HOUR
from tests.service.harness import ANN, BEGIN, BEN, ServiceHarness
from tests.service.passing import items, later, move, only_proposal, other

THREE_DAYS = 3 * DAY


async def be_away(harness: ServiceHarness, person: object, days: int, start: int = 0) -> None:
    begin = harness.at + start * DAY
    await away.away(harness.services, person, begin, begin + days * DAY, harness.interaction())  # type: ignore[arg-type]


async def test_a_running_deadline_waits_for_the_end_of_the_absence(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    await later(harness, DAY)
    await be_away(harness, mover, 7)
    assert (await harness.row(match_id)).due_at == harness.at + 9 * DAY
    assert await later(harness, 7 * DAY) == []
    assert await later(harness, 2 * DAY) == ["remind", "time"]


async def test_an_absence_to_come_is_passed_over(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await be_away(harness, await harness.mover(match_id), 5, start=1)
    assert (await harness.row(match_id)).due_at == harness.at + 8 * DAY
    assert await later(harness, DAY + HOUR) == []


async def test_the_other_ones_absence_does_not_help(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await be_away(harness, other(await harness.mover(match_id)), 7)
    assert (await harness.row(match_id)).due_at == harness.at + THREE_DAYS


async def test_a_turn_that_begins_during_an_absence_has_its_whole_time_after_it(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await be_away(harness, other(await harness.mover(match_id)), 7)
    await move(harness, match_id)
    assert (await harness.row(match_id)).due_at == BEGIN + 10 * DAY


async def test_the_opponent_sees_it_on_the_board(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    before = len(await items(harness, "board"))
    await be_away(harness, BEN, 7)
    assert len(await items(harness, "board")) == before + 1
    position = await look(harness.services, match_id, ANN.id)
    seat = position.people.index(BEN.id)
    assert position.time.away[seat] == (BEGIN, BEGIN + 7 * DAY)
    assert position.time.away[1 - seat] is None


async def test_twenty_one_days_a_year(harness: ServiceHarness) -> None:
    await be_away(harness, ANN, 14)
    harness.at += 14 * DAY
    with pytest.raises(UserError, match="7 days left"):
        await be_away(harness, ANN, 8)
    await be_away(harness, ANN, 7)
    harness.at += 7 * DAY
    with pytest.raises(UserError, match="0 days left"):
        await be_away(harness, ANN, 1)
    harness.at = int(datetime(datetime.fromtimestamp(BEGIN, UTC).year + 1, 1, 1, tzinfo=UTC).timestamp())
    await be_away(harness, ANN, 21)


async def test_an_absence_over_new_year_counts_in_both_years(harness: ServiceHarness) -> None:
    harness.at = int(datetime(2030, 12, 22, tzinfo=UTC).timestamp())
    await be_away(harness, ANN, 20)
    harness.at += 20 * DAY
    with pytest.raises(UserError, match="In 2031 you have 11 days left"):
        await be_away(harness, ANN, 12)
    await be_away(harness, ANN, 11)


async def test_coming_back_early_gives_the_days_back(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    await be_away(harness, mover, 14)
    await later(harness, 4 * DAY)
    assert await away.back(harness.services, mover, harness.interaction()) == 1
    assert (await harness.row(match_id)).due_at == harness.at + THREE_DAYS
    assert await away.absences_of(harness.services, mover.id) == ([], 17)


async def test_a_day_that_was_begun_is_used(harness: ServiceHarness) -> None:
    for used in (1, 2, 3):
        await be_away(harness, ANN, 18)
        harness.at += HOUR
        assert await away.back(harness.services, ANN, harness.interaction()) == 1
        assert await away.absences_of(harness.services, ANN.id) == ([], away.DAYS_A_YEAR - used)


async def test_absences_do_not_overlap_and_end_in_the_future(harness: ServiceHarness) -> None:
    await be_away(harness, ANN, 7, start=2)
    with pytest.raises(UserError):
        await be_away(harness, ANN, 3)
    with pytest.raises(UserError):
        await away.away(harness.services, ANN, harness.at - 2 * DAY, harness.at - DAY, harness.interaction())
    number = harness.interaction()
    await away.away(harness.services, BEN, harness.at, harness.at + DAY, number)
    with pytest.raises(DuplicateInteraction):
        await away.away(harness.services, BEN, harness.at + DAY, harness.at + 2 * DAY, number)


async def test_time_that_is_over_does_not_come_back(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await later(harness, THREE_DAYS)
    await be_away(harness, await harness.mover(match_id), 7)
    assert (await harness.row(match_id)).overdue_at == harness.at
    await only_proposal(harness, match_id, "time")


async def test_the_week_to_decide_waits_for_the_one_who_decides(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    waiting = other(await harness.mover(match_id))
    await later(harness, THREE_DAYS)
    await be_away(harness, waiting, 10)
    assert await later(harness, 16 * DAY) == []
    assert await later(harness, DAY) == ["abandon"]
