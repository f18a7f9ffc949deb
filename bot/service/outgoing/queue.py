"""The outbox as its worker sees it: what is next in each stream, whose it is, and when it is tried again."""

from collections.abc import Collection
from dataclasses import replace

from bot.service.services import Services
from bot.store import outbox
from bot.store.outbox import LEASE as LEASE
from bot.store.outbox_content import OutboxItem


async def take_over(services: Services) -> None:
    """Make every item due where this process alone uses the store: what one before it had begun is taken up at once."""
    if services.database.sqlite:
        async with services.database.write() as connection:
            await outbox.free_all(connection, services.now())


async def next_items(services: Services) -> list[OutboxItem]:
    """The oldest item of each stream, due or not."""
    async with services.database.read() as connection:
        return await outbox.heads(connection)


async def claim(services: Services, item: OutboxItem) -> OutboxItem | None:
    """The item as it is once this process has taken it, for `LEASE` seconds; None if another one was faster."""
    async with services.database.write() as connection:
        if not await outbox.claim(connection, item, services.now()):
            return None
    return replace(item, attempts=item.attempts + 1)


async def renew(services: Services, item: OutboxItem) -> bool:
    """Keep an item that this process has taken for another `LEASE` seconds; False if it is no longer its own."""
    async with services.database.write() as connection:
        return await outbox.renew(connection, item, services.now())


async def put_off(services: Services, item: OutboxItem, seconds: int) -> None:
    """Have an item wait for its next try, unless another process has taken it."""
    async with services.database.write() as connection:
        await outbox.put_off(connection, item, services.now() + seconds)


async def finish(services: Services, item: OutboxItem, superfluous: Collection[int] = ()) -> None:
    """Take an item, and those that it made superfluous, out of the outbox: it is delivered, or given up."""
    async with services.database.write() as connection:
        await outbox.remove(connection, [item.id, *superfluous])
