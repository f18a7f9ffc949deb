"""Figures of the whole store, for whoever operates the bot."""

from bot.service.services import Services
from bot.store import figures
from bot.store.rows import Figures


async def store_figures(services: Services) -> Figures:
    """How many matches are live, and what waits in the outbox; any error of the database if it does not answer."""
    async with services.database.read() as connection:
        return await figures.figures(connection)
