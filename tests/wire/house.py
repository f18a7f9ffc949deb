"""The whole product over the wire: the local table and the bot, each a process of its own."""

import json
import random
import signal
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tests.driver.client import Person, SeenMessage, Table
from tests.wire.process import PATIENCE, BotProcess


class House:
    """A table and, when started, a bot on a data folder of its own; `anew` as BotProcess says."""

    def __init__(
        self, table: Table, folder: Path, settings: dict[str, str] | None = None, *, anew: bool = False
    ) -> None:
        self.table = table
        self.folder = folder
        self.settings = settings or {}
        self.bot = BotProcess(table, folder, self.settings, anew=anew)

    @property
    def database(self) -> Path:
        return self.folder / "bot.sqlite3"

    @property
    def lines(self) -> list[str]:
        """What the bot has logged."""
        return self.bot.lines

    @property
    def pid(self) -> int:
        return self.bot.pid

    async def start_bot(self) -> None:
        """Start the bot's process; returns when it has said that it is ready."""
        await self.bot.start()

    async def kill_bot(self) -> None:
        """End the bot's process without warning."""
        await self.bot.kill()

    async def stop_bot(self) -> int:
        """End the bot in order; its exit status."""
        return await self.bot.end(signal.SIGTERM)

    async def close(self) -> None:
        if self.bot.running:
            await self.kill_bot()
        await self.table.close()


def is_board(message: SeenMessage) -> bool:
    """Whether a message is a running match's board, the one with live buttons."""
    return "Move" in message.labels


def is_result(message: SeenMessage) -> bool:
    return "Rematch" in message.labels or "Again" in message.labels


async def begin(one: Person, two: Person, game: str, channel: str = "table", **options: Any) -> SeenMessage:
    """Challenge and accept; the first board."""
    since = two.now
    asked = await one.slash("duel", channel=channel, options={"opponent": two.id, "game": game, **options})
    assert asked.ephemeral, asked.content
    offered = await two.wait_for_message(lambda m: "Accept" in m.labels, PATIENCE, since=since)
    since = two.now
    await two.click(offered, "Accept")
    return await two.wait_for_message(partial(_is_board_of, offered), PATIENCE, since=since)


def _is_board_of(offered: SeenMessage, message: SeenMessage) -> bool:
    """Whether a board stands in the channel of this challenge or in a thread begun since; others may change late."""
    here = message.channel == offered.channel or int(message.channel) >= int(offered.id)
    return here and is_board(message)


async def type_a_match(
    people: list[Person],
    dice: random.Random,
    channel: str = "table",
    most: int = 3000,
    avoided: tuple[str, ...] = (),
) -> int:
    """Play by typing alone, nothing avoided, until nobody is offered anything; how many actions were taken."""
    taken = 0
    while taken < most:
        offered = [await who.autocomplete("play", "action", "", channel=channel) for who in people]
        movers = [(who, choices) for who, choices in zip(people, offered, strict=True) if choices]
        if not movers:
            return taken
        [(who, choices)] = movers
        chosen = dice.choice([choice["value"] for choice in choices if choice["value"] not in avoided])
        answer = await who.slash("play", channel=channel, options={"action": chosen})
        assert answer.content, "a move is answered with what it did"
        taken += 1
    return taken


async def click_a_match(people: list[Person], dice: random.Random, channel: str = "table", most: int = 3000) -> int:
    """Play by clicking alone, from the board's button Move through the panels; how many clicks that took."""
    clicks = 0
    by_mention = {who.mention: who for who in people}
    while clicks < most:
        messages = await people[0].messages(channel, 10)
        results = [message for message in messages if is_result(message)]
        boards = [message for message in messages if is_board(message)]
        if results and (not boards or int(results[-1].id) > int(boards[-1].id)):
            return clicks
        board = boards[-1]
        mover = next(who for mention, who in by_mention.items() if mention in board.content.splitlines()[-1])
        since = people[0].now
        panel = (await mover.click(board, "Move")).message
        clicks += 1
        while panel.selects or panel.buttons:
            panel = await click_on(mover, panel, dice)
            clicks += 1
        await people[0].wait_for_message(partial(_is_news, board), PATIENCE, since=since)
    return clicks


def _is_news(board: SeenMessage, message: SeenMessage) -> bool:
    """Whether a message is another board than this one, or a result."""
    return (is_board(message) and message.id != board.id) or is_result(message)


def saying(words: str) -> Callable[[SeenMessage], bool]:
    """What tells a message with these words."""
    return lambda message: words in message.content


LEADING_ELSEWHERE = ("Back", "Take back", "No more hands by direct message", "Hands by direct message again")
"""Buttons beside the choices of a move, from some of which nothing leads on."""


async def click_on(mover: Person, panel: SeenMessage, dice: random.Random) -> SeenMessage:
    """One random click in a panel, a choice of a menu or a button that leads on; what the panel becomes."""
    since = mover.now
    if panel.selects:
        menu = panel.selects[0]
        answer = await mover.choose(panel, dice.choice(menu["options"])["value"], which=menu["custom_id"])
    else:
        buttons = [
            button
            for button in panel.buttons
            if button.get("label") not in LEADING_ELSEWHERE and not button.get("disabled")
        ]
        answer = await mover.click(panel, dice.choice(buttons)["custom_id"])
    if answer.kind == "message":
        return answer.message
    return await mover.wait_for_message(lambda m: m.id == panel.id, PATIENCE, since=since)


async def record_of(table: Table, result: SeenMessage) -> dict[str, Any]:
    """The record that the result message carries."""
    [file] = [each for each in result.attachments if each["filename"].endswith(".json")]
    record: dict[str, Any] = json.loads(await table.bytes_of(file))
    return record
