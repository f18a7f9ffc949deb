"""Whether a person gets their hands by direct message: they choose it once, for all their matches."""

from bot.service.services import Services
from bot.store import matches, outbox, people
from bot.store.outbox_content import ShowHand
from bot.store.rows import Person


async def gets_hands_by_dm(services: Services, person_id: int) -> bool:
    """Whether a person wants their hands by direct message; everybody does who has not said otherwise."""
    async with services.database.read() as connection:
        known = await people.find(connection, person_id)
    return known is None or known.hand_by_dm


async def choose_hands_by_dm(services: Services, person: Person, interaction_id: int, *, wanted: bool) -> None:
    """Note what a person wants. In their running matches the messages with their hands go, or come."""
    async with services.transaction_for(interaction_id) as connection:
        await people.meet(connection, person)
        if not await people.set_hand_by_dm(connection, person.id, wanted):
            return
        for row in await matches.live_of(connection, person.id):
            for seat in (0, 1):
                if row.people[seat].id == person.id:
                    await outbox.put(connection, ShowHand(row.id, seat), services.now())
