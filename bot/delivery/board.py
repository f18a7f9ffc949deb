"""The board message: a new one when the turn passes, edited in place within a turn; in the end the result."""

import logging
from contextlib import suppress

from bot.delivery.failures import HOPELESS, UNUSABLE, why
from bot.discord_api.errors import ClosedError, MessageGoneError, StuckError
from bot.discord_api.messenger import Messenger
from bot.presenter.board import board, result
from bot.presenter.drawing import draw_in_thread
from bot.presenter.hand import direct_board
from bot.presenter.message import OutgoingMessage
from bot.presenter.points import points
from bot.service.old_messages import leave_now
from bot.service.outgoing.board import BoardToShow, board_shown, board_to_show
from bot.service.outgoing.queue import finish
from bot.service.services import Services
from bot.service.stored_matches import UnknownRules
from bot.store.outbox_content import OutboxItem, RefreshResult, ShowBoard
from bot.store.rows import SentMessage
from config.language import speaking

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem, content: ShowBoard) -> None:
    """Show where a match stands, and have both hands follow."""
    found = await board_to_show(services, item, content.match_id)
    if found is None:
        await finish(services, item)
        return
    sent: SentMessage | None = None
    unavailable: str | None = None
    if found.to_be_shown:
        try:
            sent = await _show(services, messenger, item, found)
        except ClosedError:
            log.info("match %s is played in direct messages that are closed", found.row.id)
        except UNUSABLE as error:
            unavailable = why(error)
            log.warning("the board cannot be shown in channel %s: %s", found.row.channel_id, error)
        except UnknownRules:
            log.warning("match %s was begun under unknown rules; its board is left as it is", found.row.id)
    await board_shown(services, item, found, sent, unavailable)


async def refresh(services: Services, messenger: Messenger, item: OutboxItem, content: RefreshResult) -> None:
    """Show a result anew in its message: a name in it has changed."""
    found = await board_to_show(services, item, content.match_id)
    if found is not None and found.result is not None:
        with suppress(UnknownRules, *HOPELESS):
            message = await _message(services, found)
            if message.digest != found.result.digest:
                await messenger.edit(found.result.channel_id, found.result.message_id, message)
    await finish(services, item)


async def _message(services: Services, found: BoardToShow) -> OutgoingMessage:
    position, row = found.position(services), found.row
    with speaking(row.locale):
        if row.over:
            gained = points(list(found.scores), row.people, rated=row.rated)
            return await draw_in_thread(result, position, found.record(), row.secret, gained, row.words)
        return await draw_in_thread(direct_board if row.direct else board, position)


async def _show(services: Services, messenger: Messenger, item: OutboxItem, found: BoardToShow) -> SentMessage:
    """The message as it stands now."""
    message, row = await _message(services, found), found.row

    def sent(message_id: int) -> SentMessage:
        return SentMessage(found.slot, row.channel_id, message_id, row.to_move, row.ply, message.digest)

    old = found.board_of_this_turn
    if old is not None and not row.over:
        if old.digest == message.digest and item.attempts == 1:
            return old
        try:
            await messenger.edit(old.channel_id, old.message_id, message)
            return sent(old.message_id)
        except (MessageGoneError, StuckError):
            log.info("the board message is gone or cannot be edited; posting another")
            await leave_now(services, old)
    # An earlier try may have posted a board that nobody wrote down: its nonce finds it.
    message_id = await messenger.send(row.channel_id, message, nonce=f"b{item.nonce}")
    if item.attempts > 1:
        # What the nonce found may show an older position.
        with suppress(MessageGoneError, StuckError):
            await messenger.edit(row.channel_id, message_id, message)
    return sent(message_id)
