"""Challenges from the offer to their end, and what they refuse."""

import asyncio
import hashlib
import hmac
from typing import Any

import pytest
import sqlalchemy as sa

from bot.service import challenge
from bot.service.act import resign
from bot.service.challenge import Terms
from bot.service.position import look
from bot.service.services import DuplicateInteraction, UserError
from bot.store import challenges, deadlines, outbox, tables
from bot.store.challenges import Challenge
from bot.store.people import Person
from games.core import fairness
from tests.service.hall import ANN, BEGIN, BEN, CYN, HERE, Hall, elsewhere

DUEL = Terms("duel", {})


async def offered(hall: Hall, opponent: Person | None = BEN, terms: Terms = DUEL) -> Challenge:
    return await challenge.challenge(hall.services, HERE, ANN, opponent, terms, hall.interaction())


async def state(hall: Hall, challenge_id: int) -> str:
    async with hall.services.database.read() as connection:
        found = await challenges.find(connection, challenge_id)
    assert found is not None
    return found.state


async def rows(hall: Hall, table: sa.Table) -> list[Any]:
    async with hall.services.database.read() as connection:
        return list(await connection.execute(sa.select(table)))


async def everything(hall: Hall) -> dict[str, list[Any]]:
    """The whole store."""
    return {table.name: await rows(hall, table) for table in tables.metadata.sorted_tables}


async def refused(hall: Hall, work: Any) -> str:
    """The sentence with which something is refused; nothing is changed by it."""
    before = await everything(hall)
    with pytest.raises(UserError) as error:
        await work
    assert await everything(hall) == before
    assert str(error.value).strip()
    return str(error.value)


async def test_an_accepted_challenge_begins_its_match(hall: Hall) -> None:
    made = await offered(hall)
    match_id = await challenge.accept(hall.services, BEN, made.id, hall.interaction())
    position = await look(hall.services, match_id, None)
    assert position.people == (ANN.id, BEN.id)
    assert (position.game, position.channel_id, position.ply) == ("duel", HERE.channel_id, 0)
    assert await state(hall, made.id) == "accepted"
    async with hall.services.database.read() as connection:
        streams = {(item.stream, item.kind) for item in await outbox.heads(connection)}
        assert (deadlines.CHALLENGE, made.id) not in await deadlines.due(connection, BEGIN * 2)
    assert {(f"challenge-{made.id}", "challenge"), (f"match-{match_id}", "board")} <= streams


async def test_the_challenger_may_take_the_second_seat_or_leave_it_to_chance(hall: Hall) -> None:
    second = await offered(hall, terms=Terms("search", {}, seat=1))
    match_id = await challenge.accept(hall.services, BEN, second.id, hall.interaction())
    assert (await look(hall.services, match_id, None)).people == (BEN.id, ANN.id)
    await resign(hall.services, ANN, match_id, hall.interaction())
    found = set()
    for _ in range(12):
        drawn = await offered(hall, terms=Terms("search", {}, seat=None))
        match_id = await challenge.accept(hall.services, BEN, drawn.id, hall.interaction())
        found.add((await look(hall.services, match_id, None)).people)
        await resign(hall.services, ANN, match_id, hall.interaction())
        hall.at += 3600
    assert found == {(ANN.id, BEN.id), (BEN.id, ANN.id)}


async def test_the_seed_comes_from_the_secret_and_the_accepting_interaction(hall: Hall) -> None:
    made = await offered(hall)
    await challenge.accept(hall.services, BEN, made.id, 1234567890123456789)
    [row] = await rows(hall, tables.matches)
    [secret] = hall.secrets
    assert row.seed == hmac.new(bytes.fromhex(secret), b"1234567890123456789", hashlib.sha256).hexdigest()
    assert (row.secret, row.accepted_by) == (secret, 1234567890123456789)
    assert fairness.commitment(made.secret) == hashlib.sha256(bytes.fromhex(secret)).hexdigest()


async def test_every_challenge_has_a_secret_of_its_own(hall: Hall) -> None:
    assert (await offered(hall)).secret != (await offered(hall)).secret


async def test_only_the_challenged_person_accepts_or_declines(hall: Hall) -> None:
    made = await offered(hall)
    for who in (CYN, ANN):
        await refused(hall, challenge.accept(hall.services, who, made.id, hall.interaction()))
    await refused(hall, challenge.decline(hall.services, CYN, made.id, hall.interaction()))
    for who in (BEN, CYN):
        await refused(hall, challenge.withdraw(hall.services, who, made.id, hall.interaction()))
    assert await state(hall, made.id) == "open"


async def test_declined_withdrawn_and_expired_challenges_are_closed_for_good(hall: Hall) -> None:
    declined, withdrawn, taken_back, expired = [await offered(hall, who) for who in (BEN, CYN, BEN, BEN)]
    await challenge.decline(hall.services, BEN, declined.id, hall.interaction())
    await challenge.withdraw(hall.services, ANN, withdrawn.id, hall.interaction())
    await challenge.decline(hall.services, ANN, taken_back.id, hall.interaction())
    await challenge.expire(hall.services, expired.id)
    states = [await state(hall, made.id) for made in (declined, withdrawn, taken_back, expired)]
    assert states == ["declined", "withdrawn", "withdrawn", "expired"]
    for made in (declined, taken_back, expired):
        await refused(hall, challenge.accept(hall.services, BEN, made.id, hall.interaction()))
        await challenge.expire(hall.services, made.id)
    assert [await state(hall, made.id) for made in (declined, withdrawn, taken_back, expired)] == states
    assert await rows(hall, tables.deadlines) == []


