"""What both agree on: draws and pauses; and calls of the one who waits."""

import asyncio

import pytest

from bot.service import away, draw, nudge, pause, proposal_answers, time_up
from bot.service.errors import DuplicateInteraction, UserError
from bot.service.match_lookup import look
from bot.service.record import record_of
from config.durations import DAY, HOUR
from games.verify import verify
from tests.service.harness import ANN, BEN, CYN, ServiceHarness
from tests.service.passing import items, later, move, only_proposal, open_proposals, other

THREE_DAYS = 3 * DAY


async def test_an_agreed_draw_is_the_result_and_stands_in_the_record(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await move(harness, match_id)
    await draw.draw(harness.services, ANN, match_id, harness.interaction())
    proposal = await only_proposal(harness, match_id, "draw")
    assert not (await harness.row(match_id)).over
    for nobody in (ANN, CYN):
        with pytest.raises(UserError):
            await proposal_answers.answer(harness.services, nobody, proposal.id, harness.interaction(), yes=True)
    await proposal_answers.answer(harness.services, BEN, proposal.id, harness.interaction(), yes=True)
    row = await harness.row(match_id)
    assert row.outcome == {"winner": None, "reason": "agreement", "score": None}
    assert any("agreement" in line for line in verify(await record_of(harness.services, match_id)))


async def test_two_offers_make_a_draw(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    assert await draw.draw(harness.services, ANN, match_id, harness.interaction()) is not None
    assert await draw.draw(harness.services, BEN, match_id, harness.interaction()) is None
    assert (await harness.row(match_id)).over


async def test_an_offer_outlives_ones_own_move_but_not_the_other_ones(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    await draw.draw(harness.services, mover, match_id, harness.interaction())
    await move(harness, match_id)
    await only_proposal(harness, match_id, "draw")
    assert await harness.mover(match_id) == other(mover)
    await move(harness, match_id)
    assert await open_proposals(harness, match_id) == []


async def test_an_offer_is_made_once_in_a_position(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    await draw.draw(harness.services, mover, match_id, harness.interaction())
    with pytest.raises(UserError, match="asked already"):
        await draw.draw(harness.services, mover, match_id, harness.interaction())
    proposal = await only_proposal(harness, match_id, "draw")
    await proposal_answers.answer(harness.services, other(mover), proposal.id, harness.interaction(), yes=False)
    with pytest.raises(UserError, match="moved on"):
        await draw.draw(harness.services, mover, match_id, harness.interaction())
    await move(harness, match_id)
    assert await draw.draw(harness.services, mover, match_id, harness.interaction()) is not None


async def test_who_took_an_offer_back_is_told_that_they_did(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    for no, words in ((ANN, "You took that back"), (BEN, "Ben has answered that")):
        made = await draw.draw(harness.services, ANN, match_id, harness.interaction())
        assert made is not None
        await proposal_answers.answer(harness.services, no, made.id, harness.interaction(), yes=False)
        with pytest.raises(UserError, match=words):
            await draw.draw(harness.services, ANN, match_id, harness.interaction())
        await move(harness, match_id)


async def test_a_question_is_answered_once(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await draw.draw(harness.services, ANN, match_id, harness.interaction())
    proposal = await only_proposal(harness, match_id, "draw")
    number = harness.interaction()
    done = await asyncio.gather(
        proposal_answers.answer(harness.services, BEN, proposal.id, number, yes=False),
        proposal_answers.answer(harness.services, BEN, proposal.id, number, yes=False),
        proposal_answers.answer(harness.services, ANN, proposal.id, harness.interaction(), yes=False),
        return_exceptions=True,
    )
    assert sum(isinstance(each, UserError | DuplicateInteraction) for each in done) == 2
    assert not (await harness.row(match_id)).over


async def test_the_clocks_question_and_a_players_are_answered_each_in_its_way(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    waiting = other(await harness.mover(match_id))
    await draw.draw(harness.services, other(waiting), match_id, harness.interaction())
    offer = await only_proposal(harness, match_id, "draw")
    with pytest.raises(UserError):
        await time_up.claim(harness.services, waiting, offer.id, harness.interaction())
    await later(harness, THREE_DAYS)
    late = next(proposal for proposal in await open_proposals(harness, match_id) if proposal.kind == "time")
    with pytest.raises(UserError):
        await proposal_answers.answer(harness.services, waiting, late.id, harness.interaction(), yes=True)
    assert not (await harness.row(match_id)).over


async def test_a_pause_stops_the_time_and_resuming_gives_back_what_was_left(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    await later(harness, DAY)
    await pause.pause(harness.services, mover, match_id, harness.interaction())
    assert (await harness.row(match_id)).due_at is not None, "one alone stops nothing"
    await proposal_answers.answer(
        harness.services, other(mover), (await only_proposal(harness, match_id, "pause")).id, 1, yes=True
    )
    assert (await harness.row(match_id)).due_at is None
    assert (await look(harness.services, match_id, None)).time.paused
    assert await later(harness, 90 * DAY) == []
    await pause.resume(harness.services, other(mover), match_id, harness.interaction())
    row = await harness.row(match_id)
    assert (row.due_at, row.paused_seconds) == (harness.at + 2 * DAY, None)
    assert [item["what"] for item in await items(harness, "call")] == ["resumed"]
    with pytest.raises(UserError):
        await pause.resume(harness.services, mover, match_id, harness.interaction())


async def test_resuming_leaves_a_day_at_least(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await later(harness, THREE_DAYS - HOUR)
    for person in (ANN, BEN):
        await pause.pause(harness.services, person, match_id, harness.interaction())
    await later(harness, DAY)
    await pause.resume(harness.services, ANN, match_id, harness.interaction())
    assert (await harness.row(match_id)).due_at == harness.at + DAY


async def test_any_action_ends_a_pause(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    for person in (ANN, BEN):
        await pause.pause(harness.services, person, match_id, harness.interaction())
    await later(harness, 30 * DAY)
    await move(harness, match_id)
    row = await harness.row(match_id)
    assert (row.paused_seconds, row.due_at) == (None, harness.at + THREE_DAYS)


async def test_no_pause_to_escape_the_end_of_the_time(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await pause.pause(harness.services, ANN, match_id, harness.interaction())
    wish = await only_proposal(harness, match_id, "pause")
    await later(harness, THREE_DAYS)
    with pytest.raises(UserError):
        await pause.pause(harness.services, BEN, match_id, harness.interaction())
    with pytest.raises(UserError):
        await proposal_answers.answer(harness.services, BEN, wish.id, harness.interaction(), yes=True)


async def test_a_nudge_calls_the_mover_once_a_day(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    with pytest.raises(UserError, match="little time"):
        await nudge.nudge(harness.services, other(mover), match_id, harness.interaction())
    harness.at += DAY
    for nobody in (mover, CYN):
        with pytest.raises(UserError):
            await nudge.nudge(harness.services, nobody, match_id, harness.interaction())
    await nudge.nudge(harness.services, other(mover), match_id, harness.interaction())
    seat = (await harness.row(match_id)).seat_of(mover.id)
    assert await items(harness, "call") == [{"what": "nudge", "seat": seat, "ply": 0}]
    harness.at += DAY - 1
    with pytest.raises(UserError, match="nudge"):
        await nudge.nudge(harness.services, other(mover), match_id, harness.interaction())
    harness.at += 1
    await nudge.nudge(harness.services, other(mover), match_id, harness.interaction())
    assert len(await items(harness, "call")) == 2


async def test_nobody_is_nudged_on_holiday_or_in_a_pause(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    await away.away(harness.services, mover, harness.at, harness.at + DAY, harness.interaction())
    with pytest.raises(UserError, match="away"):
        await nudge.nudge(harness.services, other(mover), match_id, harness.interaction())
    harness.at += DAY
    for person in (ANN, BEN):
        await pause.pause(harness.services, person, match_id, harness.interaction())
    with pytest.raises(UserError, match="paused"):
        await nudge.nudge(harness.services, other(mover), match_id, harness.interaction())
