"""The challenge message: posted once, edited when it is answered."""

import logging
from dataclasses import replace

from bot.delivery.cleanup import HOPELESS
from bot.discord_api.messenger import Messenger, StuckError
from bot.presenter.challenge import challenge
from bot.service.challenge import close
from bot.service.services import Services
from bot.store import challenges, matches, outbox, sent_messages
from bot.store.outbox import OutboxItem
from bot.store.sent_messages import SentMessage
from config.language import speaking

log = logging.getLogger(__name__)
WHAT = "challenge"
OVER = ("withdrawn", "declined", "expired")
"""States in which a challenge that was never shown needs no message."""


async def deliver(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Post or edit the message of the challenge whose lane this is."""
    async with services.database.read() as connection:
        superfluous = await outbox.newer(connection, item)
        offered = await challenges.find(connection, int(item.stream.rpartition("-")[2]))
        posted = await sent_messages.find(connection, item.stream, WHAT)
        begun = await matches.begun_by(connection, offered.id) if offered is not None else None
    kept = posted
    unseen = posted is None and item.attempts == 1
    if offered is not None and not (unseen and offered.state in OVER):
        with speaking(offered.locale):
            post = challenge(offered, begun[1] if begun else None)
        try:
            if posted is None:
                message_id = await messenger.send(offered.channel_id, post, nonce=f"c{item.id}")
                kept = SentMessage(item.stream, WHAT, offered.channel_id, message_id)
                if item.attempts > 1:
                    await messenger.edit(offered.channel_id, message_id, post)
            elif post.digest != posted.digest:
                await messenger.edit(posted.channel_id, posted.message_id, post)
            kept = replace(kept, digest=post.digest) if kept else None
        except (*HOPELESS, StuckError) as error:
            log.info("challenge %s cannot be shown: %s", offered.id, error)
    async with services.changing() as connection:
        if offered is not None and kept is None and offered.state == challenges.OPEN:
            # Nobody can answer what nobody can see.
            await close(services, connection, offered.id, "withdrawn")
        if kept is not None:
            await sent_messages.keep(connection, kept)
        await outbox.remove(connection, [item.id, *superfluous])
