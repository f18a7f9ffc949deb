"""Over the wire to the local table: round trips, memory, bytes. The bot is a process of its own, as in service."""

import asyncio
import random
import sqlite3
import tempfile
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from tests.bench.figures import spread
from tests.driver.client import Person, SeenMessage, Table
from tests.wire.house import House, begin, is_board, is_result
from tests.wire.process import PATIENCE

GAME = "duel"
PRACTISED = "search"
"""What computers think about longest."""
THINKING = 4
MOVES = 100
AT_ONCE = 50
MOVES_EACH = 6
LIVE = 1000
PATIENT = 300.0


async def measure() -> dict[str, Any]:
    """One match, the same while computers think, 50 at once, and the memory with 1,000 live matches."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(await Table.start(), Path(folder), anew=True)
        try:
            begun = time.perf_counter()
            await house.start_bot()
            found: dict[str, Any] = {"start_to_ready_s": round(time.perf_counter() - begun, 2)}
            found["memory_at_start_mb"] = round(memory_kb(house.pid) / 1000)
            channels = [f"match-{number}" for number in range(LIVE)]
            for name in channels:
                await house.table.control("create_channel", name=name)
            found["bare_command"] = await _bare(house)
            found["one_match"] = await _some_moves(house, "table", MOVES)
            found["one_match_beside_computers"] = await _beside_computers(house)
            found[f"{AT_ONCE}_matches_at_once"] = await _at_once(house, channels[:AT_ONCE])
            found["live_matches"] = await _many(house, channels[AT_ONCE:])
            return found
        finally:
            await house.close()


def memory_kb(pid: int) -> int:
    """The process's resident memory."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    raise RuntimeError("no resident memory is told")


def database_bytes(house: House) -> int:
    """The size of the database, what is still in its log included."""
    with closing(sqlite3.connect(f"file:{house.database}?mode=ro", uri=True)) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        return int(pages * connection.execute("PRAGMA page_size").fetchone()[0])


async def _bare(house: House) -> dict[str, Any]:
    ann = house.table.person("Ann")
    answers = [await ann.slash("help") for _ in range(MOVES)]
    return spread([answer.acknowledged - answer.asked for answer in answers[MOVES // 10 :]])


async def _some_moves(house: House, channel: str, moves: int, *, others: bool = False) -> dict[str, Any]:
    """Moves of one match, and of its rematches, until there are enough.

    Before each of them, all is said and shown that the one before has led to; with `others`, in this match.
    """
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    await begin(ann, ben, GAME, channel)
    first: list[float] = []
    shown: list[float] = []
    dice = random.Random(3)
    while len(first) < moves:
        await _all_said(house, (await ann.messages(channel, 1))[0].channel if others else None)
        if not await _move(ann, ben, channel, dice, first, shown):
            await _again(ann, ben, channel)
    return {"first_answer": spread(first[moves // 10 :]), "new_board": spread(shown[moves // 10 :])}


async def _beside_computers(house: House) -> dict[str, Any]:
    """Moves of one match while computers think about others without a rest."""
    channels = [f"practice-{number}" for number in range(THINKING)]
    for name in (*channels, "beside"):
        await house.table.control("create_channel", name=name)
    thinking = [asyncio.create_task(_keep_thinking(house, channel)) for channel in channels]
    try:
        return await _some_moves(house, "beside", MOVES, others=True)
    finally:
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)


async def _keep_thinking(house: House, channel: str) -> None:
    """Somebody who has the strongest computer think about their turn again and again: no other board is drawn by it."""
    who = await house.table.add_person(f"Someone at {channel}")
    since = who.now
    asked = await who.slash("practice", channel=channel, options={"game": PRACTISED, "level": "hard"})
    here = asked.message.channel
    offered = await who.wait_for_message(partial(_is_offer, here), PATIENT, since=since)
    since = who.now
    await who.click(offered, "Begin")
    board = await who.wait_for_message(partial(_awaits_somebody, here), PATIENT, since=since)
    while True:
        await who.click(board, "Hint", within=PATIENT)


def _is_offer(channel: str, message: SeenMessage) -> bool:
    return message.channel == channel and "Begin" in message.labels


def _awaits_somebody(channel: str, message: SeenMessage) -> bool:
    """Whether a message is a board of a channel on which a person is to move."""
    return message.channel == channel and is_board(message) and "thinking" not in message.content


OF_CHANNEL = """
    SELECT count(*) FROM outbox JOIN matches
    ON lane IN ('match-' || matches.id, 'hand-' || matches.id || '-0', 'hand-' || matches.id || '-1')
    WHERE channel_id = ?
"""


async def _all_said(house: House, channel_id: str | None = None) -> None:
    """Until nothing is left in the outbox, or nothing of the matches of a channel."""
    query, values = (OF_CHANNEL, (int(channel_id),)) if channel_id else ("SELECT count(*) FROM outbox", ())
    with closing(sqlite3.connect(f"file:{house.database}?mode=ro", uri=True)) as connection:
        while connection.execute(query, values).fetchone() != (0,):  # noqa: ASYNC110  (another process)
            await asyncio.sleep(0.02)


async def _again(one: Person, two: Person, channel: str) -> None:
    number = (await one.messages(channel, 1))[0].channel
    result = await one.wait_for_message(lambda m: is_result(m) and m.channel == number, PATIENCE, since=0)
    since = two.now
    await one.click(result, "Rematch")
    offered = await two.wait_for_message(lambda m: "Accept" in m.labels, PATIENCE, since=since)
    since = two.now
    await two.click(offered, "Accept")
    await two.wait_for_message(is_board, PATIENCE, since=since)


async def _move(
    one: Person, two: Person, channel: str, dice: random.Random, first: list[float], shown: list[float]
) -> bool:
    """One move of whoever is to move, by typing; False when nobody is."""
    number = (await one.messages(channel, 1))[0].channel
    for who in (one, two):
        choices = await who.autocomplete("play", "action", "", channel=channel)
        if choices:
            since = one.now
            answer = await who.slash("play", channel=channel, options={"action": dice.choice(choices)["value"]})
            first.append(answer.acknowledged - answer.asked)
            board = await one.wait_for_message(
                lambda m: m.channel == number and (is_board(m) or is_result(m)), PATIENT, since=since
            )
            shown.append(board.at - answer.asked)
            return True
    return False


async def _at_once(house: House, channels: list[str]) -> dict[str, Any]:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    for channel in channels:
        await begin(ann, ben, GAME, channel)
    first: list[float] = []
    shown: list[float] = []

    async def moves(channel: str) -> None:
        dice = random.Random(channel)
        for _ in range(MOVES_EACH):
            await _move(ann, ben, channel, dice, first, shown)

    await asyncio.gather(*(moves(channel) for channel in channels))
    return {"first_answer": spread(first), "new_board": spread(shown)}


async def _many(house: House, channels: list[str]) -> dict[str, Any]:
    """Memory and database per live match; their boards and hands are delivered before it is measured."""
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    before_kb, before_bytes = memory_kb(house.pid), database_bytes(house)
    for channel in channels:
        await begin(ann, ben, GAME, channel)
    return {
        "count": len(channels),
        "memory_kb_each": round((memory_kb(house.pid) - before_kb) / len(channels), 2),
        "memory_mb": round(memory_kb(house.pid) / 1000),
        "database_bytes_each": round((database_bytes(house) - before_bytes) / len(channels)),
    }
