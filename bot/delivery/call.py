"""Calls to the player to move: a reminder, a nudge. At most one of them stands; it goes when the match moves on."""

import logging
from functools import partial

from bot.delivery.failures import HOPELESS
from bot.delivery.player_message import send_to_player
from bot.discord_api.messenger import Messenger
from bot.presenter.call import call
from bot.service.outgoing.call import call_made, call_to_make
from bot.service.services import Services
from bot.store.outbox_content import CallPlayer, OutboxItem
from bot.store.rows import SentMessage, Slot

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem, content: CallPlayer) -> None:
    """Call a player, unless the match has moved on, or no time runs any more."""
    found = await call_to_make(services, content)
    sent: SentMessage | None = None
    if found.row is not None:
        words = partial(call, found.row, content.reason, content.seat)
        try:
            channel_id, message_id, message = await send_to_player(
                messenger, found.row, content.seat, words, f"a{item.nonce}"
            )
            slot = Slot.call(content.match_id)
            sent = SentMessage(slot, channel_id, message_id, content.seat, content.ply, message.digest)
        except HOPELESS as error:
            log.info("nobody can be called: %s", error)
    await call_made(services, item, found, sent)
