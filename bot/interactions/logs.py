"""The log of a match, page by page."""

from bot.discord_api.client import Interaction
from bot.presenter.log import log
from bot.presenter.message import OutgoingMessage
from bot.service.match_lookup import history, look


async def log_page(interaction: Interaction, match_id: int, page: int) -> OutgoingMessage:
    """A page of a match's log."""
    services = interaction.client.services
    position = await look(services, match_id, None)
    told = await history(services, match_id)
    return log(position, told, page)
