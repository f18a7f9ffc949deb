"""What both agree on: draws and pauses; and calls of the one who waits."""

import asyncio

import pytest

from bot.service import away, draw, nudge, pause, proposal_answers, time_up
from bot.service.errors import DuplicateInteraction, UserError
from bot.service.match_lookup import look
from bot.service.record import record_of
from config.durations import DAY, HOUR
from games.verify import verify
from tests.service.hall import ANN, BEN, CYN, Hall
from tests.service.passing import asked, items, later, move, only_ask, other

THREE_DAYS = 3 * DAY


async def test_an_agreed_draw_is_the_result_and_stands_in_the_record(hall: Hall) -> None:
    match_id = await hall.begun()
    await move(hall, match_id)
    await draw.draw(hall.services, ANN, match_id, hall.interaction())
    proposal = await only_ask(hall, match_id, "draw")
    assert not (await hall.row(match_id)).over
    for nobody in (ANN, CYN):
        with pytest.raises(UserError):
            await proposal_answers.answer(hall.services, nobody, proposal.id, hall.interaction(), yes=True)
    await proposal_answers.answer(hall.services, BEN, proposal.id, hall.interaction(), yes=True)
    row = await hall.row(match_id)
    assert row.outcome == {"winner": None, "reason": "agreement", "score": None}
    assert any("agreement" in line for line in verify(await record_of(hall.services, match_id)))


async def test_two_offers_make_a_draw(hall: Hall) -> None:
    match_id = await hall.begun()
    assert await draw.draw(hall.services, ANN, match_id, hall.interaction()) is not None
    assert await draw.draw(hall.services, BEN, match_id, hall.interaction()) is None
    assert (await hall.row(match_id)).over


