"""/replay: a finished match as an animation; a running one to step through."""

from typing import Any

from discord import app_commands

from bot.app import Interaction
from bot.discord_api.responding import respond
from bot.interactions.animation import animation
from bot.interactions.match_option import MATCH, require_readable, resolve_match, suggest_matches
from bot.presenter import replay as presenter
from bot.presenter.drawing import draw_in_thread
from bot.presenter.message import OutgoingMessage
from bot.service.replay import Course, course, moment


@app_commands.command(name="replay", description="A match once more: as an animation, or step by step while it runs")
@app_commands.describe(match=MATCH, everybody="Show it to everybody here")
@app_commands.autocomplete(match=suggest_matches)
async def _replay(interaction: Interaction, match: int | None = None, everybody: bool = False) -> None:
    async def work() -> OutgoingMessage:
        match_id = await resolve_match(interaction, match)
        found = await course_for(interaction, match_id)
        if found.row.over:
            return await animation(found)
        here = await draw_in_thread(moment, found, -1)
        return presenter.running(here.position) if everybody else await draw_in_thread(presenter.stepping, here)

    await respond(interaction, work, ephemeral=not everybody)


async def course_for(interaction: Interaction, match_id: int) -> Course:
    """The course of a match for whoever asks, where they ask."""
    await require_readable(interaction, match_id)
    return await course(interaction.client.services, match_id, interaction.user.id, interaction.guild_id)


COMMANDS: list[Any] = [_replay]
