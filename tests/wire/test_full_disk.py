"""A disk that is full: the bot says so, tries again in growing pauses without filling its log, and heals by itself."""

import asyncio
import random
from pathlib import Path

import pytest

from tests.driver.client import Person
from tests.wire.disks import Disk, disks_of
from tests.wire.house import House, begin, is_board, type_a_match
from tests.wire.process import PATIENCE
from tests.wire.tables import ForkedTable

pytestmark = pytest.mark.wire

COMMANDS = 5
"""How many actions are typed while nothing can be written."""


def failures(lines: list[str]) -> list[str]:
    """What was logged as an error, without the time."""
    return [line.partition(" ERROR ")[2] for line in lines if " ERROR " in line]


async def answers(people: list[Person]) -> list[str]:
    """What is said to whoever types an action that is offered."""
    said = []
    for who in people:
        for choice in (await who.autocomplete("play", "action", "", channel="table"))[:1]:
            answer = await who.slash("play", channel="table", options={"action": choice["value"]})
            said.append(answer.content)
    return said


async def goes_wrong_and_heals(house: House, people: list[Person], disk: Disk, seed: int) -> None:
    # A board that cannot be sent now is to be put off, which is to be written down.
    await house.table.control("fault", method="POST", path=r"/channels/\d+/messages", status=500, times=99)
    since, logged = people[0].now, len(house.lines)
    assert await type_a_match(people, random.Random(seed), most=1) == 1
    disk.fill([house.pid])
    try:
        async with asyncio.timeout(2 * PATIENCE):
            said: list[str] = []
            while len(said) < COMMANDS or not failures(house.lines[logged:]):
                said += await answers(people)
    finally:
        disk.free()
    assert {words.partition(".")[0] for words in said} == {"Something went wrong on my side"}
    # Each cause is told once in a minute; further lines of it say how often it happened since.
    told = [line for line in failures(house.lines[logged:]) if "more like this" not in line]
    assert len(told) == len(set(told))
    assert not [line for line in house.lines if "Traceback" in line]
    await house.table.control("clear_faults")
    await people[0].wait_for_message(is_board, 2 * PATIENCE, since=since)
    assert await type_a_match(people, random.Random(seed + 1), most=2) == 2


async def test_a_full_disk_is_told_once_and_healed_from(tmp_path: Path) -> None:
    with disks_of(tmp_path / "disk") as disks:
        house = House(await ForkedTable.begin(), tmp_path / "disk")
        try:
            await house.start_bot()
            people = [house.table.person("Ann"), house.table.person("Ben")]
            await begin(people[0], people[1], "duel")
            for number, disk in enumerate(disks):
                await goes_wrong_and_heals(house, people, disk, 10 * number)
        finally:
            await house.close()
            print("\n".join(house.lines))
