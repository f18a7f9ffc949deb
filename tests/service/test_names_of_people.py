"""Sentences that name people: nothing in a name comes to life there, and nobody is nameless."""

import pytest

from bot.service import act, challenge, draw
from bot.service.challenge import Terms
from bot.service.position import look
from bot.service.services import UserError
from bot.store.people import Person
from tests.service.hall import CYN, HERE, Hall

LINK = Person(101, "[here](https://bad.example)")
UNSEEN = Person(102, "\u200b\u2060")


async def begun(hall: Hall) -> int:
    made = await challenge.challenge(hall.services, HERE, LINK, UNSEEN, Terms("search", {}), hall.interaction())
    return await challenge.accept(hall.services, UNSEEN, made.id, hall.interaction())


async def test_refusals(hall: Hall) -> None:
    match_id = await begun(hall)
    with pytest.raises(UserError) as stranger:
        await draw.draw(hall.services, CYN, match_id, hall.interaction())
    assert r"\[here\]\(https\://bad\.example\) and somebody play this match" in str(stranger.value)
    with pytest.raises(UserError) as waiting:
        await act.act(hall.services, UNSEEN, match_id, "end", hall.interaction())
    assert r"\[here\]\(https\://bad\.example\) is to move" in str(waiting.value)


async def test_a_position_names_both_without_what_cannot_be_seen(hall: Hall) -> None:
    assert (await look(hall.services, await begun(hall), None)).names == (LINK.name, "somebody")
