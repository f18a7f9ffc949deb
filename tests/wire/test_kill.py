"""The bot is killed in the midst of its work, again and again, and the match goes on as if nothing had been."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import groupby
from typing import Any

import pytest

from games.verify import verify
from tests.driver.client import InteractionFailed, NotThere, Person, SeenMessage
from tests.wire.house import House, begin, is_board, is_result, record_of, type_a_match
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire

POSTS = r"^/?channels/\d+/messages$"


class Story:
    """A match whose bot is killed: what its store and its channel hold."""

    def __init__(self, house: House, people: list[Person]) -> None:
        self.house = house
        self.people = people

    def rows(self, query: str) -> list[Any]:
        with sqlite3.connect(self.house.database) as store:
            return store.execute(query).fetchall()

    @property
    def log(self) -> list[str]:
        return [f"{seat} {text}" for seat, text in self.rows("SELECT seat, text FROM actions ORDER BY number")]

    @property
    def mover(self) -> Person | None:
        [(to_move,)] = self.rows("SELECT to_move FROM matches")
        found = self.rows(f"SELECT person_id FROM seats WHERE seat = {to_move}") if to_move is not None else []
        return next((who for who in self.people if found and who.id == str(found[0][0])), None)

    async def boards(self) -> list[SeenMessage]:
        """Every message that shows the board of the running match, in the order of posting."""
        messages = await self.people[0].messages("table", 1000)
        return [m for m in messages if m.attachments and m.attachments[0]["filename"] == "board-1.png"]

    async def until(self, holds: Callable[[], Awaitable[bool]]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await holds():  # noqa: ASYNC110  (the store is another process's: it tells nobody)
                await asyncio.sleep(0.02)

    async def all_said(self) -> bool:
        return self.rows("SELECT id FROM outbox") == []

    async def in_order(self) -> bool:
        """The newest board, and it alone, has buttons, and calls the one to move; nothing is left to be said."""
        mover, boards = self.mover, await self.boards()
        return (
            mover is not None
            and [is_board(board) for board in boards] == [False] * (len(boards) - 1) + [True]
            and mover.mention in boards[-1].content.splitlines()[-1]
            and await self.all_said()
        )


async def at_once(_story: Story, _before: int) -> None:
    """As soon as the action is on its way."""


async def when_acknowledged(story: Story, _before: int) -> None:
    """When its maker has seen the first sign of life."""
    with suppress(NotThere):
        await story.people[0].wait_for(lambda event: event.data["t"] == "interaction", 0.05)


async def when_written(story: Story, before: int) -> None:
    """When the action is in the store, and its board on its way: it arrives after the bot's end."""

    async def written() -> bool:
        return len(story.log) > before

    await story.until(written)


async def when_posted(story: Story, before: int) -> None:
    """When the board is there, and perhaps not yet written down."""
    await when_written(story, before)
    count = len(await story.boards())

    async def arrived() -> bool:
        return len(await story.boards()) > count or await story.in_order()

    await story.until(arrived)


async def killed(story: Story, dice: random.Random, moment: Callable[[Story, int], Awaitable[None]]) -> None:
    """Take one action, and end the bot at that moment; it starts again and catches up."""
    mover, before = story.mover, story.log
    assert mover is not None
    choices = await mover.autocomplete("play", "action", "")
    action = dice.choice(choices)["value"]
    if moment is when_written:
        await story.house.table.control("fault", method="POST", path=POSTS, hold=True, times=1)
    asked = asyncio.create_task(mover.slash("play", options={"action": action}))
    await moment(story, len(before))
    await story.house.kill_bot()
    asked.cancel()
    with suppress(asyncio.CancelledError, InteractionFailed):
        await asked
    await story.house.table.control("clear_faults")
    await story.house.start_bot()
    await story.until(story.in_order)
    seat = story.rows("SELECT seat FROM actions ORDER BY number DESC LIMIT 1")
    after = story.log
    assert after in (before, [*before, f"{seat[0][0] if seat else 0} {action}"])
    if moment in (when_written, when_posted):
        assert len(after) == len(before) + 1


def check_boards(story: Story, boards: list[SeenMessage], kills: int) -> None:
    """Every turn has had its board, and none is there twice.

    A board whose edit was under way at a kill may have been posted anew: at most one for each.
    """
    shown = [board.content for board in boards]
    assert len(set(shown)) == len(shown)
    seats = [int(line[0]) for line in story.log]
    turns = len(list(groupby([*seats, *(seat for (seat,) in story.rows("SELECT to_move FROM matches"))])))
    assert turns <= len(boards) <= turns + kills


async def test_a_match_survives_its_bot(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    dice = random.Random(11)
    await begin(ann, ben, "glades")
    story = Story(house, [ann, ben])
    await story.until(story.in_order)
    moments = (when_written, at_once, when_posted, when_acknowledged, when_written)
    for moment in moments:
        await killed(story, dice, moment)
        await type_a_match([ann, ben], dice, most=1)
        await story.until(story.in_order)
    check_boards(story, await story.boards(), len(moments))

    since = ann.now
    await type_a_match([ann, ben], dice)
    result = await ann.wait_for_message(is_result, PATIENCE, since=since)
    record = await record_of(house.table, result)
    assert record["actions"] == story.log
    assert len(verify(json.dumps(record))) == 4
    await story.until(story.all_said)
    messages = await ann.messages("table", 1000)
    assert [message.id for message in messages if is_result(message)] == [result.id]
    assert not [message for message in messages if is_board(message)]
