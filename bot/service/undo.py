"""Undo: steps of an unfinished turn are taken back freely, anything else if the other one agrees.

Either way only what revealed nothing hidden and asked nothing of chance (`bot.service.undo_policy`). The log keeps what
was taken back, and a line that says so; the record holds the actions that count.
"""

import asyncio
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import proposals
from bot.service.errors import Outdated, UserError
from bot.service.match_lookup import look
from bot.service.position import Position
from bot.service.progress import move_on
from bot.service.seats import require_running, seat_of
from bot.service.services import Services
from bot.service.stored_matches import find_match, replay_match
from bot.service.undo_policy import Knowledge, nothing_revealed
from bot.store import matches
from bot.store.rows import UNDO, ActionRow, MatchRow, Person, Proposal
from config.language import _
from games.core import Match


async def undo(
    services: Services, person: Person, match_id: int, interaction_id: int, ply: int | None = None
) -> Position | Proposal:
    """Go back to before a person's last action.

    While their turn lasts, and against a computer, this is done at once: the position then, as they see it. Otherwise
    the other one is asked.
    UserError where something hidden was revealed since, or chance decided; Outdated for a click on an earlier position.
    """
    async with services.database.read() as connection:
        row = await find_match(connection, match_id)
        log = await matches.log(connection, match_id)
    seat = seat_of(row, person)
    require_running(row)
    if ply is not None and ply != row.ply:
        raise Outdated(match_id)
    first = _last_own(log, seat)
    await asyncio.to_thread(_allowed, row, log, first)
    own_turn = row.to_move == seat and log[-1].seat == seat
    async with services.transaction_for(interaction_id) as connection:
        now = await find_match(connection, match_id)
        require_running(now)
        if now.ply != row.ply:
            raise Outdated(match_id)
        if not own_turn and row.computer is None:
            return await proposals.put(services, connection, now, "undo", seat, log[first].number)
        await _go_back(services, connection, now, log, first, seat, interaction_id)
    return await look(services, match_id, person.id)


async def agree(
    services: Services, connection: AsyncConnection, row: MatchRow, proposal: Proposal, interaction_id: int
) -> None:
    """Within a transaction: go back as far as was asked."""
    log = await matches.log(connection, row.id)
    first = next(at for at, action in enumerate(log) if action.number == proposal.number)
    await proposals.settle(services, connection, proposal, "accepted")
    await _go_back(services, connection, row, log, first, proposal.seat, interaction_id)


def _last_own(log: Sequence[ActionRow], seat: int) -> int:
    for at in range(len(log) - 1, -1, -1):
        if log[at].seat == seat:
            return at
    raise UserError(_("You have done nothing yet that could be taken back."))


def _allowed(row: MatchRow, log: Sequence[ActionRow], first: int) -> None:
    before = replay_match(row, log[:first])
    if not nothing_revealed(before, [(action.seat, action.text) for action in log[first:]]):
        raise UserError(
            _("This cannot be taken back: something hidden has been revealed since, or dice or shuffling decided.")
        )


def _stands(row: MatchRow, log: Sequence[ActionRow]) -> tuple[Match, bool]:
    """The match after these actions, and whether the last of them surely showed its maker more."""
    match = replay_match(row, log[:-1])
    if not log:
        return match, False
    last = log[-1]
    knowledge = Knowledge.of(match, last.seat)
    match.act(last.seat, last.text)
    return match, knowledge.see_more(match)


async def _go_back(
    services: Services,
    connection: AsyncConnection,
    row: MatchRow,
    log: Sequence[ActionRow],
    first: int,
    seat: int,
    interaction_id: int,
) -> None:
    match, shown = await asyncio.to_thread(_stands, row, log[:first])
    # The line that says so is a ply of its own: no button of an earlier position comes to life again.
    await matches.take_back(connection, row.id, log[first].number, row.ply)
    event = {"type": UNDO, "seat": seat, "count": len(log) - first}
    await matches.append(connection, row.id, interaction_id, ActionRow(row.ply, seat, UNDO, [event], services.now()))
    await move_on(services, connection, row, match, shown=shown, undone=True)
