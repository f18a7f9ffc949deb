"""The answer to what the other player of a match asks: an undo, a draw, a pause."""

from bot.service import draw, pause, undo
from bot.service import proposals as questions
from bot.service.position import find_match
from bot.service.seats import seat_of
from bot.service.services import DuplicateInteraction, Services, UserError
from bot.store import interactions
from bot.store.people import Person
from bot.store.proposals import Proposal
from bot.text.names import display_name
from config.language import _


async def answer(services: Services, person: Person, proposal_id: int, interaction_id: int, *, yes: bool) -> Proposal:
    """Agree, or decline; the ask as it was. With a no, the one who asks takes the question back."""
    async with services.changing() as connection:
        if not await interactions.use(connection, interaction_id, services.now()):
            raise DuplicateInteraction
        proposal = await questions.find(connection, proposal_id)
        row = await find_match(connection, proposal.match_id)
        own = seat_of(row, person) == proposal.seat
        if own and yes:
            raise UserError(
                _("You have asked yourself: {name} has to answer.").format(
                    name=display_name(row.people[1 - proposal.seat])
                )
            )
        if not yes:
            await questions.settle(services, connection, proposal, "withdrawn" if own else "declined")
        elif proposal.kind == "undo":
            await undo.agree(services, connection, row, proposal, interaction_id)
        elif proposal.kind == "draw":
            await draw.agree(services, connection, row, proposal)
        else:
            await pause.begin(services, connection, row, proposal)
        return proposal
