"""The answer to what the other player of a match asks: an undo, a draw, a pause."""

from bot.service import draw, pause, proposals, undo
from bot.service.errors import UserError
from bot.service.seats import seat_of
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.store.rows import Person, Proposal
from bot.text.names import display_name
from config.language import _


async def answer(services: Services, person: Person, proposal_id: int, interaction_id: int, *, yes: bool) -> Proposal:
    """Agree, or decline; the proposal as it was. With a no, the one who asks takes the question back."""
    async with services.transaction_for(interaction_id) as connection:
        proposal = await proposals.find(connection, proposal_id)
        row = await find_match(connection, proposal.match_id)
        own = seat_of(row, person) == proposal.seat
        if own and yes:
            raise UserError(
                _("You have asked yourself: {name} has to answer.").format(
                    name=display_name(row.people[1 - proposal.seat])
                )
            )
        if not yes:
            await proposals.settle(services, connection, proposal, "withdrawn" if own else "declined")
        elif proposal.kind == "undo":
            await undo.agree(services, connection, row, proposal, interaction_id)
        elif proposal.kind == "draw":
            await draw.agree(services, connection, row, proposal)
        else:
            await pause.begin(services, connection, row, proposal)
        return proposal
