"""A system's clock that is wrong, and one that is set: what people have left stays what it was."""

import time

import pytest

from bot.service import challenge, nudge, scheduler
from bot.service.challenge import Terms
from bot.service.presence import beat, begin
from bot.service.scheduler import Scheduler
from bot.service.steady_clock import SteadyClock
from bot.store import challenges, deadlines, heartbeats
from config.durations import DAY, HOUR, MINUTE
from tests.service.harness import ANN, BEN, ServiceHarness, elsewhere
from tests.service.passing import carry_out, later, other

THREE_DAYS = 3 * DAY
JUMPS = [days * DAY * sign for days in (1, 30, 365) for sign in (1, -1)]


async def left(harness: ServiceHarness, match_id: int) -> int:
    """The seconds that the player to move has."""
    due_at = (await harness.row(match_id)).due_at
    assert due_at is not None
    return due_at - harness.services.now()


def restart(harness: ServiceHarness) -> None:
    """A new process: its clock begins with what the system's says."""
    clock = harness.services.clock
    harness.services.clock = SteadyClock(clock.system, clock.monotonic)


async def due(harness: ServiceHarness) -> list[str]:
    async with harness.services.database.read() as connection:
        return [kind for kind, _subject in await deadlines.due(connection, harness.services.now())]


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_clock_that_is_set_while_the_bot_runs_changes_no_time_left(harness: ServiceHarness, jump: int) -> None:
    match_id = await harness.begun()
    made = await challenge.challenge(
        harness.services, elsewhere(21), ANN, BEN, Terms("duel", {}), harness.interaction()
    )
    await beat(harness.services)
    harness.at += MINUTE
    harness.set_by = jump
    assert await due(harness) == [], "nothing is carried out by a moment that nothing confirms"
    assert await beat(harness.services) == jump
    assert await left(harness, match_id) == THREE_DAYS - MINUTE
    async with harness.services.database.read() as connection:
        found = await challenges.find(connection, made.id)
    assert found is not None
    assert found.expires_at - harness.services.now() == DAY - MINUTE
    assert await due(harness) == []
    harness.at += MINUTE
    harness.set_by = 0
    assert await beat(harness.services) == -jump
    assert await left(harness, match_id) == THREE_DAYS - 2 * MINUTE
    assert await beat(harness.services) == 0


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_clock_that_is_wrong_at_the_start_and_set_right_later_moves_nothing_for_good(
    harness: ServiceHarness, jump: int
) -> None:
    match_id = await harness.begun()
    due_at = (await harness.row(match_id)).due_at
    await beat(harness.services)
    harness.set_by = jump
    restart(harness)
    assert await begin(harness.services) == jump
    assert await left(harness, match_id) == THREE_DAYS
    harness.at += MINUTE
    assert await beat(harness.services) == 0
    harness.set_by = 0
    assert await beat(harness.services) == -jump
    assert (await harness.row(match_id)).due_at == due_at


@pytest.mark.parametrize("jump", JUMPS)
async def test_a_clock_that_is_right_at_the_next_start_only_moves_nothing_for_good(
    harness: ServiceHarness, jump: int
) -> None:
    harness.set_by = jump
    restart(harness)
    match_id = await harness.begun()
    await beat(harness.services)
    harness.set_by = 0
    restart(harness)
    await begin(harness.services)
    assert await left(harness, match_id) == THREE_DAYS


@pytest.mark.parametrize("jump", JUMPS)
async def test_the_week_to_decide_survives_too(harness: ServiceHarness, jump: int) -> None:
    await harness.begun()
    assert await later(harness, THREE_DAYS) == ["remind", "time"]
    await beat(harness.services)
    harness.set_by = jump
    await beat(harness.services)
    harness.set_by = 0
    await beat(harness.services)
    assert await later(harness, 7 * DAY - 1) == []
    assert await later(harness, 1) == ["abandon"]


async def test_a_deadline_that_a_wrong_clock_moved_away_comes_back(harness: ServiceHarness) -> None:
    """As an earlier version of the bot left it: put off by a year in which it was never down."""
    match_id = await harness.begun()
    await beat(harness.services)
    harness.set_by = 365 * DAY
    restart(harness)
    await beat(harness.services)
    async with harness.services.transaction() as connection:
        await heartbeats.beat(connection, harness.at)
    harness.set_by = 0
    restart(harness)
    assert await left(harness, match_id) > 300 * DAY
    harness.at += HOUR
    await beat(harness.services)
    assert await left(harness, match_id) == THREE_DAYS


