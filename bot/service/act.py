"""Take an action in a match: one transaction, one ply."""

import logging

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.operations.logs import about
from bot.operations.metrics import ACTIONS
from bot.service.errors import IllegalActionError, Outdated, UserError
from bot.service.position import Position, project
from bot.service.progress import move_on
from bot.service.seats import require_running, seat_of
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.service.undo_policy import Knowledge
from bot.store import matches, people
from bot.store.rows import ActionRow, MatchRow, Person
from bot.text.names import display_name
from config.language import _
from games.core import Event, IllegalAction, Match
from games.core.results import RESIGN

log = logging.getLogger(__name__)


async def act(
    services: Services, person: Person, match_id: int, text: str, interaction_id: int, ply: int | None = None
) -> Position:
    """Take the action `text` for a person; the position afterwards, as they see it, `recent` being what it caused.

    `ply` is the position that the click belongs to; None for typed actions, which count for the present one.
    UserError, with nothing changed, for a person without a seat or out of turn; IllegalActionError for an action that
    is not legal; Outdated for a click on an earlier position.
    """
    async with services.transaction_for(interaction_id) as connection:
        row = await find_match(connection, match_id)
        seat = seat_of(row, person)
        match = services.restored.to_act(row)
        _in_turn(row, match, seat, ply)
        if text.strip().casefold() == RESIGN:
            raise UserError(_("To give the match up, use `/match resign`: it asks before it does."))
        knowledge = Knowledge.of(match, seat)
        try:
            events = match.act(seat, text)
        except IllegalAction as refused:
            raise IllegalActionError(row.game, refused.refusal) from None
        await people.meet(connection, person)
        line = ActionRow(row.ply, seat, text, [event.as_json() for event in events], services.now())
        await matches.append(connection, match_id, interaction_id, line)
        shown = match.to_move == seat and knowledge.see_more(match)
        moved = await move_on(services, connection, row, match, shown=shown)
    services.restored.keep(moved, match)
    ACTIONS.labels(row.game).inc()
    with about(match=row.id):
        log.info("seat %s took action %s", seat, row.ply)
    return project(moved, match, seat, tuple(events), last=None if shown else seat)


async def resign(services: Services, person: Person, match_id: int, interaction_id: int) -> Position:
    """Give a match up for a person, whoever's turn it is; UserError if it is over or they do not play in it."""
    async with services.transaction_for(interaction_id) as connection:
        row = await find_match(connection, match_id)
        seat = seat_of(row, person)
        require_running(row)
        match = services.restored.to_act(row)
        resigned, events = await give_up(services, connection, row, match, seat, interaction_id)
    return project(resigned, match, seat, tuple(events))


async def give_up(
    services: Services, connection: AsyncConnection, row: MatchRow, match: Match, seat: int, interaction_id: int
) -> tuple[MatchRow, list[Event]]:
    """Within a transaction: have a seat resign a running match, restored from `row`; its row then, and the events."""
    events = match.act(seat, RESIGN)
    await matches.append(
        connection,
        row.id,
        interaction_id,
        ActionRow(row.ply, seat, RESIGN, [event.as_json() for event in events], services.now()),
    )
    return await move_on(services, connection, row, match), events


async def may_resign(services: Services, person: Person, match_id: int) -> Position:
    """The position before the question whether to resign; UserError as `resign` would."""
    async with services.database.read() as connection:
        row = await find_match(connection, match_id)
    seat = seat_of(row, person)
    require_running(row)
    return project(row, services.restored.to_read(row), seat)


def _in_turn(row: MatchRow, match: Match, seat: int, ply: int | None) -> None:
    require_running(row)
    if ply is not None and ply != row.ply:
        raise Outdated(row.id)
    if match.to_move != seat:
        raise UserError(
            _("It is not your turn: {name} is to move. You will be called when it is yours.").format(
                name=display_name(row.people[1 - seat])
            )
        )
