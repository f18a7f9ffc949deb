"""A nudge: the one who waits calls the player to move, at most once a day in a match."""

from bot.service.errors import UserError
from bot.service.seats import require_opponent, require_running, seat_of
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.store import absences, matches, outbox
from bot.store.outbox_content import CallPlayer
from bot.store.rows import MatchRow, Person
from bot.text.days import first_day, last_day
from bot.text.names import display_name
from config.durations import DAY
from config.language import _


async def nudge(services: Services, person: Person, match_id: int, interaction_id: int) -> MatchRow:
    """Call the player to move; the match. UserError in one's own turn, in a pause, to those away, and too often."""
    async with services.transaction_for(interaction_id) as connection:
        at = services.now()
        row = await find_match(connection, match_id)
        seat = seat_of(row, person)
        require_running(row)
        require_opponent(row)
        name = display_name(row.people[1 - seat])
        if row.to_move == seat:
            raise UserError(_("It is your own turn: {name} waits for you.").format(name=name))
        if row.paused_seconds is not None:
            raise UserError(_("This match is paused. `/match resume` lets it go on."))
        for since, until in await absences.of(connection, row.people[1 - seat].id, at):
            if since <= at:
                raise UserError(
                    _("{name} is away from {first} to {last}.").format(
                        name=name, first=first_day(since), last=last_day(until)
                    )
                )
        if row.moved_at <= at < row.moved_at + row.move_seconds // 3:
            raise UserError(
                _("{name} has had little time yet. You can nudge <t:{next}:R>.").format(
                    name=name, next=row.moved_at + row.move_seconds // 3
                )
            )
        if row.nudged_at is not None and row.nudged_at <= at < row.nudged_at + DAY:
            raise UserError(
                _("There was a nudge in this match <t:{then}:R>. You can nudge again <t:{next}:R>.").format(
                    then=row.nudged_at, next=row.nudged_at + DAY
                )
            )
        await matches.change(connection, match_id, nudged_at=at)
        await outbox.put(connection, CallPlayer(match_id, "nudge", 1 - seat, row.ply), at)
        return row
