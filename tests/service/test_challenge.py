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
from bot.service.errors import DuplicateInteraction, UserError
from bot.service.match_lookup import look
from bot.service.outgoing.challenge import commitment_shown
from bot.store import challenges, deadlines, outbox, tables
from bot.store.rows import Challenge, Person
from games.core import fairness
from tests.commitments import FIRST
from tests.service.harness import ANN, BEGIN, BEN, CYN, HERE, ServiceHarness, elsewhere

DUEL = Terms("duel", {})


async def offered(harness: ServiceHarness, opponent: Person | None = BEN, terms: Terms = DUEL) -> Challenge:
    return await challenge.challenge(harness.services, HERE, ANN, opponent, terms, harness.interaction())


async def state(harness: ServiceHarness, challenge_id: int) -> str:
    async with harness.services.database.read() as connection:
        found = await challenges.find(connection, challenge_id)
    assert found is not None
    return found.state


async def rows(harness: ServiceHarness, table: sa.Table) -> list[Any]:
    async with harness.services.database.read() as connection:
        return list(await connection.execute(sa.select(table)))


async def change(harness: ServiceHarness, table: sa.Table, **values: Any) -> None:
    async with harness.services.database.write() as connection:
        await connection.execute(table.update().values(**values))


async def everything(harness: ServiceHarness) -> dict[str, list[Any]]:
    """The whole store."""
    return {table.name: await rows(harness, table) for table in tables.metadata.sorted_tables}


async def refused(harness: ServiceHarness, work: Any) -> str:
    """The sentence with which something is refused; nothing is changed by it."""
    before = await everything(harness)
    with pytest.raises(UserError) as error:
        await work
    assert await everything(harness) == before
    assert str(error.value).strip()
    return str(error.value)


async def test_an_accepted_challenge_begins_its_match(harness: ServiceHarness) -> None:
    made = await offered(harness)
    match_id = await challenge.accept(harness.services, BEN, made.id, harness.interaction())
    position = await look(harness.services, match_id, None)
    assert position.people == (ANN.id, BEN.id)
    assert (position.game, position.channel_id, position.ply) == ("duel", HERE.channel_id, 0)
    assert await state(harness, made.id) == "accepted"
    async with harness.services.database.read() as connection:
        streams = {(item.stream, item.kind) for item in await outbox.heads(connection)}
        assert (deadlines.CHALLENGE, made.id) not in await deadlines.due(connection, BEGIN * 2)
    assert {(f"challenge-{made.id}", "challenge"), (f"match-{match_id}", "board")} <= streams


async def test_the_challenger_may_take_the_second_seat_or_leave_it_to_chance(harness: ServiceHarness) -> None:
    second = await offered(harness, terms=Terms("search", {}, seat=1))
    match_id = await challenge.accept(harness.services, BEN, second.id, harness.interaction())
    assert (await look(harness.services, match_id, None)).people == (BEN.id, ANN.id)
    await resign(harness.services, ANN, match_id, harness.interaction())
    found = set()
    for _ in range(12):
        drawn = await offered(harness, terms=Terms("search", {}, seat=None))
        match_id = await challenge.accept(harness.services, BEN, drawn.id, harness.interaction())
        found.add((await look(harness.services, match_id, None)).people)
        await resign(harness.services, ANN, match_id, harness.interaction())
        harness.at += 3600
    assert found == {(ANN.id, BEN.id), (BEN.id, ANN.id)}


async def test_the_seed_comes_from_the_secret_the_message_and_the_words_of_both(harness: ServiceHarness) -> None:
    made = await offered(harness, terms=Terms("duel", {}, words=" To be,\nor\tnot "))
    await challenge.accept(harness.services, BEN, made.id, 1234567890123456789, words="żółć")
    [row] = await rows(harness, tables.matches)
    [secret] = harness.secrets
    text = f"{FIRST + made.id}\nTo be, or not\nżółć".encode()
    assert row.seed == hmac.new(bytes.fromhex(secret), text, hashlib.sha256).hexdigest()
    assert (row.secret, row.accepted_by) == (secret, 1234567890123456789)
    assert fairness.commitment(made.secret) == hashlib.sha256(bytes.fromhex(secret)).hexdigest()


