"""Practice: a match against the computer. It is unrated, no time runs in it, and it stands in nobody's way."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import challenge, places, server_policy, setup
from bot.service.challenge import Terms
from bot.service.errors import UserError
from bot.service.places import Place
from bot.service.seats import seat_of
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.store import challenges, deadlines, matches, outbox, people
from bot.store.outbox_content import THINK
from bot.store.rows import COMPUTERS, DIRECT, OPEN, Challenge, Person
from config.durations import HOUR
from config.language import _
from games.players.contract import Level

AN_HOUR = 30
"""Practice matches that a person may set up within an hour."""


def computer(level: Level) -> Person:
    """The computer as somebody to play against."""
    number = next(number for number, each in COMPUTERS.items() if each == level)
    return Person(number, f"Computer ({level})", dm_closed=True)


def check_on(services: Services) -> None:
    """UserError where no computer players are run."""
    if services.players.processes == 0:
        raise UserError(_("Whoever runs this bot has turned the computer players off."))


async def set_up(
    services: Services, place: Place, person: Person, level: Level, terms: Terms, interaction_id: int
) -> Challenge:
    """Offer a person a match against the computer, which begins when they say so.

    UserError where computers are turned off, the place is busy or not allowed, and where too many were set up.
    """
    check_on(services)
    opponent = computer(level)
    async with services.transaction_for(interaction_id) as connection:
        if place.guild_id != DIRECT:
            await server_policy.check_place(connection, place)
        await _room(connection, place, thread=terms.thread)
        await _not_too_many(services, connection, person)
        await people.meet(connection, person)
        await people.meet(connection, opponent)
        return await challenge.offer(services, connection, place, person, opponent, terms)


async def _room(connection: AsyncConnection, place: Place, *, thread: bool) -> None:
    if place.guild_id == DIRECT:
        live = await matches.live_in(connection, place.channel_id)
        if live is not None:
            raise UserError(
                _(
                    "We are playing match {number} here already: `/board` shows it, `/match resign` ends it. "
                    "On a server you can practise in as many channels as you like."
                ).format(number=live)
            )
    await places.check(connection, place, thread=thread)


async def _not_too_many(services: Services, connection: AsyncConnection, person: Person) -> None:
    if await challenges.practice_since(connection, person.id, services.now() - HOUR) >= AN_HOUR:
        raise UserError(_("You have set up many practice matches within an hour. Please play one of them first."))


async def begin(
    services: Services,
    person: Person,
    challenge_id: int,
    interaction_id: int,
    message_id: int | None = None,
    words: str = "",
) -> int:
    """Begin the match that a person has set up; its id. `message_id` is that of the message clicked, if any, and
    `words` are the person's for the seed, as typed."""
    check_on(services)
    async with services.transaction_for(interaction_id) as connection:
        offered = await challenges.find(connection, challenge_id)
        if offered is None or offered.state != OPEN or offered.opponent is None or offered.opponent.level is None:
            raise UserError(_("This match has begun already, or was taken back."))
        if person.id != offered.challenger.id:
            raise UserError(_("Somebody else has set this match up. `/practice` sets one up for you."))
        await _room(connection, _place(offered), thread=offered.thread)
        return await challenge.begin(services, connection, offered, interaction_id, message_id, words)


async def again(services: Services, person: Person, match_id: int, interaction_id: int) -> Challenge:
    """Set up a practice match as one that is over, with the seats changed. UserError as `set_up`."""
    async with services.database.read() as connection:
        row = await find_match(connection, match_id)
        waiting = await challenges.open_rematch(connection, match_id)
        seat = seat_of(row, person)
        if not row.over:
            raise UserError(_("This match is running. Play on, or give it up with `/match resign`."))
        if waiting is not None:
            raise UserError(_("It is set up already: press *Begin* there."))
        place = await places.place_of(connection, row)
    level = row.people[1 - seat].level
    if level is None:
        raise UserError(_("This was no practice."))
    terms = Terms(row.game, row.options, 1 - seat, rated=False, rematch_of=match_id)
    return await set_up(services, place, person, level, terms, interaction_id)


def _place(offered: Challenge) -> Place:
    return Place(offered.guild_id, offered.channel_id, offered.locale, offered.thread_of, offered.threads)


async def seconds_to_wait(services: Services) -> int:
    """About how many whole seconds pass until the computer has time for one more match; 0 where it has some now."""
    async with services.database.read() as connection:
        waiting = await outbox.count(connection, THINK)
    busy = waiting - services.players.processes
    return 0 if busy < 0 else max(1, round(services.players.wait(["hard"] * (busy + 1))))


async def end_untouched(services: Services, match_id: int) -> None:
    """Call a practice match off that nobody has touched for long."""
    async with services.transaction() as connection:
        if not await deadlines.drop(connection, deadlines.PRACTICE, match_id):
            return
        row = await matches.find(connection, match_id)
        if row is not None and not row.over:
            await setup.call_off(services, connection, row)
