"""The time to move: until when it runs, who is reminded, and what follows when it is over."""

import asyncio
import random

import pytest

from bot.service import challenge, time_up
from bot.service.act import act
from bot.service.challenge import Terms
from bot.service.errors import DuplicateInteraction, UserError
from bot.service.match_lookup import look
from bot.service.record import record_of
from bot.store import guilds, matches
from config.durations import DAY, HOUR
from games.verify import verify
from tests.service.harness import ANN, BEN, CYN, HERE, ServiceHarness
from tests.service.passing import carry_out, items, later, move, only_proposal, open_proposals, other

THREE_DAYS = 3 * DAY


async def begun(harness: ServiceHarness, move_seconds: int | None) -> int:
    terms = Terms("duel", {}, move_seconds=move_seconds)
    made = await challenge.challenge(harness.services, HERE, ANN, BEN, terms, harness.interaction())
    return await challenge.accept(harness.services, BEN, made.id, harness.interaction())


async def test_three_days_per_move_unless_the_server_or_the_challenge_says_otherwise(harness: ServiceHarness) -> None:
    usual = await begun(harness, None)
    assert (await harness.row(usual)).due_at == harness.at + THREE_DAYS
    await harness.play(usual, random.Random(1))
    async with harness.services.transaction() as connection:
        await guilds.change(connection, HERE.guild_id, move_seconds=DAY)
    servers = await begun(harness, None)
    assert (await harness.row(servers)).due_at == harness.at + DAY
    await harness.play(servers, random.Random(1))
    agreed = await begun(harness, 14 * DAY)
    assert (await harness.row(agreed)).due_at == harness.at + 14 * DAY


