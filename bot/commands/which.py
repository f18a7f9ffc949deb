"""The option `match`, which says which match is meant where the place does not tell."""

from discord import app_commands

from bot.app import Interaction
from bot.presenter.matches import named
from bot.service.position import match_here, own_matches
from config.language import speaking

MATCH = "Which match, if the place does not tell"
OFFERED = 25


async def meant(interaction: Interaction, match: int | None, *, own: bool = False) -> int:
    """The match that whoever typed this means, as `match_here` finds it."""
    place = (interaction.guild_id, interaction.channel_id or 0)
    return await match_here(interaction.client.club, place, interaction.user.id, match, own=own)


async def matches_typed(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """A person's matches whose number or opponent fits what was typed, the most urgent first."""
    with speaking(str(interaction.locale)):
        live, ended = await own_matches(interaction.client.club, interaction.user.id, OFFERED)
        lines = [(row.id, named(interaction.user.id, row)) for row in [*live, *ended]]
    words = str(typed).casefold().split()
    return [
        app_commands.Choice(name=line, value=match_id)
        for match_id, line in lines
        if all(word in line.casefold() for word in words)
    ][:OFFERED]
