"""Old messages: buttons taken away, or the whole message."""

from contextlib import suppress

from bot.delivery.failures import HOPELESS
from bot.discord_api.messenger import Messenger
from bot.service.outgoing.queue import finish
from bot.service.services import Services
from bot.store.outbox_content import DeleteMessage, OutboxItem, RemoveButtons


async def remove_buttons(services: Services, messenger: Messenger, item: OutboxItem, content: RemoveButtons) -> None:
    """Take the buttons off a message."""
    with suppress(*HOPELESS):
        await messenger.strip(content.channel_id, content.message_id)
    await finish(services, item)


async def delete(services: Services, messenger: Messenger, item: OutboxItem, content: DeleteMessage) -> None:
    """Delete a message."""
    with suppress(*HOPELESS):
        await messenger.delete(content.channel_id, content.message_id)
    await finish(services, item)
