"""Word to a player that the channel of a match cannot be used, and how it goes on."""

import logging

from bot.delivery.failures import HOPELESS
from bot.discord_api.messenger import Messenger
from bot.presenter.unavailable_channel import unavailable_channel
from bot.service.match_lookup import row_of
from bot.service.outgoing.queue import finish
from bot.service.services import Services
from bot.store.outbox_content import OutboxItem, TellUnavailableChannel
from config.language import _, speaking

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem, content: TellUnavailableChannel) -> None:
    """Tell a seat, unless its match has a channel again."""
    row, seat = await row_of(services, content.match_id), content.seat
    if row is not None and row.lost and not row.over and not row.people[seat].dm_closed and seat != row.computer:
        person = row.people[seat]
        server = await messenger.server_name(row.guild_id)
        with speaking(person.locale):
            message = unavailable_channel(row, seat, server or _("the server"))
        try:
            await messenger.send(await messenger.direct_channel(person.id), message, nonce=f"l{item.nonce}")
        except HOPELESS as error:
            log.info("seat %s cannot be told that its channel is lost: %s", seat, error)
    await finish(services, item)
