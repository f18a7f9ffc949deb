"""A pause: both agree to stop the time, and either of them lets it run again, as does any action."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import asks as questions
from bot.service import clocks
from bot.service.club import AlreadyDone, Club, Refused, match_lane
from bot.service.position import stored
from bot.service.seats import running, seat_of
from bot.store import interactions, matches, outbox
from bot.store.asks import Ask
from bot.store.matches import MatchRow
from bot.store.people import Person
from config.language import _

AT_LEAST = 24 * 3600
"""Seconds that the player to move has when a match is resumed, if the time per move is as long."""


async def pause(club: Club, person: Person, match_id: int, interaction_id: int) -> Ask | None:
    """Ask the other one for a pause; None if they had asked for it, so that it begins."""
    async with club.changing() as connection:
        row, seat = await _playing(club, connection, person, match_id, interaction_id)
        if row.paused_seconds is not None:
            raise Refused(_("This match is paused already. `/resume` lets it go on."))
        if row.overdue_at is not None:
            raise Refused(_("The time to move is over already: that has to be decided first."))
        for ask in await questions.open_in(connection, match_id):
            if ask.kind == "pause" and ask.seat != seat:
                await begin(club, connection, row, ask)
                return None
        return await questions.put(club, connection, row, "pause", seat)


async def begin(club: Club, connection: AsyncConnection, row: MatchRow, ask: Ask) -> None:
    """Within a transaction: stop the time of a match, as both want it."""
    if row.overdue_at is not None:
        raise Refused(_("The time to move is over already: that has to be decided first."))
    await questions.settle(club, connection, ask, "accepted")
    left = await clocks.left(connection, row, club.now())
    await clocks.stop(connection, row.id)
    await matches.change(connection, row.id, due_at=None, paused_seconds=left)
    await outbox.put(connection, match_lane(row.id), "board", club.now())


async def resume(club: Club, person: Person, match_id: int, interaction_id: int) -> MatchRow:
    """Let the time of a paused match run again; the match as it was. The player to move is called."""
    async with club.changing() as connection:
        row, _seat = await _playing(club, connection, person, match_id, interaction_id)
        if row.paused_seconds is None or row.to_move is None:
            raise Refused(_("This match is not paused."))
        left = max(row.paused_seconds, min(AT_LEAST, row.move_seconds))
        values = await clocks.run(club, connection, row, row.to_move, left, reminded=row.reminded)
        await matches.change(connection, row.id, **values)
        at, lane = club.now(), match_lane(row.id)
        await outbox.put(connection, lane, "board", at)
        if row.people[row.to_move].id != person.id:
            await outbox.put(connection, lane, "call", at, what="resumed", seat=row.to_move, ply=row.ply)
        return row


async def _playing(
    club: Club, connection: AsyncConnection, person: Person, match_id: int, interaction_id: int
) -> tuple[MatchRow, int]:
    if not await interactions.use(connection, interaction_id, club.now()):
        raise AlreadyDone
    row = await stored(connection, match_id)
    seat = seat_of(row, person)
    running(row)
    return row, seat
