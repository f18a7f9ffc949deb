"""A pause: both agree to stop the time, and either of them lets it run again, as does any action."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import clocks, proposals
from bot.service.errors import UserError
from bot.service.seats import require_opponent, require_running, seat_of
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.store import matches, outbox
from bot.store.outbox_content import CallPlayer, ShowBoard
from bot.store.rows import MatchRow, Person, Proposal
from config.durations import DAY
from config.language import _

AT_LEAST = DAY
"""Seconds that the player to move has when a match is resumed, if the time per move is as long."""


async def pause(services: Services, person: Person, match_id: int, interaction_id: int) -> Proposal | None:
    """Ask the other one for a pause; None if they had asked for it, so that it begins."""
    async with services.transaction_for(interaction_id) as connection:
        row, seat = await _playing(connection, person, match_id)
        if row.paused_seconds is not None:
            raise UserError(_("This match is paused already. `/match resume` lets it go on."))
        if row.overdue_at is not None:
            raise UserError(_("The time to move is over already: that has to be decided first."))
        for proposal in await proposals.open_in(connection, match_id):
            if proposal.kind == "pause" and proposal.seat != seat:
                await begin(services, connection, row, proposal)
                return None
        return await proposals.put(services, connection, row, "pause", seat)


async def begin(services: Services, connection: AsyncConnection, row: MatchRow, proposal: Proposal) -> None:
    """Within a transaction: stop the time of a match, as both want it."""
    if row.overdue_at is not None:
        raise UserError(_("The time to move is over already: that has to be decided first."))
    await proposals.settle(services, connection, proposal, "accepted")
    left = await clocks.left(connection, row, services.now())
    await clocks.stop(connection, row.id)
    await matches.change(connection, row.id, due_at=None, paused_seconds=left)
    await outbox.put(connection, ShowBoard(row.id), services.now())


async def resume(services: Services, person: Person, match_id: int, interaction_id: int) -> MatchRow:
    """Let the time of a paused match run again; the match as it was. The player to move is called."""
    async with services.transaction_for(interaction_id) as connection:
        row, _seat = await _playing(connection, person, match_id)
        if row.paused_seconds is None or row.to_move is None:
            raise UserError(_("This match is not paused."))
        left = max(row.paused_seconds, min(AT_LEAST, row.move_seconds))
        values = await clocks.run(services, connection, row, row.to_move, left, reminded=row.reminded)
        await matches.change(connection, row.id, **values)
        at = services.now()
        await outbox.put(connection, ShowBoard(row.id), at)
        if row.people[row.to_move].id != person.id:
            await outbox.put(connection, CallPlayer(row.id, "resumed", row.to_move, row.ply), at)
        return row


async def _playing(connection: AsyncConnection, person: Person, match_id: int) -> tuple[MatchRow, int]:
    """A running match, and the seat of a person who plays it; UserError if there is none, or they do not."""
    row = await find_match(connection, match_id)
    seat = seat_of(row, person)
    require_running(row)
    require_opponent(row)
    return row, seat
