"""Challenges cannot be used to harass: they are limited, and people can be blocked."""

import pytest

from bot.service import blocks, challenge
from bot.service.act import resign
from bot.service.challenge import Terms
from bot.service.services import DuplicateInteraction, UserError
from bot.store import challenges, outbox, usual_terms
from bot.store.people import Person
from bot.store.usual_terms import UsualTerms
from tests.service.hall import ANN, BEN, CYN, HERE, Hall, elsewhere

DUEL = Terms("duel", {})


async def offer(hall: Hall, who: Person, whom: Person | None, channel: int = HERE.channel_id) -> int:
    place = elsewhere(channel)
    return (await challenge.challenge(hall.services, place, who, whom, DUEL, hall.interaction())).id


async def state(hall: Hall, challenge_id: int) -> tuple[str, str | None]:
    async with hall.services.database.read() as connection:
        found = await challenges.find(connection, challenge_id)
    assert found is not None
    return found.state, found.reason


async def test_so_many_challenges_an_hour_and_no_more(hall: Hall) -> None:
    hall.services.challenges_per_hour = 4
    for channel in range(4):
        await offer(hall, ANN, BEN, 100 + channel)
        hall.at += 60
    with pytest.raises(UserError, match=f"<t:{hall.at - 240 + 3600}:R>"):
        await offer(hall, ANN, CYN, 200)
    await offer(hall, CYN, BEN, 200)
    hall.at += 3600 - 239
    await offer(hall, ANN, CYN, 201)


async def test_accepted_challenges_do_not_count(hall: Hall) -> None:
    hall.services.challenges_per_hour = 1
    for channel in range(3):
        made = await offer(hall, ANN, BEN, 100 + channel)
        await challenge.accept(hall.services, BEN, made, hall.interaction())
    await offer(hall, ANN, BEN, 200)
    with pytest.raises(UserError):
        await offer(hall, ANN, BEN, 201)


async def test_rematches_that_are_taken_back_count(hall: Hall) -> None:
    hall.services.challenges_per_hour = 3
    match_id = await hall.begun()
    await resign(hall.services, ANN, match_id, hall.interaction())
    for _ in range(3):
        asked = await challenge.rematch(hall.services, ANN, match_id, hall.interaction())
        assert not isinstance(asked, int)
        await challenge.withdraw(hall.services, ANN, asked.id, hall.interaction())
    with pytest.raises(UserError, match="within an hour"):
        await challenge.rematch(hall.services, ANN, match_id, hall.interaction())
    await challenge.rematch(hall.services, BEN, match_id, hall.interaction())
    assert isinstance(await challenge.rematch(hall.services, ANN, match_id, hall.interaction()), int)


async def test_the_blocked_cannot_challenge_and_are_told_no_more_than_that(hall: Hall) -> None:
    waiting = await offer(hall, ANN, BEN)
    await blocks.block(hall.services, BEN, ANN, hall.interaction())
    assert await state(hall, waiting) == ("declined", None)
    with pytest.raises(UserError) as refused:
        await offer(hall, ANN, BEN)
    assert "block" not in str(refused.value).lower()
    assert "Ben" in str(refused.value)
    with pytest.raises(UserError, match="/unblock"):
        await offer(hall, BEN, ANN)
    await offer(hall, ANN, CYN)


async def test_the_blocked_cannot_take_an_open_challenge_of_the_blocker(hall: Hall) -> None:
    open_one = await offer(hall, BEN, None)
    await blocks.block(hall.services, BEN, ANN, hall.interaction())
    with pytest.raises(UserError) as refused:
        await challenge.accept(hall.services, ANN, open_one, hall.interaction())
    assert "block" not in str(refused.value).lower()
    await challenge.accept(hall.services, CYN, open_one, hall.interaction())


async def test_the_blocked_cannot_ask_for_a_rematch(hall: Hall) -> None:
    match_id = await hall.begun()
    await resign(hall.services, ANN, match_id, hall.interaction())
    await blocks.block(hall.services, BEN, ANN, hall.interaction())
    with pytest.raises(UserError, match="at the moment"):
        await challenge.rematch(hall.services, ANN, match_id, hall.interaction())


