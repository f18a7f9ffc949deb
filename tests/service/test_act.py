"""Actions: who may take which, once, and what is written down."""

import asyncio
import random
from typing import Any

import pytest

from bot.service.act import act, may_resign, resign
from bot.service.position import look
from bot.service.services import DuplicateInteraction, Outdated, UserError
from bot.store import matches, outbox
from bot.store.people import Person
from games.catalogue import GAMES, game_of
from games.core import Match, SeededChance
from tests.service.hall import ANN, BEN, CYN, Hall


def other(person: Person) -> Person:
    return BEN if person.id == ANN.id else ANN


async def stored(hall: Hall, match_id: int) -> tuple[Any, list[str]]:
    """The row, and the log as lines of a record."""
    async with hall.services.database.read() as connection:
        log = await matches.log(connection, match_id)
    return await hall.row(match_id), [f"{action.seat} {action.text}" for action in log]


async def unchanged(hall: Hall, match_id: int, work: Any) -> UserError:
    """The refusal of something that leaves the match alone."""
    before = await stored(hall, match_id)
    with pytest.raises(UserError) as error:
        await work
    assert await stored(hall, match_id) == before
    assert str(error.value).strip()
    return error.value


async def test_an_action_moves_the_match_on_by_one_ply(hall: Hall) -> None:
    match_id = await hall.begun()
    position = await hall.turn(match_id)
    hall.at += 100
    after = await act(hall.services, await hall.mover(match_id), match_id, position.legal[-1], hall.interaction(), 0)
    row, log = await stored(hall, match_id)
    assert (row.ply, after.ply, row.moved_at) == (1, 1, hall.at)
    assert log == [f"{position.seat} {position.legal[-1]}"]
    async with hall.services.database.read() as connection:
        assert any(item.stream == f"match-{match_id}" for item in await outbox.heads(connection))


async def test_spectators_and_the_one_who_waits_take_no_action(hall: Hall) -> None:
    match_id = await hall.begun()
    mover, text = await hall.mover(match_id), (await hall.turn(match_id)).legal[0]
    spectator = await unchanged(hall, match_id, act(hall.services, CYN, match_id, text, hall.interaction()))
    assert "spectator" in str(spectator)
    early = await unchanged(hall, match_id, act(hall.services, other(mover), match_id, text, hall.interaction()))
    assert mover.name in str(early)


async def test_a_click_on_an_earlier_position_changes_nothing(hall: Hall) -> None:
    match_id = await hall.begun("glades")
    await hall.play(match_id, random.Random(1), 4)
    position, mover = await hall.turn(match_id), await hall.mover(match_id)
    stale = act(hall.services, mover, match_id, position.legal[0], hall.interaction(), position.ply - 2)
    assert isinstance(await unchanged(hall, match_id, stale), Outdated)


@pytest.mark.parametrize("text", ["dance", "", "play no-such-card", "x" * 500, "resign"])
async def test_what_is_not_legal_is_refused_with_a_reason(hall: Hall, text: str) -> None:
    match_id = await hall.begun()
    await hall.play(match_id, random.Random(3), 3)
    mover = await hall.mover(match_id)
    await unchanged(hall, match_id, act(hall.services, mover, match_id, text, hall.interaction()))


async def test_capitals_and_spaces_do_not_matter(hall: Hall) -> None:
    match_id = await hall.begun("glades")
    position = await hall.turn(match_id)
    text = next(action for action in position.legal if action != action.lower())
    await act(hall.services, await hall.mover(match_id), match_id, f"  {text.upper()}   ", hall.interaction())
    assert (await stored(hall, match_id))[1] == [f"{position.seat} {text}"]


async def test_an_interaction_delivered_twice_acts_once(hall: Hall) -> None:
    match_id = await hall.begun("glades")
    position, mover = await hall.turn(match_id), await hall.mover(match_id)
    await act(hall.services, mover, match_id, position.legal[0], 77, 0)
    for ply in (0, 1, None):
        with pytest.raises(DuplicateInteraction):
            await act(hall.services, mover, match_id, position.legal[0], 77, ply)
    assert (await hall.row(match_id)).ply == 1


async def test_of_two_clicks_at_once_exactly_one_counts(hall: Hall) -> None:
    match_id = await hall.begun("glades")
    dice = random.Random(5)
    for _ in range(8):
        position, mover = await hall.turn(match_id), await hall.mover(match_id)
        texts = [dice.choice(position.legal) for _ in range(3)]
        ends = await asyncio.gather(
            *(act(hall.services, mover, match_id, text, hall.interaction(), position.ply) for text in texts),
            return_exceptions=True,
        )
        assert sorted(type(end).__name__ for end in ends) == ["Outdated", "Outdated", "Position"]
        row, log = await stored(hall, match_id)
        won = next(number for number, end in enumerate(ends) if not isinstance(end, BaseException))
        assert (row.ply, log[-1]) == (position.ply + 1, f"{position.seat} {texts[won]}")


async def test_either_seat_resigns_at_any_time_and_once(hall: Hall) -> None:
    for who in (ANN, BEN):
        match_id = await hall.begun()
        await hall.play(match_id, random.Random(2), 3)
        assert (await may_resign(hall.services, who, match_id)).seat is not None
        position = await resign(hall.services, who, match_id, hall.interaction())
        assert position.outcome is not None
        assert position.people[position.outcome.winner or 0] == other(who).id
        for late in (
            resign(hall.services, other(who), match_id, hall.interaction()),
            may_resign(hall.services, who, match_id),
            act(hall.services, who, match_id, "play balance", hall.interaction()),
        ):
            await unchanged(hall, match_id, late)


async def test_a_spectator_resigns_nothing(hall: Hall) -> None:
    match_id = await hall.begun()
    await unchanged(hall, match_id, resign(hall.services, CYN, match_id, hall.interaction()))
    await unchanged(hall, match_id, may_resign(hall.services, CYN, match_id))


async def test_a_match_that_does_not_exist_is_named(hall: Hall) -> None:
    for work in (look(hall.services, 99, ANN.id), act(hall.services, ANN, 99, "draw", hall.interaction())):
        with pytest.raises(UserError, match="99"):
            await work


@pytest.mark.parametrize("game_id", GAMES)
async def test_the_log_replays_to_the_stored_position(hall: Hall, game_id: str) -> None:
    match_id = await hall.begun(game_id)
    dice = random.Random(game_id)
    for plies in (1, 20, 0):
        if plies:
            await hall.play(match_id, dice, plies)
        else:
            await resign(hall.services, ANN, match_id, hall.interaction())
        row, log = await stored(hall, match_id)
        game = game_of(game_id)
        replayed = Match.start(game, game.options_type.model_validate(row.options), SeededChance(row.seed))
        for line in log:
            replayed.act(int(line[0]), line[2:])
        assert row.snapshot | replayed.snapshot() == row.snapshot
        assert set(row.snapshot) <= {*replayed.snapshot(), matches.SHOWN}
        assert (replayed.ply, replayed.to_move) == (row.ply, row.to_move)
    assert row.over
    assert replayed.outcome is not None
    assert row.outcome == replayed.outcome.as_json()
