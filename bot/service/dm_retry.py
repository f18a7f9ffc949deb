"""Another try at direct messages that were closed: whoever asks for their hand may have opened them since."""

from bot.service.position import Position
from bot.service.services import Services
from bot.store import outbox, people
from bot.store.outbox_content import ShowHand
from config.durations import HOUR


async def try_again(services: Services, position: Position) -> None:
    """Have the hand of the one who looks at this position sent to them, if it could not be sent before.

    At most once an hour for a person; a further failure is told to nobody.
    """
    if position.seat is None or position.over:
        return
    person_id, at = position.people[position.seat], services.now()
    async with services.database.read() as connection:
        person = await people.find(connection, person_id)
    lately = {who: when for who, when in services.dm_retried_at.items() if at - HOUR < when <= at}
    if person is None or not person.dm_closed or person_id in lately:
        return
    services.dm_retried_at = lately | {person_id: at}
    async with services.transaction() as connection:
        await outbox.put(connection, ShowHand(position.id, position.seat, retry=True), at)
