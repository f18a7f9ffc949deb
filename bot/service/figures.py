"""Figures of the whole store, for whoever operates the bot."""

from bot.service.services import Services
from bot.store import figures, heartbeats
from bot.store.rows import Figures


async def store_figures(services: Services) -> Figures:
    """How many matches are live, and what waits in the outbox; any error of the database if it does not answer, or
    takes nothing new because it is full or read-only."""
    async with services.database.write() as connection:
        await heartbeats.try_to_write(connection, services.now())
    async with services.database.read() as connection:
        return await figures.figures(connection)
