"""Sentences that name people: nothing in a name comes to life there, and nobody is nameless."""

import pytest

from bot.service import act, challenge, draw
from bot.service.challenge import Terms
from bot.service.errors import UserError
from bot.service.match_lookup import look
from bot.store.rows import Person
from tests.service.harness import CYN, HERE, ServiceHarness

LINK = Person(101, "[here](https://bad.example)")
UNSEEN = Person(102, "\u200b\u2060")


async def begun(harness: ServiceHarness) -> int:
    made = await challenge.challenge(harness.services, HERE, LINK, UNSEEN, Terms("search", {}), harness.interaction())
    return await challenge.accept(harness.services, UNSEEN, made.id, harness.interaction())


async def test_refusals(harness: ServiceHarness) -> None:
    match_id = await begun(harness)
    with pytest.raises(UserError) as stranger:
        await draw.draw(harness.services, CYN, match_id, harness.interaction())
    assert r"\[here\]\(https\://bad\.example\) and somebody play this match" in str(stranger.value)
    with pytest.raises(UserError) as waiting:
        await act.act(harness.services, UNSEEN, match_id, "end", harness.interaction())
    assert r"\[here\]\(https\://bad\.example\) is to move" in str(waiting.value)


async def test_a_position_names_both_without_what_cannot_be_seen(harness: ServiceHarness) -> None:
    assert (await look(harness.services, await begun(harness), None)).names == (LINK.name, "somebody")