async def test_a_challenge_expires_after_its_time_and_not_after_its_answer(hall: Hall) -> None:
    made = await offered(hall)
    async with hall.services.database.read() as connection:
        assert await deadlines.due(connection, made.expires_at - 1) == []
        assert await deadlines.due(connection, made.expires_at) == [(deadlines.CHALLENGE, made.id)]
    await challenge.accept(hall.services, BEN, made.id, hall.interaction())
    await challenge.expire(hall.services, made.id)
    assert await state(hall, made.id) == "accepted"


async def test_nobody_plays_against_themselves(hall: Hall) -> None:
    await refused(hall, challenge.challenge(hall.services, HERE, ANN, ANN, DUEL, hall.interaction()))
    everybody = await offered(hall, None)
    await refused(hall, challenge.accept(hall.services, ANN, everybody.id, hall.interaction()))


async def test_an_open_challenge_is_for_whoever_comes_first(hall: Hall) -> None:
    made = await offered(hall, None)
    await refused(hall, challenge.decline(hall.services, CYN, made.id, hall.interaction()))
    match_id = await challenge.accept(hall.services, CYN, made.id, hall.interaction())
    assert (await look(hall.services, match_id, None)).people == (ANN.id, CYN.id)
    await refused(hall, challenge.accept(hall.services, BEN, made.id, hall.interaction()))


async def test_of_two_who_accept_at_once_one_plays(hall: Hall) -> None:
    made = await offered(hall, None)
    ends = await asyncio.gather(
        *(challenge.accept(hall.services, who, made.id, hall.interaction()) for who in (BEN, CYN)),
        return_exceptions=True,
    )
    assert [type(end) for end in ends if isinstance(end, BaseException)] == [UserError]
    assert len(await rows(hall, tables.matches)) == 1


async def test_a_busy_channel_takes_no_second_match(hall: Hall) -> None:
    first, second = await offered(hall), await offered(hall, CYN)
    await challenge.accept(hall.services, BEN, first.id, hall.interaction())
    await refused(hall, challenge.accept(hall.services, CYN, second.id, hall.interaction()))
    assert await state(hall, second.id) == "open"
    await refused(hall, challenge.challenge(hall.services, HERE, CYN, BEN, DUEL, hall.interaction()))
    assert await hall.begun(place=elsewhere(21)) != 0


async def test_an_interaction_counts_once_however_often_it_comes(hall: Hall) -> None:
    made = await challenge.challenge(hall.services, HERE, ANN, BEN, DUEL, 5)
    with pytest.raises(DuplicateInteraction):
        await challenge.challenge(hall.services, HERE, ANN, BEN, DUEL, 5)
    await challenge.accept(hall.services, BEN, made.id, 6)
    with pytest.raises(DuplicateInteraction):
        await challenge.accept(hall.services, BEN, made.id, 6)
    assert len(await rows(hall, tables.challenges)) == len(await rows(hall, tables.matches)) == 1


async def test_what_was_refused_does_not_use_its_interaction_up(hall: Hall) -> None:
    made = await offered(hall)
    with pytest.raises(UserError):
        await challenge.accept(hall.services, CYN, made.id, 6)
    assert await challenge.accept(hall.services, BEN, made.id, 6)


async def test_a_rematch_needs_both_and_changes_the_seats(hall: Hall) -> None:
    match_id = await hall.begun("search")
    await refused(hall, challenge.rematch(hall.services, ANN, match_id, hall.interaction()))
    await resign(hall.services, BEN, match_id, hall.interaction())
    await refused(hall, challenge.rematch(hall.services, CYN, match_id, hall.interaction()))
    wish = await challenge.rematch(hall.services, BEN, match_id, hall.interaction())
    assert isinstance(wish, Challenge)
    await refused(hall, challenge.rematch(hall.services, BEN, match_id, hall.interaction()))
    again = await challenge.rematch(hall.services, ANN, match_id, hall.interaction())
    assert isinstance(again, int)
    assert (await look(hall.services, again, None)).people == (BEN.id, ANN.id)
    assert (await look(hall.services, again, None)).game == "search"


async def test_a_rematch_may_be_accepted_by_its_button_too(hall: Hall) -> None:
    match_id = await hall.begun()
    await resign(hall.services, BEN, match_id, hall.interaction())
    wish = await challenge.rematch(hall.services, ANN, match_id, hall.interaction())
    assert isinstance(wish, Challenge)
    again = await challenge.accept(hall.services, BEN, wish.id, hall.interaction())
    assert (await look(hall.services, again, None)).people == (BEN.id, ANN.id)


async def test_a_declined_rematch_can_be_asked_for_again(hall: Hall) -> None:
    match_id = await hall.begun()
    await resign(hall.services, BEN, match_id, hall.interaction())
    wish = await challenge.rematch(hall.services, ANN, match_id, hall.interaction())
    assert isinstance(wish, Challenge)
    await challenge.decline(hall.services, BEN, wish.id, hall.interaction())
    assert isinstance(await challenge.rematch(hall.services, BEN, match_id, hall.interaction()), Challenge)
