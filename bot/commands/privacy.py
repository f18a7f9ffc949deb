"""/privacy: what is kept about people."""

from typing import Any

from discord import app_commands

from bot.answer import answer
from bot.app import Interaction
from bot.presenter.post import Post
from bot.presenter.privacy import kept


@app_commands.command(name="privacy", description="What I keep about you; have it, or delete it")
async def _privacy(interaction: Interaction) -> None:
    async def work() -> Post:
        return kept(interaction.client.settings.guild_days)

    await answer(interaction, work)


COMMANDS: list[Any] = [_privacy]
