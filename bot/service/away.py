"""Holidays: the time to move does not run while its player is away, for up to three weeks in a calendar year."""

from datetime import UTC, datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import clocks
from bot.service.errors import UserError
from bot.service.services import Services
from bot.store import absences, deadlines, matches, outbox, people
from bot.store.outbox_content import ShowBoard
from bot.store.rows import AbsenceRow, Person
from bot.text.days import first_day, last_day
from config.durations import DAY, WEEK
from config.language import _, ngettext

DAYS_A_YEAR = 21
AHEAD = 366 * DAY
"""How long before it begins an absence can be announced."""


async def away(
    services: Services, person: Person, from_at: int, until_at: int, interaction_id: int
) -> list[AbsenceRow]:
    """Be away from one moment until another; all absences that are not over.

    Matches in which they are to move get the more time, and every board of theirs says so. It may begin with the day of
    UTC that has begun, or with the one before, which is today somewhere. UserError for the past, for what overlaps
    another absence, and beyond the days of a year.
    """
    at = services.now()
    if from_at < at - at % DAY - DAY:
        raise UserError(_("The first day is over already. Leave it out to be away from now on."))
    if until_at <= from_at:
        raise UserError(_("An absence has to end after it begins, and in the future."))
    if from_at > at + AHEAD:
        raise UserError(_("That is more than a year ahead. Tell me when it is nearer."))
    async with services.transaction_for(interaction_id) as connection:
        await people.meet(connection, person)
        planned = await absences.rows_of(connection, person.id, at)
        for row in planned:
            if row.from_at < until_at and from_at < row.until_at:
                raise UserError(
                    _("You are away from {first} to {last} already. End that first.").format(
                        first=first_day(row.from_at), last=last_day(row.until_at)
                    )
                )
        for year in range(_year(from_at), _year(until_at - 1) + 1):
            await _afford(connection, person, year, from_at, until_at)
        await _change(services, connection, person, [(from_at, until_at)], None)
        return await absences.rows_of(connection, person.id, at)


async def back(services: Services, person: Person, interaction_id: int, absence_id: int | None = None) -> int:
    """End an absence, or all that are not over; how many ended. The days that had not begun can be used
    again."""
    async with services.transaction_for(interaction_id) as connection:
        planned = await absences.rows_of(connection, person.id, services.now())
        ended = [row.id for row in planned if absence_id is None or row.id == absence_id]
        if ended:
            await _change(services, connection, person, [], ended)
        return len(ended)


async def absences_of(services: Services, person_id: int) -> tuple[list[AbsenceRow], int]:
    """A person's absences that are not over, and the whole days that they have left in this calendar year."""
    at = services.now()
    async with services.database.read() as connection:
        planned = await absences.rows_of(connection, person_id, at)
        used = await _used(connection, person_id, _year(at))
    return planned, max(0, DAYS_A_YEAR - used)


async def _change(
    services: Services,
    connection: AsyncConnection,
    person: Person,
    added: list[tuple[int, int]],
    ended: list[int] | None,
) -> None:
    """Change a person's absences, and with them the time in their matches."""
    at = services.now()
    live = sorted(row.id for row in await matches.live_of(connection, person.id))
    found = [await matches.find(connection, match_id) for match_id in live]
    mine = [row for row in found if row is not None and not row.over]
    left = {row.id: await clocks.left(connection, row, at) for row in mine}
    for since, until in added:
        await absences.put(connection, person.id, since, until)
    for absence_id in ended or []:
        await absences.end(connection, absence_id, at)
    for row in mine:
        seat = row.seat_of(person.id)
        if seat is not None and seat == row.to_move and row.due_at is not None and row.overdue_at is None:
            values = await clocks.run(services, connection, row, seat, left[row.id], reminded=row.reminded)
            await matches.change(connection, row.id, **values)
        elif seat != row.to_move and row.overdue_at is not None:
            away_then = await absences.of(connection, person.id, row.overdue_at)
            end = clocks.due_time(row.overdue_at, WEEK, away_then)
            await deadlines.put(connection, deadlines.ABANDON, row.id, end)
        await outbox.put(connection, ShowBoard(row.id), at)


async def _afford(connection: AsyncConnection, person: Person, year: int, from_at: int, until_at: int) -> None:
    begin, end = _bounds(year)
    free = DAYS_A_YEAR - await _used(connection, person.id, year)
    if _days(from_at, until_at, begin, end) > free:
        days = max(0, free)
        raise UserError(
            ngettext(
                "You can be away on {all} days in a year. In {year} you have {days} day left.",
                "You can be away on {all} days in a year. In {year} you have {days} days left.",
                days,
            ).format(all=DAYS_A_YEAR, year=year, days=days)
        )


async def _used(connection: AsyncConnection, person_id: int, year: int) -> int:
    """The days of a year that a person was, or will be, away."""
    begin, end = _bounds(year)
    spans = await absences.of(connection, person_id, begin)
    return sum(_days(since, until, begin, end) for since, until in spans)


def _days(since: int, until: int, begin: int, end: int) -> int:
    """The days of an absence from `begin` to `end`: a day that was begun counts."""
    return -(-max(0, min(until, end) - max(since, begin)) // DAY)


def _year(at: int) -> int:
    return datetime.fromtimestamp(at, UTC).year


def _bounds(year: int) -> tuple[int, int]:
    return int(datetime(year, 1, 1, tzinfo=UTC).timestamp()), int(datetime(year + 1, 1, 1, tzinfo=UTC).timestamp())
