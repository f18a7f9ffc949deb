"""Boards and results: one live board, a new one when the turn passes, the old one without buttons."""

import json
import random

import pytest

from bot.discord_api.errors import MessageGoneError, StuckError
from bot.presenter.message import OutgoingMessage
from bot.service import challenge, privacy
from bot.service.act import resign
from bot.service.challenge import Terms
from bot.store import outbox
from bot.store.outbox_content import ShowBoard
from games.verify import verify
from tests.delivery.conftest import DeliveryHarness
from tests.delivery.recording_messenger import DM, Sent
from tests.service.harness import ANN, BEN, HERE, ServiceHarness

CHANNEL = HERE.channel_id


def boards(deliveries: DeliveryHarness) -> list[Sent]:
    return [
        message
        for message in deliveries.messenger.seen(CHANNEL)
        if "board-" in "".join(f.name for f in message.outgoing.files)
    ]


def live(deliveries: DeliveryHarness) -> list[Sent]:
    return [message for message in boards(deliveries) if "Move" in message.labels]


async def test_a_challenge_is_posted_once_and_edited_when_it_is_answered(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    made = await challenge.challenge(harness.services, HERE, ANN, BEN, Terms("duel", {}), harness.interaction())
    await deliveries.round()
    [message] = deliveries.messenger.seen(CHANNEL)
    assert message.called == (BEN.id,)
    assert {"Accept", "Decline"} <= set(message.labels)
    await challenge.decline(harness.services, BEN, made.id, harness.interaction())
    await deliveries.round()
    assert deliveries.messenger.seen(CHANNEL) == [message]
    assert (message.versions, message.labels) == (2, [])
    assert await deliveries.waiting() == []


async def test_a_new_board_when_the_turn_passes_and_an_edit_within_a_turn(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id, dice = await harness.begun("search"), random.Random(2)
    await deliveries.round()
    within, passed = 0, 0
    for _ in range(60):
        [before] = live(deliveries)
        versions, mover = before.versions, await harness.mover(match_id)
        await harness.play(match_id, dice, 1)
        await deliveries.round()
        [after] = live(deliveries)
        assert after is boards(deliveries)[-1]
        now = await harness.mover(match_id)
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
    assert await deliveries.waiting() == []


async def test_the_board_of_a_new_bout_comes_with_the_end_of_the_last_one(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id, dice = await harness.begun("glades", bouts=2), random.Random(4)
    while (await harness.play(match_id, dice, 1)).public.bout == 1:  # type: ignore[attr-defined]
        pass
    await deliveries.round()
    board, before = boards(deliveries)[-1].outgoing.files
    assert (board.name, before.name) == (f"board-{match_id}.png", f"before-{match_id}.png")
    assert before.alt.startswith("The table before it was dealt anew. ")
    assert "Bout 1 of 2" in before.alt
    await harness.play(match_id, dice, 3)
    await deliveries.round()
    assert [file.name for file in boards(deliveries)[-1].outgoing.files] == [board.name]


async def test_superseded_boards_are_not_posted(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    match_id = await harness.begun("glades")
    await harness.play(match_id, random.Random(4), 9)
    await deliveries.round()
    [board] = boards(deliveries)
    assert (board.versions, board.called) == (1, ((await harness.mover(match_id)).id,))
    assert len(deliveries.messenger.seen(DM + ANN.id)) == len(deliveries.messenger.seen(DM + BEN.id)) == 1
    assert await deliveries.waiting() == []


async def test_the_result_carries_the_record_and_ends_the_boards(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id = await harness.begun("duel")
    await deliveries.round()
    await harness.play(match_id, random.Random(1))
    await deliveries.round()
    result = deliveries.messenger.seen(CHANNEL)[-1]
    [record] = [file for file in result.outgoing.files if file.name == f"match-{match_id}.json"]
    assert len(verify(record.data.decode())) == 4
    assert json.loads(record.data)["players"] == ["Ann", "Ben"]
    assert "Rematch" in result.labels
    assert set(result.called) == {ANN.id, BEN.id}
    assert live(deliveries) == []
    assert harness.secrets[0] in result.outgoing.content
    assert not [
        message for message in deliveries.messenger.seen(CHANNEL)[:-1] if harness.secrets[0] in message.outgoing.content
    ]


async def test_nothing_is_shown_after_the_result(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    match_id = await harness.begun()
    await deliveries.round()
    await resign(harness.services, BEN, match_id, harness.interaction())
    await deliveries.round()
    count = len(deliveries.messenger.seen(CHANNEL))
    async with harness.services.transaction() as connection:
        await outbox.put(connection, ShowBoard(match_id), harness.at)
    await deliveries.round()
    assert len(deliveries.messenger.seen(CHANNEL)) == count


@pytest.mark.parametrize("error", [MessageGoneError, StuckError])
async def test_a_board_that_cannot_be_edited_is_posted_anew(
    harness: ServiceHarness, deliveries: DeliveryHarness, error: type[MessageGoneError | StuckError]
) -> None:
    match_id, dice = await harness.begun("search"), random.Random(2)
    await deliveries.round()
    for _ in range(60):
        mover, [before] = await harness.mover(match_id), live(deliveries)
        deliveries.messenger.troubles.clear()
        deliveries.messenger.fails("edit", lambda: error("gone"), CHANNEL)
        await harness.play(match_id, dice, 1)
        await deliveries.round()
        if (await harness.mover(match_id)).id == mover.id:
            break
    [after] = live(deliveries)
    assert after.id > before.id
    assert before.labels == []
    assert await deliveries.waiting() == []


async def test_a_result_on_its_way_while_a_player_has_their_data_deleted_loses_the_name(
    harness: ServiceHarness, deliveries: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, send = await harness.begun(), deliveries.messenger.send
    await deliveries.round()
    await resign(harness.services, BEN, match_id, harness.interaction())

    async def sent_while_deleted(channel_id: int, message: OutgoingMessage, nonce: str) -> int:
        if channel_id == CHANNEL and f"<@{ANN.id}>" in message.content:
            monkeypatch.setattr(deliveries.messenger, "send", send)
            await privacy.delete(harness.services, ANN, harness.interaction())
        return await send(channel_id, message, nonce)

    monkeypatch.setattr(deliveries.messenger, "send", sent_while_deleted)
    await deliveries.round()
    result = deliveries.messenger.seen(CHANNEL)[-1]
    assert "Rematch" in result.labels
    assert f"<@{ANN.id}>" not in result.outgoing.content
