"""The time to move runs out: a reminder before, the other one's choice then, and an end if nobody chooses."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.names import named
from bot.service import asks as questions
from bot.service import clocks
from bot.service.club import AlreadyDone, Club, Refused, match_lane
from bot.service.lost import REMOVED
from bot.service.position import revive, stored
from bot.service.progress import move_on
from bot.service.seats import seat_of
from bot.service.setup import call_off as end_without_winner
from bot.store import absences, deadlines, interactions, matches, outbox
from bot.store.asks import Ask, State
from bot.store.matches import MatchRow
from bot.store.people import Person
from config.language import _
from games.core import Outcome
from games.core.results import TIME

"""The reason of a win that was claimed because the other one's time was over."""
DAY = 24 * 3600


async def remind(club: Club, match_id: int) -> None:
    """Call the player to move once more, as most of the time is over; once in a turn."""
    async with club.changing() as connection:
        row = await _due(club, connection, deadlines.REMIND, match_id)
        if row is not None and not row.reminded:
            await matches.change(connection, match_id, reminded=True)
            await outbox.put(
                connection, match_lane(match_id), "call", club.now(), what="reminder", seat=row.to_move, ply=row.ply
            )


async def time_up(club: Club, match_id: int) -> None:
    """Leave it to the other one what follows from the time being over: the clock decides nothing."""
    async with club.changing() as connection:
        row = await _due(club, connection, deadlines.TIME, match_id)
        if row is None or row.to_move is None:
            return
        at = club.now()
        await matches.change(connection, match_id, overdue_at=at)
        await questions.put(club, connection, row, "time", row.to_move)
        away = await absences.of(connection, row.people[1 - row.to_move].id, at)
        await deadlines.put(connection, deadlines.ABANDON, match_id, clocks.moment(at, clocks.WEEK, away))
        await outbox.put(connection, match_lane(match_id), "board", at)


async def abandon(club: Club, match_id: int) -> None:
    """Call a match off in which the time is over and nobody has decided for a week."""
    async with club.changing() as connection:
        row = await _due(club, connection, deadlines.ABANDON, match_id)
        if row is None:
            return
        for ask in await questions.open_in(connection, match_id):
            if ask.kind == "time":
                await questions.settle(club, connection, ask, "unanswered")
        await end_without_winner(club, connection, row)


async def claim(club: Club, person: Person, ask_id: int, interaction_id: int) -> MatchRow:
    """Win a match because the other one's time is over; the match as it was."""
    async with club.changing() as connection:
        ask, row = await _decided(club, connection, person, ask_id, interaction_id, "claimed")
        match = revive(row)
        match.end(Outcome(1 - ask.seat, TIME, None))
        await move_on(club, connection, row, match)
        return row


async def give_a_day(club: Club, person: Person, ask_id: int, interaction_id: int) -> MatchRow:
    """Let the other one have a day more, although the time is over; the match as it was."""
    async with club.changing() as connection:
        ask, row = await _decided(club, connection, person, ask_id, interaction_id, "given")
        values = await clocks.run(club, connection, row, ask.seat, DAY, reminded=True)
        await matches.change(connection, row.id, **values)
        await outbox.put(connection, match_lane(row.id), "board", club.now())
        await outbox.put(connection, match_lane(row.id), "call", club.now(), what="given", seat=ask.seat, ply=row.ply)
        return row


async def call_off(club: Club, person: Person, ask_id: int, interaction_id: int) -> MatchRow:
    """End a match without a winner, as the other one's time is over; the match as it was."""
    async with club.changing() as connection:
        _ask, row = await _decided(club, connection, person, ask_id, interaction_id, "off")
        await end_without_winner(club, connection, row)
        return row


async def _due(club: Club, connection: AsyncConnection, kind: str, match_id: int) -> MatchRow | None:
    """The live match of a deadline that has come; None if another process has taken it.

    None, too, while the bot is not on the server of the match: its time is put off when the bot is back.
    """
    if not await deadlines.drop(connection, kind, match_id):
        return None
    row = await matches.find(connection, match_id)
    return None if row is None or row.over or row.lost == REMOVED else row


async def _decided(
    club: Club, connection: AsyncConnection, person: Person, ask_id: int, interaction_id: int, state: State
) -> tuple[Ask, MatchRow]:
    if not await interactions.use(connection, interaction_id, club.now()):
        raise AlreadyDone
    ask = await questions.find(connection, ask_id, of_the_clock=True)
    row = await stored(connection, ask.match_id)
    if seat_of(row, person) == ask.seat:
        raise Refused(_("It is for {name} to decide. You can still move.").format(name=named(row.people[1 - ask.seat])))
    await questions.settle(club, connection, ask, state)
    return ask, row
