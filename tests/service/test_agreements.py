"""What both agree on: draws and pauses; and calls of the one who waits."""

import asyncio

import pytest

from bot.service import answers, away, draw, nudge, pause, time_up
from bot.service.club import AlreadyDone, Refused
from bot.service.position import look
from bot.service.record import record_of
from games.verify import verify
from tests.service.hall import ANN, BEN, CYN, Hall
from tests.service.passing import DAY, HOUR, asked, later, letters, move, only_ask, other

THREE_DAYS = 3 * DAY


async def test_an_agreed_draw_is_the_result_and_stands_in_the_record(hall: Hall) -> None:
    match_id = await hall.begun()
    await move(hall, match_id)
    await draw.draw(hall.club, ANN, match_id, hall.interaction())
    ask = await only_ask(hall, match_id, "draw")
    assert not (await hall.row(match_id)).over
    for nobody in (ANN, CYN):
        with pytest.raises(Refused):
            await answers.answer(hall.club, nobody, ask.id, hall.interaction(), yes=True)
    await answers.answer(hall.club, BEN, ask.id, hall.interaction(), yes=True)
    row = await hall.row(match_id)
    assert row.outcome == {"winner": None, "reason": "agreement", "score": None}
    assert any("agreement" in line for line in verify(await record_of(hall.club, match_id)))


async def test_two_offers_make_a_draw(hall: Hall) -> None:
    match_id = await hall.begun()
    assert await draw.draw(hall.club, ANN, match_id, hall.interaction()) is not None
    assert await draw.draw(hall.club, BEN, match_id, hall.interaction()) is None
    assert (await hall.row(match_id)).over


