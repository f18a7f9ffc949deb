"""Hidden cards: what anybody but their owner gets does not depend on them, and no log line tells them."""

import logging
import random
from importlib import import_module
from typing import Any

import pytest
import sqlalchemy as sa

from bot.operations.logs import begin_logging
from bot.service.act import act
from bot.service.position import history, look
from bot.service.record import record_of
from bot.service.services import UserError
from bot.store import matches, tables
from games.catalogue import GAMES
from tests.service.hall import ANN, BEN, CYN, Hall

COMPARED = 8
"""Hands that are exchanged in each game's match, long before it can be over."""


def hidden_of(game: str) -> Any:
    """The module of a game's tests that knows where its state keeps what is hidden."""
    return import_module(f"tests.games.{game}.hidden")


async def put_down(hall: Hall, match_id: int, snapshot: dict[str, Any]) -> None:
    async with hall.services.database.write() as connection:
        await connection.execute(
            sa.update(tables.matches).where(tables.matches.c.id == match_id).values(snapshot=snapshot)
        )


@pytest.mark.parametrize("game", GAMES)
async def test_others_see_the_same_whatever_a_hand_holds(hall: Hall, game: str) -> None:
    match_id, dice, compared = await hall.begun(game), random.Random(game), 0
    people = (ANN, BEN)
    while compared < COMPARED:
        for seat in (0, 1):
            theirs = await look(hall.services, match_id, people[1 - seat].id)
            everybody = await look(hall.services, match_id, CYN.id)
            own = await look(hall.services, match_id, people[seat].id)
            snapshot = (await hall.row(match_id)).snapshot
            hand, pile = hidden_of(game).hand_and_pile(snapshot["state"], seat)
            swaps = [(one, two) for one in range(len(hand)) for two in range(len(pile)) if hand[one] != pile[two]]
            if hidden_of(game).shows_a_hand(theirs.public, theirs.private) or not swaps:
                continue
            card, other = dice.choice(swaps)
            hand[card], pile[other] = pile[other], hand[card]
            kept = (await hall.row(match_id)).snapshot
            await put_down(hall, match_id, snapshot)
            assert await look(hall.services, match_id, people[1 - seat].id) == theirs
            assert await look(hall.services, match_id, CYN.id) == everybody == await look(hall.services, match_id, None)
            assert (await look(hall.services, match_id, people[seat].id)).private != own.private
            await put_down(hall, match_id, kept)
            compared += 1
        await hall.play(match_id, dice, 3)


async def test_spectators_have_no_hand_and_no_choice(hall: Hall) -> None:
    match_id = await hall.begun()
    for who in (None, CYN.id):
        position = await look(hall.services, match_id, who)
        assert (position.seat, position.private, position.legal) == (None, None, ())
    waiting = ANN if (await hall.mover(match_id)).id == BEN.id else BEN
    assert (await look(hall.services, match_id, waiting.id)).legal == ()


async def test_the_history_of_a_running_match_tells_no_action(hall: Hall) -> None:
    match_id = await hall.begun()
    await hall.play(match_id, random.Random(1), 20)
    _row, told = await history(hall.services, match_id)
    assert len(told) == 20
    assert {action.text for action, _events in told} == {""}
    await hall.play(match_id, random.Random(1))
    _row, told = await history(hall.services, match_id)
    assert all(action.text for action, _events in told)


async def test_the_record_is_given_out_at_the_end_only(hall: Hall) -> None:
    match_id = await hall.begun()
    with pytest.raises(UserError):
        await record_of(hall.services, match_id)
    await hall.play(match_id, random.Random(1))
    assert '"secret"' in await record_of(hall.services, match_id)


async def test_no_log_line_tells_a_card_or_a_secret(hall: Hall, capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    begin_logging("DEBUG")
    try:
        match_id = await hall.begun()
        await hall.play(match_id, random.Random(1))
        with pytest.raises(UserError):
            await act(hall.services, ANN, match_id, "play balance", hall.interaction())
        async with hall.services.database.write() as connection:
            lines = await matches.log(connection, match_id)
            told = [action.text for action in lines]
            with pytest.raises(sa.exc.IntegrityError) as twice:
                await matches.append(connection, match_id, 1, lines[0])
            logging.getLogger("bot").error("the store fails", exc_info=twice.value)
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
    written = capsys.readouterr().err
    assert "the store fails" in written
    assert not [text for text in told if text in written]
    assert not [secret for secret in hall.secrets if secret in written]
    assert "gandalf" not in written
