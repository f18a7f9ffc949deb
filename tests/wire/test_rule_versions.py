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


async def end_of(one: Person, two: Person, channel: str, board: SeenMessage, plies: int) -> SeenMessage:
    """Play so many actions in a channel, and give the match up if it is not over; its result."""
    if await type_a_match([one, two], random.Random(7), channel, most=plies) == plies:
        await one.click(await one.slash("match resign", channel=channel), "Resign")
    return await one.wait_for_message(lambda m: is_result(m) and m.channel == board.channel, PATIENCE, since=0)


@pytest.mark.parametrize("plies", [12, pytest.param(3000, marks=pytest.mark.long)])
async def test_a_match_goes_on_under_version_1_beside_one_under_version_2(house: House, plies: int) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    first = await begin(ann, ben, "dungeon")
    await house.stop_bot()
    as_before_version_2(house)
    await house.start_bot()
    await house.table.control("create_channel", name="cellar")
    second = await begin(ann, ben, "dungeon", "cellar")
    for channel, board, rules in (("table", first, 1), ("cellar", second, 2)):
        record = await record_of(house.table, await end_of(ann, ben, channel, board, plies))
        assert record["rules"] == rules
        assert verify(json.dumps(record))
