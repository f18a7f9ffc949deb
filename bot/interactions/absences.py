"""The absences of whoever asks."""

from bot.discord_api.client import Interaction
from bot.presenter.away import away
from bot.presenter.message import OutgoingMessage
from bot.service.away import absences_of


async def show_absences(interaction: Interaction) -> OutgoingMessage:
    """The absences that are planned or last, and the days that are left in this year."""
    services = interaction.client.services
    return away(*await absences_of(services, interaction.user.id), services.now())