async def test_down_time_is_not_charged_when_the_clock_is_set_as_well(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await beat(harness.services)
    harness.at += 10 * DAY
    harness.set_by = -DAY
    await beat(harness.services)
    assert await left(harness, match_id) == THREE_DAYS


async def test_time_between_start_and_the_first_heartbeat_counts_as_absence(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await beat(harness.services)
    harness.at += MINUTE
    restart(harness)
    assert await begin(harness.services) == 0
    harness.at += HOUR
    assert await beat(harness.services) == HOUR + MINUTE
    assert await left(harness, match_id) == THREE_DAYS


@pytest.mark.parametrize("jump", [-DAY, DAY])
async def test_heartbeats_and_deadlines_go_on_when_the_clock_is_set(
    harness: ServiceHarness, jump: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = Scheduler(harness.services)
    await running._carry_out()
    match_id = await harness.begun()
    harness.set_by = jump
    harness.at += MINUTE
    await running._carry_out()
    async with harness.services.database.read() as connection:
        assert await heartbeats.last(connection) == harness.at + jump
    monkeypatch.setattr("bot.service.presence.TOLERATED", DAY)
    for _day in range(3):
        harness.at += DAY
        await running._carry_out()
    assert (await harness.row(match_id)).overdue_at is not None


@pytest.mark.parametrize("kind", [deadlines.GUILD, deadlines.SEASON])
async def test_what_cannot_be_undone_waits_until_the_clock_has_settled(
    harness: ServiceHarness, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[int] = []

    async def carry(_services: object, subject: int) -> None:
        done.append(subject)

    monkeypatch.setitem(scheduler.DUE, kind, carry)
    async with harness.services.transaction() as connection:
        await deadlines.put(connection, kind, 10, harness.at + 30 * DAY)
    await beat(harness.services)
    harness.set_by = 365 * DAY
    running = Scheduler(harness.services)
    await running._carry_out()
    assert done == []
    harness.at += MINUTE
    harness.set_by = 0
    await running._carry_out()
    harness.at += HOUR
    await running._carry_out()
    assert done == [], "the date of it has not come"
    monkeypatch.setattr("bot.service.presence.TOLERATED", 30 * DAY)
    harness.at += 30 * DAY
    await running._carry_out()
    assert done == [10]


async def test_a_date_that_a_clock_ahead_has_set_is_brought_forward(harness: ServiceHarness) -> None:
    await beat(harness.services)
    harness.set_by = 365 * DAY
    await beat(harness.services)
    async with harness.services.transaction() as connection:
        await deadlines.put(connection, deadlines.GUILD, 10, harness.services.now() + harness.services.guild_seconds)
        await deadlines.put(connection, deadlines.SEASON, 10, harness.services.now() + 20 * DAY)
    harness.set_by = 0
    await beat(harness.services)
    async with harness.services.database.read() as connection:
        guild = await deadlines.find(connection, deadlines.GUILD, 10)
        season = await deadlines.find(connection, deadlines.SEASON, 10)
    assert guild == harness.at + harness.services.guild_seconds
    assert season is not None
    assert season <= harness.at + 31 * DAY


async def test_processes_that_share_a_database_go_by_its_clock(harness: ServiceHarness) -> None:
    harness.services.clock = SteadyClock(lambda: time.time() + 30 * DAY, of_database=True)
    await begin(harness.services)
    async with harness.services.database.read() as connection:
        assert abs(harness.services.now() - await heartbeats.database_time(connection)) < MINUTE


async def test_limits_per_day_and_hour_do_not_outlast_a_clock_that_was_ahead(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    waiting = other(await harness.mover(match_id))
    harness.services.challenges_per_hour = 2
    harness.at += DAY
    await beat(harness.services)
    harness.set_by = 30 * DAY
    await beat(harness.services)
    await nudge.nudge(harness.services, waiting, match_id, harness.interaction())
    for channel in (31, 32):
        terms = Terms("duel", {})
        await challenge.challenge(harness.services, elsewhere(channel), ANN, BEN, terms, harness.interaction())
    harness.set_by = 0
    await beat(harness.services)
    harness.at += MINUTE
    await nudge.nudge(harness.services, waiting, match_id, harness.interaction())
    await challenge.challenge(harness.services, elsewhere(33), ANN, BEN, Terms("duel", {}), harness.interaction())
    assert await carry_out(harness) == []