async def test_a_block_can_be_taken_back(hall: Hall) -> None:
    await blocks.block(hall.services, BEN, ANN, hall.interaction())
    assert [person.name for person in await blocks.blocked_by(hall.services, BEN.id)] == ["Ann"]
    with pytest.raises(UserError, match="already"):
        await blocks.block(hall.services, BEN, ANN, hall.interaction())
    used = hall.interaction()
    await blocks.unblock(hall.services, BEN, ANN.id, used)
    with pytest.raises(DuplicateInteraction):
        await blocks.unblock(hall.services, BEN, ANN.id, used)
    with pytest.raises(UserError, match="not blocked"):
        await blocks.unblock(hall.services, BEN, ANN.id, hall.interaction())
    assert await blocks.blocked_by(hall.services, BEN.id) == []
    await offer(hall, ANN, BEN)


async def test_nobody_blocks_themselves_or_a_stranger(hall: Hall) -> None:
    with pytest.raises(UserError, match="yourself"):
        await blocks.block(hall.services, BEN, BEN, hall.interaction())
    with pytest.raises(UserError, match="do not know"):
        await blocks.block_known(hall.services, BEN, 999, hall.interaction())


async def test_who_declined_may_say_why_once(hall: Hall) -> None:
    made = await offer(hall, ANN, BEN)
    with pytest.raises(UserError):
        await challenge.explain(hall.services, BEN, made, "time", hall.interaction())
    await challenge.decline(hall.services, BEN, made, hall.interaction())
    for person, reason in ((CYN, "time"), (ANN, "time"), (BEN, "a word of mine")):
        with pytest.raises(UserError):
            await challenge.explain(hall.services, person, made, reason, hall.interaction())
    await challenge.explain(hall.services, BEN, made, "pause", hall.interaction())
    assert await state(hall, made) == ("declined", "pause")
    with pytest.raises(UserError):
        await challenge.explain(hall.services, BEN, made, "time", hall.interaction())
    async with hall.services.database.read() as connection:
        assert f"challenge-{made}" in [item.stream for item in await outbox.heads(connection)]


async def test_terms_are_remembered_per_person_and_game(hall: Hall) -> None:
    long = Terms("glades", {"bouts": 3}, None, rated=False, move_seconds=3600, thread=False)
    await challenge.challenge(hall.services, HERE, ANN, BEN, long, hall.interaction())
    await offer(hall, ANN, BEN)
    assert await challenge.usual(hall.services, ANN, "glades") == UsualTerms({"bouts": 3}, None, False, 3600, False)
    assert await challenge.usual(hall.services, ANN, "duel") == UsualTerms({}, 0, False, None)
    assert await challenge.usual(hall.services, BEN, "glades") is None
    async with hall.services.database.write() as connection:
        await usual_terms.keep(connection, ANN.id, "glades", UsualTerms({"bouts": 5}, 1, True, None))
    assert await challenge.usual(hall.services, ANN, "glades") == UsualTerms({"bouts": 5}, 1, True, None)


async def test_a_challenge_takes_the_place_of_an_earlier_one(hall: Hall) -> None:
    first = await offer(hall, ANN, BEN)
    second = await challenge.challenge(
        hall.services, HERE, ANN, BEN, Terms("glades", {}), hall.interaction(), instead_of=first
    )
    assert await state(hall, first) == ("withdrawn", None)
    assert await state(hall, second.id) == ("open", None)
    with pytest.raises(UserError, match="closed"):
        await challenge.challenge(hall.services, HERE, ANN, BEN, DUEL, hall.interaction(), instead_of=first)
    with pytest.raises(UserError, match="Only Ann"):
        await challenge.challenge(hall.services, HERE, CYN, BEN, DUEL, hall.interaction(), instead_of=second.id)
    assert await state(hall, second.id) == ("open", None)
