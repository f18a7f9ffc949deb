"""An orderly stop: whoever was acknowledged gets an answer, and nothing holds the end up for long."""

import asyncio
import signal
import sqlite3
from typing import Any

import pytest

from tests.driver.client import Person
from tests.wire.house import House, begin
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire

COMMANDS = 8


async def thinking(who: Person, since: int, answers: int) -> None:
    """Somebody has seen the bot at work on so many answers."""
    seen: set[str] = set()
    while len(seen) < answers:
        message = await who.wait_for_message(lambda m: m.thinking and m.id not in seen, PATIENCE, since=since)
        seen.add(message.id)


async def without_gateway(house: House) -> None:
    """The bot has left the gateway: it takes no new work."""
    while any(each["connected"] for each in (await house.table.control("sessions"))["sessions"]):  # noqa: ASYNC110
        await asyncio.sleep(0.02)


def quiet(house: House) -> bool:
    return not [line for line in house.lines if "Traceback" in line or " ERROR " in line]


async def test_what_was_acknowledged_is_finished_and_answered(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "duel")
    held: dict[str, Any] = await house.table.control("fault", method="PATCH", path="/webhooks/", hold=True, times=99)
    since = ann.now
    asked = [asyncio.ensure_future(ann.slash("hand", within=PATIENCE)) for _ in range(COMMANDS)]
    await thinking(ann, since, COMMANDS)
    ending = asyncio.ensure_future(house.stop_bot())
    await without_gateway(house)
    await house.table.control("release", id=held["fault"])
    answers = await asyncio.gather(*asked)
    assert all(answer.attachments for answer in answers)
    assert await ending == 0
    assert quiet(house)


async def test_a_locked_database_does_not_hold_it_up(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    since = ann.now
    with sqlite3.connect(house.database, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        options = {"opponent": ben.id, "game": "duel"}
        asking = asyncio.ensure_future(ann.slash("duel", options=options, within=PATIENCE))
        await thinking(ann, since, 1)
        assert await house.bot.end(signal.SIGTERM) == 0
        other.execute("ROLLBACK")
    assert "restarted" in (await asking).content
    assert quiet(house)
