"""/match resign, /match rematch and /matches."""

from typing import Any

from discord import app_commands

from bot.commands.contexts import anywhere
from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of, respond
from bot.interactions.match_option import MATCH, resolve_match, suggest_matches
from bot.interactions.own_matches import own_list
from bot.interactions.rematch import ask_rematch
from bot.presenter.menu import resign_question
from bot.presenter.message import OutgoingMessage
from bot.service.act import may_resign


@app_commands.command(name="resign", description="Give a match up")
@app_commands.describe(match=MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def _resign(interaction: Interaction, match: int | None = None) -> None:
    async def work() -> OutgoingMessage:
        services, person = interaction.client.services, person_of(interaction)
        match_id = await resolve_match(interaction, match, own=True)
        return resign_question(await may_resign(services, person, match_id))

    await respond(interaction, work)


@app_commands.command(name="rematch", description="Play once more, with the seats changed")
@app_commands.describe(match=MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def _rematch(interaction: Interaction, match: int | None = None) -> None:
    async def work() -> OutgoingMessage:
        match_id = await resolve_match(interaction, match)
        return await ask_rematch(interaction, match_id)

    await respond(interaction, work)


@app_commands.command(name="matches", description="All your matches, those that wait for you first")
@anywhere
async def _matches(interaction: Interaction) -> None:
    async def work() -> OutgoingMessage:
        return await own_list(interaction, 0)

    await respond(interaction, work)


COMMANDS: list[Any] = [_matches]
OF_MATCH: list[Any] = [_resign, _rematch]
