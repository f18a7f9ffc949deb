"""People who do not want to be challenged by others."""

from bot.service import challenge
from bot.service.errors import UserError
from bot.service.services import Services
from bot.store import blocks, challenges, people
from bot.store.rows import Person
from bot.text.names import display_name
from config.language import _


async def block(services: Services, person: Person, other: Person, interaction_id: int) -> Person:
    """Take no challenges from somebody any more; those of theirs that are open are declined. Nobody tells them.

    Matches that they play go on. UserError for oneself, and for one who is blocked already.
    """
    if person.id == other.id:
        raise UserError(_("You cannot block yourself."))
    async with services.transaction_for(interaction_id) as connection:
        await people.meet(connection, person)
        await people.meet(connection, other)
        if not await blocks.put(connection, person.id, other.id, services.now()):
            raise UserError(
                _("You have blocked {name} already. `/me unblock` ends that.").format(name=display_name(other))
            )
        for challenge_id in await challenges.open_between(connection, other.id, person.id):
            await challenge.close(services, connection, challenge_id, "declined")
    return other


async def block_known(services: Services, person: Person, other_id: int, interaction_id: int) -> Person:
    """Block somebody who was met before. UserError for a stranger."""
    async with services.database.read() as connection:
        other = await people.find(connection, other_id)
    if other is None:
        raise UserError(_("I do not know this person. `/me block` takes anybody on this server."))
    return await block(services, person, other, interaction_id)


async def unblock(services: Services, person: Person, other_id: int, interaction_id: int) -> Person:
    """Take challenges from somebody again. UserError if they are not blocked."""
    async with services.transaction_for(interaction_id) as connection:
        other = await people.find(connection, other_id)
        if other is None or not await blocks.drop(connection, person.id, other_id):
            raise UserError(_("You have not blocked this person."))
    return other


async def blocked_by(services: Services, person_id: int) -> list[Person]:
    """Those whom a person blocks, by name."""
    async with services.database.read() as connection:
        return await blocks.of(connection, person_id)
