"""Moving a match to where somebody says so, by command or button."""

from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of
from bot.interactions.challenging import found_member, place_of
from bot.presenter.message import OutgoingMessage
from bot.presenter.unavailable_channel import moved_match
from bot.service.match_lookup import look
from bot.service.unavailable_channels import move_here
from bot.store.rows import COMPUTERS


async def move_match(interaction: Interaction, match_id: int) -> OutgoingMessage:
    """Move a match to the channel of the interaction; what the mover is told."""
    services, person = interaction.client.services, person_of(interaction)
    place = place_of(interaction)
    position = await look(services, match_id, None)
    both_here = place.guild_id == position.guild_id or await _are_members(interaction, position.people)
    row = await move_here(services, person, match_id, place, interaction.id, both_here=both_here)
    return moved_match(row)


async def _are_members(interaction: Interaction, people: tuple[int, int]) -> bool:
    if interaction.guild is None:
        return False
    for person_id in people:
        if person_id not in COMPUTERS and await found_member(interaction.guild, person_id) is None:
            return False
    return True
