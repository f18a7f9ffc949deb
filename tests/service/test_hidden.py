"""Hidden cards: what anybody but their owner gets does not depend on them, and no log line tells them."""

import logging
import random
from importlib import import_module
from typing import Any

import pytest
import sqlalchemy as sa

from bot.operations.logs import begin_logging
from bot.service.act import act
from bot.service.errors import UserError
from bot.service.match_lookup import history, look
from bot.service.record import record_of
from bot.service.stored_matches import RestoredMatches
from bot.store import matches, tables
from games.catalogue import GAMES
from tests.service.harness import ANN, BEN, CYN, ServiceHarness

COMPARED = 8
"""Hands that are exchanged in each game's match, long before it can be over."""


def hidden_of(game: str) -> Any:
    """The module of a game's tests that knows where its state keeps what is hidden."""
    return import_module(f"tests.games.{game}.hidden")


async def put_down(harness: ServiceHarness, match_id: int, snapshot: dict[str, Any]) -> None:
    async with harness.services.database.write() as connection:
        await connection.execute(
            sa.update(tables.matches).where(tables.matches.c.id == match_id).values(snapshot=snapshot)
        )
    # As another process would read it: this one keeps what it restored.
    harness.services.restored = RestoredMatches()


@pytest.mark.parametrize("game", GAMES)
async def test_others_see_the_same_whatever_a_hand_holds(harness: ServiceHarness, game: str) -> None:
    match_id, dice, compared = await harness.begun(game), random.Random(game), 0
    people = (ANN, BEN)
    while compared < COMPARED:
        for seat in (0, 1):
            theirs = await look(harness.services, match_id, people[1 - seat].id)
            everybody = await look(harness.services, match_id, CYN.id)
            own = await look(harness.services, match_id, people[seat].id)
            snapshot = (await harness.row(match_id)).snapshot
            hand, pile = hidden_of(game).hand_and_pile(snapshot["state"], seat)
            swaps = [(one, two) for one in range(len(hand)) for two in range(len(pile)) if hand[one] != pile[two]]
            if hidden_of(game).shows_a_hand(theirs.public, theirs.private) or not swaps:
                continue
            card, other = dice.choice(swaps)
            hand[card], pile[other] = pile[other], hand[card]
            kept = (await harness.row(match_id)).snapshot
            await put_down(harness, match_id, snapshot)
            assert await look(harness.services, match_id, people[1 - seat].id) == theirs
            assert (
                await look(harness.services, match_id, CYN.id)
                == everybody
                == await look(harness.services, match_id, None)
            )
            assert (await look(harness.services, match_id, people[seat].id)).private != own.private
            await put_down(harness, match_id, kept)
            compared += 1
        await harness.play(match_id, dice, 3)


async def test_spectators_have_no_hand_and_no_choice(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    for who in (None, CYN.id):
        position = await look(harness.services, match_id, who)
        assert (position.seat, position.private, position.legal) == (None, None, ())
    waiting = ANN if (await harness.mover(match_id)).id == BEN.id else BEN
    assert (await look(harness.services, match_id, waiting.id)).legal == ()


async def test_the_history_of_a_running_match_tells_no_action(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await harness.play(match_id, random.Random(1), 20)
    told = await history(harness.services, match_id)
    assert len(told) == 20
    assert {action.text for action, _events in told} == {""}
    await harness.play(match_id, random.Random(1))
    told = await history(harness.services, match_id)
    assert all(action.text for action, _events in told)


async def test_the_record_is_given_out_at_the_end_only(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    with pytest.raises(UserError):
        await record_of(harness.services, match_id)
    await harness.play(match_id, random.Random(1))
    assert '"secret"' in await record_of(harness.services, match_id)


async def test_no_log_line_tells_a_card_or_a_secret(
    harness: ServiceHarness, capsys: pytest.CaptureFixture[str]
) -> None:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    begin_logging("DEBUG")
    try:
        match_id = await harness.begun()
        await harness.play(match_id, random.Random(1))
        with pytest.raises(UserError):
            await act(harness.services, ANN, match_id, "play balance", harness.interaction())
        async with harness.services.database.write() as connection:
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
    assert not [secret for secret in harness.secrets if secret in written]
    assert "gandalf" not in written
