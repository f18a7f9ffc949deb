"""The computer's turn: one board tells both turns, and whatever happens it moves once."""

import random

import pytest

from bot.players import PlayerError
from bot.service.act import act
from bot.service.match_lookup import look
from bot.service.places import Place
from bot.service.position import Position
from bot.store import matches, outbox
from bot.store.outbox_content import ChooseAction
from bot.store.rows import DIRECT, ActionRow
from games.catalogue import GAMES
from tests.delivery.conftest import DeliveryHarness
from tests.service.computers import AtOnce, practising, with_computers
from tests.service.harness import ANN, HERE, ServiceHarness

DM_CHANNEL = 1_000_101


@pytest.fixture
def players(harness: ServiceHarness) -> AtOnce:
    return with_computers(harness)


async def log_of(harness: ServiceHarness, match_id: int) -> list[ActionRow]:
    async with harness.services.database.read() as connection:
        return list(await matches.whole_log(connection, match_id))


async def own_turn(deliveries: DeliveryHarness, match_id: int) -> Position:
    """Deliver until it is Ann's turn, or over; the position as she sees it."""
    for _ in range(500):
        await deliveries.round()
        position = await look(deliveries.harness.services, match_id, ANN.id)
        if position.legal or position.over:
            return position
        deliveries.harness.at += 1
    raise AssertionError("the computer does not move")


async def play_turn(deliveries: DeliveryHarness, match_id: int, dice: random.Random) -> Position:
    """Ann's whole turn, at random, and the computer's; the position then."""
    harness = deliveries.harness
    position = await own_turn(deliveries, match_id)
    while position.legal:
        action = dice.choice(position.legal)
        position = await act(harness.services, ANN, match_id, action, harness.interaction(), position.ply)
    return await own_turn(deliveries, match_id)


@pytest.mark.parametrize("game", GAMES)
async def test_one_new_board_tells_both_turns(deliveries: DeliveryHarness, players: AtOnce, game: str) -> None:
    match_id = await practising(deliveries.harness, game)
    await own_turn(deliveries, match_id)
    for turn in range(4):
        first = (await deliveries.harness.row(match_id)).ply
        before = len(deliveries.messenger.seen(HERE.channel_id))
        at = deliveries.harness.at
        position = await play_turn(deliveries, match_id, random.Random(turn))
        if position.over:
            return
        log = await log_of(deliveries.harness, match_id)
        both = [event for line in log if line.number >= first for event in line.events]
        assert [event.as_json() for event in position.recent] == both
        assert deliveries.harness.at == at
        assert len(deliveries.messenger.seen(HERE.channel_id)) == before + 1
        board = deliveries.messenger.seen(HERE.channel_id)[-1]
        assert board.called == (ANN.id,)
    assert all(each["level"] == "easy" for each in players.asked)


async def test_the_computer_is_asked_with_what_its_seat_may_know(deliveries: DeliveryHarness, players: AtOnce) -> None:
    match_id = await practising(deliveries.harness, side="1")
    await own_turn(deliveries, match_id)
    position = await look(deliveries.harness.services, match_id, ANN.id)
    await play_turn(deliveries, match_id, random.Random(3))
    for asked in players.asked:
        assert set(asked) == {"game", "level", "public", "private", "legal", "events"}
        assert asked["private"]["role"] != position.private.model_dump()["role"]  # type: ignore[union-attr]


async def test_nobody_sends_a_computer_its_hand(deliveries: DeliveryHarness, players: AtOnce) -> None:
    match_id = await practising(deliveries.harness)
    await play_turn(deliveries, match_id, random.Random(1))
    assert {message.channel for message in deliveries.messenger.messages.values()} == {HERE.channel_id, DM_CHANNEL}


async def test_after_a_crash_it_moves_once(deliveries: DeliveryHarness, players: AtOnce) -> None:
    harness = deliveries.harness
    match_id = await practising(harness, "glades")
    position = await own_turn(deliveries, match_id)
    ply = position.ply
    while position.legal:
        position = await act(harness.services, ANN, match_id, position.legal[0], harness.interaction(), position.ply)
    await deliveries.worker._begin_what_is_due()
    await deliveries.crash()
    await deliveries.restart()
    await own_turn(deliveries, match_id)
    theirs = [line.number for line in await log_of(harness, match_id) if line.seat == 1 and line.number >= ply]
    assert theirs == sorted(set(theirs))
    assert len(players.asked) >= len(theirs)


async def test_an_answer_to_an_earlier_position_is_dropped(deliveries: DeliveryHarness, players: AtOnce) -> None:
    harness = deliveries.harness
    match_id = await practising(harness, "glades")
    position = await own_turn(deliveries, match_id)
    async with harness.services.transaction() as connection:
        await outbox.put(connection, ChooseAction(match_id, position.ply), harness.at)
        await outbox.put(connection, ChooseAction(match_id, 0), harness.at)
    before = await log_of(harness, match_id)
    await deliveries.round()
    assert await log_of(harness, match_id) == before


async def test_a_slow_computer_is_shown_thinking(deliveries: DeliveryHarness, players: AtOnce) -> None:
    harness = deliveries.harness
    match_id = await practising(harness, "glades", "hard")
    position = await own_turn(deliveries, match_id)
    players.processes = 0
    while position.legal:
        position = await act(harness.services, ANN, match_id, position.legal[0], harness.interaction(), position.ply)
    await deliveries.round()
    assert "thinking" not in deliveries.messenger.seen(HERE.channel_id)[-1].outgoing.content
    harness.at += 5
    await deliveries.round()
    board = deliveries.messenger.seen(HERE.channel_id)[-1]
    assert "thinking" in board.outgoing.content
    assert board.called == ()
    players.processes = 1
    await own_turn(deliveries, match_id)
    assert deliveries.messenger.seen(HERE.channel_id)[-1].called == (ANN.id,)


async def test_without_an_answer_it_moves_at_random_in_the_end(
    deliveries: DeliveryHarness, players: AtOnce, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await practising(deliveries.harness, "glades")
    await own_turn(deliveries, match_id)

    async def fails(*_args: object, **_more: object) -> dict[str, object]:
        raise PlayerError("no answer")

    monkeypatch.setattr(players, "ask", fails)
    position = await play_turn(deliveries, match_id, random.Random(1))
    assert position.legal


async def test_in_direct_messages_board_and_hand_are_one_message(deliveries: DeliveryHarness, players: AtOnce) -> None:
    place = Place(DIRECT, DM_CHANNEL, "en-GB")
    match_id = await practising(deliveries.harness, "duel", place=place)
    await play_turn(deliveries, match_id, random.Random(1))
    messages = deliveries.messenger.seen(DM_CHANNEL)
    assert len(messages) == 2, [message.outgoing.content for message in messages]
    board = messages[-1].outgoing
    assert [file.name for file in board.files][:2] == [f"board-{match_id}.png", f"hand-{match_id}.png"]
    assert messages[-1].labels[-3:] == ["Log", "More", "Hint"]
    assert len(messages[-1].labels) >= 4 or len(board.rows) > 1
    assert {message.channel for message in deliveries.messenger.messages.values()} == {DM_CHANNEL}
