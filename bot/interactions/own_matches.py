"""The matches of whoever asks."""

from bot.discord_api.client import Interaction
from bot.presenter.matches import matches
from bot.presenter.message import OutgoingMessage
from bot.service.match_lookup import boards_of, own_matches


async def own_list(interaction: Interaction, page: int) -> OutgoingMessage:
    """A page of the matches of whoever asks."""
    services, person_id = interaction.client.services, interaction.user.id
    live, ended = await own_matches(services, person_id)
    return matches(person_id, live, ended, await boards_of(services, live), page)
