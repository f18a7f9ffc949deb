"""Questions between the two players of a match: put, answered, taken back, and lapsed when the match moves on."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.names import named
from bot.service.club import Club, Refused, match_lane
from bot.store import asks, outbox
from bot.store.asks import Ask, Kind, State
from bot.store.matches import MatchRow
from config.language import _
from games.core import Match


async def put(
    club: Club, connection: AsyncConnection, row: MatchRow, kind: Kind, seat: int, number: int | None = None
) -> Ask:
    """Ask the other seat, by a message that calls its player.

    Refused while such a question is open, and to ask the same again before the match has moved on.
    """
    for ask in await asks.open_of(connection, row.id):
        if ask.kind == kind:
            raise Refused(_still_open(row, ask, seat))
    last = await asks.last(connection, row.id, kind, seat)
    if kind != "time" and last is not None and last.ply == row.ply:
        raise Refused(_just_closed(row, last))
    ask_id = await asks.insert(connection, row.id, kind, seat, row.ply, club.now(), number)
    await show(club, connection, row.id, ask_id)
    return Ask(ask_id, row.id, kind, seat, row.ply, number, asks.OPEN, club.now())


async def open_in(connection: AsyncConnection, match_id: int) -> list[Ask]:
    """The open asks of a match, the oldest first."""
    return await asks.open_of(connection, match_id)


async def to_answer(club: Club, match_id: int, seat: int) -> list[Ask]:
    """The open asks of a match that a seat has to answer, the oldest first."""
    async with club.database.read() as connection:
        return [ask for ask in await asks.open_of(connection, match_id) if ask.seat != seat]


async def find(connection: AsyncConnection, ask_id: int, *, of_the_clock: bool = False) -> Ask:
    """An open ask of a player, or `of_the_clock`. Refused if there is none of this id, or if it is closed."""
    ask = await asks.find(connection, ask_id)
    if ask is None or ask.state != asks.OPEN or (ask.kind == "time") is not of_the_clock:
        raise Refused(_("This question is settled already."))
    return ask


async def settle(club: Club, connection: AsyncConnection, ask: Ask, state: State) -> None:
    """Close an ask, and have its message say so. Refused if somebody else was faster."""
    if not await asks.settle(connection, ask.id, state):
        raise Refused(_("This question is settled already."))
    await show(club, connection, ask.match_id, ask.id)


async def lapse(club: Club, connection: AsyncConnection, row: MatchRow, match: Match, *, undone: bool) -> None:
    """Close what the step from `row` to `match` has overtaken.

    An offer of a draw stands until the other one acts; a wish to undo, and the choice after the time ran out, until
    anybody does; a wish to pause until the end.
    """
    for ask in await asks.open_of(connection, row.id):
        stands = (ask.kind == "draw" and row.to_move == ask.seat and not undone) or ask.kind == "pause"
        if not stands or match.outcome:
            await settle(club, connection, ask, "lapsed")


async def show(club: Club, connection: AsyncConnection, match_id: int, ask_id: int) -> None:
    """Have the message of an ask posted, or changed to what it has become."""
    await outbox.put(connection, match_lane(match_id), "ask", club.now(), ask=ask_id)


def _just_closed(row: MatchRow, ask: Ask) -> str:
    if ask.state == "withdrawn":
        return _("You took that back just now. You can ask again when the match has moved on.")
    return _("{name} has answered that just now. You can ask again when the match has moved on.").format(
        name=named(row.people[1 - ask.seat])
    )


def _still_open(row: MatchRow, ask: Ask, seat: int) -> str:
    other = named(row.people[1 - seat])
    if ask.seat == seat:
        return _("You have asked already. {name} has not answered yet.").format(name=other)
    return _("{name} has asked you the same: answer there, with the buttons under the question.").format(name=other)
