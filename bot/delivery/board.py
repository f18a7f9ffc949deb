"""The board message: a new one when the turn passes, edited in place within a turn; in the end the result."""

import logging
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.delivery.place import UNUSABLE, why
from bot.delivery.tidy import HOPELESS, done
from bot.drawing import drawn
from bot.post_office import MessageGoneError, PostOffice, StuckError
from bot.presenter.board import board, result
from bot.presenter.points import points
from bot.presenter.post import Post
from bot.service import lost
from bot.service.club import Club, Refused, hand_lane
from bot.service.position import RECENT, Position, Time, recent_events, revive, seen, time_of
from bot.service.record import record
from bot.store import matches, outbox, posts, results
from bot.store.matches import ActionRow, MatchRow
from bot.store.outbox import Letter
from bot.store.posts import PostRow
from bot.store.results import Score
from config.language import speaking

log = logging.getLogger(__name__)
BOARD, RESULT = "board", "result"


@dataclass(frozen=True, slots=True)
class _Shown:
    """What is to be shown: as a board or as the result, and the position it shows."""

    what: str
    post: Post
    position: Position


async def deliver(club: Club, office: PostOffice, letter: Letter) -> None:
    """Show where the match of this lane stands, and have both hands follow."""
    match_id = int(letter.lane.rpartition("-")[2])
    async with club.database.read() as connection:
        superfluous = await outbox.newer(connection, letter)
        row = await matches.find(connection, match_id)
        lines = await _lines(connection, row) if row is not None else []
        time = await time_of(connection, row, club.now()) if row is not None else Time()
        sides = await results.of_match(connection, match_id)
        old = await posts.find(connection, letter.lane, BOARD)
        over = await posts.find(connection, letter.lane, RESULT)
    kept: PostRow | None = None
    trouble: str | None = None
    if row is not None and over is None and row.lost not in lost.FOR_GOOD:
        try:
            shown = await _drawn(row, lines, time, sides)
            this_turn = old if old and _this_turn(old, row, lines) else None
            kept = await _show(club, office, letter, row, shown, this_turn)
        except UNUSABLE as error:
            trouble = why(error)
            log.warning("match %s: the board cannot be shown in channel %s: %s", match_id, row.channel_id, error)
        except Refused:
            log.warning("match %s was begun under other rules; its board is left as it is", match_id)
    at = club.now()
    async with club.changing() as connection:
        if kept is not None:
            old = await posts.find(connection, letter.lane, BOARD)
            if old is not None and old.message_id != kept.message_id:
                await lost.leave(connection, old, at)
            await posts.keep(connection, kept)
        if row is not None and trouble is not None:
            await lost.lose(club, connection, match_id, trouble, row.channel_id)
        elif row is not None and row.lost and kept is not None:
            await matches.place(connection, match_id, lost=None)
        await outbox.remove(connection, [letter.id, *superfluous])
        if row is not None:
            for seat in (0, 1):
                await outbox.put(connection, hand_lane(match_id, seat), "hand", at)


async def again(club: Club, office: PostOffice, letter: Letter) -> None:
    """Show a result anew in its message: a name in it has changed."""
    match_id = int(letter.lane.rpartition("-")[2])
    async with club.database.read() as connection:
        row = await matches.find(connection, match_id)
        posted = await posts.find(connection, letter.lane, RESULT)
        lines = await _lines(connection, row) if row is not None else []
        time = await time_of(connection, row, club.now()) if row is not None else Time()
        sides = await results.of_match(connection, match_id)
    if row is not None and posted is not None:
        with suppress(Refused, *HOPELESS):
            shown = await _drawn(row, lines, time, sides)
            if shown.post.digest != posted.digest:
                await office.edit(posted.channel_id, posted.message_id, shown.post)
    await done(club, letter)


async def _lines(connection: AsyncConnection, row: MatchRow) -> list[ActionRow]:
    """The whole log of a match that is over; of a running one the end of it."""
    return list(await matches.whole_log(connection, row.id, 0 if row.over else max(0, row.ply - RECENT)))


async def _drawn(row: MatchRow, log_rows: list[ActionRow], time: Time, sides: list[Score]) -> _Shown:
    position = seen(row, revive(row), None, recent_events(log_rows, row.to_move), time)
    with speaking(row.locale):
        if row.over:
            post = await drawn(result, position, record(row, log_rows), row.secret, points(sides, rated=row.rated))
            return _Shown(RESULT, post, position)
        return _Shown(BOARD, await drawn(board, position), position)


def _this_turn(old: PostRow, row: MatchRow, log_rows: list[ActionRow]) -> bool:
    """Whether a board, where the match is played, has called the seat to move, and nobody else has acted since."""
    since = [action for action in log_rows if action.number >= old.ply]
    whole = not log_rows or log_rows[0].number <= old.ply
    called = old.channel_id == row.channel_id and old.to_move == row.to_move
    return called and whole and all(action.seat == row.to_move for action in since)


async def _show(
    club: Club, office: PostOffice, letter: Letter, row: MatchRow, shown: _Shown, old: PostRow | None
) -> PostRow:
    post = shown.post
    if old is not None and shown.what == BOARD:
        if old.digest == post.digest and letter.attempts == 1:
            return old
        try:
            await office.edit(old.channel_id, old.message_id, post)
            return _row(letter, shown, row.channel_id, old.message_id)
        except (MessageGoneError, StuckError):
            log.info("match %s: the board message is gone or cannot be edited; posting another", row.id)
            # Written down before another one is posted: a later try must not edit this one.
            async with club.changing() as connection:
                await lost.leave(connection, old, club.now())
    # An earlier try may have posted a board that nobody wrote down: its nonce finds it.
    message_id = await office.send(row.channel_id, post, nonce=f"b{letter.id}")
    if letter.attempts > 1:
        # What the nonce found may show an older position.
        with suppress(MessageGoneError, StuckError):
            await office.edit(row.channel_id, message_id, post)
    return _row(letter, shown, row.channel_id, message_id)


def _row(letter: Letter, shown: _Shown, channel_id: int, message_id: int) -> PostRow:
    position = shown.position
    return PostRow(letter.lane, shown.what, channel_id, message_id, position.to_move, position.ply, shown.post.digest)
