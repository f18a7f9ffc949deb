"""The challenge message: posted once, edited when it is answered."""

import logging
from dataclasses import replace

from bot.delivery.tidy import HOPELESS
from bot.post_office import PostOffice, StuckError
from bot.presenter.challenge import challenge
from bot.service.challenge import close
from bot.service.club import Club
from bot.store import challenges, matches, outbox, posts
from bot.store.outbox import Letter
from bot.store.posts import PostRow
from config.language import speaking

log = logging.getLogger(__name__)
WHAT = "challenge"
OVER = ("withdrawn", "declined", "expired")
"""States in which a challenge that was never shown needs no message."""


async def deliver(club: Club, office: PostOffice, letter: Letter) -> None:
    """Post or edit the message of the challenge whose lane this is."""
    async with club.database.read() as connection:
        superfluous = await outbox.newer(connection, letter)
        offered = await challenges.find(connection, int(letter.lane.rpartition("-")[2]))
        posted = await posts.find(connection, letter.lane, WHAT)
        begun = await matches.begun_by(connection, offered.id) if offered is not None else None
    kept = posted
    unseen = posted is None and letter.attempts == 1
    if offered is not None and not (unseen and offered.state in OVER):
        with speaking(offered.locale):
            post = challenge(offered, begun[1] if begun else None)
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
    async with club.changing() as connection:
        if offered is not None and kept is None and offered.state == challenges.OPEN:
            # Nobody can answer what nobody can see.
            await close(club, connection, offered.id, "withdrawn")
        if kept is not None:
            await posts.keep(connection, kept)
        await outbox.remove(connection, [letter.id, *superfluous])
