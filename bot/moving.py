"""Moving a match to where somebody says so, by command or button."""

import discord

from bot.answer import person_of
from bot.app import Interaction
from bot.challenging import place_of
from bot.presenter.lost import moved
from bot.presenter.post import Post
from bot.service.lost import move_here
from bot.service.position import look


async def move_match(interaction: Interaction, match_id: int) -> Post:
    """Move a match to the channel of the interaction; what the mover is told."""
    club, person = interaction.client.club, person_of(interaction)
    place = place_of(interaction)
    position = await look(club, match_id, None)
    both_here = place.guild_id == position.guild_id or await _are_members(interaction, position.people)
    row = await move_here(club, person, match_id, place, interaction.id, both_here=both_here)
    return moved(row)


async def _are_members(interaction: Interaction, people: tuple[int, int]) -> bool:
    if interaction.guild is None:
        return False
    try:
        for person_id in people:
            await interaction.guild.fetch_member(person_id)
    except discord.NotFound:
        return False
    return True
