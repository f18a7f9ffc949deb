"""/verify: the proof of a fair shuffle."""

from typing import Any

from discord import app_commands

from bot.answer import answer
from bot.app import Interaction
from bot.commands.which import MATCH, matches_typed, meant
from bot.presenter.post import Post
from bot.presenter.verify import verified
from bot.service.position import look
from bot.service.proof import prove


@app_commands.command(name="verify", description="Check that nobody chose the cards of a finished match")
@app_commands.describe(match=MATCH)
@app_commands.autocomplete(match=matches_typed)
async def _verify(interaction: Interaction, match: int | None = None) -> None:
    async def work() -> Post:
        club = interaction.client.club
        match_id = await meant(interaction, match)
        proof = await prove(club, match_id)
        return verified(await look(club, match_id, None), proof)

    await answer(interaction, work)


COMMANDS: list[Any] = [_verify]
