"""The hand message: one per seat and match; a new one, without a sound, when the seat's turn begins."""

import logging
from dataclasses import replace

from bot.discord_api.errors import ClosedError, MessageGoneError, NotAllowedError, StuckError
from bot.discord_api.messenger import Messenger
from bot.presenter.drawing import draw_in_thread
from bot.presenter.hand import hand, jump
from bot.presenter.message import OutgoingMessage
from bot.service.outgoing.hand import HandToShow, hand_shown, hand_to_show
from bot.service.outgoing.queue import finish
from bot.service.services import Services
from bot.service.stored_matches import UnknownRules
from bot.store.outbox_content import OutboxItem, ShowHand
from bot.store.rows import SentMessage, Slot
from config.language import _, speaking

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem, content: ShowHand) -> None:
    """Show a seat its hand by direct message, unless they are closed or hands are not wanted there."""
    found = await hand_to_show(services, item, content)
    if found is None:
        await finish(services, item)
        return
    sent: SentMessage | None = None
    closed = False
    if found.worth_trying:
        try:
            sent = await _show(services, messenger, item, found)
        except ClosedError:
            closed = True
        except (MessageGoneError, NotAllowedError, StuckError) as error:
            log.info("the hand message has no place: %s", error)
        except UnknownRules:
            log.warning("match %s was begun under unknown rules; its hands are left as they are", content.match_id)
    await hand_shown(services, item, found, sent, closed=closed)


async def _show(services: Services, messenger: Messenger, item: OutboxItem, found: HandToShow) -> SentMessage:
    """The message as it is now: a new one where the seat's turn begins, so that it is the latest."""
    message, row, old = await _message(services, messenger, found), found.row, found.sent

    def sent(channel_id: int, message_id: int) -> SentMessage:
        slot = Slot.hand(row.id, found.seat)
        return SentMessage(slot, channel_id, message_id, row.to_move, row.ply, message.digest)

    # An earlier try may have sent a message that nobody wrote down: its nonce finds it.
    if old is not None and not found.turn_begins and item.attempts == 1:
        if old.digest == message.digest:
            return sent(old.channel_id, old.message_id)
        try:
            await messenger.edit(old.channel_id, old.message_id, message)
            return sent(old.channel_id, old.message_id)
        except (MessageGoneError, StuckError):
            log.info("%s: the hand message is gone or cannot be edited; sending another", item.stream)
    channel_id = old.channel_id if old else await messenger.direct_channel(found.person.id)
    message_id = await messenger.send(channel_id, message, nonce=f"h{item.nonce}")
    if item.attempts > 1:
        await messenger.edit(channel_id, message_id, message)
    return sent(channel_id, message_id)


async def _message(services: Services, messenger: Messenger, found: HandToShow) -> OutgoingMessage:
    position, row = found.position(services), found.row
    link = jump(row.guild_id, row.channel_id, found.board.message_id if found.board else None)
    with speaking(found.person.locale):
        server = await messenger.server_name(row.guild_id) or _("the server")
        message = await draw_in_thread(hand, position, link, server)
    # Where the channel is lost, no board calls the player to move.
    return replace(message, silent=False) if row.lost else message
