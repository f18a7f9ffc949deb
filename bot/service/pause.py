"""A pause: both agree to stop the time, and either of them lets it run again, as does any action."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import clocks
from bot.service import proposals as questions
from bot.service.position import find_match
from bot.service.seats import require_running, seat_of
from bot.service.services import DuplicateInteraction, Services, UserError, match_stream
from bot.store import interactions, matches, outbox
from bot.store.matches import MatchRow
from bot.store.people import Person
from bot.store.proposals import Proposal
from config.language import _

AT_LEAST = 24 * 3600
"""Seconds that the player to move has when a match is resumed, if the time per move is as long."""


async def pause(services: Services, person: Person, match_id: int, interaction_id: int) -> Proposal | None:
    """Ask the other one for a pause; None if they had asked for it, so that it begins."""
    async with services.changing() as connection:
        row, seat = await _playing(services, connection, person, match_id, interaction_id)
        if row.paused_seconds is not None:
            raise UserError(_("This match is paused already. `/resume` lets it go on."))
        if row.overdue_at is not None:
            raise UserError(_("The time to move is over already: that has to be decided first."))
        for proposal in await questions.open_in(connection, match_id):
            if proposal.kind == "pause" and proposal.seat != seat:
                await begin(services, connection, row, proposal)
                return None
        return await questions.put(services, connection, row, "pause", seat)


async def begin(services: Services, connection: AsyncConnection, row: MatchRow, proposal: Proposal) -> None:
    """Within a transaction: stop the time of a match, as both want it."""
    if row.overdue_at is not None:
        raise UserError(_("The time to move is over already: that has to be decided first."))
    await questions.settle(services, connection, proposal, "accepted")
    left = await clocks.left(connection, row, services.now())
    await clocks.stop(connection, row.id)
    await matches.change(connection, row.id, due_at=None, paused_seconds=left)
    await outbox.put(connection, match_stream(row.id), "board", services.now())


async def resume(services: Services, person: Person, match_id: int, interaction_id: int) -> MatchRow:
    """Let the time of a paused match run again; the match as it was. The player to move is called."""
    async with services.changing() as connection:
        row, _seat = await _playing(services, connection, person, match_id, interaction_id)
        if row.paused_seconds is None or row.to_move is None:
            raise UserError(_("This match is not paused."))
        left = max(row.paused_seconds, min(AT_LEAST, row.move_seconds))
        values = await clocks.run(services, connection, row, row.to_move, left, reminded=row.reminded)
        await matches.change(connection, row.id, **values)
        at, stream = services.now(), match_stream(row.id)
        await outbox.put(connection, stream, "board", at)
        if row.people[row.to_move].id != person.id:
            await outbox.put(connection, stream, "call", at, what="resumed", seat=row.to_move, ply=row.ply)
        return row


async def _playing(
    services: Services, connection: AsyncConnection, person: Person, match_id: int, interaction_id: int
) -> tuple[MatchRow, int]:
    if not await interactions.use(connection, interaction_id, services.now()):
        raise DuplicateInteraction
    row = await find_match(connection, match_id)
    seat = seat_of(row, person)
    require_running(row)
    return row, seat
