"""The time in which nobody is there to serve people is not charged to them."""

from bot.service import away, challenge
from bot.service.challenge import Terms
from bot.service.presence import TOLERATED, beat
from tests.service.hall import ANN, BEN, Hall, elsewhere
from tests.service.passing import DAY, HOUR, asked, carry_out, items, later, other

THREE_DAYS = 3 * DAY


async def test_heartbeats_in_time_change_nothing(hall: Hall) -> None:
    match_id = await hall.begun()
    due_at = (await hall.row(match_id)).due_at
    await beat(hall.services)
    for _ in range(100):
        hall.at += TOLERATED
        assert await beat(hall.services) == 0
    assert (await hall.row(match_id)).due_at == due_at


async def test_down_time_moves_every_running_deadline(hall: Hall) -> None:
    match_id = await hall.begun()
    due_at = hall.at + THREE_DAYS
    await later(hall, DAY)
    await beat(hall.services)
    hall.at += 10 * DAY
    assert await beat(hall.services) == 10 * DAY
    assert await carry_out(hall) == [], "nothing came due while nobody was there"
    assert (await hall.row(match_id)).due_at == due_at + 10 * DAY
    assert await later(hall, 2 * DAY - 1) == ["remind"]
    assert await later(hall, 1) == ["time"]


async def test_two_processes_that_start_at_once_postpone_once(hall: Hall) -> None:
    match_id = await hall.begun()
    await beat(hall.services)
    hall.at += DAY
    assert [await beat(hall.services), await beat(hall.services)] == [DAY, 0]
    assert (await hall.row(match_id)).due_at == hall.at + THREE_DAYS


async def test_a_new_store_has_no_down_time(hall: Hall) -> None:
    match_id = await hall.begun()
    hall.at += DAY
    assert await beat(hall.services) == 0
    assert (await hall.row(match_id)).due_at == hall.at - DAY + THREE_DAYS


async def test_who_was_reminded_is_not_reminded_again(hall: Hall) -> None:
    await hall.begun()
    await later(hall, THREE_DAYS - HOUR)
    await beat(hall.services)
    hall.at += DAY
    await beat(hall.services)
    assert await later(hall, HOUR) == ["time"]
    assert [item["what"] for item in await items(hall, "call")] == ["reminder"]


async def test_the_week_to_decide_and_challenges_wait_too(hall: Hall) -> None:
    match_id = await hall.begun()
    await later(hall, THREE_DAYS)
    made = await challenge.challenge(hall.services, elsewhere(21), ANN, BEN, Terms("duel", {}), hall.interaction())
    await beat(hall.services)
    hall.at += 30 * DAY
    await beat(hall.services)
    assert await carry_out(hall) == []
    assert len(await asked(hall, match_id)) == 1
    assert await later(hall, DAY) == ["challenge"]
    assert await later(hall, 6 * DAY) == ["abandon"]
    assert made.expires_at < hall.at


async def test_an_absence_announced_after_a_down_time_takes_nothing_of_the_week_to_decide(hall: Hall) -> None:
    match_id = await hall.begun()
    waiting = other(await hall.mover(match_id))
    await later(hall, THREE_DAYS)
    await beat(hall.services)
    hall.at += 5 * DAY
    await beat(hall.services)
    await away.away(hall.services, waiting, hall.at, hall.at + DAY, hall.interaction())
    assert await later(hall, 8 * DAY - 1) == []
    assert await later(hall, 1) == ["abandon"]
