"""/match log, /rules and /help: things to read."""

from typing import Any

from discord import app_commands

from bot.commands.contexts import anywhere
from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond
from bot.interactions.logs import log_page
from bot.interactions.match_option import MATCH, resolve_match, suggest_matches
from bot.presenter.help import help_page
from bot.presenter.message import OutgoingMessage
from bot.presenter.rules import matching, rules
from bot.service.errors import UserError
from bot.service.match_lookup import look
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


@app_commands.command(name="rules", description="The rules and every card")
@app_commands.describe(game="Of which game; by default the one played here", about="A card or a word to look for")
@app_commands.choices(game=[app_commands.Choice(name=game_of(game).title, value=game) for game in GAMES])
@anywhere
async def _rules(interaction: Interaction, game: str | None = None, about: str | None = None) -> None:
    async def work() -> OutgoingMessage:
        played, version = await _rules_here(interaction, game)
        return rules(played, about, version=version)

    await respond(interaction, work)


async def _rules_here(interaction: Interaction, game: str | None) -> tuple[str, int | None]:
    """The game that is meant, and the version of its rules, where it is played here, under which that is; None: the
    newest."""
    services = interaction.client.services
    try:
        position = await look(services, await resolve_match(interaction, None), None)
    except UserError:
        return game or GAMES[0], None
    return (position.game, position.rules) if game in (None, position.game) else (game or GAMES[0], None)


@_rules.autocomplete("about")
async def _entries(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    named = getattr(interaction.namespace, "game", None)
    game, version = await _rules_here(interaction, named if named in GAMES else None)
    with speaking(str(interaction.locale)):
        found = matching(game, typed, version)[:OFFERED]
        return [app_commands.Choice(name=rule.title[:100], value=rule.title[:100]) for rule in found]


@app_commands.command(name="help", description="What I can do")
@anywhere
async def _help(interaction: Interaction) -> None:
    async def work() -> OutgoingMessage:
        return help_page()

    await respond(interaction, work)


COMMANDS: list[Any] = [_rules, _help]
OF_MATCH: list[Any] = [_log]
