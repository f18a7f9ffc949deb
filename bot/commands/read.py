"""/log, /rules and /help: things to read."""

from typing import Any

from discord import app_commands

from bot.app import Interaction
from bot.discord_api.responding import respond
from bot.interactions.match_option import MATCH, resolve_match, suggest_matches
from bot.presenter.help import help_page
from bot.presenter.log import log
from bot.presenter.message import OutgoingMessage
from bot.presenter.rules import matching, rules
from bot.service.position import history, look
from bot.service.services import UserError
from config.language import speaking
from games.catalogue import GAMES, game_of

OFFERED = 25


@app_commands.command(name="log", description="What happened in a match so far")
@app_commands.describe(match=MATCH)
@app_commands.autocomplete(match=suggest_matches)
async def _log(interaction: Interaction, match: int | None = None) -> None:
    async def work() -> OutgoingMessage:
        match_id = await resolve_match(interaction, match)
        return await log_page(interaction, match_id, -1)

    await respond(interaction, work)


async def log_page(interaction: Interaction, match_id: int, page: int) -> OutgoingMessage:
    """A page of a match's log."""
    services = interaction.client.services
    position = await look(services, match_id, None)
    _row, told = await history(services, match_id)
    return log(position, told, page)


@app_commands.command(name="rules", description="The rules and every card")
@app_commands.describe(game="Of which game; by default the one played here", about="A card or a word to look for")
@app_commands.choices(game=[app_commands.Choice(name=game_of(game).title, value=game) for game in GAMES])
async def _rules(interaction: Interaction, game: str | None = None, about: str | None = None) -> None:
    async def work() -> OutgoingMessage:
        return rules(game or await _game_here(interaction), about)

    await respond(interaction, work)


async def _game_here(interaction: Interaction) -> str:
    services = interaction.client.services
    try:
        match_id = await resolve_match(interaction, None)
        return (await look(services, match_id, None)).game
    except UserError:
        return GAMES[0]


@_rules.autocomplete("about")
async def _entries(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    named = getattr(interaction.namespace, "game", None)
    game = named if named in GAMES else await _game_here(interaction)
    with speaking(str(interaction.locale)):
        return [app_commands.Choice(name=rule.title[:100], value=rule.title[:100]) for rule in matching(game, typed)][
            :OFFERED
        ]


@app_commands.command(name="help", description="What I can do")
async def _help(interaction: Interaction) -> None:
    async def work() -> OutgoingMessage:
        return help_page()

    await respond(interaction, work)


COMMANDS: list[Any] = [_log, _rules, _help]
