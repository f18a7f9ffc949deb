"""Short words to the channel of a match."""

import logging

from bot.delivery.tidy import HOPELESS, done
from bot.post_office import PostOffice
from bot.presenter.mention import mention
from bot.presenter.post import Post
from bot.service.club import Club
from bot.store import matches
from bot.store.matches import MatchRow
from bot.store.outbox import Letter
from config.language import _, speaking

log = logging.getLogger(__name__)


async def deliver(club: Club, office: PostOffice, letter: Letter) -> None:
    """Say the payload's `what` in the channel of the match whose lane this is."""
    async with club.database.read() as connection:
        row = await matches.find(connection, int(letter.lane.rpartition("-")[2]))
    if row is not None:
        with speaking(row.locale):
            post = _words(row, letter)
        try:
            await office.send(row.channel_id, post, nonce=f"n{letter.id}")
        except HOPELESS as error:
            log.info("match %s: a notice cannot be shown: %s", row.id, error)
    await done(club, letter)


def _words(row: MatchRow, letter: Letter) -> Post:
    if letter.payload["what"] == "dm-closed":
        name = mention(row.people[letter.payload["seat"]].id)
        return Post(
            _(
                "{name} takes no direct messages from me. Your cards are one click away all the same: the button "
                "*Hand* under the board shows them to you alone, and so does `/hand`."
            ).format(name=name)
        )
    if letter.payload["what"] == "aborted":
        text = _("{one}, {two}: match {number} was called off by <@{admin}>, who manages this server.").format(
            one=mention(row.people[0].id), two=mention(row.people[1].id), number=row.id, admin=letter.payload["admin"]
        )
        reason = letter.payload["reason"]
        return Post(
            text + ("\n" + _("The reason: {reason}").format(reason=reason) if reason else ""),
            calls=(row.people[0].id, row.people[1].id),
        )
    raise ValueError(letter.payload["what"])
