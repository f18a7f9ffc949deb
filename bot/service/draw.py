"""A draw by agreement: offered by one, agreed to by the other."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import proposals
from bot.service.progress import move_on
from bot.service.seats import require_opponent, require_running, seat_of
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.store.rows import MatchRow, Person, Proposal
from games.core import Outcome
from games.core.results import AGREEMENT


async def draw(services: Services, person: Person, match_id: int, interaction_id: int) -> Proposal | None:
    """Offer a draw, whoever's turn it is; None if the other one had offered it, so that it is agreed."""
    async with services.transaction_for(interaction_id) as connection:
        row = await find_match(connection, match_id)
        seat = seat_of(row, person)
        require_running(row)
        require_opponent(row)
        for proposal in await proposals.open_in(connection, match_id):
            if proposal.kind == "draw" and proposal.seat != seat:
                await agree(services, connection, row, proposal)
                return None
        return await proposals.put(services, connection, row, "draw", seat)


async def agree(services: Services, connection: AsyncConnection, row: MatchRow, proposal: Proposal) -> None:
    """Within a transaction: end a match as the draw that was offered."""
    await proposals.settle(services, connection, proposal, "accepted")
    match = services.restored.to_act(row)
    match.end(Outcome(None, AGREEMENT, None))
    await move_on(services, connection, row, match)
