"""The hand message: one per seat and match; a new one, without a sound, when the seat's turn begins."""

import logging
from dataclasses import replace

from bot.drawing import drawn
from bot.post_office import ClosedError, MessageGoneError, NotAllowedError, PostOffice, StuckError
from bot.presenter.hand import hand, jump
from bot.presenter.post import Post
from bot.service.club import Club, Refused, match_lane
from bot.service.position import RECENT, last_seat, revive, seen
from bot.store import matches, outbox, people, posts
from bot.store.matches import MatchRow
from bot.store.outbox import Letter
from bot.store.posts import PostRow
from config.language import _, speaking

log = logging.getLogger(__name__)
HAND = "hand"


async def deliver(club: Club, office: PostOffice, letter: Letter) -> None:
    """Show the seat of this lane its hand by direct message, unless they are closed."""
    _kind, match_id, seat = letter.lane.split("-")
    async with club.database.read() as connection:
        superfluous = await outbox.newer(connection, letter)
        row = await matches.find(connection, int(match_id))
        log_rows = await matches.whole_log(connection, row.id, max(0, row.ply - RECENT)) if row is not None else []
        last = last_seat(row, log_rows) if row is not None else None
        old = await posts.find(connection, letter.lane, HAND)
        boards = [await posts.find(connection, match_lane(int(match_id)), what) for what in ("result", "board")]
    kept: PostRow | None = None
    closed = False
    again = "again" in letter.payload
    if row is not None and (again or _worth_trying(row, int(seat), old)):
        board = next((post for post in boards if post is not None), None)
        try:
            post, to_move, ply = await _written(office, row, int(seat), board, last)
            acted = {action.seat for action in log_rows if old is not None and action.number >= old.ply}
            begins = to_move == int(seat) and (old is None or old.to_move != to_move or 1 - int(seat) in acted)
            kept = await _show(office, letter, row.people[int(seat)].id, post, old, begins=begins)
            kept = PostRow(letter.lane, HAND, kept.channel_id, kept.message_id, to_move, ply, post.digest)
        except (ClosedError, NotAllowedError):
            closed = True
        except (MessageGoneError, StuckError) as error:
            log.info("match %s: the hand message has no place: %s", match_id, error)
        except Refused:
            log.warning("match %s was begun under other rules; its hands are left as they are", match_id)
    at = club.now()
    async with club.changing() as connection:
        await outbox.remove(connection, [letter.id, *superfluous])
        if kept is not None:
            await posts.keep(connection, kept)
            if old is not None and old.message_id != kept.message_id:
                await outbox.put(
                    connection, f"tidy-{letter.lane}", "delete", at, channel=old.channel_id, message=old.message_id
                )
        if row is not None and (closed or kept is not None):
            news = await people.set_dm_closed(connection, row.people[int(seat)].id, closed)
            if closed and (news or row.ply == 0) and not row.over and not again:
                await outbox.put(connection, match_lane(row.id), "notice", at, what="dm-closed", seat=int(seat))


def _worth_trying(row: MatchRow, seat: int, old: PostRow | None) -> bool:
    # A person whose messages are closed is tried at the beginning of each match, and when they ask for their hand.
    if row.people[seat].nobody:
        return False
    return not row.people[seat].dm_closed or (row.ply == 0 and old is None)


async def _written(
    office: PostOffice, row: MatchRow, seat: int, board: PostRow | None, last: int | None
) -> tuple[Post, int | None, int]:
    position = seen(row, revive(row), seat, last=last)
    link = jump(row.guild_id, row.channel_id, board.message_id if board else None)
    with speaking(row.people[seat].locale):
        server = await office.server_name(row.guild_id) or _("the server")
        post = await drawn(hand, position, link, server)
    if row.lost:
        # No board calls the player to move.
        post = replace(post, silent=False)
    return post, position.to_move, position.ply


async def _show(
    office: PostOffice, letter: Letter, person_id: int, post: Post, old: PostRow | None, *, begins: bool
) -> PostRow:
    """The message as it is now: a new one where the seat's turn `begins`, so that it is the latest."""
    # An earlier try may have sent a message that nobody wrote down: its nonce finds it.
    if old is not None and not begins and letter.attempts == 1:
        if old.digest == post.digest:
            return old
        try:
            await office.edit(old.channel_id, old.message_id, post)
            return old
        except (MessageGoneError, StuckError):
            log.info("%s: the hand message is gone or cannot be edited; sending another", letter.lane)
    channel_id = old.channel_id if old else await office.direct_channel(person_id)
    message_id = await office.send(channel_id, post, nonce=f"h{letter.id}")
    if letter.attempts > 1:
        await office.edit(channel_id, message_id, post)
    return PostRow(letter.lane, HAND, channel_id, message_id)
