"""The time to move: it runs for the seat whose turn it is, but not while its player is away, nor in a pause."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.services import Services
from bot.store import absences, deadlines, matches
from bot.store.rows import MatchRow
from config.durations import DAY, WEEK
from games.core import Match

LEFT_AT_REMINDER = 0.2
"""The share of the time per move that is left when its player is reminded."""

Absence = tuple[int, int]
"""From – until, in epoch seconds. Sequences of them are in order and do not overlap."""


def charged_seconds(begin: int, end: int, away: Sequence[Absence]) -> int:
    """The seconds from `begin` to `end` that do not lie in an absence; 0 if `end` is not later."""
    spent = sum(max(0, min(end, until) - max(begin, since)) for since, until in away)
    return max(0, end - begin - spent)


def due_time(begin: int, seconds: int, away: Sequence[Absence]) -> int:
    """When so many seconds outside absences will have passed since `begin`."""
    at, left = begin, seconds
    for since, until in away:
        if until <= at:
            continue
        if since > at + left:
            break
        left -= max(0, since - at)
        at = until
    return at + left


async def begin(services: Services, connection: AsyncConnection, match_id: int) -> None:
    """Start the time of a match's first move."""
    row = await matches.find(connection, match_id)
    if row is not None and row.computer is not None:
        await _keep_practice(services, connection, match_id)
    elif row is not None and row.to_move is not None:
        values = await run(services, connection, row, row.to_move, row.move_seconds, reminded=False)
        await matches.change(connection, match_id, **values)


async def turn(
    services: Services, connection: AsyncConnection, row: MatchRow, match: Match, *, anew: bool = False
) -> dict[str, Any]:
    """Set the deadlines of `match`, which moves on from `row`; the columns of the row that follow.

    The time goes on while the turn stays with the same seat, unless it ran out or `anew` says that it begins again.
    Any action ends a pause.
    """
    if match.to_move is None:
        await stop(connection, row.id)
        return {"due_at": None, "paused_seconds": None, "overdue_at": None}
    if row.computer is not None:
        await _keep_practice(services, connection, row.id)
        return {}
    same = match.to_move == row.to_move and row.overdue_at is None and not anew
    if same and row.due_at is not None:
        return {}
    if same and row.paused_seconds is not None:
        return await run(services, connection, row, match.to_move, row.paused_seconds, reminded=row.reminded)
    return await run(services, connection, row, match.to_move, row.move_seconds, reminded=False)


async def _keep_practice(services: Services, connection: AsyncConnection, match_id: int) -> None:
    # No time runs against a computer. What lies untouched for long is called off.
    await deadlines.put(connection, deadlines.PRACTICE, match_id, services.now() + services.practice_seconds)


async def run(
    services: Services, connection: AsyncConnection, row: MatchRow, seat: int, seconds: int, *, reminded: bool
) -> dict[str, Any]:
    """Have a seat's time run out in so many seconds, with its reminder unless there was one; the row's columns."""
    at = services.now()
    away = await absences.of(connection, row.people[seat].id, at)
    due_at = due_time(at, seconds, away)
    await stop(connection, row.id)
    await deadlines.put(connection, deadlines.TIME, row.id, due_at)
    before_reminder = seconds - round(LEFT_AT_REMINDER * row.move_seconds)
    if not reminded and before_reminder > 0:
        await deadlines.put(connection, deadlines.REMIND, row.id, due_time(at, before_reminder, away))
    return {"due_at": due_at, "reminded": reminded, "paused_seconds": None, "overdue_at": None}


async def left(connection: AsyncConnection, row: MatchRow, at: int) -> int:
    """The seconds that the seat to move has left, seen from the moment `at`; 0 where no time runs."""
    if row.due_at is None or row.to_move is None or row.overdue_at is not None:
        return 0
    return charged_seconds(at, row.due_at, await absences.of(connection, row.people[row.to_move].id, at))


async def put_off(services: Services, connection: AsyncConnection, row: MatchRow, since: int) -> None:
    """Have as much time left in a running match now as there was at the moment `since`: nobody was served in between,
    or the clock was set, forward or back.

    No more is left than anybody can have been given, so that a deadline which a wrong clock moved away comes back.
    """
    gone = services.now() - since
    if row.to_move is None or row.due_at is None or gone == 0:
        return
    if row.overdue_at is None:
        seconds = min(await left(connection, row, since), max(row.move_seconds, DAY))
        values = await run(services, connection, row, row.to_move, seconds, reminded=row.reminded)
        await matches.change(connection, row.id, **values)
        return
    await matches.change(connection, row.id, overdue_at=row.overdue_at + gone)
    end = await deadlines.find(connection, deadlines.ABANDON, row.id)
    if end is None:
        away = await absences.of(connection, row.people[1 - row.to_move].id, row.overdue_at)
        end = due_time(row.overdue_at, WEEK, away)
    await deadlines.put(connection, deadlines.ABANDON, row.id, end + gone)


async def stop(connection: AsyncConnection, match_id: int) -> None:
    """Take away every deadline of a match."""
    for kind in (deadlines.REMIND, deadlines.TIME, deadlines.ABANDON, deadlines.PRACTICE):
        await deadlines.drop(connection, kind, match_id)
