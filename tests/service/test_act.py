"""Actions: who may take which, once, and what is written down."""

import asyncio
import random
from typing import Any

import pytest

from bot.service.act import act, may_resign, resign
from bot.service.errors import DuplicateInteraction, Outdated, UserError
from bot.service.match_lookup import look
from bot.store import matches, outbox
from bot.store.rows import SHOWN, Person
from games.catalogue import GAMES, game_of
from games.core import Match, SeededChance
from tests.service.harness import ANN, BEN, CYN, ServiceHarness


def other(person: Person) -> Person:
    return BEN if person.id == ANN.id else ANN


async def stored(harness: ServiceHarness, match_id: int) -> tuple[Any, list[str]]:
    """The row, and the log as lines of a record."""
    async with harness.services.database.read() as connection:
        log = await matches.log(connection, match_id)
    return await harness.row(match_id), [f"{action.seat} {action.text}" for action in log]


async def unchanged(harness: ServiceHarness, match_id: int, work: Any) -> UserError:
    """The refusal of something that leaves the match alone."""
    before = await stored(harness, match_id)
    with pytest.raises(UserError) as error:
        await work
    assert await stored(harness, match_id) == before
    assert str(error.value).strip()
    return error.value


async def test_an_action_moves_the_match_on_by_one_ply(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    position = await harness.turn(match_id)
    harness.at += 100
    after = await act(
        harness.services, await harness.mover(match_id), match_id, position.legal[-1], harness.interaction(), 0
    )
    row, log = await stored(harness, match_id)
    assert (row.ply, after.ply, row.moved_at) == (1, 1, harness.at)
    assert log == [f"{position.seat} {position.legal[-1]}"]
    async with harness.services.database.read() as connection:
        assert any(item.stream == f"match-{match_id}" for item in await outbox.heads(connection))


async def test_spectators_and_the_one_who_waits_take_no_action(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    mover, text = await harness.mover(match_id), (await harness.turn(match_id)).legal[0]
    spectator = await unchanged(harness, match_id, act(harness.services, CYN, match_id, text, harness.interaction()))
    assert "spectator" in str(spectator)
    early = await unchanged(
        harness, match_id, act(harness.services, other(mover), match_id, text, harness.interaction())
    )
    assert mover.name in str(early)


async def test_a_click_on_an_earlier_position_changes_nothing(harness: ServiceHarness) -> None:
    match_id = await harness.begun("glades")
    await harness.play(match_id, random.Random(1), 4)
    position, mover = await harness.turn(match_id), await harness.mover(match_id)
    stale = act(harness.services, mover, match_id, position.legal[0], harness.interaction(), position.ply - 2)
    assert isinstance(await unchanged(harness, match_id, stale), Outdated)


@pytest.mark.parametrize("text", ["dance", "", "play no-such-card", "x" * 500, "resign"])
async def test_what_is_not_legal_is_refused_with_a_reason(harness: ServiceHarness, text: str) -> None:
    match_id = await harness.begun()
    await harness.play(match_id, random.Random(3), 3)
    mover = await harness.mover(match_id)
    await unchanged(harness, match_id, act(harness.services, mover, match_id, text, harness.interaction()))


async def test_an_interaction_delivered_twice_acts_once(harness: ServiceHarness) -> None:
    match_id = await harness.begun("glades")
    position, mover = await harness.turn(match_id), await harness.mover(match_id)
    await act(harness.services, mover, match_id, position.legal[0], 77, 0)
    for ply in (0, 1, None):
        with pytest.raises(DuplicateInteraction):
            await act(harness.services, mover, match_id, position.legal[0], 77, ply)
    assert (await harness.row(match_id)).ply == 1


async def test_of_two_clicks_at_once_exactly_one_counts(harness: ServiceHarness) -> None:
    match_id = await harness.begun("glades")
    dice = random.Random(5)
    for _ in range(8):
        position, mover = await harness.turn(match_id), await harness.mover(match_id)
        texts = [dice.choice(position.legal) for _ in range(3)]
        ends = await asyncio.gather(
            *(act(harness.services, mover, match_id, text, harness.interaction(), position.ply) for text in texts),
            return_exceptions=True,
        )
        assert sorted(type(end).__name__ for end in ends) == ["Outdated", "Outdated", "Position"]
        row, log = await stored(harness, match_id)
        won = next(number for number, end in enumerate(ends) if not isinstance(end, BaseException))
        assert (row.ply, log[-1]) == (position.ply + 1, f"{position.seat} {texts[won]}")


async def test_either_seat_resigns_at_any_time_and_once(harness: ServiceHarness) -> None:
    for who in (ANN, BEN):
        match_id = await harness.begun()
        await harness.play(match_id, random.Random(2), 3)
        assert (await may_resign(harness.services, who, match_id)).seat is not None
        position = await resign(harness.services, who, match_id, harness.interaction())
        assert position.outcome is not None
        assert position.people[position.outcome.winner or 0] == other(who).id
        for late in (
            resign(harness.services, other(who), match_id, harness.interaction()),
            may_resign(harness.services, who, match_id),
            act(harness.services, who, match_id, "play balance", harness.interaction()),
        ):
            await unchanged(harness, match_id, late)


async def test_a_spectator_resigns_nothing(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await unchanged(harness, match_id, resign(harness.services, CYN, match_id, harness.interaction()))
    await unchanged(harness, match_id, may_resign(harness.services, CYN, match_id))


async def test_a_match_that_does_not_exist_is_named(harness: ServiceHarness) -> None:
    for work in (look(harness.services, 99, ANN.id), act(harness.services, ANN, 99, "draw", harness.interaction())):
        with pytest.raises(UserError, match="99"):
            await work


@pytest.mark.parametrize("game_id", GAMES)
async def test_the_log_replays_to_the_stored_position(harness: ServiceHarness, game_id: str) -> None:
    match_id = await harness.begun(game_id)
    dice = random.Random(game_id)
    for plies in (1, 20, 0):
        if plies:
            await harness.play(match_id, dice, plies)
        else:
            await resign(harness.services, ANN, match_id, harness.interaction())
        row, log = await stored(harness, match_id)
        game = game_of(game_id)
        replayed = Match.start(game, game.options_type.model_validate(row.options), SeededChance(row.seed))
        for line in log:
            replayed.act(int(line[0]), line[2:])
        assert row.snapshot | replayed.snapshot() == row.snapshot
        assert set(row.snapshot) <= {*replayed.snapshot(), SHOWN}
        assert (replayed.ply, replayed.to_move) == (row.ply, row.to_move)
    assert row.over
    assert replayed.outcome is not None
    assert row.outcome == replayed.outcome.as_json()
