"""Whether whoever asks can see a channel, so that a match in it may be shown to them elsewhere."""

import discord

from bot.discord_api.client import Interaction
from bot.discord_api.errors import NO_ANSWER
from bot.store.rows import MatchRow


async def can_view(interaction: Interaction, row: MatchRow) -> bool:
    """Whether a person sees the channel or thread in which a match is, or was, played.

    Nobody does where it is gone, where the bot itself sees it no more, or where Discord does not answer: what was said
    there stays there.
    """
    if row.channel_id == interaction.channel_id:
        return True
    if interaction.guild is None or interaction.guild_id != row.guild_id:
        return False
    member = interaction.user
    if not isinstance(member, discord.Member):
        return False
    channel = interaction.guild.get_channel_or_thread(row.channel_id) or await _fetched(interaction, row.channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return False
    may = channel.permissions_for(member)
    if not may.view_channel:
        return False
    if isinstance(channel, discord.Thread) and channel.is_private() and not may.manage_threads:
        return await _takes_part(channel, member)
    return True


async def _fetched(interaction: Interaction, channel_id: int) -> object:
    """A channel that is not at hand, such as an archived thread; None where Discord gives none."""
    if interaction.guild is None:
        return None
    try:
        return await interaction.guild.fetch_channel(channel_id)
    except (*NO_ANSWER, discord.InvalidData):
        return None


async def _takes_part(thread: discord.Thread, member: discord.Member) -> bool:
    try:
        await thread.fetch_member(member.id)
    except NO_ANSWER:
        return False
    return True
