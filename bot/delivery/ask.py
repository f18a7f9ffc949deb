"""Questions to a player: posted once, changed when they are settled."""

import logging
from contextlib import suppress
from functools import partial

from bot.delivery.reach import reach, told_in
from bot.delivery.tidy import HOPELESS
from bot.post_office import PostOffice
from bot.presenter.ask import ask
from bot.service.club import Club
from bot.store import asks, matches, outbox, posts
from bot.store.asks import OPEN
from bot.store.outbox import Letter
from bot.store.posts import PostRow

log = logging.getLogger(__name__)


async def deliver(club: Club, office: PostOffice, letter: Letter) -> None:
    """Post or change the message of the payload's `ask`; one that was settled before it was posted is never shown."""
    what = f"ask-{letter.payload['ask']}"
    async with club.database.read() as connection:
        asked = await asks.find(connection, letter.payload["ask"])
        row = await matches.find(connection, asked.match_id) if asked is not None else None
        posted = await posts.find(connection, letter.lane, what)
    kept = posted
    if asked is not None and row is not None:
        words, seat = partial(ask, row, asked), 1 - asked.seat
        try:
            if posted is not None:
                post = told_in(row, seat, posted.channel_id, words)
                if posted.digest != post.digest:
                    await office.edit(posted.channel_id, posted.message_id, post)
            elif asked.state == OPEN:
                channel_id, message_id, post = await reach(office, row, seat, words, f"q{letter.id}")
                kept = PostRow(letter.lane, what, channel_id, message_id, digest=post.digest)
                if letter.attempts > 1:
                    with suppress(*HOPELESS):
                        await office.edit(channel_id, message_id, post)
        except HOPELESS as error:
            log.info("match %s: a question cannot be shown: %s", row.id, error)
    async with club.database.write() as connection:
        if asked is not None and asked.state != OPEN:
            await posts.forget(connection, letter.lane, what)
        elif kept is not None and kept is not posted:
            await posts.keep(connection, kept)
        await outbox.remove(connection, [letter.id])
