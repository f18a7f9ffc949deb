"""The message of a challenge."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.service.challenge import close
from bot.service.services import Services
from bot.store import challenges, matches, outbox, sent_messages
from bot.store.outbox_content import OutboxItem
from bot.store.rows import OPEN, Challenge, SentMessage, Slot


@dataclass(frozen=True, slots=True)
class ChallengeToShow:
    """A challenge, its message so far, and the channel in which the match plays that it led to."""

    challenge: Challenge | None
    sent: SentMessage | None
    played_in: int | None
    superfluous: Collection[int]


async def challenge_to_show(services: Services, item: OutboxItem, challenge_id: int) -> ChallengeToShow:
    """What the message of a challenge is made from."""
    async with services.database.read() as connection:
        offered = await challenges.find(connection, challenge_id)
        begun = await matches.begun_by(connection, challenge_id) if offered is not None else None
        return ChallengeToShow(
            offered,
            await sent_messages.find(connection, Slot.challenge(challenge_id)),
            begun[1] if begun else None,
            await outbox.newer(connection, item),
        )


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
