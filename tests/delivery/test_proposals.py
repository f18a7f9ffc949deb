"""Questions and calls in the channel: whom they notify, and what becomes of them."""

from bot.discord_api.errors import ClosedError, MessageGoneError, NotAllowedError
from bot.service import draw, nudge, pause, proposal_answers, time_up, unavailable_channels
from bot.store.rows import Person
from config.durations import DAY
from tests.delivery.conftest import DeliveryHarness
from tests.delivery.recording_messenger import DM, Sent
from tests.service.harness import ANN, BEN, HERE, ServiceHarness, elsewhere
from tests.service.passing import later, move, only_proposal, other

CHANNEL = HERE.channel_id


def plain(deliveries: DeliveryHarness) -> list[Sent]:
    """The messages of the channel that are neither challenge nor board."""
    return [message for message in deliveries.messenger.seen(CHANNEL) if not message.outgoing.files][1:]


async def test_a_question_notifies_the_one_who_answers_and_loses_its_buttons(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id = await harness.begun()
    await draw.draw(harness.services, ANN, match_id, harness.interaction())
    await deliveries.round()
    [question] = plain(deliveries)
    assert (question.called, question.labels) == ((BEN.id,), ["Agree", "Decline"])
    proposal = await only_proposal(harness, match_id, "draw")
    await proposal_answers.answer(harness.services, BEN, proposal.id, harness.interaction(), yes=False)
    await deliveries.round()
    assert plain(deliveries) == [question]
    assert (question.labels, "declined" in question.outgoing.content) == ([], True)


async def test_a_question_that_was_settled_before_it_was_posted_is_not_shown(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id = await harness.begun()
    await deliveries.round()
    await draw.draw(harness.services, ANN, match_id, harness.interaction())
    proposal = await only_proposal(harness, match_id, "draw")
    await proposal_answers.answer(harness.services, ANN, proposal.id, harness.interaction(), yes=False)
    await deliveries.round()
    assert plain(deliveries) == []
    assert await deliveries.waiting() == []


async def test_a_crash_after_sending_asks_once(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    match_id = await harness.begun()
    await deliveries.round()
    await pause.pause(harness.services, ANN, match_id, harness.interaction())
    deliveries.messenger.fails("send", lambda: OSError("gone"), CHANNEL, done=True)
    await deliveries.round()
    await deliveries.restart()
    [question] = plain(deliveries)
    assert question.labels == ["Agree", "Decline"]
    assert await deliveries.waiting() == []


async def test_a_channel_that_cannot_be_written_to_holds_nothing_up(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id = await harness.begun()
    await deliveries.round()
    await later(harness, DAY)
    deliveries.messenger.fails("send", lambda: NotAllowedError("no"), CHANNEL, times=9)
    await draw.draw(harness.services, ANN, match_id, harness.interaction())
    await nudge.nudge(harness.services, other(await harness.mover(match_id)), match_id, harness.interaction())
    await deliveries.round()
    assert await deliveries.waiting() == []


async def test_when_the_time_is_over_the_other_one_is_called_to_decide(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id = await harness.begun()
    late = await harness.mover(match_id)
    await later(harness, 3 * DAY)
    await deliveries.round()
    [question] = [message for message in plain(deliveries) if "Claim the win" in message.labels]
    assert question.called == (other(late).id,)
    assert question.labels == ["Claim the win", "Give a day", "Call it off"]
    proposal = await only_proposal(harness, match_id, "time")
    await time_up.claim(harness.services, other(late), proposal.id, harness.interaction())
    await deliveries.round()
    assert question.labels == []
    result = deliveries.messenger.seen(CHANNEL)[-1]
    assert "Rematch" in result.labels
    assert f"<@{other(late).id}> **wins**: the time of <@{late.id}> was over." in result.outgoing.content


async def test_one_call_stands_at_a_time_and_goes_with_the_turn(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    await deliveries.round()
    await later(harness, DAY)
    await nudge.nudge(harness.services, other(mover), match_id, harness.interaction())
    await deliveries.round()
    [first] = plain(deliveries)
    assert first.called == (mover.id,)
    await later(harness, DAY)
    await nudge.nudge(harness.services, other(mover), match_id, harness.interaction())
    await deliveries.round()
    [second] = plain(deliveries)
    assert second.id != first.id
    await move(harness, match_id)
    await deliveries.round()
    assert plain(deliveries) == []


async def test_a_call_that_comes_too_late_is_not_made(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    match_id = await harness.begun()
    await deliveries.round()
    await later(harness, DAY)
    await nudge.nudge(harness.services, other(await harness.mover(match_id)), match_id, harness.interaction())
    await move(harness, match_id)
    await deliveries.round()
    assert plain(deliveries) == []


async def test_a_question_whose_message_was_deleted_is_settled_all_the_same(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id = await harness.begun()
    await draw.draw(harness.services, ANN, match_id, harness.interaction())
    await deliveries.round()
    deliveries.messenger.fails("edit", lambda: MessageGoneError("gone"), CHANNEL)
    proposal = await only_proposal(harness, match_id, "draw")
    await proposal_answers.answer(harness.services, BEN, proposal.id, harness.interaction(), yes=True)
    await deliveries.round()
    assert (await harness.row(match_id)).over
    assert await deliveries.waiting() == []


async def test_the_board_tells_of_pause_and_absence_by_an_edit(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id = await harness.begun()
    await deliveries.round()
    [board] = [message for message in deliveries.messenger.seen(CHANNEL) if message.outgoing.files]
    assert "runs out <t:" in board.outgoing.content
    for person in (ANN, BEN):
        await pause.pause(harness.services, person, match_id, harness.interaction())
    await deliveries.round()
    assert [message for message in deliveries.messenger.seen(CHANNEL) if message.outgoing.files] == [board]
    assert "paused" in board.outgoing.content
    assert "runs out <t:" not in board.outgoing.content


async def test_where_the_channel_cannot_be_used_players_are_reached_by_direct_message(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id = await harness.begun()
    mover = await harness.mover(match_id)
    await deliveries.round()
    deliveries.messenger.fails("send", lambda: NotAllowedError("no"), CHANNEL, times=9)
    await later(harness, 3 * DAY - 60)
    await deliveries.round()
    assert [message.called for message in told(deliveries, mover)] == [(mover.id,)]
    await unavailable_channels.channel_deleted(harness.services, CHANNEL)
    await later(harness, 60)
    await deliveries.round()
    [question] = [message for message in told(deliveries, other(mover)) if "Claim the win" in message.labels]
    assert "czas" in question.outgoing.content or other(mover) == ANN, "in the language of who reads it"
    await time_up.claim(
        harness.services, other(mover), (await only_proposal(harness, match_id, "time")).id, harness.interaction()
    )
    await deliveries.round()
    assert question.labels == []
    assert await deliveries.waiting() == []


def told(deliveries: DeliveryHarness, person: Person) -> list[Sent]:
    """The direct messages that are not the hand."""
    return [message for message in deliveries.messenger.seen(DM + person.id) if not message.outgoing.files]


async def test_those_who_cannot_be_reached_at_all_hold_nothing_up(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id = await harness.begun()
    deliveries.messenger.fails("send", lambda: ClosedError("no"), DM + ANN.id, times=99)
    deliveries.messenger.fails("send", lambda: ClosedError("no"), DM + BEN.id, times=99)
    await deliveries.round()
    await unavailable_channels.channel_deleted(harness.services, CHANNEL)
    await later(harness, 3 * DAY)
    await deliveries.round()
    assert await deliveries.waiting() == []
    await only_proposal(harness, match_id, "time")


async def test_a_match_that_moves_takes_its_questions_along(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id = await harness.begun()
    await draw.draw(harness.services, ANN, match_id, harness.interaction())
    await deliveries.round()
    [old] = plain(deliveries)
    await unavailable_channels.move_here(
        harness.services, ANN, match_id, elsewhere(30), harness.interaction(), both_here=True
    )
    await deliveries.round()
    assert old.labels == []
    [new] = [message for message in deliveries.messenger.seen(30) if not message.outgoing.files]
    assert (new.called, new.labels) == ((BEN.id,), ["Agree", "Decline"])
    await proposal_answers.answer(
        harness.services, BEN, (await only_proposal(harness, match_id, "draw")).id, harness.interaction(), yes=False
    )
    await deliveries.round()
    assert "declined" in new.outgoing.content
    assert await deliveries.waiting() == []
