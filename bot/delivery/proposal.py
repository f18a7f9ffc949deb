"""Questions to a player: posted once, changed when they are settled."""

import logging
from contextlib import suppress
from functools import partial

from bot.delivery.cleanup import HOPELESS
from bot.delivery.player_message import reach, told_in
from bot.discord_api.messenger import Messenger
from bot.presenter.proposal import proposal
from bot.service.services import Services
from bot.store import matches, outbox, proposals, sent_messages
from bot.store.outbox import OutboxItem
from bot.store.proposals import OPEN
from bot.store.sent_messages import SentMessage

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Post or change the message of the payload's `ask`; one that was settled before it was posted is never shown."""
    what = f"ask-{item.payload['proposal']}"
    async with services.database.read() as connection:
        asked = await proposals.find(connection, item.payload["ask"])
        row = await matches.find(connection, asked.match_id) if asked is not None else None
        posted = await sent_messages.find(connection, item.stream, what)
    kept = posted
    if asked is not None and row is not None:
        words, seat = partial(proposal, row, asked), 1 - asked.seat
        try:
            if posted is not None:
                post = told_in(row, seat, posted.channel_id, words)
                if posted.digest != post.digest:
                    await messenger.edit(posted.channel_id, posted.message_id, post)
            elif asked.state == OPEN:
                channel_id, message_id, post = await reach(messenger, row, seat, words, f"q{item.id}")
                kept = SentMessage(item.stream, what, channel_id, message_id, digest=post.digest)
                if item.attempts > 1:
                    with suppress(*HOPELESS):
                        await messenger.edit(channel_id, message_id, post)
        except HOPELESS as error:
            log.info("match %s: a question cannot be shown: %s", row.id, error)
    async with services.database.write() as connection:
        if asked is not None and asked.state != OPEN:
            await sent_messages.forget(connection, item.stream, what)
        elif kept is not None and kept is not posted:
            await sent_messages.keep(connection, kept)
        await outbox.remove(connection, [item.id])
