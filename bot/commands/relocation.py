"""/match move-here: a match goes on in another channel or thread."""

from typing import Any

from discord import app_commands

from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond
from bot.interactions.match_option import MATCH, suggest_matches
from bot.interactions.relocation import move_match
from bot.presenter.message import OutgoingMessage


@app_commands.command(name="move-here", description="Play a match on in this channel or thread")
@app_commands.describe(match=MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def _move_here(interaction: Interaction, match: int) -> None:
    async def work() -> OutgoingMessage:
        return await move_match(interaction, match)

    await respond(interaction, work)


OF_MATCH: list[Any] = [_move_here]
