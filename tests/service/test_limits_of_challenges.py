"""Challenges cannot be used to harass: they are limited, and people can be blocked."""

import pytest

from bot.service import blocks, challenge
from bot.service.act import resign
from bot.service.challenge import Terms
from bot.service.errors import DuplicateInteraction, UserError
from bot.store import challenges, outbox, usual_terms
from bot.store.rows import Person, UsualTerms
from tests.service.harness import ANN, BEN, CYN, HERE, ServiceHarness, elsewhere

DUEL = Terms("duel", {})


async def offer(harness: ServiceHarness, who: Person, whom: Person | None, channel: int = HERE.channel_id) -> int:
    place = elsewhere(channel)
    return (await challenge.challenge(harness.services, place, who, whom, DUEL, harness.interaction())).id


async def state(harness: ServiceHarness, challenge_id: int) -> tuple[str, str | None]:
    async with harness.services.database.read() as connection:
        found = await challenges.find(connection, challenge_id)
    assert found is not None
    return found.state, found.reason


async def test_so_many_challenges_an_hour_and_no_more(harness: ServiceHarness) -> None:
    harness.services.challenges_per_hour = 4
    for channel in range(4):
        await offer(harness, ANN, BEN, 100 + channel)
        harness.at += 60
    with pytest.raises(UserError, match=f"<t:{harness.at - 240 + 3600}:R>"):
        await offer(harness, ANN, CYN, 200)
    await offer(harness, CYN, BEN, 200)
    harness.at += 3600 - 239
    await offer(harness, ANN, CYN, 201)


async def test_accepted_challenges_do_not_count(harness: ServiceHarness) -> None:
    harness.services.challenges_per_hour = 1
    for channel in range(3):
        made = await offer(harness, ANN, BEN, 100 + channel)
        await challenge.accept(harness.services, BEN, made, harness.interaction())
    await offer(harness, ANN, BEN, 200)
    with pytest.raises(UserError):
        await offer(harness, ANN, BEN, 201)


async def test_rematches_that_are_taken_back_count(harness: ServiceHarness) -> None:
    harness.services.challenges_per_hour = 3
    match_id = await harness.begun()
    await resign(harness.services, ANN, match_id, harness.interaction())
    for _ in range(3):
        asked = await challenge.rematch(harness.services, ANN, match_id, harness.interaction())
        assert not isinstance(asked, int)
        await challenge.withdraw(harness.services, ANN, asked.id, harness.interaction())
    with pytest.raises(UserError, match="within an hour"):
        await challenge.rematch(harness.services, ANN, match_id, harness.interaction())
    await challenge.rematch(harness.services, BEN, match_id, harness.interaction())
    assert isinstance(await challenge.rematch(harness.services, ANN, match_id, harness.interaction()), int)


async def test_the_blocked_cannot_challenge_and_are_told_no_more_than_that(harness: ServiceHarness) -> None:
    waiting = await offer(harness, ANN, BEN)
    await blocks.block(harness.services, BEN, ANN, harness.interaction())
    assert await state(harness, waiting) == ("declined", None)
    with pytest.raises(UserError) as refused:
        await offer(harness, ANN, BEN)
    assert "block" not in str(refused.value).lower()
    assert "Ben" in str(refused.value)
    with pytest.raises(UserError, match="/me unblock"):
        await offer(harness, BEN, ANN)
    await offer(harness, ANN, CYN)


async def test_the_blocked_cannot_take_an_open_challenge_of_the_blocker(harness: ServiceHarness) -> None:
    open_one = await offer(harness, BEN, None)
    await blocks.block(harness.services, BEN, ANN, harness.interaction())
    with pytest.raises(UserError) as refused:
        await challenge.accept(harness.services, ANN, open_one, harness.interaction())
    assert "block" not in str(refused.value).lower()
    await challenge.accept(harness.services, CYN, open_one, harness.interaction())


