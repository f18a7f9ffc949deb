"""The option `match` of commands: it names a match where the channel alone does not."""

from collections.abc import Mapping
from functools import partial

from discord import app_commands

from bot.discord_api.client import Interaction
from bot.discord_api.visibility import can_view
from bot.presenter.matches import match_name
from bot.service.match_lookup import check_readable, match_here, own_matches
from config.language import speaking

MATCH = "Which match, if the place does not tell"
OFFERED = 25


async def resolve_match(interaction: Interaction, match: int | None, *, own: bool = False) -> int:
    """The match that a command is about, as `match_here` finds it."""
    place = (interaction.guild_id, interaction.channel_id or 0)
    seen = partial(can_view, interaction)
    return await match_here(interaction.client.services, place, interaction.user.id, match, own=own, sees=seen)


async def require_readable(interaction: Interaction, match_id: int) -> None:
    """UserError where whoever clicked can see neither the match's hands nor its channel."""
    services, person_id = interaction.client.services, interaction.user.id
    await check_readable(services, match_id, interaction.guild_id, person_id, partial(can_view, interaction))


async def suggest_matches(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """A person's matches whose number or opponent fits what was typed, the most urgent first."""
    with speaking(str(interaction.locale)):
        live, ended = await own_matches(interaction.client.services, interaction.user.id, OFFERED)
        return matching_choices({row.id: match_name(interaction.user.id, row) for row in [*live, *ended]}, typed)


def matching_choices(lines: Mapping[int, str], typed: str) -> list[app_commands.Choice[int]]:
    """The matches, by id, of those lines that hold all words that were typed; as many as can be offered."""
    words = str(typed).casefold().split()
    return [
        app_commands.Choice(name=line, value=match_id)
        for match_id, line in lines.items()
        if all(word in line.casefold() for word in words)
    ][:OFFERED]
