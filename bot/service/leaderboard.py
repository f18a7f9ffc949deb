"""The tables of a server: who stands where, without those who left."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from bot.service.seasons import PROVISIONAL, period_key
from bot.service.services import Services
from bot.store import departed_members, ratings
from bot.store.ratings import Place

LINES = 10
"""Lines of a page."""
LOOK_AGAIN = 24 * 3600
"""Seconds after which somebody who was found to have left is looked for again."""
LOOKED_FOR = 10
"""How many of those are looked for at a time."""

WhoLeft = Callable[[int, Collection[int]], Awaitable[set[int]]]
"""Those of some people who are not on a server any more; whoever cannot be looked for counts as present."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which part of which table: a game's id or `all`, one of `seasons.PERIODS`, a page counted from 0."""

    game: str
    period: str
    page: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """A page of a table. `own` is the line of whoever looks, wherever it is; `page` lies within `pages` (≥ 1)."""

    wanted: Wanted
    places: tuple[Place, ...]
    own: Place | None
    page: int
    pages: int
    players: int

    def provisional(self, place: Place) -> bool:
        """Whether a player has few results in this table's period yet."""
        return place.rating.played < PROVISIONAL[self.wanted.period]


async def table(services: Services, guild_id: int, wanted: Wanted, viewer_id: int, who_left: WhoLeft) -> Table:
    """A page of a table as somebody of the server sees it."""
    await _look_again(services, guild_id, viewer_id, who_left)
    while True:
        shown = await _read(services, guild_id, wanted, viewer_id)
        others = {place.rating.person_id for place in shown.places} - {viewer_id}
        left = {person for person in await who_left(guild_id, others) if person in others}
        if not left:
            return shown
        async with services.changing() as connection:
            await departed_members.mark(connection, guild_id, left, services.now())


async def _look_again(services: Services, guild_id: int, viewer_id: int, who_left: WhoLeft) -> None:
    async with services.database.read() as connection:
        asked = await departed_members.found_before(connection, guild_id, services.now() - LOOK_AGAIN, LOOKED_FOR)
        here = {viewer_id} if await departed_members.is_marked(connection, guild_id, viewer_id) else set()
    if not asked and not here:
        return
    still = (await who_left(guild_id, asked)) - here if asked else set()
    async with services.changing() as connection:
        await departed_members.mark(connection, guild_id, still, services.now())
        await departed_members.unmark(connection, guild_id, (here | set(asked)) - still)


async def _read(services: Services, guild_id: int, wanted: Wanted, viewer_id: int) -> Table:
    period = period_key(wanted.period, services.now())
    async with services.database.read() as connection:
        players = await ratings.count(connection, guild_id, period, wanted.game)
        pages = max(1, -(-players // LINES))
        page = min(max(wanted.page, 0), pages - 1)
        places = await ratings.page(connection, guild_id, period, wanted.game, page * LINES, LINES)
        own = await ratings.own(connection, guild_id, period, wanted.game, viewer_id)
    return Table(wanted, tuple(places), own, page, pages, players)
