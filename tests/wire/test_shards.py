"""Two processes with a shard each, on one PostgreSQL: matches that cross them."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.store.database import Database
from bot.store.tables import actions, matches, outbox
from games.verify import verify
from tests.driver.client import Person, Refusal, SeenMessage, Table
from tests.postgres import Cluster
from tests.wire.house import begin, click_on, is_board, is_result, record_of, type_a_match
from tests.wire.process import PATIENCE, BotProcess
from tests.wire.tables import ForkedTable

pytestmark = pytest.mark.wire

LEASE = 5.0
"""Seconds after which what a killed process had taken to deliver is free."""


class Pair:
    """A table with a server on each shard, and the two processes."""

    def __init__(self, table: Table, url: str, folder: Path, lease: float | None) -> None:
        self.table = table
        self.database = Database(url)
        self.bots = [
            BotProcess(
                table,
                folder / str(shard),
                {"DATABASE_URL": url, "SHARDS": "2", "SHARD_IDS": str(shard)},
                lease=lease,
            )
            for shard in (0, 1)
        ]
        self.servers: dict[int, str] = {}

    async def open(self) -> None:
        names: dict[str, int] = {}
        while len(self.servers) < 2:
            name = f"Server {len(names) + 1}"
            names[name] = int((await self.table.control("add_server", name=name))["id"])
            self.servers.setdefault((names[name] >> 22) % 2, name)
        await asyncio.gather(*(bot.start() for bot in self.bots))

    async def close(self) -> None:
        for bot in self.bots:
            if bot.running:
                await bot.kill()
        await self.database.close()
        await self.table.close()

    def channel(self, shard: int) -> str:
        """A channel of the server of a shard."""
        return f"{self.servers[shard]}/table"

    async def ply(self) -> int:
        """How many lines the log of the only match has."""
        [row] = await self.rows(matches)
        return int(row.ply)

    async def rows(self, table: sa.Table) -> list[Any]:
        async with self.database.read() as connection:
            return list(await connection.execute(sa.select(table).order_by(*table.primary_key)))


@pytest.fixture
async def pair(request: pytest.FixtureRequest, postgres: Cluster, tmp_path: Path) -> AsyncIterator[Pair]:
    lease: float | None = getattr(request, "param", None)
    pair = Pair(await ForkedTable.begin(), await postgres.fresh(), tmp_path, lease)
    try:
        await pair.open()
        yield pair
    finally:
        await pair.close()


async def act_by_dm(pair: Pair, mover: Person, dice: random.Random) -> None:
    """Take an action in the direct messages, which belong to shard 0."""
    ply = await pair.ply()
    panel = await hand_at(mover, ply)
    while await pair.ply() == ply:
        try:
            panel = await click_on(mover, panel, dice)
        except Refusal:
            # The outbox has just changed the message: it leads to the newest board.
            panel = await mover.message(panel)


async def hand_at(mover: Person, ply: int) -> SeenMessage:
    """The hand message that offers the moves of this position, once it is there; those before it still offer theirs."""

    def offers(message: SeenMessage) -> bool:
        return f":1:{ply}:" in str(message.components)

    since = mover.now
    there = [message for message in await mover.dm() if offers(message)]
    return there[-1] if there else await mover.wait_for_message(offers, PATIENCE, since=since)


async def the_mover(people: list[Person], channel: str) -> Person | None:
    for who in people:
        if await who.autocomplete("play", "action", "", channel=channel):
            return who
    return None


async def test_a_match_is_played_by_typing_on_one_shard_and_clicking_on_the_other(pair: Pair) -> None:
    ann, ben = pair.table.person("Ann"), pair.table.person("Ben")
    channel, dice = pair.channel(1), random.Random(6)
    await begin(ann, ben, "duel", channel)
    for turn in range(8):
        mover = await the_mover([ann, ben], channel)
        assert mover is not None
        if turn % 2:
            await type_a_match([mover], dice, channel, most=1)
        else:
            await act_by_dm(pair, mover, dice)
    assert {line.seat for line in await pair.rows(actions)} == {0, 1}
    await type_a_match([ann, ben], dice, channel)
    result = await ann.wait_for_message(is_result, PATIENCE, since=0)
    assert verify(json.dumps(await record_of(pair.table, result)))
    [row] = await pair.rows(matches)
    assert [line.number for line in await pair.rows(actions)] == list(range(row.ply))


async def test_the_same_move_on_both_shards_counts_once(pair: Pair) -> None:
    ann, ben = pair.table.person("Ann"), pair.table.person("Ben")
    channel, dice = pair.channel(1), random.Random(7)
    await begin(ann, ben, "search", channel)
    for ply in range(6):
        mover = await the_mover([ann, ben], channel)
        assert mover is not None
        choices = await mover.autocomplete("play", "action", "", channel=channel)
        chosen = dice.choice(choices)["value"]
        typed = mover.slash("play", channel=channel, options={"action": chosen})
        in_dm = mover.slash("play", channel="dm", options={"action": chosen, "match": 1})
        answers = await asyncio.gather(typed, in_dm)
        assert all(answer.content for answer in answers)
        lines = await pair.rows(actions)
        assert [line.number for line in lines] == list(range(len(lines)))
        assert len(lines) >= ply + 1


@pytest.mark.parametrize("pair", [LEASE], indirect=True)
async def test_what_one_process_leaves_behind_the_other_says(pair: Pair) -> None:
    ann, ben = pair.table.person("Ann"), pair.table.person("Ben")
    channel, dice = pair.channel(1), random.Random(8)
    await begin(ann, ben, "duel", channel)
    await pair.bots[1].kill()
    mover = await the_mover_by_dm([ann, ben])
    since = ann.now
    choices = await mover.autocomplete("play", "action", "", channel="dm")
    await mover.slash("play", channel="dm", options={"action": dice.choice(choices)["value"]})
    # What the process had taken to deliver is free when its lease is over.
    await ann.wait_for_message(is_board, LEASE + PATIENCE, since=since)
    await pair.bots[1].start()
    await type_a_match([ann, ben], dice, channel)
    await ann.wait_for_message(is_result, PATIENCE, since=since)


async def the_mover_by_dm(people: list[Person]) -> Person:
    for who in people:
        if await who.autocomplete("play", "action", "", channel="dm"):
            return who
    raise AssertionError("nobody can move")


@pytest.mark.long
async def test_matches_on_both_shards_at_once_end_with_nothing_left_to_say(pair: Pair) -> None:
    ann, ben = pair.table.person("Ann"), pair.table.person("Ben")
    cyn, dan = await pair.table.add_person("Cyn"), await pair.table.add_person("Dan")
    for shard, two in enumerate(((ann, ben), (cyn, dan))):
        await begin(*two, "duel", pair.channel(shard))
    await asyncio.gather(
        type_a_match([ann, ben], random.Random(1), pair.channel(0)),
        type_a_match([cyn, dan], random.Random(2), pair.channel(1)),
    )
    await ann.wait_for_message(is_result, PATIENCE, since=0)
    await cyn.wait_for_message(is_result, PATIENCE, since=0)
    async with asyncio.timeout(PATIENCE):
        while await pair.rows(outbox):
            await pair.table.control("sessions")
    for who, shard in ((ann, 0), (cyn, 1)):
        messages = await who.messages(pair.channel(shard), 1000)
        assert len([m for m in messages if is_result(m)]) == 1
        assert not [m for m in messages if is_board(m)], "every board has lost its buttons"
