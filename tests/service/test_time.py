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
from tests.service.hall import ANN, BEN, CYN, HERE, Hall
from tests.service.passing import asked, carry_out, items, later, move, only_ask, other

THREE_DAYS = 3 * DAY


async def begun(hall: Hall, move_seconds: int | None) -> int:
    terms = Terms("duel", {}, move_seconds=move_seconds)
    made = await challenge.challenge(hall.services, HERE, ANN, BEN, terms, hall.interaction())
    return await challenge.accept(hall.services, BEN, made.id, hall.interaction())


async def test_three_days_per_move_unless_the_server_or_the_challenge_says_otherwise(hall: Hall) -> None:
    usual = await begun(hall, None)
    assert (await hall.row(usual)).due_at == hall.at + THREE_DAYS
    await hall.play(usual, random.Random(1))
    async with hall.services.transaction() as connection:
        await guilds.change(connection, HERE.guild_id, move_seconds=DAY)
    servers = await begun(hall, None)
    assert (await hall.row(servers)).due_at == hall.at + DAY
    await hall.play(servers, random.Random(1))
    agreed = await begun(hall, 14 * DAY)
    assert (await hall.row(agreed)).due_at == hall.at + 14 * DAY


async def test_the_position_tells_everybody_until_when(hall: Hall) -> None:
    match_id = await hall.begun()
    for person_id in (ANN.id, BEN.id, CYN.id, None):
        assert (await look(hall.services, match_id, person_id)).time.due_at == hall.at + THREE_DAYS


async def test_each_turn_has_its_time_and_steps_within_a_turn_share_it(hall: Hall) -> None:
    match_id = await hall.begun("dungeon")
    begun_at = hall.at
    first = await hall.mover(match_id)
    await later(hall, HOUR)
    await move(hall, match_id)
    assert await hall.mover(match_id) == first, "raising attributes is followed by a step of the same seat"
    assert (await hall.row(match_id)).due_at == begun_at + THREE_DAYS
    while await hall.mover(match_id) == first:
        await later(hall, HOUR)
        await move(hall, match_id)
    assert (await hall.row(match_id)).due_at == hall.at + THREE_DAYS


