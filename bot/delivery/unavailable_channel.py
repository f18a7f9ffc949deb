"""Word to a player that the place of a match is lost, and how it goes on."""

import logging

from bot.delivery.cleanup import HOPELESS, done
from bot.discord_api.messenger import Messenger
from bot.presenter.unavailable_channel import lost
from bot.service.services import Services
from bot.store import matches
from bot.store.outbox import OutboxItem
from config.language import _, speaking

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem) -> None:
    """Tell the seat of this lane, unless the match has a place again."""
    _kind, match_id, seat = item.stream.split("-")
    async with services.database.read() as connection:
        row = await matches.find(connection, int(match_id))
    if row is not None and row.lost and not row.over and not row.people[int(seat)].dm_closed:
        person = row.people[int(seat)]
        server = await messenger.server_name(row.guild_id)
        with speaking(person.locale):
            post = lost(row, int(seat), server or _("the server"))
        try:
            await messenger.send(await messenger.direct_channel(person.id), post, nonce=f"l{item.id}")
        except HOPELESS as error:
            log.info("match %s: seat %s cannot be told that its place is lost: %s", row.id, seat, error)
    await done(services, item)
