"""The message of a challenge."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.service.challenge import close
from bot.service.services import Services
from bot.store import challenges, matches, outbox, sent_messages
from bot.store.outbox_content import OutboxItem
from bot.store.rows import OPEN, Challenge, SentMessage, Slot, Words


@dataclass(frozen=True, slots=True)
class ChallengeToShow:
    """A challenge, its message so far, and the channel in which the match plays that it led to.

    `words` are those that the challenger and the accepter added to the seed, None for deleted ones.
    """

    challenge: Challenge | None
    sent: SentMessage | None
    played_in: int | None
    words: Words
    superfluous: Collection[int]


async def challenge_to_show(services: Services, item: OutboxItem, challenge_id: int) -> ChallengeToShow:
    """What the message of a challenge is made from."""
    async with services.database.read() as connection:
        offered = await challenges.find(connection, challenge_id)
        begun = await matches.begun_by(connection, challenge_id) if offered is not None else None
        row = await matches.find(connection, begun[0]) if begun is not None else None
        return ChallengeToShow(
            offered,
            await sent_messages.find(connection, Slot.challenge(challenge_id)),
            begun[1] if begun else None,
            row.words if row is not None else ("", ""),
            await outbox.newer(connection, item),
        )


async def commitment_shown(services: Services, challenge_id: int, message_id: int) -> int:
    """Note the message that shows a challenge's commitment; the one that counts, which may be an earlier one."""
    async with services.transaction() as connection:
        await challenges.bind(connection, challenge_id, message_id)
        bound = await challenges.find(connection, challenge_id)
    return message_id if bound is None or bound.commitment_message_id is None else bound.commitment_message_id


async def challenge_shown(
    services: Services, item: OutboxItem, found: ChallengeToShow, sent: SentMessage | None
) -> None:
    """Note where the message is. An open challenge without one is withdrawn: nobody can answer what nobody can see."""
    async with services.transaction() as connection:
        if found.challenge is not None and sent is None and found.challenge.state == OPEN:
            await close(services, connection, found.challenge.id, "withdrawn")
        if sent is not None:
            await sent_messages.keep(connection, sent)
        await outbox.remove(connection, [item.id, *found.superfluous])