async def test_one_reminder_at_four_fifths_of_the_time(hall: Hall) -> None:
    match_id = await hall.begun()
    assert await later(hall, THREE_DAYS * 4 // 5 - 1) == []
    assert await later(hall, 1) == ["remind"]
    assert await items(hall, "call") == [{"what": "reminder", "seat": (await hall.row(match_id)).to_move, "ply": 0}]
    assert await later(hall, HOUR) == []
    await move(hall, match_id)
    assert await later(hall, THREE_DAYS * 4 // 5) == ["remind"]
    assert len(await items(hall, "call")) == 2


@pytest.mark.parametrize("time", [HOUR, 6 * HOUR, 14 * DAY])
async def test_however_short_or_long_the_time_is_a_reminder_comes_before_its_end(hall: Hall, time: int) -> None:
    await begun(hall, time)
    assert await later(hall, time * 4 // 5 - 1) == []
    assert await later(hall, 1) == ["remind"]
    assert await later(hall, time // 5) == ["time"]


async def test_whoever_moves_in_time_is_left_alone(hall: Hall) -> None:
    match_id = await hall.begun()
    await later(hall, 2 * DAY)
    await move(hall, match_id)
    await later(hall, DAY)
    assert await asked(hall, match_id) == []
    assert (await hall.row(match_id)).overdue_at is None


async def test_when_the_time_is_over_the_other_one_is_asked_and_nothing_is_decided(hall: Hall) -> None:
    match_id = await hall.begun()
    late = await hall.row(match_id)
    assert await later(hall, THREE_DAYS) == ["remind", "time"]
    proposal = await only_ask(hall, match_id, "time")
    assert proposal.seat == late.to_move
    row = await hall.row(match_id)
    assert (row.over, row.to_move, row.overdue_at) == (False, late.to_move, hall.at)
    assert (await look(hall.services, match_id, None)).time.overdue
    assert {"ask": proposal.id} in await items(hall, "ask")


async def test_the_late_one_can_still_move(hall: Hall) -> None:
    match_id = await hall.begun()
    await later(hall, THREE_DAYS)
    await move(hall, match_id)
    row = await hall.row(match_id)
    assert (row.overdue_at, row.due_at) == (None, hall.at + THREE_DAYS)
    assert await asked(hall, match_id) == []


async def test_claiming_wins_and_the_record_says_so(hall: Hall) -> None:
    match_id = await hall.begun()
    await move(hall, match_id)
    late = await hall.mover(match_id)
    await later(hall, THREE_DAYS)
    proposal = await only_ask(hall, match_id, "time")
    for nobody in (late, CYN):
        with pytest.raises(UserError):
            await time_up.claim(hall.services, nobody, proposal.id, hall.interaction())
    await time_up.claim(hall.services, other(late), proposal.id, hall.interaction())
    row = await hall.row(match_id)
    assert row.outcome == {"winner": row.seat_of(other(late).id), "reason": "time", "score": None}
    assert (row.over, row.due_at) == (True, None)
    text = await record_of(hall.services, match_id)
    assert any("time" in line for line in verify(text))
    with pytest.raises(UserError):
        await time_up.give_a_day(hall.services, other(late), proposal.id, hall.interaction())
    assert await later(hall, 30 * DAY) == []


async def test_a_day_more_and_the_question_comes_again(hall: Hall) -> None:
    match_id = await hall.begun()
    late = await hall.mover(match_id)
    await later(hall, THREE_DAYS)
    proposal = await only_ask(hall, match_id, "time")
    await time_up.give_a_day(hall.services, other(late), proposal.id, hall.interaction())
    row = await hall.row(match_id)
    assert (row.due_at, row.overdue_at, row.over) == (hall.at + DAY, None, False)
    assert await asked(hall, match_id) == []
    assert (await items(hall, "call"))[-1]["what"] == "given"
    assert await later(hall, DAY) == ["time"]
    assert (await only_ask(hall, match_id, "time")).id != proposal.id


async def test_calling_off_counts_for_nobody(hall: Hall) -> None:
    match_id = await hall.begun()
    late = await hall.mover(match_id)
    await later(hall, THREE_DAYS)
    proposal = await only_ask(hall, match_id, "time")
    await time_up.call_off(hall.services, other(late), proposal.id, hall.interaction())
    row = await hall.row(match_id)
    assert row.outcome == {"winner": None, "reason": "called off", "score": None}
    assert not row.rated


async def test_after_a_week_without_a_word_the_match_is_called_off(hall: Hall) -> None:
    match_id = await hall.begun()
    await later(hall, THREE_DAYS)
    proposal = await only_ask(hall, match_id, "time")
    assert await later(hall, 7 * DAY - 1) == []
    assert await later(hall, 1) == ["abandon"]
    row = await hall.row(match_id)
    assert row.over
    assert row.outcome is not None
    assert (row.outcome["winner"], row.outcome["reason"], row.rated) == (None, "called off", False)
    with pytest.raises(UserError):
        await time_up.claim(hall.services, ANN, proposal.id, hall.interaction())


async def test_a_decision_counts_once(hall: Hall) -> None:
    match_id = await hall.begun()
    waiting = other(await hall.mover(match_id))
    await later(hall, THREE_DAYS)
    proposal = await only_ask(hall, match_id, "time")
    twice = hall.interaction()
    done = await asyncio.gather(
        time_up.claim(hall.services, waiting, proposal.id, twice),
        time_up.claim(hall.services, waiting, proposal.id, twice),
        time_up.call_off(hall.services, waiting, proposal.id, hall.interaction()),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in done if isinstance(each, Exception)) in (
        ["DuplicateInteraction", "UserError"],
        ["UserError", "UserError"],
    )
    assert (await hall.row(match_id)).over


async def test_what_two_processes_find_due_happens_once(hall: Hall) -> None:
    match_id = await hall.begun()
    hall.at += THREE_DAYS
    await asyncio.gather(*(time_up.remind(hall.services, match_id) for _ in range(3)))
    await asyncio.gather(*(time_up.time_up(hall.services, match_id) for _ in range(3)))
    assert len(await items(hall, "call")) == 1
    assert len(await asked(hall, match_id)) == 1


async def test_the_end_of_a_match_ends_its_time(hall: Hall) -> None:
    match_id = await hall.begun()
    await hall.play(match_id, random.Random(2))
    row = await hall.row(match_id)
    assert (row.over, row.due_at) == (True, None)
    assert await later(hall, 60 * DAY) == []


async def test_a_claim_delivered_twice_is_known(hall: Hall) -> None:
    match_id = await hall.begun()
    waiting = other(await hall.mover(match_id))
    await later(hall, THREE_DAYS)
    proposal, number = await only_ask(hall, match_id, "time"), hall.interaction()
    await time_up.give_a_day(hall.services, waiting, proposal.id, number)
    with pytest.raises(DuplicateInteraction):
        await time_up.give_a_day(hall.services, waiting, proposal.id, number)


async def test_time_is_no_business_of_the_log(hall: Hall) -> None:
    match_id = await hall.begun()
    mover, position = await hall.mover(match_id), await hall.turn(match_id)
    await later(hall, THREE_DAYS)
    await act(hall.services, mover, match_id, position.legal[0], hall.interaction(), position.ply)
    async with hall.services.database.read() as connection:
        assert len(await matches.whole_log(connection, match_id)) == 1
    await carry_out(hall)
