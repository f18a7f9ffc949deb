"""Questions between the two players of a match: put, answered, taken back, and lapsed when the match moves on."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.errors import UserError
from bot.service.services import Services
from bot.store import outbox, proposals
from bot.store.outbox_content import ShowProposal
from bot.store.rows import OPEN, MatchRow, Proposal, ProposalKind, ProposalState
from bot.text.names import display_name
from config.language import _
from games.core import Match


async def put(
    services: Services,
    connection: AsyncConnection,
    row: MatchRow,
    kind: ProposalKind,
    seat: int,
    number: int | None = None,
) -> Proposal:
    """Ask the other seat, by a message that calls its player.

    UserError while such a question is open, and to ask the same again before the match has moved on.
    """
    for proposal in await proposals.open_of(connection, row.id):
        if proposal.kind == kind:
            raise UserError(_still_open(row, proposal, seat))
    last = await proposals.last(connection, row.id, kind, seat)
    if kind != "time" and last is not None and last.ply == row.ply:
        raise UserError(_just_closed(row, last))
    proposal_id = await proposals.insert(connection, row.id, kind, seat, row.ply, services.now(), number)
    await show(services, connection, row.id, proposal_id)
    return Proposal(proposal_id, row.id, kind, seat, row.ply, number, OPEN, services.now())


async def open_in(connection: AsyncConnection, match_id: int) -> list[Proposal]:
    """The open proposals of a match, the oldest first."""
    return await proposals.open_of(connection, match_id)


async def to_answer(services: Services, match_id: int, seat: int) -> list[Proposal]:
    """The open proposals of a match that a seat has to answer, the oldest first."""
    async with services.database.read() as connection:
        return [proposal for proposal in await proposals.open_of(connection, match_id) if proposal.seat != seat]


async def find(connection: AsyncConnection, proposal_id: int, *, of_the_clock: bool = False) -> Proposal:
    """An open proposal of a player, or `of_the_clock`. UserError if there is none of this id, or if it is closed."""
    proposal = await proposals.find(connection, proposal_id)
    if proposal is None or proposal.state != OPEN or (proposal.kind == "time") is not of_the_clock:
        raise UserError(_("This question is settled already."))
    return proposal


async def settle(services: Services, connection: AsyncConnection, proposal: Proposal, state: ProposalState) -> None:
    """Close a proposal, and have its message say so. UserError if somebody else was faster."""
    if not await proposals.settle(connection, proposal.id, state):
        raise UserError(_("This question is settled already."))
    await show(services, connection, proposal.match_id, proposal.id)


async def lapse(services: Services, connection: AsyncConnection, row: MatchRow, match: Match, *, undone: bool) -> None:
    """Close what the step from `row` to `match` has overtaken.

    An offer of a draw stands until the other one acts; a wish to undo, and the choice after the time ran out, until
    anybody does; a wish to pause until the end.
    """
    for proposal in await proposals.open_of(connection, row.id):
        stands = (proposal.kind == "draw" and row.to_move == proposal.seat and not undone) or proposal.kind == "pause"
        if not stands or match.outcome:
            await settle(services, connection, proposal, "lapsed")


async def show(services: Services, connection: AsyncConnection, match_id: int, proposal_id: int) -> None:
    """Have the message of a proposal posted, or changed to what it has become."""
    await outbox.put(connection, ShowProposal(match_id, proposal_id), services.now())


def _just_closed(row: MatchRow, proposal: Proposal) -> str:
    if proposal.state == "withdrawn":
        return _("You took that back just now. You can ask again when the match has moved on.")
    return _("{name} has answered that just now. You can ask again when the match has moved on.").format(
        name=display_name(row.people[1 - proposal.seat])
    )


def _still_open(row: MatchRow, proposal: Proposal, seat: int) -> str:
    other = display_name(row.people[1 - seat])
    if proposal.seat == seat:
        return _("You have asked already. {name} has not answered yet.").format(name=other)
    return _("{name} has asked you the same: answer there, with the buttons under the question.").format(name=other)
