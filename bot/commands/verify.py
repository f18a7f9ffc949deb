"""/match verify: the proof of a fair shuffle."""

from typing import Any

from discord import app_commands

from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond
from bot.interactions.match_option import MATCH, resolve_match, suggest_matches
from bot.presenter.message import OutgoingMessage
from bot.presenter.verify import verified
from bot.service.match_lookup import look
from bot.service.proof import prove


@app_commands.command(name="verify", description="Check that nobody chose the cards of a finished match")
@app_commands.describe(match=MATCH, commitment="The SHA-256 that you copied from the challenge, to be compared")
@app_commands.autocomplete(match=suggest_matches)
async def _verify(interaction: Interaction, match: int | None = None, commitment: str | None = None) -> None:
    async def work() -> OutgoingMessage:
        services = interaction.client.services
        match_id = await resolve_match(interaction, match)
        proof = await prove(services, match_id, commitment)
        return verified(await look(services, match_id, None), proof)

    await respond(interaction, work)


OF_MATCH: list[Any] = [_verify]
