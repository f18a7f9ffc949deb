"""Hints in practice: what a person may know of their position, for a computer to say what it would do."""

from dataclasses import dataclass, replace
from typing import Any

from bot.service.errors import UserError
from bot.service.outgoing.computer_action import line_of
from bot.service.position import Position, project
from bot.service.practice import check_on
from bot.service.seats import require_running, seat_of
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.store import matches
from bot.store.rows import Person
from config.language import _


@dataclass(frozen=True, slots=True)
class Asked:
    """A position as its player sees it, and the line of the line protocol that asks about it."""

    position: Position
    line: dict[str, Any]


async def ask(services: Services, person: Person, match_id: int) -> Asked:
    """What a hint is made from. UserError but for a person who is to move in a practice match."""
    check_on(services)
    async with services.database.read() as connection:
        row = await find_match(connection, match_id)
        log = await matches.log(connection, match_id)
    seat = seat_of(row, person)
    require_running(row)
    if row.computer is None:
        raise UserError(_("Hints are for practice: here you play against a person."))
    if row.to_move != seat:
        raise UserError(_("The computer is thinking. A hint can be had when it is your turn."))
    line = line_of(services, row, seat, [event for action in log for event in action.events])
    return Asked(project(row, services.restored.to_read(row), seat), line)


async def count(services: Services, position: Position, interaction_id: int) -> Position:
    """Count a hint for a position, once; the position with all hints of the match."""
    async with services.transaction_for(interaction_id) as connection:
        row = await find_match(connection, position.id)
        hints = row.hints
        if row.hinted_at != position.ply and not row.over:
            hints += 1
            await matches.change(connection, row.id, hints=hints, hinted_at=position.ply)
    return replace(position, hints=hints)