async def test_nobody_accepts_before_the_message_with_the_commitment_stands(harness: ServiceHarness) -> None:
    made = await offered(harness)
    await change(harness, tables.challenges, commitment_message_id=None)
    with pytest.raises(UserError, match="just being shown"):
        await challenge.accept(harness.services, BEN, made.id, harness.interaction())
    assert await commitment_shown(harness.services, made.id, 71) == 71
    assert await commitment_shown(harness.services, made.id, 72) == 71, "the first one counts"
    await challenge.accept(harness.services, BEN, made.id, harness.interaction())
    [row] = await rows(harness, tables.matches)
    assert row.commitment_message_id == 71


async def test_a_challenge_that_was_shown_with_a_proof_of_form_1_keeps_it(harness: ServiceHarness) -> None:
    made = await offered(harness)
    await change(harness, tables.challenges, proof_form=1, commitment_message_id=None)
    await challenge.accept(harness.services, BEN, made.id, 1234567890123456789)
    [row] = await rows(harness, tables.matches)
    assert row.seed == hmac.new(bytes.fromhex(row.secret), b"1234567890123456789", hashlib.sha256).hexdigest()


async def test_two_wishes_for_a_rematch_at_once_begin_none_before_the_commitment_is_shown(
    harness: ServiceHarness,
) -> None:
    match_id = await harness.begun()
    await resign(harness.services, ANN, match_id, harness.interaction())
    wish = await challenge.rematch(harness.services, ANN, match_id, harness.interaction())
    assert not isinstance(wish, int)
    await change(harness, tables.challenges, commitment_message_id=None)
    with pytest.raises(UserError, match="just being shown"):
        await challenge.rematch(harness.services, BEN, match_id, harness.interaction())
    await commitment_shown(harness.services, wish.id, 71)
    assert isinstance(await challenge.rematch(harness.services, BEN, match_id, harness.interaction()), int)


async def test_every_challenge_has_a_secret_of_its_own(harness: ServiceHarness) -> None:
    assert (await offered(harness)).secret != (await offered(harness)).secret


async def test_only_the_challenged_person_accepts_or_declines(harness: ServiceHarness) -> None:
    made = await offered(harness)
    for who in (CYN, ANN):
        await refused(harness, challenge.accept(harness.services, who, made.id, harness.interaction()))
    await refused(harness, challenge.decline(harness.services, CYN, made.id, harness.interaction()))
    for who in (BEN, CYN):
        await refused(harness, challenge.withdraw(harness.services, who, made.id, harness.interaction()))
    assert await state(harness, made.id) == "open"


async def test_declined_withdrawn_and_expired_challenges_are_closed_for_good(harness: ServiceHarness) -> None:
    declined, withdrawn, taken_back, expired = [await offered(harness, who) for who in (BEN, CYN, BEN, BEN)]
    await challenge.decline(harness.services, BEN, declined.id, harness.interaction())
    await challenge.withdraw(harness.services, ANN, withdrawn.id, harness.interaction())
    await challenge.decline(harness.services, ANN, taken_back.id, harness.interaction())
    await challenge.expire(harness.services, expired.id)
    states = [await state(harness, made.id) for made in (declined, withdrawn, taken_back, expired)]
    assert states == ["declined", "withdrawn", "withdrawn", "expired"]
    for made in (declined, taken_back, expired):
        await refused(harness, challenge.accept(harness.services, BEN, made.id, harness.interaction()))
        await challenge.expire(harness.services, made.id)
    assert [await state(harness, made.id) for made in (declined, withdrawn, taken_back, expired)] == states
    assert await rows(harness, tables.deadlines) == []


async def test_a_challenge_expires_after_its_time_and_not_after_its_answer(harness: ServiceHarness) -> None:
    made = await offered(harness)
    async with harness.services.database.read() as connection:
        assert await deadlines.due(connection, made.expires_at - 1) == []
        assert await deadlines.due(connection, made.expires_at) == [(deadlines.CHALLENGE, made.id)]
    await challenge.accept(harness.services, BEN, made.id, harness.interaction())
    await challenge.expire(harness.services, made.id)
    assert await state(harness, made.id) == "accepted"


async def test_nobody_plays_against_themselves(harness: ServiceHarness) -> None:
    await refused(harness, challenge.challenge(harness.services, HERE, ANN, ANN, DUEL, harness.interaction()))
    everybody = await offered(harness, None)
    await refused(harness, challenge.accept(harness.services, ANN, everybody.id, harness.interaction()))


