"""A match once more, for whoever asks where they ask."""

from bot.discord_api.client import Interaction
from bot.interactions.match_option import require_readable
from bot.service.replay import Replay, find_replay


async def replay_for(interaction: Interaction, match_id: int) -> Replay:
    """The replay of a match; UserError where whoever asks may not see it."""
    await require_readable(interaction, match_id)
    return await find_replay(interaction.client.services, match_id, interaction.user.id, interaction.guild_id)
