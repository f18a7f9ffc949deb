"""The challenge message: posted once, edited when it is answered."""

import logging
from dataclasses import replace

from bot.delivery.tidy import HOPELESS
from bot.post_office import PostOffice, StuckError
from bot.presenter.challenge import challenge
from bot.service.club import Club
from bot.store import challenges, outbox, posts
from bot.store.outbox import Letter
from bot.store.posts import PostRow
from config.language import speaking

log = logging.getLogger(__name__)
WHAT = "challenge"


async def deliver(club: Club, office: PostOffice, letter: Letter) -> None:
    """Post or edit the message of the challenge whose lane this is."""
    async with club.database.read() as connection:
        superfluous = await outbox.newer(connection, letter)
        offered = await challenges.find(connection, int(letter.lane.rpartition("-")[2]))
        posted = await posts.find(connection, letter.lane, WHAT)
    kept = posted
    if offered is not None:
        with speaking(offered.locale):
            post = challenge(offered)
        try:
            if posted is None:
                message_id = await office.send(offered.channel_id, post, nonce=f"c{letter.id}")
                kept = PostRow(letter.lane, WHAT, offered.channel_id, message_id)
                if letter.attempts > 1:
                    await office.edit(offered.channel_id, message_id, post)
            elif post.digest != posted.digest:
                await office.edit(posted.channel_id, posted.message_id, post)
            kept = replace(kept, digest=post.digest) if kept else None
        except (*HOPELESS, StuckError) as error:
            log.info("challenge %s cannot be shown: %s", offered.id, error)
    async with club.database.write() as connection:
        if kept is not None:
            await posts.keep(connection, kept)
        await outbox.remove(connection, [letter.id, *superfluous])
