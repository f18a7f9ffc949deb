"""/replay: a finished match as an animation; a running one to step through."""

from typing import Any

from discord import app_commands

from bot.answer import answer
from bot.app import Interaction
from bot.commands.which import MATCH, matches_typed, meant, readable
from bot.drawing import drawn
from bot.filming import filmed
from bot.presenter import replay as presenter
from bot.presenter.post import Post
from bot.service.replay import Course, course, moment


@app_commands.command(name="replay", description="A match once more: as an animation, or step by step while it runs")
@app_commands.describe(match=MATCH, everybody="Show it to everybody here")
@app_commands.autocomplete(match=matches_typed)
async def _replay(interaction: Interaction, match: int | None = None, everybody: bool = False) -> None:
    async def work() -> Post:
        match_id = await meant(interaction, match)
        found = await course_for(interaction, match_id)
        if found.row.over:
            return await filmed(found)
        here = await drawn(moment, found, -1)
        return presenter.running(here.position) if everybody else await drawn(presenter.stepping, here)

    await answer(interaction, work, alone=not everybody)


async def course_for(interaction: Interaction, match_id: int) -> Course:
    """The course of a match for whoever asks, where they ask."""
    await readable(interaction, match_id)
    return await course(interaction.client.club, match_id, interaction.user.id, interaction.guild_id)


COMMANDS: list[Any] = [_replay]
