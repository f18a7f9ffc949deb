"""Boards and results: one live board, a new one when the turn passes, the old one without buttons."""

import json
import random

import pytest

from bot.discord_api.errors import MessageGoneError, StuckError
from bot.service import challenge
from bot.service.act import resign
from bot.service.challenge import Terms
from bot.store import outbox
from bot.store.outbox_content import ShowBoard
from games.verify import verify
from tests.delivery.conftest import Delivering
from tests.delivery.recording_messenger import DM, Sent
from tests.service.hall import ANN, BEN, HERE, Hall

CHANNEL = HERE.channel_id


def boards(post: Delivering) -> list[Sent]:
    return [
        message for message in post.messenger.seen(CHANNEL) if "board-" in "".join(f.name for f in message.post.files)
    ]


def live(post: Delivering) -> list[Sent]:
    return [message for message in boards(post) if "Move" in message.labels]


async def test_a_challenge_is_posted_once_and_edited_when_it_is_answered(hall: Hall, post: Delivering) -> None:
    made = await challenge.challenge(hall.services, HERE, ANN, BEN, Terms("duel", {}), hall.interaction())
    await post.round()
    [message] = post.messenger.seen(CHANNEL)
    assert message.called == (BEN.id,)
    assert {"Accept", "Decline"} <= set(message.labels)
    await challenge.decline(hall.services, BEN, made.id, hall.interaction())
    await post.round()
    assert post.messenger.seen(CHANNEL) == [message]
    assert (message.versions, message.labels) == (2, [])
    assert await post.waiting() == []


async def test_a_new_board_when_the_turn_passes_and_an_edit_within_a_turn(hall: Hall, post: Delivering) -> None:
    match_id, dice = await hall.begun("search"), random.Random(2)
    await post.round()
    within, passed = 0, 0
    for _ in range(60):
        [before] = live(post)
        versions, mover = before.versions, await hall.mover(match_id)
        await hall.play(match_id, dice, 1)
        await post.round()
        [after] = live(post)
        assert after is boards(post)[-1]
        now = await hall.mover(match_id)
        if now.id == mover.id:
            within += 1
            assert (after.id, after.versions) == (before.id, versions + 1)
        else:
            passed += 1
            assert after.id != before.id
            assert after.called == (now.id,)
            assert before.labels == []
        if min(within, passed) == 3:
            break
    assert min(within, passed) == 3
    assert await post.waiting() == []


async def test_the_board_of_a_new_bout_comes_with_the_end_of_the_last_one(hall: Hall, post: Delivering) -> None:
    match_id, dice = await hall.begun("glades", bouts=2), random.Random(4)
    while (await hall.play(match_id, dice, 1)).public.bout == 1:  # type: ignore[attr-defined]
        pass
    await post.round()
    board, before = boards(post)[-1].post.files
    assert (board.name, before.name) == (f"board-{match_id}.png", f"before-{match_id}.png")
    assert before.alt.startswith("The table before it was dealt anew. ")
    assert "Bout 1 of 2" in before.alt
    await hall.play(match_id, dice, 3)
    await post.round()
    assert [file.name for file in boards(post)[-1].post.files] == [board.name]


async def test_superseded_boards_are_not_posted(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun("glades")
    await hall.play(match_id, random.Random(4), 9)
    await post.round()
    [board] = boards(post)
    assert (board.versions, board.called) == (1, ((await hall.mover(match_id)).id,))
    assert len(post.messenger.seen(DM + ANN.id)) == len(post.messenger.seen(DM + BEN.id)) == 1
    assert await post.waiting() == []


async def test_the_result_carries_the_record_and_ends_the_boards(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun("duel")
    await post.round()
    await hall.play(match_id, random.Random(1))
    await post.round()
    result = post.messenger.seen(CHANNEL)[-1]
    [record] = [file for file in result.post.files if file.name == f"match-{match_id}.json"]
    assert len(verify(record.data.decode())) == 4
    assert json.loads(record.data)["players"] == ["Ann", "Ben"]
    assert "Rematch" in result.labels
    assert set(result.called) == {ANN.id, BEN.id}
    assert live(post) == []
    assert hall.secrets[0] in result.post.content
    assert not [message for message in post.messenger.seen(CHANNEL)[:-1] if hall.secrets[0] in message.post.content]


async def test_nothing_is_shown_after_the_result(hall: Hall, post: Delivering) -> None:
    match_id = await hall.begun()
    await post.round()
    await resign(hall.services, BEN, match_id, hall.interaction())
    await post.round()
    count = len(post.messenger.seen(CHANNEL))
    async with hall.services.transaction() as connection:
        await outbox.put(connection, ShowBoard(match_id), hall.at)
    await post.round()
    assert len(post.messenger.seen(CHANNEL)) == count


@pytest.mark.parametrize("error", [MessageGoneError, StuckError])
async def test_a_board_that_cannot_be_edited_is_posted_anew(
    hall: Hall, post: Delivering, error: type[MessageGoneError | StuckError]
) -> None:
    match_id, dice = await hall.begun("search"), random.Random(2)
    await post.round()
    for _ in range(60):
        mover, [before] = await hall.mover(match_id), live(post)
        post.messenger.troubles.clear()
        post.messenger.fails("edit", lambda: error("gone"), CHANNEL)
        await hall.play(match_id, dice, 1)
        await post.round()
        if (await hall.mover(match_id)).id == mover.id:
            break
    [after] = live(post)
    assert after.id > before.id
    assert before.labels == []
    assert await post.waiting() == []
