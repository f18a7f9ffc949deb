"""A draw by agreement: offered by one, agreed to by the other."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import proposals as questions
from bot.service.position import find_match, restore_match
from bot.service.progress import move_on
from bot.service.seats import require_running, seat_of
from bot.service.services import DuplicateInteraction, Services
from bot.store import interactions
from bot.store.matches import MatchRow
from bot.store.people import Person
from bot.store.proposals import Proposal
from games.core import Outcome

AGREED = "agreement"
"""The reason of a draw on which both agreed."""


async def draw(services: Services, person: Person, match_id: int, interaction_id: int) -> Proposal | None:
    """Offer a draw, whoever's turn it is; None if the other one had offered it, so that it is agreed."""
    async with services.changing() as connection:
        if not await interactions.use(connection, interaction_id, services.now()):
            raise DuplicateInteraction
        row = await find_match(connection, match_id)
        seat = seat_of(row, person)
        require_running(row)
        for proposal in await questions.open_in(connection, match_id):
            if proposal.kind == "draw" and proposal.seat != seat:
                await agree(services, connection, row, proposal)
                return None
        return await questions.put(services, connection, row, "draw", seat)


async def agree(services: Services, connection: AsyncConnection, row: MatchRow, proposal: Proposal) -> None:
    """Within a transaction: end a match as the draw that was offered."""
    await questions.settle(services, connection, proposal, "accepted")
    match = restore_match(row)
    match.end(Outcome(None, AGREED, None))
    await move_on(services, connection, row, match)