async def test_the_position_tells_everybody_until_when(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    for person_id in (ANN.id, BEN.id, CYN.id, None):
        assert (await look(harness.services, match_id, person_id)).time.due_at == harness.at + THREE_DAYS


async def test_each_turn_has_its_time_and_steps_within_a_turn_share_it(harness: ServiceHarness) -> None:
    match_id = await harness.begun("dungeon")
    begun_at = harness.at
    first = await harness.mover(match_id)
    await later(harness, HOUR)
    await move(harness, match_id)
    assert await harness.mover(match_id) == first, "raising attributes is followed by a step of the same seat"
    assert (await harness.row(match_id)).due_at == begun_at + THREE_DAYS
    while await harness.mover(match_id) == first:
        await later(harness, HOUR)
        await move(harness, match_id)
    assert (await harness.row(match_id)).due_at == harness.at + THREE_DAYS


async def test_one_reminder_at_four_fifths_of_the_time(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    assert await later(harness, THREE_DAYS * 4 // 5 - 1) == []
    assert await later(harness, 1) == ["remind"]
    assert await items(harness, "call") == [
        {"what": "reminder", "seat": (await harness.row(match_id)).to_move, "ply": 0}
    ]
    assert await later(harness, HOUR) == []
    await move(harness, match_id)
    assert await later(harness, THREE_DAYS * 4 // 5) == ["remind"]
    assert len(await items(harness, "call")) == 2


@pytest.mark.parametrize("time", [HOUR, 6 * HOUR, 14 * DAY])
async def test_however_short_or_long_the_time_is_a_reminder_comes_before_its_end(
    harness: ServiceHarness, time: int
) -> None:
    await begun(harness, time)
    assert await later(harness, time * 4 // 5 - 1) == []
    assert await later(harness, 1) == ["remind"]
    assert await later(harness, time // 5) == ["time"]


async def test_whoever_moves_in_time_is_left_alone(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await later(harness, 2 * DAY)
    await move(harness, match_id)
    await later(harness, DAY)
    assert await open_proposals(harness, match_id) == []
    assert (await harness.row(match_id)).overdue_at is None


async def test_when_the_time_is_over_the_other_one_is_asked_and_nothing_is_decided(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    late = await harness.row(match_id)
    assert await later(harness, THREE_DAYS) == ["remind", "time"]
    proposal = await only_proposal(harness, match_id, "time")
    assert proposal.seat == late.to_move
    row = await harness.row(match_id)
    assert (row.over, row.to_move, row.overdue_at) == (False, late.to_move, harness.at)
    assert (await look(harness.services, match_id, None)).time.overdue
    assert {"ask": proposal.id} in await items(harness, "ask")


async def test_the_late_one_can_still_move(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await later(harness, THREE_DAYS)
    await move(harness, match_id)
    row = await harness.row(match_id)
    assert (row.overdue_at, row.due_at) == (None, harness.at + THREE_DAYS)
    assert await open_proposals(harness, match_id) == []


async def test_claiming_wins_and_the_record_says_so(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await move(harness, match_id)
    late = await harness.mover(match_id)
    await later(harness, THREE_DAYS)
    proposal = await only_proposal(harness, match_id, "time")
    for nobody in (late, CYN):
        with pytest.raises(UserError):
            await time_up.claim(harness.services, nobody, proposal.id, harness.interaction())
    await time_up.claim(harness.services, other(late), proposal.id, harness.interaction())
    row = await harness.row(match_id)
    assert row.outcome == {"winner": row.seat_of(other(late).id), "reason": "time", "score": None}
    assert (row.over, row.due_at) == (True, None)
    text = await record_of(harness.services, match_id)
    assert any("time" in line for line in verify(text))
    with pytest.raises(UserError):
        await time_up.give_a_day(harness.services, other(late), proposal.id, harness.interaction())
    assert await later(harness, 30 * DAY) == []


async def test_a_day_more_and_the_question_comes_again(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    late = await harness.mover(match_id)
    await later(harness, THREE_DAYS)
    proposal = await only_proposal(harness, match_id, "time")
    await time_up.give_a_day(harness.services, other(late), proposal.id, harness.interaction())
    row = await harness.row(match_id)
    assert (row.due_at, row.overdue_at, row.over) == (harness.at + DAY, None, False)
    assert await open_proposals(harness, match_id) == []
    assert (await items(harness, "call"))[-1]["what"] == "given"
    assert await later(harness, DAY) == ["time"]
    assert (await only_proposal(harness, match_id, "time")).id != proposal.id


async def test_calling_off_counts_for_nobody(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    late = await harness.mover(match_id)
    await later(harness, THREE_DAYS)
    proposal = await only_proposal(harness, match_id, "time")
    await time_up.call_off(harness.services, other(late), proposal.id, harness.interaction())
    row = await harness.row(match_id)
    assert row.outcome == {"winner": None, "reason": "called off", "score": None}
    assert not row.rated


async def test_after_a_week_without_a_word_the_match_is_called_off(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await later(harness, THREE_DAYS)
    proposal = await only_proposal(harness, match_id, "time")
    assert await later(harness, 7 * DAY - 1) == []
    assert await later(harness, 1) == ["abandon"]
    row = await harness.row(match_id)
    assert row.over
    assert row.outcome is not None
    assert (row.outcome["winner"], row.outcome["reason"], row.rated) == (None, "called off", False)
    with pytest.raises(UserError):
        await time_up.claim(harness.services, ANN, proposal.id, harness.interaction())


async def test_a_decision_counts_once(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    waiting = other(await harness.mover(match_id))
    await later(harness, THREE_DAYS)
    proposal = await only_proposal(harness, match_id, "time")
    twice = harness.interaction()
    done = await asyncio.gather(
        time_up.claim(harness.services, waiting, proposal.id, twice),
        time_up.claim(harness.services, waiting, proposal.id, twice),
        time_up.call_off(harness.services, waiting, proposal.id, harness.interaction()),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in done if isinstance(each, Exception)) in (
        ["DuplicateInteraction", "UserError"],
        ["UserError", "UserError"],
    )
    assert (await harness.row(match_id)).over


async def test_what_two_processes_find_due_happens_once(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    harness.at += THREE_DAYS
    await asyncio.gather(*(time_up.remind(harness.services, match_id) for _ in range(3)))
    await asyncio.gather(*(time_up.time_up(harness.services, match_id) for _ in range(3)))
    assert len(await items(harness, "call")) == 1
    assert len(await open_proposals(harness, match_id)) == 1


async def test_the_end_of_a_match_ends_its_time(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await harness.play(match_id, random.Random(2))
    row = await harness.row(match_id)
    assert (row.over, row.due_at) == (True, None)
    assert await later(harness, 60 * DAY) == []


async def test_a_claim_delivered_twice_is_known(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    waiting = other(await harness.mover(match_id))
    await later(harness, THREE_DAYS)
    proposal, number = await only_proposal(harness, match_id, "time"), harness.interaction()
    await time_up.give_a_day(harness.services, waiting, proposal.id, number)
    with pytest.raises(DuplicateInteraction):
        await time_up.give_a_day(harness.services, waiting, proposal.id, number)


async def test_time_is_no_business_of_the_log(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover, position = await harness.mover(match_id), await harness.turn(match_id)
    await later(harness, THREE_DAYS)
    await act(harness.services, mover, match_id, position.legal[0], harness.interaction(), position.ply)
    async with harness.services.database.read() as connection:
        assert len(await matches.whole_log(connection, match_id)) == 1
    await carry_out(harness)
