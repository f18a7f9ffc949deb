"""/move-here: a match goes on in another channel or thread."""

from typing import Any

from discord import app_commands

from bot.answer import answer
from bot.app import Interaction
from bot.commands.which import MATCH, matches_typed
from bot.moving import move_match
from bot.presenter.post import Post


@app_commands.command(name="move-here", description="Play a match on in this channel or thread")
@app_commands.describe(match=MATCH)
@app_commands.autocomplete(match=matches_typed)
@app_commands.guild_only()
async def _move_here(interaction: Interaction, match: int) -> None:
    async def work() -> Post:
        return await move_match(interaction, match)

    await answer(interaction, work)


COMMANDS: list[Any] = [_move_here]
