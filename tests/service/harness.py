"""Services with a clock and secrets that the test sets, and people who take part."""

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.service import challenge
from bot.service.act import act
from bot.service.challenge import Terms
from bot.service.match_lookup import look
from bot.service.places import Place
from bot.service.position import Position
from bot.service.services import Services
from bot.store import matches
from bot.store.rows import MatchRow, Person

ANN, BEN, CYN = Person(101, "Ann", "en-GB"), Person(102, "Ben", "pl"), Person(103, "Cyn", "en-US")
HERE = Place(10, 20, "en-GB")
BEGIN = 1_800_000_000


def elsewhere(channel_id: int) -> Place:
    """Another channel of the same server."""
    return Place(HERE.guild_id, channel_id, HERE.locale)


@dataclass
class ServiceHarness:
    """Services and the means to use them: `at` is their time, each `interaction()` is a new id.

    `set_by` are the seconds by which the system's clock was set, forward or back.
    """

    services: Services
    at: int = BEGIN
    set_by: int = 0
    secrets: list[str] = field(default_factory=list)
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(9_000_000))

    def interaction(self) -> int:
        return next(self.numbers)

    def secret(self) -> str:
        """Secrets are all different, and the same in every run."""
        self.secrets.append(f"{len(self.secrets) + 1:064x}")
        return self.secrets[-1]

    async def begun(self, game: str = "duel", place: Place = HERE, **options: object) -> int:
        """A match between Ann on seat 0 and Ben on seat 1."""
        made = await challenge.challenge(self.services, place, ANN, BEN, Terms(game, options), self.interaction())
        return await challenge.accept(self.services, BEN, made.id, self.interaction())

    async def row(self, match_id: int) -> MatchRow:
        async with self.services.database.read() as connection:
            row = await matches.find(connection, match_id)
        assert row is not None
        return row

    async def mover(self, match_id: int) -> Person:
        row = await self.row(match_id)
        assert row.to_move is not None
        return row.people[row.to_move]

    async def turn(self, match_id: int) -> Position:
        """The position as whoever is to move sees it."""
        return await look(self.services, match_id, (await self.mover(match_id)).id)

    async def play(self, match_id: int, dice: random.Random, plies: int = 3000) -> Position:
        """Play on at random for at most so many actions; the last position, as its mover saw it."""
        people = (await self.row(match_id)).people
        position = await look(self.services, match_id, (await self.mover(match_id)).id)
        for _ in range(plies):
            mover = people[position.seat or 0]
            action = dice.choice(position.legal)
            position = await act(self.services, mover, match_id, action, self.interaction(), position.ply)
            if position.over:
                break
            if not position.legal:
                position = await look(self.services, match_id, position.people[1 - (position.seat or 0)])
        return position
