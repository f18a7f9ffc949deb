"""The answer to what the other player of a match asks: an undo, a draw, a pause."""

from bot.names import named
from bot.service import asks as questions
from bot.service import draw, pause, undo
from bot.service.club import AlreadyDone, Club, Refused
from bot.service.position import stored
from bot.service.seats import seat_of
from bot.store import interactions
from bot.store.asks import Ask
from bot.store.people import Person
from config.language import _


async def answer(club: Club, person: Person, ask_id: int, interaction_id: int, *, yes: bool) -> Ask:
    """Agree, or decline; the ask as it was. With a no, the one who asks takes the question back."""
    async with club.changing() as connection:
        if not await interactions.use(connection, interaction_id, club.now()):
            raise AlreadyDone
        ask = await questions.find(connection, ask_id)
        row = await stored(connection, ask.match_id)
        own = seat_of(row, person) == ask.seat
        if own and yes:
            raise Refused(
                _("You have asked yourself: {name} has to answer.").format(name=named(row.people[1 - ask.seat]))
            )
        if not yes:
            await questions.settle(club, connection, ask, "withdrawn" if own else "declined")
        elif ask.kind == "undo":
            await undo.agree(club, connection, row, ask, interaction_id)
        elif ask.kind == "draw":
            await draw.agree(club, connection, row, ask)
        else:
            await pause.begin(club, connection, row, ask)
        return ask
