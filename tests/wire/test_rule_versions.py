"""Matches of The Dungeon under both versions of its rules, side by side over the wire."""

import json
import random
import sqlite3
from contextlib import closing

import pytest

from games.catalogue import game_of
from games.core import Match, SeededChance
from games.verify import verify
from tests.driver.client import Person, SeenMessage
from tests.wire.house import House, begin, is_result, record_of, type_a_match
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire


def as_before_version_2(house: House) -> None:
    """Have the store's one match be as a bot left it that knew version 1 alone."""
    game = game_of("dungeon", 1)
    with closing(sqlite3.connect(house.database)) as store:
        [(seed,)] = store.execute("SELECT seed FROM matches").fetchall()
        snapshot = Match.start(game, game.options_type(), SeededChance(seed)).snapshot()
        del snapshot["state"]["rules"]
        store.execute("UPDATE matches SET rules = 1, snapshot = ?", (json.dumps(snapshot),))
        store.commit()


async def end_of(house: House, one: Person, two: Person, channel: str, plies: int) -> SeenMessage:
    """Play so many actions in a channel, and give the match up if it is not over; its result."""
    await type_a_match([one, two], random.Random(7), channel, most=plies)
    results = [message for message in await one.messages(channel) if is_result(message)]
    if results:
        return results[-1]
    since = one.now
    await one.click(await one.slash("resign", channel=channel), "Resign")
    return await one.wait_for_message(is_result, PATIENCE, since=since)


@pytest.mark.parametrize("plies", [12, pytest.param(3000, marks=pytest.mark.long)])
async def test_a_match_goes_on_under_version_1_beside_one_under_version_2(house: House, plies: int) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, "dungeon")
    await house.stop_bot()
    as_before_version_2(house)
    await house.start_bot()
    await house.table.control("create_channel", name="cellar")
    await begin(ann, ben, "dungeon", "cellar")
    for channel, rules in (("table", 1), ("cellar", 2)):
        record = await record_of(house.table, await end_of(house, ann, ben, channel, plies))
        assert record["rules"] == rules
        assert verify(json.dumps(record))
