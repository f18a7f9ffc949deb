"""The board message: a new one when the turn passes, edited in place within a turn; in the end the result."""

import logging
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.delivery.cleanup import HOPELESS, done
from bot.delivery.failures import UNUSABLE, why
from bot.discord_api.messenger import MessageGoneError, Messenger, StuckError
from bot.presenter.board import board, result
from bot.presenter.drawing import draw_in_thread
from bot.presenter.message import OutgoingMessage
from bot.presenter.points import points
from bot.service import unavailable_channels
from bot.service.position import RECENT, Position, Time, project, recent_events, restore_match, time_of
from bot.service.record import record
from bot.service.services import Services, UserError, hand_stream
from bot.store import matches, outbox, results, sent_messages
from bot.store.matches import ActionRow, MatchRow
from bot.store.outbox import OutboxItem
from bot.store.results import Score
from bot.store.sent_messages import SentMessage
from config.language import speaking

log = logging.getLogger(__name__)
BOARD, RESULT = "board", "result"


@dataclass(frozen=True, slots=True)
class _Shown:
    """What is to be shown: as a board or as the result, and the position it shows."""

    what: str
    post: OutgoingMessage
    position: Position


async def deliver(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Show where the match of this lane stands, and have both hands follow."""
    match_id = int(item.stream.rpartition("-")[2])
    async with services.database.read() as connection:
        superfluous = await outbox.newer(connection, item)
        row = await matches.find(connection, match_id)
        lines = await _lines(connection, row) if row is not None else []
        time = await time_of(connection, row, services.now()) if row is not None else Time()
        sides = await results.of_match(connection, match_id)
        old = await sent_messages.find(connection, item.stream, BOARD)
        over = await sent_messages.find(connection, item.stream, RESULT)
    kept: SentMessage | None = None
    trouble: str | None = None
    if row is not None and over is None and row.lost not in unavailable_channels.FOR_GOOD:
        try:
            shown = await _drawn(row, lines, time, sides)
            this_turn = old if old and _this_turn(old, row, lines) else None
            kept = await _show(services, messenger, item, row, shown, this_turn)
        except UNUSABLE as error:
            trouble = why(error)
            log.warning("match %s: the board cannot be shown in channel %s: %s", match_id, row.channel_id, error)
        except UserError:
            log.warning("match %s was begun under other rules; its board is left as it is", match_id)
    at = services.now()
    async with services.changing() as connection:
        if kept is not None:
            old = await sent_messages.find(connection, item.stream, BOARD)
            if old is not None and old.message_id != kept.message_id:
                await unavailable_channels.leave(connection, old, at)
            await sent_messages.keep(connection, kept)
        if row is not None and trouble is not None:
            await unavailable_channels.lose(services, connection, match_id, trouble, row.channel_id)
        elif row is not None and row.lost and kept is not None:
            await matches.place(connection, match_id, lost=None)
        await outbox.remove(connection, [item.id, *superfluous])
        if row is not None:
            for seat in (0, 1):
                await outbox.put(connection, hand_stream(match_id, seat), "hand", at)


async def again(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Show a result anew in its message: a name in it has changed."""
    match_id = int(item.stream.rpartition("-")[2])
    async with services.database.read() as connection:
        row = await matches.find(connection, match_id)
        posted = await sent_messages.find(connection, item.stream, RESULT)
        lines = await _lines(connection, row) if row is not None else []
        time = await time_of(connection, row, services.now()) if row is not None else Time()
        sides = await results.of_match(connection, match_id)
    if row is not None and posted is not None:
        with suppress(UserError, *HOPELESS):
            shown = await _drawn(row, lines, time, sides)
            if shown.post.digest != posted.digest:
                await messenger.edit(posted.channel_id, posted.message_id, shown.post)
    await done(services, item)


async def _lines(connection: AsyncConnection, row: MatchRow) -> list[ActionRow]:
    """The whole log of a match that is over; of a running one the end of it."""
    return list(await matches.whole_log(connection, row.id, 0 if row.over else max(0, row.ply - RECENT)))


async def _drawn(row: MatchRow, log_rows: list[ActionRow], time: Time, sides: list[Score]) -> _Shown:
    position = project(row, restore_match(row), None, recent_events(log_rows, row.to_move), time)
    with speaking(row.locale):
        if row.over:
            post = await draw_in_thread(
                result, position, record(row, log_rows), row.secret, points(sides, rated=row.rated)
            )
            return _Shown(RESULT, post, position)
        return _Shown(BOARD, await draw_in_thread(board, position), position)


def _this_turn(old: SentMessage, row: MatchRow, log_rows: list[ActionRow]) -> bool:
    """Whether a board, where the match is played, has called the seat to move, and nobody else has acted since."""
    since = [action for action in log_rows if action.number >= old.ply]
    whole = not log_rows or log_rows[0].number <= old.ply
    called = old.channel_id == row.channel_id and old.to_move == row.to_move
    return called and whole and all(action.seat == row.to_move for action in since)


async def _show(
    services: Services, messenger: Messenger, item: OutboxItem, row: MatchRow, shown: _Shown, old: SentMessage | None
) -> SentMessage:
    post = shown.post
    if old is not None and shown.what == BOARD:
        if old.digest == post.digest and item.attempts == 1:
            return old
        try:
            await messenger.edit(old.channel_id, old.message_id, post)
            return _row(item, shown, row.channel_id, old.message_id)
        except (MessageGoneError, StuckError):
            log.info("match %s: the board message is gone or cannot be edited; posting another", row.id)
            # Written down before another one is posted: a later try must not edit this one.
            async with services.changing() as connection:
                await unavailable_channels.leave(connection, old, services.now())
    # An earlier try may have posted a board that nobody wrote down: its nonce finds it.
    message_id = await messenger.send(row.channel_id, post, nonce=f"b{item.id}")
    if item.attempts > 1:
        # What the nonce found may show an older position.
        with suppress(MessageGoneError, StuckError):
            await messenger.edit(row.channel_id, message_id, post)
    return _row(item, shown, row.channel_id, message_id)


def _row(item: OutboxItem, shown: _Shown, channel_id: int, message_id: int) -> SentMessage:
    position = shown.position
    return SentMessage(
        item.stream, shown.what, channel_id, message_id, position.to_move, position.ply, shown.post.digest
    )
