"""/match replay: a finished match as an animation; a running one to step through."""

from typing import Any

from discord import app_commands

from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond
from bot.interactions.animation import animation
from bot.interactions.match_option import MATCH, resolve_match, suggest_matches
from bot.interactions.replays import replay_for
from bot.presenter import replay as presenter
from bot.presenter.drawing import draw_in_thread
from bot.presenter.message import OutgoingMessage
from bot.service.replay import frame_at


@app_commands.command(name="replay", description="A match once more: as an animation, or step by step while it runs")
@app_commands.describe(match=MATCH, everybody="Show it to everybody here")
@app_commands.autocomplete(match=suggest_matches)
async def _replay(interaction: Interaction, match: int | None = None, everybody: bool = False) -> None:
    async def work() -> OutgoingMessage:
        match_id = await resolve_match(interaction, match)
        found = await replay_for(interaction, match_id)
        if found.row.over:
            return await animation(found)
        here = await draw_in_thread(frame_at, found, -1)
        return presenter.running(here.position) if everybody else await draw_in_thread(presenter.stepping, here)

    await respond(interaction, work, ephemeral=not everybody)


OF_MATCH: list[Any] = [_replay]
