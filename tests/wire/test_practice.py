"""Practice over the wire: the bot, its players' processes, and one person at the table."""

import random
from functools import partial

import pytest

from games.catalogue import GAMES
from tests.driver.client import Person, SeenMessage
from tests.wire.house import House, click_on, is_board, saying, type_a_match
from tests.wire.process import PATIENCE

pytestmark = pytest.mark.wire

TYPED = 4


async def begin(ann: Person, game: str, channel: str = "table", level: str = "easy") -> SeenMessage:
    """Set a match up and begin it; the first message on which it is Ann's turn."""
    since = ann.now
    await ann.slash("practice", channel=channel, options={"game": game, "level": level, "side": "0"})
    offered = await ann.wait_for_message(lambda m: "Begin" in m.labels, PATIENCE, since=since)
    assert "SHA-256" in offered.content
    since = ann.now
    await ann.click(offered, "Begin")
    here = offered.channel
    return await ann.wait_for_message(lambda m: m.channel == here and is_own_turn(m), PATIENCE, since=since)


def is_own_turn(message: SeenMessage) -> bool:
    """Whether a message is a board on which it is a person's turn, in a channel or in direct messages."""
    return "More" in message.labels and "thinking" not in message.content


def is_over(message: SeenMessage) -> bool:
    return "Again" in message.labels


async def type_turns(ann: Person, dice: random.Random, channel: str, most: int) -> int:
    """Type actions, waiting for the computer in between, until the match is over; how many were taken."""
    taken = 0
    while taken < most:
        since = ann.now
        taken += await type_a_match([ann], dice, channel, most - taken, ("resign",))
        if taken < most:
            seen = await ann.wait_for_message(lambda m: is_own_turn(m) or is_over(m), PATIENCE, since=since)
            if is_over(seen):
                return taken
    return taken


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [pytest.param(3000, marks=pytest.mark.long)])
async def test_a_whole_match_typed(house: House, game: str, most: int) -> None:
    ann = house.table.person("Ann")
    await begin(ann, game)
    await type_turns(ann, random.Random(5), "table", most)
    result = await ann.wait_for_message(is_over, PATIENCE, since=0)
    assert "**" in result.content


async def test_practice_on_a_server_and_in_direct_messages(house: House) -> None:
    ann, ben = house.table.person("Ann"), house.table.person("Ben")
    board = await begin(ann, "glades")
    assert is_board(board)
    hint = await ann.click(board, "Hint")
    assert hint.ephemeral
    assert "%**" in hint.content or "only one thing" in hint.content
    assert await type_turns(ann, random.Random(5), "table", TYPED) == TYPED
    assert await ben.dm() == []
    together = await begin(ann, "duel", "dm")
    assert [file["filename"].split("-")[0] for file in together.attachments] == ["board", "hand"]
    for _ in range(2):
        since = ann.now
        await click_on(ann, together, random.Random(1))
        together = await ann.wait_for_message(partial(is_next, together), PATIENCE, since=since)
    since = ann.now
    question = await ann.slash("match resign", channel="dm")
    await ann.click(question, "Resign")
    result = await ann.wait_for_message(is_over, PATIENCE, since=since)
    since = ann.now
    await ann.click(result, "Again")
    await ann.wait_for_message(lambda m: "Begin" in m.labels, PATIENCE, since=since)
    panel = await ann.slash("practice", channel="table")
    assert {"Medium", "Hard", "Set it up"} <= set(panel.labels)
    [me] = [each for each in await house.table.request("GET", "people") if each["bot"]]
    for challenged in (
        await ann.slash("duel", options={"opponent": me["id"], "game": "search"}),
        await ann.context("Challenge", me["id"]),
    ):
        assert {"Medium", "Hard", "Set it up"} <= set(challenged.labels)
    since = ann.now
    await ann.click(await ann.slash("duel"), "Against the computer")
    await ann.wait_for_message(lambda m: "Set it up" in m.labels, PATIENCE, since=since)
    ended = await ann.slash("match draw", channel="table")
    assert saying("practice against the computer")(ended.message)


def is_next(before: SeenMessage, message: SeenMessage) -> bool:
    """Whether a message is a later board than this one."""
    return message.id != before.id and message.channel == before.channel and is_own_turn(message)