async def test_an_offer_outlives_ones_own_move_but_not_the_other_ones(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await draw.draw(hall.services, mover, match_id, hall.interaction())
    await move(hall, match_id)
    await only_ask(hall, match_id, "draw")
    assert await hall.mover(match_id) == other(mover)
    await move(hall, match_id)
    assert await asked(hall, match_id) == []


async def test_an_offer_is_made_once_in_a_position(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await draw.draw(hall.services, mover, match_id, hall.interaction())
    with pytest.raises(UserError, match="asked already"):
        await draw.draw(hall.services, mover, match_id, hall.interaction())
    proposal = await only_ask(hall, match_id, "draw")
    await proposal_answers.answer(hall.services, other(mover), proposal.id, hall.interaction(), yes=False)
    with pytest.raises(UserError, match="moved on"):
        await draw.draw(hall.services, mover, match_id, hall.interaction())
    await move(hall, match_id)
    assert await draw.draw(hall.services, mover, match_id, hall.interaction()) is not None


async def test_who_took_an_offer_back_is_told_that_they_did(hall: Hall) -> None:
    match_id = await hall.begun()
    for no, words in ((ANN, "You took that back"), (BEN, "Ben has answered that")):
        made = await draw.draw(hall.services, ANN, match_id, hall.interaction())
        assert made is not None
        await proposal_answers.answer(hall.services, no, made.id, hall.interaction(), yes=False)
        with pytest.raises(UserError, match=words):
            await draw.draw(hall.services, ANN, match_id, hall.interaction())
        await move(hall, match_id)


async def test_a_question_is_answered_once(hall: Hall) -> None:
    match_id = await hall.begun()
    await draw.draw(hall.services, ANN, match_id, hall.interaction())
    proposal = await only_ask(hall, match_id, "draw")
    number = hall.interaction()
    done = await asyncio.gather(
        proposal_answers.answer(hall.services, BEN, proposal.id, number, yes=False),
        proposal_answers.answer(hall.services, BEN, proposal.id, number, yes=False),
        proposal_answers.answer(hall.services, ANN, proposal.id, hall.interaction(), yes=False),
        return_exceptions=True,
    )
    assert sum(isinstance(each, UserError | DuplicateInteraction) for each in done) == 2
    assert not (await hall.row(match_id)).over


async def test_the_clocks_question_and_a_players_are_answered_each_in_its_way(hall: Hall) -> None:
    match_id = await hall.begun()
    waiting = other(await hall.mover(match_id))
    await draw.draw(hall.services, other(waiting), match_id, hall.interaction())
    offer = await only_ask(hall, match_id, "draw")
    with pytest.raises(UserError):
        await time_up.claim(hall.services, waiting, offer.id, hall.interaction())
    await later(hall, THREE_DAYS)
    late = next(proposal for proposal in await asked(hall, match_id) if proposal.kind == "time")
    with pytest.raises(UserError):
        await proposal_answers.answer(hall.services, waiting, late.id, hall.interaction(), yes=True)
    assert not (await hall.row(match_id)).over


async def test_a_pause_stops_the_time_and_resuming_gives_back_what_was_left(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await later(hall, DAY)
    await pause.pause(hall.services, mover, match_id, hall.interaction())
    assert (await hall.row(match_id)).due_at is not None, "one alone stops nothing"
    await proposal_answers.answer(
        hall.services, other(mover), (await only_ask(hall, match_id, "pause")).id, 1, yes=True
    )
    assert (await hall.row(match_id)).due_at is None
    assert (await look(hall.services, match_id, None)).time.paused
    assert await later(hall, 90 * DAY) == []
    await pause.resume(hall.services, other(mover), match_id, hall.interaction())
    row = await hall.row(match_id)
    assert (row.due_at, row.paused_seconds) == (hall.at + 2 * DAY, None)
    assert [item["what"] for item in await items(hall, "call")] == ["resumed"]
    with pytest.raises(UserError):
        await pause.resume(hall.services, mover, match_id, hall.interaction())


async def test_resuming_leaves_a_day_at_least(hall: Hall) -> None:
    match_id = await hall.begun()
    await later(hall, THREE_DAYS - HOUR)
    for person in (ANN, BEN):
        await pause.pause(hall.services, person, match_id, hall.interaction())
    await later(hall, DAY)
    await pause.resume(hall.services, ANN, match_id, hall.interaction())
    assert (await hall.row(match_id)).due_at == hall.at + DAY


async def test_any_action_ends_a_pause(hall: Hall) -> None:
    match_id = await hall.begun()
    for person in (ANN, BEN):
        await pause.pause(hall.services, person, match_id, hall.interaction())
    await later(hall, 30 * DAY)
    await move(hall, match_id)
    row = await hall.row(match_id)
    assert (row.paused_seconds, row.due_at) == (None, hall.at + THREE_DAYS)


async def test_no_pause_to_escape_the_end_of_the_time(hall: Hall) -> None:
    match_id = await hall.begun()
    await pause.pause(hall.services, ANN, match_id, hall.interaction())
    wish = await only_ask(hall, match_id, "pause")
    await later(hall, THREE_DAYS)
    with pytest.raises(UserError):
        await pause.pause(hall.services, BEN, match_id, hall.interaction())
    with pytest.raises(UserError):
        await proposal_answers.answer(hall.services, BEN, wish.id, hall.interaction(), yes=True)


async def test_a_nudge_calls_the_mover_once_a_day(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    for nobody in (mover, CYN):
        with pytest.raises(UserError):
            await nudge.nudge(hall.services, nobody, match_id, hall.interaction())
    await nudge.nudge(hall.services, other(mover), match_id, hall.interaction())
    seat = (await hall.row(match_id)).seat_of(mover.id)
    assert await items(hall, "call") == [{"what": "nudge", "seat": seat, "ply": 0}]
    hall.at += DAY - 1
    with pytest.raises(UserError, match="nudge"):
        await nudge.nudge(hall.services, other(mover), match_id, hall.interaction())
    hall.at += 1
    await nudge.nudge(hall.services, other(mover), match_id, hall.interaction())
    assert len(await items(hall, "call")) == 2


async def test_nobody_is_nudged_on_holiday_or_in_a_pause(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await away.away(hall.services, mover, hall.at, hall.at + DAY, hall.interaction())
    with pytest.raises(UserError, match="away"):
        await nudge.nudge(hall.services, other(mover), match_id, hall.interaction())
    hall.at += DAY
    for person in (ANN, BEN):
        await pause.pause(hall.services, person, match_id, hall.interaction())
    with pytest.raises(UserError, match="paused"):
        await nudge.nudge(hall.services, other(mover), match_id, hall.interaction())
