"""Calls to the player to move: a reminder, a nudge. At most one of them stands; it goes when the match moves on."""

import logging
from functools import partial

from bot.delivery.reach import reach
from bot.delivery.tidy import HOPELESS
from bot.post_office import PostOffice
from bot.presenter.call import call
from bot.service.club import Club
from bot.store import matches, outbox, posts
from bot.store.outbox import Letter
from bot.store.posts import PostRow

log = logging.getLogger(__name__)
CALL = "call"


async def deliver(club: Club, office: PostOffice, letter: Letter) -> None:
    """Call the payload's `seat`, unless the match has moved on from its `ply`, or no time runs any more."""
    what, seat, ply = (letter.payload[name] for name in ("what", "seat", "ply"))
    async with club.database.read() as connection:
        row = await matches.find(connection, int(letter.lane.rpartition("-")[2]))
        old = await posts.find(connection, letter.lane, CALL)
    kept: PostRow | None = None
    if row is not None and row.to_move == seat and row.ply == ply and row.due_at is not None:
        try:
            words = partial(call, row, what, seat)
            channel_id, message_id, post = await reach(office, row, seat, words, f"a{letter.id}")
            kept = PostRow(letter.lane, CALL, channel_id, message_id, seat, ply, post.digest)
        except HOPELESS as error:
            log.info("match %s: nobody can be called: %s", row.id, error)
    async with club.changing() as connection:
        if kept is not None:
            await posts.keep(connection, kept)
            if old is not None and old.message_id != kept.message_id:
                await outbox.put(
                    connection,
                    f"tidy-{letter.lane}",
                    "delete",
                    club.now(),
                    channel=old.channel_id,
                    message=old.message_id,
                )
        await outbox.remove(connection, [letter.id])