async def test_an_open_challenge_is_for_whoever_comes_first(harness: ServiceHarness) -> None:
    made = await offered(harness, None)
    await refused(harness, challenge.decline(harness.services, CYN, made.id, harness.interaction()))
    match_id = await challenge.accept(harness.services, CYN, made.id, harness.interaction())
    assert (await look(harness.services, match_id, None)).people == (ANN.id, CYN.id)
    await refused(harness, challenge.accept(harness.services, BEN, made.id, harness.interaction()))


async def test_of_two_who_accept_at_once_one_plays(harness: ServiceHarness) -> None:
    made = await offered(harness, None)
    ends = await asyncio.gather(
        *(challenge.accept(harness.services, who, made.id, harness.interaction()) for who in (BEN, CYN)),
        return_exceptions=True,
    )
    assert [type(end) for end in ends if isinstance(end, BaseException)] == [UserError]
    assert len(await rows(harness, tables.matches)) == 1


async def test_a_busy_channel_takes_no_second_match(harness: ServiceHarness) -> None:
    first, second = await offered(harness), await offered(harness, CYN)
    await challenge.accept(harness.services, BEN, first.id, harness.interaction())
    await refused(harness, challenge.accept(harness.services, CYN, second.id, harness.interaction()))
    assert await state(harness, second.id) == "open"
    await refused(harness, challenge.challenge(harness.services, HERE, CYN, BEN, DUEL, harness.interaction()))
    assert await harness.begun(place=elsewhere(21)) != 0


async def test_an_interaction_counts_once_however_often_it_comes(harness: ServiceHarness) -> None:
    made = await challenge.challenge(harness.services, HERE, ANN, BEN, DUEL, 5)
    with pytest.raises(DuplicateInteraction):
        await challenge.challenge(harness.services, HERE, ANN, BEN, DUEL, 5)
    await challenge.accept(harness.services, BEN, made.id, 6)
    with pytest.raises(DuplicateInteraction):
        await challenge.accept(harness.services, BEN, made.id, 6)
    assert len(await rows(harness, tables.challenges)) == len(await rows(harness, tables.matches)) == 1


async def test_what_was_refused_does_not_use_its_interaction_up(harness: ServiceHarness) -> None:
    made = await offered(harness)
    with pytest.raises(UserError):
        await challenge.accept(harness.services, CYN, made.id, 6)
    assert await challenge.accept(harness.services, BEN, made.id, 6)


async def test_a_rematch_needs_both_and_changes_the_seats(harness: ServiceHarness) -> None:
    match_id = await harness.begun("search")
    await refused(harness, challenge.rematch(harness.services, ANN, match_id, harness.interaction()))
    await resign(harness.services, BEN, match_id, harness.interaction())
    await refused(harness, challenge.rematch(harness.services, CYN, match_id, harness.interaction()))
    wish = await challenge.rematch(harness.services, BEN, match_id, harness.interaction())
    assert isinstance(wish, Challenge)
    await refused(harness, challenge.rematch(harness.services, BEN, match_id, harness.interaction()))
    again = await challenge.rematch(harness.services, ANN, match_id, harness.interaction())
    assert isinstance(again, int)
    assert (await look(harness.services, again, None)).people == (BEN.id, ANN.id)
    assert (await look(harness.services, again, None)).game == "search"


async def test_a_rematch_may_be_accepted_by_its_button_too(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await resign(harness.services, BEN, match_id, harness.interaction())
    wish = await challenge.rematch(harness.services, ANN, match_id, harness.interaction())
    assert isinstance(wish, Challenge)
    again = await challenge.accept(harness.services, BEN, wish.id, harness.interaction())
    assert (await look(harness.services, again, None)).people == (BEN.id, ANN.id)


async def test_a_declined_rematch_can_be_asked_for_again(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await resign(harness.services, BEN, match_id, harness.interaction())
    wish = await challenge.rematch(harness.services, ANN, match_id, harness.interaction())
    assert isinstance(wish, Challenge)
    await challenge.decline(harness.services, BEN, wish.id, harness.interaction())
    assert isinstance(await challenge.rematch(harness.services, BEN, match_id, harness.interaction()), Challenge)
