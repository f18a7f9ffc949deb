"""A draw by agreement: offered by one, agreed to by the other."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import asks as questions
from bot.service.club import AlreadyDone, Club
from bot.service.position import revive, stored
from bot.service.progress import move_on
from bot.service.seats import running, seat_of
from bot.store import interactions
from bot.store.asks import Ask
from bot.store.matches import MatchRow
from bot.store.people import Person
from games.core import Outcome
from games.core.results import AGREEMENT


async def draw(club: Club, person: Person, match_id: int, interaction_id: int) -> Ask | None:
    """Offer a draw, whoever's turn it is; None if the other one had offered it, so that it is agreed."""
    async with club.changing() as connection:
        if not await interactions.use(connection, interaction_id, club.now()):
            raise AlreadyDone
        row = await stored(connection, match_id)
        seat = seat_of(row, person)
        running(row)
        for ask in await questions.open_in(connection, match_id):
            if ask.kind == "draw" and ask.seat != seat:
                await agree(club, connection, row, ask)
                return None
        return await questions.put(club, connection, row, "draw", seat)


async def agree(club: Club, connection: AsyncConnection, row: MatchRow, ask: Ask) -> None:
    """Within a transaction: end a match as the draw that was offered."""
    await questions.settle(club, connection, ask, "accepted")
    match = revive(row)
    match.end(Outcome(None, AGREEMENT, None))
    await move_on(club, connection, row, match)
