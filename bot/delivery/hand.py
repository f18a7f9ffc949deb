"""The hand message: one per seat and match; a new one, without a sound, when the seat's turn begins."""

import logging
from dataclasses import replace

from bot.discord_api.messenger import ClosedError, MessageGoneError, Messenger, NotAllowedError, StuckError
from bot.presenter.drawing import draw_in_thread
from bot.presenter.hand import hand, jump
from bot.presenter.message import OutgoingMessage
from bot.service.position import RECENT, last_seat, project, restore_match
from bot.service.services import Services, UserError, match_stream
from bot.store import matches, outbox, people, sent_messages
from bot.store.matches import MatchRow
from bot.store.outbox import OutboxItem
from bot.store.sent_messages import SentMessage
from config.language import _, speaking

log = logging.getLogger(__name__)
HAND = "hand"


async def deliver(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Show the seat of this lane its hand by direct message, unless they are closed."""
    _kind, match_id, seat = item.stream.split("-")
    async with services.database.read() as connection:
        superfluous = await outbox.newer(connection, item)
        row = await matches.find(connection, int(match_id))
        log_rows = await matches.whole_log(connection, row.id, max(0, row.ply - RECENT)) if row is not None else []
        last = last_seat(row, log_rows) if row is not None else None
        old = await sent_messages.find(connection, item.stream, HAND)
        boards = [
            await sent_messages.find(connection, match_stream(int(match_id)), what) for what in ("result", "board")
        ]
    kept: SentMessage | None = None
    closed = False
    again = "again" in item.payload
    if row is not None and (again or _worth_trying(row, int(seat), old)):
        board = next((post for post in boards if post is not None), None)
        try:
            post, to_move, ply = await _written(messenger, row, int(seat), board, last)
            acted = {action.seat for action in log_rows if old is not None and action.number >= old.ply}
            begins = to_move == int(seat) and (old is None or old.to_move != to_move or 1 - int(seat) in acted)
            kept = await _show(messenger, item, row.people[int(seat)].id, post, old, begins=begins)
            kept = SentMessage(item.stream, HAND, kept.channel_id, kept.message_id, to_move, ply, post.digest)
        except (ClosedError, NotAllowedError):
            closed = True
        except (MessageGoneError, StuckError) as error:
            log.info("match %s: the hand message has no place: %s", match_id, error)
        except UserError:
            log.warning("match %s was begun under other rules; its hands are left as they are", match_id)
    at = services.now()
    async with services.changing() as connection:
        await outbox.remove(connection, [item.id, *superfluous])
        if kept is not None:
            await sent_messages.keep(connection, kept)
            if old is not None and old.message_id != kept.message_id:
                await outbox.put(
                    connection, f"tidy-{item.stream}", "delete", at, channel=old.channel_id, message=old.message_id
                )
        if row is not None and (closed or kept is not None):
            news = await people.set_dm_closed(connection, row.people[int(seat)].id, closed)
            if closed and (news or row.ply == 0) and not row.over and not again:
                await outbox.put(connection, match_stream(row.id), "notice", at, what="dm-closed", seat=int(seat))


def _worth_trying(row: MatchRow, seat: int, old: SentMessage | None) -> bool:
    # A person whose messages are closed is tried at the beginning of each match, and when they ask for their hand.
    if row.people[seat].nobody:
        return False
    return not row.people[seat].dm_closed or (row.ply == 0 and old is None)


async def _written(
    messenger: Messenger, row: MatchRow, seat: int, board: SentMessage | None, last: int | None
) -> tuple[OutgoingMessage, int | None, int]:
    position = project(row, restore_match(row), seat, last=last)
    link = jump(row.guild_id, row.channel_id, board.message_id if board else None)
    with speaking(row.people[seat].locale):
        server = await messenger.server_name(row.guild_id) or _("the server")
        post = await draw_in_thread(hand, position, link, server)
    if row.lost:
        # No board calls the player to move.
        post = replace(post, silent=False)
    return post, position.to_move, position.ply


async def _show(
    messenger: Messenger,
    item: OutboxItem,
    person_id: int,
    post: OutgoingMessage,
    old: SentMessage | None,
    *,
    begins: bool,
) -> SentMessage:
    """The message as it is now: a new one where the seat's turn `begins`, so that it is the latest."""
    # An earlier try may have sent a message that nobody wrote down: its nonce finds it.
    if old is not None and not begins and item.attempts == 1:
        if old.digest == post.digest:
            return old
        try:
            await messenger.edit(old.channel_id, old.message_id, post)
            return old
        except (MessageGoneError, StuckError):
            log.info("%s: the hand message is gone or cannot be edited; sending another", item.stream)
    channel_id = old.channel_id if old else await messenger.direct_channel(person_id)
    message_id = await messenger.send(channel_id, post, nonce=f"h{item.id}")
    if item.attempts > 1:
        await messenger.edit(channel_id, message_id, post)
    return SentMessage(item.stream, HAND, channel_id, message_id)