async def test_an_offer_outlives_ones_own_move_but_not_the_other_ones(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await draw.draw(hall.club, mover, match_id, hall.interaction())
    await move(hall, match_id)
    await only_ask(hall, match_id, "draw")
    assert await hall.mover(match_id) == other(mover)
    await move(hall, match_id)
    assert await asked(hall, match_id) == []


async def test_an_offer_is_made_once_in_a_position(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await draw.draw(hall.club, mover, match_id, hall.interaction())
    with pytest.raises(Refused, match="asked already"):
        await draw.draw(hall.club, mover, match_id, hall.interaction())
    ask = await only_ask(hall, match_id, "draw")
    await answers.answer(hall.club, other(mover), ask.id, hall.interaction(), yes=False)
    with pytest.raises(Refused, match="moved on"):
        await draw.draw(hall.club, mover, match_id, hall.interaction())
    await move(hall, match_id)
    assert await draw.draw(hall.club, mover, match_id, hall.interaction()) is not None


async def test_who_took_an_offer_back_is_told_that_they_did(hall: Hall) -> None:
    match_id = await hall.begun()
    for no, words in ((ANN, "You took that back"), (BEN, "Ben has answered that")):
        made = await draw.draw(hall.club, ANN, match_id, hall.interaction())
        assert made is not None
        await answers.answer(hall.club, no, made.id, hall.interaction(), yes=False)
        with pytest.raises(Refused, match=words):
            await draw.draw(hall.club, ANN, match_id, hall.interaction())
        await move(hall, match_id)


async def test_a_question_is_answered_once(hall: Hall) -> None:
    match_id = await hall.begun()
    await draw.draw(hall.club, ANN, match_id, hall.interaction())
    ask = await only_ask(hall, match_id, "draw")
    number = hall.interaction()
    done = await asyncio.gather(
        answers.answer(hall.club, BEN, ask.id, number, yes=False),
        answers.answer(hall.club, BEN, ask.id, number, yes=False),
        answers.answer(hall.club, ANN, ask.id, hall.interaction(), yes=False),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Refused | AlreadyDone) for each in done) == 2
    assert not (await hall.row(match_id)).over


async def test_the_clocks_question_and_a_players_are_answered_each_in_its_way(hall: Hall) -> None:
    match_id = await hall.begun()
    waiting = other(await hall.mover(match_id))
    await draw.draw(hall.club, other(waiting), match_id, hall.interaction())
    offer = await only_ask(hall, match_id, "draw")
    with pytest.raises(Refused):
        await time_up.claim(hall.club, waiting, offer.id, hall.interaction())
    await later(hall, THREE_DAYS)
    late = next(ask for ask in await asked(hall, match_id) if ask.kind == "time")
    with pytest.raises(Refused):
        await answers.answer(hall.club, waiting, late.id, hall.interaction(), yes=True)
    assert not (await hall.row(match_id)).over


async def test_a_pause_stops_the_time_and_resuming_gives_back_what_was_left(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await later(hall, DAY)
    await pause.pause(hall.club, mover, match_id, hall.interaction())
    assert (await hall.row(match_id)).due_at is not None, "one alone stops nothing"
    await answers.answer(hall.club, other(mover), (await only_ask(hall, match_id, "pause")).id, 1, yes=True)
    assert (await hall.row(match_id)).due_at is None
    assert (await look(hall.club, match_id, None)).time.paused
    assert await later(hall, 90 * DAY) == []
    await pause.resume(hall.club, other(mover), match_id, hall.interaction())
    row = await hall.row(match_id)
    assert (row.due_at, row.paused_seconds) == (hall.at + 2 * DAY, None)
    assert [letter["what"] for letter in await letters(hall, "call")] == ["resumed"]
    with pytest.raises(Refused):
        await pause.resume(hall.club, mover, match_id, hall.interaction())


async def test_resuming_leaves_a_day_at_least(hall: Hall) -> None:
    match_id = await hall.begun()
    await later(hall, THREE_DAYS - HOUR)
    for person in (ANN, BEN):
        await pause.pause(hall.club, person, match_id, hall.interaction())
    await later(hall, DAY)
    await pause.resume(hall.club, ANN, match_id, hall.interaction())
    assert (await hall.row(match_id)).due_at == hall.at + DAY


async def test_any_action_ends_a_pause(hall: Hall) -> None:
    match_id = await hall.begun()
    for person in (ANN, BEN):
        await pause.pause(hall.club, person, match_id, hall.interaction())
    await later(hall, 30 * DAY)
    await move(hall, match_id)
    row = await hall.row(match_id)
    assert (row.paused_seconds, row.due_at) == (None, hall.at + THREE_DAYS)


async def test_no_pause_to_escape_the_end_of_the_time(hall: Hall) -> None:
    match_id = await hall.begun()
    await pause.pause(hall.club, ANN, match_id, hall.interaction())
    wish = await only_ask(hall, match_id, "pause")
    await later(hall, THREE_DAYS)
    with pytest.raises(Refused):
        await pause.pause(hall.club, BEN, match_id, hall.interaction())
    with pytest.raises(Refused):
        await answers.answer(hall.club, BEN, wish.id, hall.interaction(), yes=True)


async def test_a_nudge_calls_the_mover_once_a_day(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    for nobody in (mover, CYN):
        with pytest.raises(Refused):
            await nudge.nudge(hall.club, nobody, match_id, hall.interaction())
    await nudge.nudge(hall.club, other(mover), match_id, hall.interaction())
    seat = (await hall.row(match_id)).seat_of(mover.id)
    assert await letters(hall, "call") == [{"what": "nudge", "seat": seat, "ply": 0}]
    hall.at += DAY - 1
    with pytest.raises(Refused, match="nudge"):
        await nudge.nudge(hall.club, other(mover), match_id, hall.interaction())
    hall.at += 1
    await nudge.nudge(hall.club, other(mover), match_id, hall.interaction())
    assert len(await letters(hall, "call")) == 2


async def test_nobody_is_nudged_on_holiday_or_in_a_pause(hall: Hall) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await away.away(hall.club, mover, hall.at, hall.at + DAY, hall.interaction())
    with pytest.raises(Refused, match="away"):
        await nudge.nudge(hall.club, other(mover), match_id, hall.interaction())
    hall.at += DAY
    for person in (ANN, BEN):
        await pause.pause(hall.club, person, match_id, hall.interaction())
    with pytest.raises(Refused, match="paused"):
        await nudge.nudge(hall.club, other(mover), match_id, hall.interaction())
