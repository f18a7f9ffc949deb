"""Word to a player that the place of a match is lost, and how it goes on."""

import logging

from bot.delivery.tidy import HOPELESS, done
from bot.post_office import PostOffice
from bot.presenter.lost import lost
from bot.service.club import Club
from bot.store import matches
from bot.store.outbox import Letter
from config.language import _, speaking

log = logging.getLogger(__name__)


async def deliver(club: Club, office: PostOffice, letter: Letter) -> None:
    """Tell the seat of this lane, unless the match has a place again."""
    _kind, match_id, seat = letter.lane.split("-")
    async with club.database.read() as connection:
        row = await matches.find(connection, int(match_id))
    if row is not None and row.lost and not row.over and not row.people[int(seat)].dm_closed:
        person = row.people[int(seat)]
        server = await office.server_name(row.guild_id)
        with speaking(person.locale):
            post = lost(row, int(seat), server or _("the server"))
        try:
            await office.send(await office.direct_channel(person.id), post, nonce=f"l{letter.id}")
        except HOPELESS as error:
            log.info("match %s: seat %s cannot be told that its place is lost: %s", row.id, seat, error)
    await done(club, letter)