async def test_the_blocked_cannot_ask_for_a_rematch(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await resign(harness.services, ANN, match_id, harness.interaction())
    await blocks.block(harness.services, BEN, ANN, harness.interaction())
    with pytest.raises(UserError, match="at the moment"):
        await challenge.rematch(harness.services, ANN, match_id, harness.interaction())


async def test_a_block_can_be_taken_back(harness: ServiceHarness) -> None:
    await blocks.block(harness.services, BEN, ANN, harness.interaction())
    assert [person.name for person in await blocks.blocked_by(harness.services, BEN.id)] == ["Ann"]
    with pytest.raises(UserError, match="already"):
        await blocks.block(harness.services, BEN, ANN, harness.interaction())
    used = harness.interaction()
    await blocks.unblock(harness.services, BEN, ANN.id, used)
    with pytest.raises(DuplicateInteraction):
        await blocks.unblock(harness.services, BEN, ANN.id, used)
    with pytest.raises(UserError, match="not blocked"):
        await blocks.unblock(harness.services, BEN, ANN.id, harness.interaction())
    assert await blocks.blocked_by(harness.services, BEN.id) == []
    await offer(harness, ANN, BEN)


async def test_nobody_blocks_themselves_or_a_stranger(harness: ServiceHarness) -> None:
    with pytest.raises(UserError, match="yourself"):
        await blocks.block(harness.services, BEN, BEN, harness.interaction())
    with pytest.raises(UserError, match="do not know"):
        await blocks.block_known(harness.services, BEN, 999, harness.interaction())


async def test_who_declined_may_say_why_once(harness: ServiceHarness) -> None:
    made = await offer(harness, ANN, BEN)
    with pytest.raises(UserError):
        await challenge.explain(harness.services, BEN, made, "time", harness.interaction())
    await challenge.decline(harness.services, BEN, made, harness.interaction())
    for person, reason in ((CYN, "time"), (ANN, "time"), (BEN, "a word of mine")):
        with pytest.raises(UserError):
            await challenge.explain(harness.services, person, made, reason, harness.interaction())
    await challenge.explain(harness.services, BEN, made, "pause", harness.interaction())
    assert await state(harness, made) == ("declined", "pause")
    with pytest.raises(UserError):
        await challenge.explain(harness.services, BEN, made, "time", harness.interaction())
    async with harness.services.database.read() as connection:
        assert f"challenge-{made}" in [item.stream for item in await outbox.heads(connection)]


async def test_terms_are_remembered_per_person_and_game(harness: ServiceHarness) -> None:
    long = Terms("glades", {"bouts": 3}, None, rated=False, move_seconds=3600, thread=False)
    await challenge.challenge(harness.services, HERE, ANN, BEN, long, harness.interaction())
    await offer(harness, ANN, BEN)
    assert await challenge.usual(harness.services, ANN, "glades") == UsualTerms({"bouts": 3}, None, False, 3600, False)
    assert await challenge.usual(harness.services, ANN, "duel") == UsualTerms({}, 0, False, None)
    assert await challenge.usual(harness.services, BEN, "glades") is None
    async with harness.services.database.write() as connection:
        await usual_terms.keep(connection, ANN.id, "glades", UsualTerms({"bouts": 5}, 1, True, None))
    assert await challenge.usual(harness.services, ANN, "glades") == UsualTerms({"bouts": 5}, 1, True, None)


async def test_a_challenge_takes_the_place_of_an_earlier_one(harness: ServiceHarness) -> None:
    first = await offer(harness, ANN, BEN)
    second = await challenge.challenge(
        harness.services, HERE, ANN, BEN, Terms("glades", {}), harness.interaction(), instead_of=first
    )
    assert await state(harness, first) == ("withdrawn", None)
    assert await state(harness, second.id) == ("open", None)
    with pytest.raises(UserError, match="closed"):
        await challenge.challenge(harness.services, HERE, ANN, BEN, DUEL, harness.interaction(), instead_of=first)
    with pytest.raises(UserError, match="Only Ann"):
        await challenge.challenge(harness.services, HERE, CYN, BEN, DUEL, harness.interaction(), instead_of=second.id)
    assert await state(harness, second.id) == ("open", None)
