"""People who play match after match through whatever happens to the bot, and remember what they were told."""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import aiohttp
import sqlalchemy as sa

from bot.store import matches
from bot.store.database import Database
from tests.driver.client import Answer, InteractionFailed, NotThere, Person, Refusal, SeenMessage, Table
from tests.wire.house import click_on, is_board, is_result

FAILURES = (InteractionFailed, NotThere, Refusal, TimeoutError, aiohttp.ClientError)
"""What people meet while the bot is down or Discord in trouble; they try again."""
WAIT = 6.0
"""Seconds that people wait before they look again."""
RESIGNED = 0.7
"""The share of matches that somebody gives up on the way."""
TRIES = 3
"""How often one offer is accepted in vain before another one is made."""
LONGEST_UNREADABLE = 60.0
"""Seconds for which the store may be closed to readers."""
CLICKED = 0.15
"""The share of actions that are taken by clicking instead of typing."""


@dataclass
class Told:
    """What the people of a crowd were told, and how often they were not answered."""

    matches: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    """From asking to the first sign of the bot, for every interaction that was answered."""
    plays: dict[int, str] = field(default_factory=dict)
    """What was said to each typed action, by the interaction's id."""


class Pair:
    """Two people at a channel of their own, who play one match at a time.

    What they know of the match they see in the channel; whether one is being played they ask the store.
    """

    def __init__(
        self, people: tuple[Person, Person], channel: str, database: Database, dice: random.Random, told: Told
    ) -> None:
        self.people = people
        self.channel = channel
        self.dice = dice
        self.told = told
        self._database = database

    async def play(self, game: str) -> None:
        """Play one match to its end."""
        await self._begin(game)
        await self.end_what_is_played()
        self.told.matches[game] += 1

    async def end_what_is_played(self) -> None:
        """Play on until no match is being played here."""
        gives_up = self.dice.randrange(5, 25) if self.dice.random() < RESIGNED else None
        turns = 0
        while await self._live():
            if gives_up is not None and turns >= gives_up:
                await self._resign()
            elif self.dice.random() < CLICKED:
                await self._click()
            else:
                await self._type()
            turns += 1

    async def _begin(self, game: str) -> None:
        one, two = self.dice.sample(self.people, 2)
        tried: Counter[str] = Counter()
        while not await self._live():
            since = self.people[0].now
            offers = [message for message in await self._messages() if "Accept" in message.labels]
            # The bot may know nothing of an offer any more, where a backup was restored.
            offers = [message for message in offers if tried[message.id] < TRIES]
            tried.update(message.id for message in offers[-1:])
            if not offers:
                options = {"opponent": two.id, "game": game}
                await self._try("duel", one.slash("duel", channel=self.channel, options=options, within=WAIT))
                if not await self._until(lambda message: "Accept" in message.labels, since):
                    tried.clear()
            for who in (two, one) if offers else ():
                # Whoever made the challenge is told so; a match that has begun already is not begun again.
                if not await self._live():
                    await self._try("accept", who.click(offers[-1], "Accept", within=WAIT))

    async def _type(self) -> None:
        since = self.people[0].now
        for who in self.dice.sample(self.people, 2):
            try:
                choices = await who.autocomplete("play", "action", "", channel=self.channel)
            except FAILURES:
                self.told.answers["autocomplete: failed"] += 1
                return
            if choices:
                action = self.dice.choice(choices)["value"]
                await self._try(
                    "play", who.slash("play", channel=self.channel, options={"action": action}, within=WAIT)
                )
                return
        # Nobody can move: the result is on its way, or the computer's action.
        await self._until(lambda message: is_result(message) or is_board(message), since)

    async def _click(self) -> None:
        boards = [message for message in await self._messages() if is_board(message)]
        if not boards:
            return
        called = boards[-1].content.splitlines()[-1]
        mover = next((who for who in self.people if who.mention in called), None)
        if mover is None:
            return
        panel = await self._try("move", mover.click(boards[-1], "Move", within=WAIT))
        while panel is not None and panel.selects:
            panel = await self._try("step", click_on(mover, panel, self.dice))

    async def _resign(self) -> None:
        since = self.people[0].now
        who = self.dice.choice(self.people)
        asked = await self._try("resign", who.slash("match resign", channel=self.channel, within=WAIT))
        if asked is not None and "Resign" in asked.labels:
            await self._try("resign", who.click(asked, "Resign", within=WAIT))
        await self._until(is_result, since)

    async def _try(self, what: str, asking: Awaitable[Answer | SeenMessage]) -> SeenMessage | None:
        """The message that came back; None if nothing did, or nothing that can be read."""
        try:
            answer = await asking
        except FAILURES as failure:
            self.told.answers[f"{what}: {type(failure).__name__}"] += 1
            return None
        self.told.answers[f"{what}: answered"] += 1
        if isinstance(answer, SeenMessage):
            return answer
        self.told.seconds.append(answer.acknowledged - answer.asked)
        if what == "play" and answer.seen is not None:
            self.told.plays[int(answer.interaction)] = answer.seen.content
        return answer.seen

    async def _messages(self) -> list[SeenMessage]:
        return await self.people[0].messages(self.channel, 20)

    async def _live(self) -> bool:
        over = asyncio.get_running_loop().time() + LONGEST_UNREADABLE
        while True:
            try:
                async with self._database.read() as connection:
                    return await matches.live_in(connection, int(self.channel)) is not None
            except sa.exc.DBAPIError:
                # While the disk is full, or a backup is put back, it may be closed to readers that come anew.
                if asyncio.get_running_loop().time() > over:
                    raise
            await asyncio.sleep(0.2)

    async def _until(self, wanted: Callable[[SeenMessage], bool], since: int) -> bool:
        """Whether such a message came."""
        try:
            await self.people[0].wait_for_message(wanted, WAIT, since=since)
        except NotThere:
            return False
        return True


class Practising(Pair):
    """The first of the two practises against the computer, and the other one looks on."""

    async def _begin(self, game: str) -> None:
        one = self.people[0]
        tried: Counter[str] = Counter()
        while not await self._live():
            since = one.now
            offers = [message for message in await self._messages() if "Begin" in message.labels]
            offers = [message for message in offers if tried[message.id] < TRIES]
            if not offers:
                options = {"game": game, "level": "easy"}
                await self._try("practice", one.slash("practice", channel=self.channel, options=options, within=WAIT))
                if not await self._until(lambda message: "Begin" in message.labels, since):
                    tried.clear()
                continue
            tried.update([offers[-1].id])
            await self._try("begin", one.click(offers[-1], "Begin", within=WAIT))


async def gather_pairs(table: Table, database: Database, count: int, seed: int) -> tuple[list[Pair], Told]:
    """So many pairs of new people, each at a channel of its own; every second one practises against the computer."""
    told = Told()
    pairs = []
    for number in range(1, count + 1):
        people = (await table.add_person(f"Left {number}"), await table.add_person(f"Right {number}"))
        channel = (await table.control("create_channel", name=f"board-{number}"))["id"]
        kind = Pair if number % 2 else Practising
        pairs.append(kind(people, channel, database, random.Random(f"{seed} {number}"), told))
    return pairs, told
