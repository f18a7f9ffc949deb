"""Calls to the player to move: a reminder, a nudge. At most one of them stands; it goes when the match moves on."""

import logging
from functools import partial

from bot.delivery.cleanup import HOPELESS
from bot.delivery.player_message import reach
from bot.discord_api.messenger import Messenger
from bot.presenter.call import call
from bot.service.services import Services
from bot.store import matches, outbox, sent_messages
from bot.store.outbox import OutboxItem
from bot.store.sent_messages import SentMessage

log = logging.getLogger(__name__)
CALL = "call"


async def deliver(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Call the payload's `seat`, unless the match has moved on from its `ply`, or no time runs any more."""
    what, seat, ply = (item.payload[name] for name in ("what", "seat", "ply"))
    async with services.database.read() as connection:
        row = await matches.find(connection, int(item.stream.rpartition("-")[2]))
        old = await sent_messages.find(connection, item.stream, CALL)
    kept: SentMessage | None = None
    if row is not None and row.to_move == seat and row.ply == ply and row.due_at is not None:
        try:
            words = partial(call, row, what, seat)
            channel_id, message_id, post = await reach(messenger, row, seat, words, f"a{item.id}")
            kept = SentMessage(item.stream, CALL, channel_id, message_id, seat, ply, post.digest)
        except HOPELESS as error:
            log.info("match %s: nobody can be called: %s", row.id, error)
    async with services.changing() as connection:
        if kept is not None:
            await sent_messages.keep(connection, kept)
            if old is not None and old.message_id != kept.message_id:
                await outbox.put(
                    connection,
                    f"tidy-{item.stream}",
                    "delete",
                    services.now(),
                    channel=old.channel_id,
                    message=old.message_id,
                )
        await outbox.remove(connection, [item.id])
