"""The time to move runs out: a reminder before, the other one's choice then, and an end if nobody chooses."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import clocks, proposals
from bot.service.errors import UserError
from bot.service.progress import move_on
from bot.service.seats import seat_of
from bot.service.services import Services
from bot.service.setup import call_off as end_without_winner
from bot.service.stored_matches import find_match
from bot.service.unavailable_channels import REMOVED
from bot.store import absences, deadlines, matches, outbox
from bot.store.outbox_content import CallPlayer, ShowBoard
from bot.store.rows import MatchRow, Person, Proposal, ProposalState
from bot.text.names import display_name
from config.durations import DAY, WEEK
from config.language import _
from games.core import Outcome
from games.core.results import TIME


async def remind(services: Services, match_id: int) -> None:
    """Call the player to move once more, as most of the time is over; once in a turn."""
    async with services.transaction() as connection:
        row = await _due(services, connection, deadlines.REMIND, match_id)
        if row is not None and row.to_move is not None and not row.reminded:
            await matches.change(connection, match_id, reminded=True)
            await outbox.put(connection, CallPlayer(match_id, "reminder", row.to_move, row.ply), services.now())


async def time_up(services: Services, match_id: int) -> None:
    """Leave it to the other one what follows from the time being over: the clock decides nothing."""
    async with services.transaction() as connection:
        row = await _due(services, connection, deadlines.TIME, match_id)
        if row is None or row.to_move is None:
            return
        at = services.now()
        await matches.change(connection, match_id, overdue_at=at)
        await proposals.put(services, connection, row, "time", row.to_move)
        away = await absences.of(connection, row.people[1 - row.to_move].id, at)
        await deadlines.put(connection, deadlines.ABANDON, match_id, clocks.due_time(at, WEEK, away))
        await outbox.put(connection, ShowBoard(match_id), at)


async def abandon(services: Services, match_id: int) -> None:
    """Call a match off in which the time is over and nobody has decided for a week."""
    async with services.transaction() as connection:
        row = await _due(services, connection, deadlines.ABANDON, match_id)
        if row is None:
            return
        for proposal in await proposals.open_in(connection, match_id):
            if proposal.kind == "time":
                await proposals.settle(services, connection, proposal, "unanswered")
        await end_without_winner(services, connection, row)


async def claim(services: Services, person: Person, proposal_id: int, interaction_id: int) -> MatchRow:
    """Win a match because the other one's time is over; the match as it was."""
    async with services.transaction_for(interaction_id) as connection:
        proposal, row = await _decided(services, connection, person, proposal_id, "claimed")
        match = services.restored.to_act(row)
        match.end(Outcome(1 - proposal.seat, TIME, None))
        await move_on(services, connection, row, match)
        return row


async def give_a_day(services: Services, person: Person, proposal_id: int, interaction_id: int) -> MatchRow:
    """Let the other one have a day more, although the time is over; the match as it was."""
    async with services.transaction_for(interaction_id) as connection:
        proposal, row = await _decided(services, connection, person, proposal_id, "given")
        values = await clocks.run(services, connection, row, proposal.seat, DAY, reminded=True)
        await matches.change(connection, row.id, **values)
        await outbox.put(connection, ShowBoard(row.id), services.now())
        await outbox.put(connection, CallPlayer(row.id, "given", proposal.seat, row.ply), services.now())
        return row


async def call_off(services: Services, person: Person, proposal_id: int, interaction_id: int) -> MatchRow:
    """End a match without a winner, as the other one's time is over; the match as it was."""
    async with services.transaction_for(interaction_id) as connection:
        _ask, row = await _decided(services, connection, person, proposal_id, "off")
        await end_without_winner(services, connection, row)
        return row


async def _due(services: Services, connection: AsyncConnection, kind: str, match_id: int) -> MatchRow | None:
    """The live match of a deadline that has come; None if another process has taken it.

    None, too, while the bot is not on the server of the match: its time is put off when the bot is back.
    """
    if not await deadlines.drop(connection, kind, match_id):
        return None
    row = await matches.find(connection, match_id)
    return None if row is None or row.over or row.lost == REMOVED else row


async def _decided(
    services: Services,
    connection: AsyncConnection,
    person: Person,
    proposal_id: int,
    state: ProposalState,
) -> tuple[Proposal, MatchRow]:
    proposal = await proposals.find(connection, proposal_id, of_the_clock=True)
    row = await find_match(connection, proposal.match_id)
    if seat_of(row, person) == proposal.seat:
        raise UserError(
            _("It is for {name} to decide. You can still move.").format(
                name=display_name(row.people[1 - proposal.seat])
            )
        )
    await proposals.settle(services, connection, proposal, state)
    return proposal, row
