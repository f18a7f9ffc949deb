"""Another try at direct messages that were closed: whoever asks for their hand may have opened them since."""

from bot.service.position import Position
from bot.service.services import Services, hand_stream
from bot.store import outbox, people

HOUR = 3600


async def try_again(services: Services, position: Position) -> None:
    """Have the hand of the one who looks at this position sent to them, if it could not be sent before.

    At most once an hour for a person; a further failure is told to nobody.
    """
    if position.seat is None or position.over:
        return
    person_id, at = position.people[position.seat], services.now()
    async with services.database.read() as connection:
        person = await people.find(connection, person_id)
    if person is None or not person.dm_closed or services.tried_again.get(person_id, 0) > at - HOUR:
        return
    services.tried_again = {who: when for who, when in services.tried_again.items() if when > at - HOUR} | {
        person_id: at
    }
    async with services.changing() as connection:
        await outbox.put(connection, hand_stream(position.id, position.seat), "hand", at, again=True)
