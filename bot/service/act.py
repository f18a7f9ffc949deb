"""Take an action in a match: one transaction, one ply."""

import logging
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.logs import about
from bot.metrics import ACTIONS
from bot.names import named
from bot.presenter.refusals import refusal_text
from bot.service.club import AlreadyDone, Club, Outdated, Refused
from bot.service.hindsight import Eyes
from bot.service.position import Position, revive, seen, stored
from bot.service.progress import move_on
from bot.service.seats import running, seat_of
from bot.store import interactions, matches, people
from bot.store.matches import ActionRow, MatchRow
from bot.store.people import Person
from config.language import _
from games.core import Event, IllegalAction, Match
from games.core.results import RESIGN

log = logging.getLogger(__name__)


async def act(
    club: Club, person: Person, match_id: int, text: str, interaction_id: int, ply: int | None = None
) -> Position:
    """Take the action `text` for a person; the position afterwards, as they see it, `recent` being what it caused.

    `ply` is the position that the click belongs to; None for typed actions, which count for the present one.
    Refused, with nothing changed, for a person without a seat, out of turn, or with an action that is not legal;
    Outdated for a click on an earlier position; AlreadyDone for the same interaction delivered again.
    """
    async with club.changing() as connection:
        if not await interactions.use(connection, interaction_id, club.now()):
            raise AlreadyDone
        row = await stored(connection, match_id)
        seat = seat_of(row, person)
        match = revive(row)
        _in_turn(row, match, seat, ply)
        action = _meant(match, text)
        if action == RESIGN:
            raise Refused(_("To give the match up, use `/resign`: it asks before it does."))
        eyes = Eyes.of(match, seat)
        try:
            events = match.act(seat, action)
        except IllegalAction as refused:
            raise Refused(refusal_text(row.game, refused.refusal)) from None
        await people.meet(connection, person)
        await matches.append(
            connection,
            match_id,
            interaction_id,
            ActionRow(row.ply, seat, action, [event.as_json() for event in events], club.now()),
        )
        shown = match.to_move == seat and eyes.see_more(match)
        await move_on(club, connection, row, match, shown=shown)
    ACTIONS.labels(row.game).inc()
    with about(match=row.id):
        log.info("seat %s took action %s", seat, row.ply)
    return seen(replace(row, ply=row.ply + 1), match, seat, tuple(events), last=None if shown else seat)


async def resign(club: Club, person: Person, match_id: int, interaction_id: int) -> Position:
    """Give a match up for a person, whoever's turn it is; Refused if it is over or they do not play in it."""
    async with club.changing() as connection:
        if not await interactions.use(connection, interaction_id, club.now()):
            raise AlreadyDone
        row = await stored(connection, match_id)
        seat = seat_of(row, person)
        running(row)
        match = revive(row)
        events = await give_up(club, connection, row, match, seat, interaction_id)
    return seen(replace(row, ply=row.ply + 1), match, seat, tuple(events))


async def give_up(
    club: Club, connection: AsyncConnection, row: MatchRow, match: Match, seat: int, interaction_id: int
) -> list[Event]:
    """Within a transaction: have a seat resign a running match, revived from `row`."""
    events = match.act(seat, RESIGN)
    await matches.append(
        connection,
        row.id,
        interaction_id,
        ActionRow(row.ply, seat, RESIGN, [event.as_json() for event in events], club.now()),
    )
    await move_on(club, connection, row, match)
    return events


async def may_resign(club: Club, person: Person, match_id: int) -> Position:
    """The position before the question whether to resign; Refused as `resign` would."""
    async with club.database.read() as connection:
        row = await stored(connection, match_id)
    seat = seat_of(row, person)
    running(row)
    return seen(row, revive(row), seat)


def _in_turn(row: MatchRow, match: Match, seat: int, ply: int | None) -> None:
    running(row)
    if ply is not None and ply != row.ply:
        raise Outdated(row.id)
    if match.to_move != seat:
        raise Refused(
            _("It is not your turn: {name} is to move. You will be called when it is yours.").format(
                name=named(row.people[1 - seat])
            )
        )


def _meant(match: Match, text: str) -> str:
    """The legal action that was typed, whatever its capitals and spaces; the text itself if there is none."""
    text = " ".join(text.split())
    if text in match.legal:
        return text
    alike = [action for action in match.legal if action.casefold() == text.casefold()]
    return alike[0] if len(alike) == 1 else text
