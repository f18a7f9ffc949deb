"""People whom the store knows."""

from bot.service.services import Services
from bot.store import people
from bot.store.rows import Person


async def known_person(services: Services, person_id: int, guild_id: int) -> Person:
    """A person by their name on a server; somebody without a name where nothing is known of them."""
    async with services.database.read() as connection:
        return await people.find(connection, person_id, guild_id) or Person(person_id, "")
