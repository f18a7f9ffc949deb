"""The time in which nobody is there to serve people is not charged to them."""

from bot.service import away, challenge
from bot.service.challenge import Terms
from bot.service.presence import TOLERATED, beat
from config.durations import DAY, HOUR
from tests.service.harness import ANN, BEN, ServiceHarness, elsewhere
from tests.service.passing import carry_out, items, later, open_proposals, other

THREE_DAYS = 3 * DAY


async def test_heartbeats_in_time_change_nothing(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    due_at = (await harness.row(match_id)).due_at
    await beat(harness.services)
    for _ in range(100):
        harness.at += TOLERATED
        assert await beat(harness.services) == 0
    assert (await harness.row(match_id)).due_at == due_at


async def test_down_time_moves_every_running_deadline(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    due_at = harness.at + THREE_DAYS
    await later(harness, DAY)
    await beat(harness.services)
    harness.at += 10 * DAY
    assert await beat(harness.services) == 10 * DAY
    assert await carry_out(harness) == [], "nothing came due while nobody was there"
    assert (await harness.row(match_id)).due_at == due_at + 10 * DAY
    assert await later(harness, 2 * DAY - 1) == ["remind"]
    assert await later(harness, 1) == ["time"]


async def test_two_processes_that_start_at_once_postpone_once(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await beat(harness.services)
    harness.at += DAY
    assert [await beat(harness.services), await beat(harness.services)] == [DAY, 0]
    assert (await harness.row(match_id)).due_at == harness.at + THREE_DAYS


async def test_a_new_store_has_no_down_time(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    harness.at += DAY
    assert await beat(harness.services) == 0
    assert (await harness.row(match_id)).due_at == harness.at - DAY + THREE_DAYS


async def test_who_was_reminded_is_not_reminded_again(harness: ServiceHarness) -> None:
    await harness.begun()
    await later(harness, THREE_DAYS - HOUR)
    await beat(harness.services)
    harness.at += DAY
    await beat(harness.services)
    assert await later(harness, HOUR) == ["time"]
    assert [item["what"] for item in await items(harness, "call")] == ["reminder"]


async def test_the_week_to_decide_and_challenges_wait_too(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await later(harness, THREE_DAYS)
    made = await challenge.challenge(
        harness.services, elsewhere(21), ANN, BEN, Terms("duel", {}), harness.interaction()
    )
    await beat(harness.services)
    harness.at += 30 * DAY
    await beat(harness.services)
    assert await carry_out(harness) == []
    assert len(await open_proposals(harness, match_id)) == 1
    assert await later(harness, DAY) == ["challenge"]
    assert await later(harness, 6 * DAY) == ["abandon"]
    assert made.expires_at < harness.at


async def test_an_absence_announced_after_a_down_time_takes_nothing_of_the_week_to_decide(
    harness: ServiceHarness,
) -> None:
    match_id = await harness.begun()
    waiting = other(await harness.mover(match_id))
    await later(harness, THREE_DAYS)
    await beat(harness.services)
    harness.at += 5 * DAY
    await beat(harness.services)
    await away.away(harness.services, waiting, harness.at, harness.at + DAY, harness.interaction())
    assert await later(harness, 8 * DAY - 1) == []
    assert await later(harness, 1) == ["abandon"]
