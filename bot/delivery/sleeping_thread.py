"""Waking the thread of a running match: its buttons work again, and nothing is said."""

import logging

from bot.delivery.failures import UNUSABLE, why
from bot.discord_api.errors import LaterError
from bot.discord_api.messenger import Messenger
from bot.service.outgoing.queue import finish
from bot.service.outgoing.sleeping_thread import thread_to_wake, thread_woken
from bot.service.services import Services
from bot.service.sleeping_threads import rest
from bot.service.unavailable_channels import LOCKED
from bot.store.outbox_content import OutboxItem, WakeThread

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem, content: WakeThread) -> None:
    """Wake the thread of a match, unless that is over, or lost, or was moved out of threads."""
    row = await thread_to_wake(services, content)
    if row is None:
        await finish(services, item)
        return
    if wait := rest(services, row.id):
        raise LaterError("the thread was woken a short time ago", wait)
    unavailable: str | None = None
    try:
        await messenger.wake(row.channel_id)
    except UNUSABLE as error:
        unavailable = LOCKED if content.locked else why(error)
        log.warning("the archived thread %s cannot be woken: %s", row.channel_id, error)
    await thread_woken(services, item, row, unavailable)
