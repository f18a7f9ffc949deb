"""Questions and calls in the channel: whom they notify, and what becomes of them."""

from bot.discord_api.messenger import ClosedError, MessageGoneError, NotAllowedError
from bot.service import draw, nudge, pause, proposal_answers, time_up, unavailable_channels
from bot.store.people import Person
from tests.delivery.conftest import Delivering
from tests.delivery.recording_messenger import DM, Sent
from tests.service.hall import ANN, BEN, HERE, Hall, elsewhere
from tests.service.passing import DAY, later, move, only_ask, other

CHANNEL = HERE.channel_id


def plain(post: Delivering) -> list[Sent]:
    """The messages of the channel that are neither challenge nor board."""
    return [message for message in post.messenger.seen(CHANNEL) if not message.post.files][1:]


async def test_a_question_notifies_the_one_who_answers_and_loses_its_buttons(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    await draw.draw(hall.services, ANN, match_id, hall.interaction())
    await post.round()
    [question] = plain(post)
    assert (question.called, question.labels) == ((BEN.id,), ["Agree", "Decline"])
    proposal = await only_ask(hall, match_id, "draw")
    await proposal_answers.answer(hall.services, BEN, proposal.id, hall.interaction(), yes=False)
    await post.round()
    assert plain(post) == [question]
    assert (question.labels, "declined" in question.post.content) == ([], True)


async def test_a_question_that_was_settled_before_it_was_posted_is_not_shown(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    await post.round()
    await draw.draw(hall.services, ANN, match_id, hall.interaction())
    proposal = await only_ask(hall, match_id, "draw")
    await proposal_answers.answer(hall.services, ANN, proposal.id, hall.interaction(), yes=False)
    await post.round()
    assert plain(post) == []
    assert await post.waiting() == []


async def test_a_crash_after_sending_asks_once(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    await post.round()
    await pause.pause(hall.services, ANN, match_id, hall.interaction())
    post.messenger.fails("send", lambda: OSError("gone"), CHANNEL, done=True)
    await post.round()
    await post.restart()
    [question] = plain(post)
    assert question.labels == ["Agree", "Decline"]
    assert await post.waiting() == []


async def test_a_channel_that_cannot_be_written_to_holds_nothing_up(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    await post.round()
    post.messenger.fails("send", lambda: NotAllowedError("no"), CHANNEL, times=9)
    await draw.draw(hall.services, ANN, match_id, hall.interaction())
    await nudge.nudge(hall.services, other(await hall.mover(match_id)), match_id, hall.interaction())
    await post.round()
    assert await post.waiting() == []


async def test_when_the_time_is_over_the_other_one_is_called_to_decide(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    late = await hall.mover(match_id)
    await later(hall, 3 * DAY)
    await post.round()
    [question] = [message for message in plain(post) if "Claim the win" in message.labels]
    assert question.called == (other(late).id,)
    assert question.labels == ["Claim the win", "Give a day", "Call it off"]
    proposal = await only_ask(hall, match_id, "time")
    await time_up.claim(hall.services, other(late), proposal.id, hall.interaction())
    await post.round()
    assert question.labels == []
    result = post.messenger.seen(CHANNEL)[-1]
    assert "Rematch" in result.labels
    assert f"<@{other(late).id}> wins**: the time of <@{late.id}> was over." in result.post.content


async def test_one_call_stands_at_a_time_and_goes_with_the_turn(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await post.round()
    await nudge.nudge(hall.services, other(mover), match_id, hall.interaction())
    await post.round()
    [first] = plain(post)
    assert first.called == (mover.id,)
    await later(hall, DAY)
    await nudge.nudge(hall.services, other(mover), match_id, hall.interaction())
    await post.round()
    [second] = plain(post)
    assert second.id != first.id
    await move(hall, match_id)
    await post.round()
    assert plain(post) == []


async def test_a_call_that_comes_too_late_is_not_made(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    await post.round()
    await nudge.nudge(hall.services, other(await hall.mover(match_id)), match_id, hall.interaction())
    await move(hall, match_id)
    await post.round()
    assert plain(post) == []


async def test_a_question_whose_message_was_deleted_is_settled_all_the_same(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    await draw.draw(hall.services, ANN, match_id, hall.interaction())
    await post.round()
    post.messenger.fails("edit", lambda: MessageGoneError("gone"), CHANNEL)
    proposal = await only_ask(hall, match_id, "draw")
    await proposal_answers.answer(hall.services, BEN, proposal.id, hall.interaction(), yes=True)
    await post.round()
    assert (await hall.row(match_id)).over
    assert await post.waiting() == []


async def test_the_board_tells_of_pause_and_absence_by_an_edit(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    await post.round()
    [board] = [message for message in post.messenger.seen(CHANNEL) if message.post.files]
    assert "runs out <t:" in board.post.content
    for person in (ANN, BEN):
        await pause.pause(hall.services, person, match_id, hall.interaction())
    await post.round()
    assert [message for message in post.messenger.seen(CHANNEL) if message.post.files] == [board]
    assert "paused" in board.post.content
    assert "runs out <t:" not in board.post.content


async def test_where_the_channel_cannot_be_used_players_are_reached_by_direct_message(
    hall: Hall, post: Delivering
) -> None:
    match_id = await hall.begun()
    mover = await hall.mover(match_id)
    await post.round()
    post.messenger.fails("send", lambda: NotAllowedError("no"), CHANNEL, times=9)
    await later(hall, 3 * DAY - 60)
    await post.round()
    assert [message.called for message in told(post, mover)] == [(mover.id,)]
    await unavailable_channels.lose_channel(hall.services, CHANNEL)
    await later(hall, 60)
    await post.round()
    [question] = [message for message in told(post, other(mover)) if "Claim the win" in message.labels]
    assert "czas" in question.post.content or other(mover) == ANN, "in the language of who reads it"
    await time_up.claim(hall.services, other(mover), (await only_ask(hall, match_id, "time")).id, hall.interaction())
    await post.round()
    assert question.labels == []
    assert await post.waiting() == []


def told(post: Delivering, person: Person) -> list[Sent]:
    """The direct messages that are not the hand."""
    return [message for message in post.messenger.seen(DM + person.id) if not message.post.files]


async def test_those_who_cannot_be_reached_at_all_hold_nothing_up(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    post.messenger.fails("send", lambda: ClosedError("no"), DM + ANN.id, times=99)
    post.messenger.fails("send", lambda: ClosedError("no"), DM + BEN.id, times=99)
    await post.round()
    await unavailable_channels.lose_channel(hall.services, CHANNEL)
    await later(hall, 3 * DAY)
    await post.round()
    assert await post.waiting() == []
    await only_ask(hall, match_id, "time")


async def test_a_match_that_moves_takes_its_questions_along(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    await draw.draw(hall.services, ANN, match_id, hall.interaction())
    await post.round()
    [old] = plain(post)
    await unavailable_channels.move_here(
        hall.services, ANN, match_id, elsewhere(30), hall.interaction(), both_here=True
    )
    await post.round()
    assert old.labels == []
    [new] = [message for message in post.messenger.seen(30) if not message.post.files]
    assert (new.called, new.labels) == ((BEN.id,), ["Agree", "Decline"])
    await proposal_answers.answer(
        hall.services, BEN, (await only_ask(hall, match_id, "draw")).id, hall.interaction(), yes=False
    )
    await post.round()
    assert "declined" in new.post.content
    assert await post.waiting() == []
