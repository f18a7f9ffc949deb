"""/me privacy: what is kept about people."""

from typing import Any

from discord import app_commands

from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond
from bot.presenter.message import OutgoingMessage
from bot.presenter.privacy import kept


@app_commands.command(name="privacy", description="What I keep about you; have it, or delete it")
async def _privacy(interaction: Interaction) -> None:
    async def work() -> OutgoingMessage:
        settings = interaction.client.settings
        return kept(settings.guild_days, settings.operator_contact)

    await respond(interaction, work)


OF_PERSON: list[Any] = [_privacy]
