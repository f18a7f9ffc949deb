"""Short words to the channel of a match."""

import logging

from bot.delivery.failures import HOPELESS
from bot.discord_api.messenger import Messenger
from bot.presenter.mention import bold_name, mention
from bot.presenter.message import OutgoingMessage
from bot.service.known_people import known_person
from bot.service.match_lookup import row_of
from bot.service.outgoing.queue import finish
from bot.service.services import Services
from bot.store.outbox_content import OutboxItem, TellCalledOff, TellClosedMessages
from bot.store.rows import MatchRow, Person
from bot.text.foreign import ForeignText
from config.language import _, speaking

log = logging.getLogger(__name__)


async def deliver(
    services: Services, messenger: Messenger, item: OutboxItem, content: TellClosedMessages | TellCalledOff
) -> None:
    """Say it in the channel of the match."""
    row = await row_of(services, content.match_id)
    if row is not None:
        with speaking(row.locale):
            if isinstance(content, TellClosedMessages):
                message = _closed_messages(row, content.seat)
            else:
                message = _called_off(row, content, await known_person(services, content.admin_id, row.guild_id))
        try:
            await messenger.send(row.channel_id, message, nonce=f"n{item.nonce}")
        except HOPELESS as error:
            log.info("a notice cannot be shown: %s", error)
    await finish(services, item)


def _closed_messages(row: MatchRow, seat: int) -> OutgoingMessage:
    return OutgoingMessage(
        _(
            "{name} takes no direct messages from me. Your cards are one click away all the same: the button "
            "*Hand* under the board shows them to you alone, and so does `/hand`."
        ).format(name=bold_name(row.people[seat]))
    )


def _called_off(row: MatchRow, content: TellCalledOff, admin: Person) -> OutgoingMessage:
    one, two = row.people
    text = _("{one}, {two}: match {number} was called off by {admin}, who manages this server.").format(
        one=mention(one), two=mention(two), number=row.id, admin=bold_name(admin)
    )
    if content.reason:
        text += "\n" + _("The reason: {reason}").format(reason=ForeignText(content.reason))
    return OutgoingMessage(text, calls=(one.id, two.id))
