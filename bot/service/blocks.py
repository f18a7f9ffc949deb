"""People who do not want to be challenged by others."""

from bot.names import named
from bot.service import challenge
from bot.service.club import AlreadyDone, Club, Refused
from bot.store import blocks, challenges, interactions, people
from bot.store.people import Person
from config.language import _


async def block(club: Club, person: Person, other: Person, interaction_id: int) -> Person:
    """Take no challenges from somebody any more; those of theirs that are open are declined. Nobody tells them.

    Matches that they play go on. Refused for oneself, and for one who is blocked already.
    """
    if person.id == other.id:
        raise Refused(_("You cannot block yourself."))
    async with club.changing() as connection:
        if not await interactions.use(connection, interaction_id, club.now()):
            raise AlreadyDone
        await people.meet(connection, person)
        await people.meet(connection, other)
        if not await blocks.put(connection, person.id, other.id, club.now()):
            raise Refused(_("You have blocked {name} already. `/unblock` ends that.").format(name=named(other)))
        for challenge_id in await challenges.open_between(connection, other.id, person.id):
            await challenge.close(club, connection, challenge_id, "declined")
    return other


async def block_known(club: Club, person: Person, other_id: int, interaction_id: int) -> Person:
    """Block somebody who was met before. Refused for a stranger."""
    async with club.database.read() as connection:
        other = await people.find(connection, other_id)
    if other is None:
        raise Refused(_("I do not know this person. `/block` takes anybody on this server."))
    return await block(club, person, other, interaction_id)


async def unblock(club: Club, person: Person, other_id: int, interaction_id: int) -> Person:
    """Take challenges from somebody again. Refused if they are not blocked."""
    async with club.changing() as connection:
        if not await interactions.use(connection, interaction_id, club.now()):
            raise AlreadyDone
        other = await people.find(connection, other_id)
        if other is None or not await blocks.drop(connection, person.id, other_id):
            raise Refused(_("You have not blocked this person."))
    return other


async def blocked_by(club: Club, person_id: int) -> list[Person]:
    """Those whom a person blocks, by name."""
    async with club.database.read() as connection:
        return await blocks.of(connection, person_id)
