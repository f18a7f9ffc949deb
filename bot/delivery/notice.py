"""Short words to the channel of a match."""

import logging

from bot.delivery.cleanup import HOPELESS, done
from bot.discord_api.messenger import Messenger
from bot.presenter.mention import mention
from bot.presenter.message import OutgoingMessage
from bot.service.services import Services
from bot.store import matches
from bot.store.matches import MatchRow
from bot.store.outbox import OutboxItem
from config.language import _, speaking

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Say the payload's `what` in the channel of the match whose lane this is."""
    async with services.database.read() as connection:
        row = await matches.find(connection, int(item.stream.rpartition("-")[2]))
    if row is not None:
        with speaking(row.locale):
            post = _words(row, item)
        try:
            await messenger.send(row.channel_id, post, nonce=f"n{item.id}")
        except HOPELESS as error:
            log.info("match %s: a notice cannot be shown: %s", row.id, error)
    await done(services, item)


def _words(row: MatchRow, item: OutboxItem) -> OutgoingMessage:
    if item.payload["what"] == "dm-closed":
        name = mention(row.people[item.payload["seat"]].id)
        return OutgoingMessage(
            _(
                "{name} takes no direct messages from me. Your cards are one click away all the same: the button "
                "*Hand* under the board shows them to you alone, and so does `/hand`."
            ).format(name=name)
        )
    if item.payload["what"] == "aborted":
        text = _("{one}, {two}: match {number} was called off by <@{admin}>, who manages this server.").format(
            one=mention(row.people[0].id), two=mention(row.people[1].id), number=row.id, admin=item.payload["admin"]
        )
        reason = item.payload["reason"]
        return OutgoingMessage(
            text + ("\n" + _("The reason: {reason}").format(reason=reason) if reason else ""),
            calls=(row.people[0].id, row.people[1].id),
        )
    raise ValueError(item.payload["what"])
