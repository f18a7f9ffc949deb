"""A hand message has one writer once an action is taken: what comes late does not undo what is newer."""

import asyncio

import pytest

from tests.driver.seen import SeenMessage
from tests.wire.house import House, begin
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire


def is_choice(message: SeenMessage) -> bool:
    """Whether a message is the hand of whoever is to move."""
    return bool(message.selects)


async def test_an_answer_that_comes_late_leaves_the_newer_hand(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "duel")
    waiting = [asyncio.ensure_future(who.wait_for_message(is_choice, PATIENCE, since=0)) for who in (ann, ben)]
    [found], [other] = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    other.cancel()
    mover, hand = (ann, ben)[waiting.index(found)], found.result()
    await house.table.control("fault", method="PATCH", path="/webhooks/", hold=True, times=99)
    since, menu = mover.now, hand.selects[0]
    await mover.choose(hand, menu["options"][0]["value"], which=menu["custom_id"])
    newer = await mover.wait_for_message(lambda m: m.id == hand.id and not m.selects, PATIENCE, since=since)
    await house.table.control("release")
    await mover.autocomplete("play", "action")
    assert "[board]" in newer.content
    assert (await mover.message(hand)).content == newer.content
