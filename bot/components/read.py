"""Log, and the pages of log, rules and the position in words."""

from collections.abc import Mapping

from bot.components.click import component, on_own_message
from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond, respond_in_place
from bot.interactions.logs import log_page
from bot.interactions.match_option import require_readable
from bot.presenter import ids
from bot.presenter.board_on_request import board_in_words
from bot.presenter.message import OutgoingMessage
from bot.presenter.rules import rules
from bot.service.match_lookup import look
from games.catalogue import GAMES, game_of


async def _log(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        await require_readable(interaction, int(parts["match"]))
        return await log_page(interaction, int(parts["match"]), int(parts["page"]))

    if on_own_message(interaction):
        await respond_in_place(interaction, work)
    else:
        await respond(interaction, work)


async def _words(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        await require_readable(interaction, int(parts["match"]))
        return board_in_words(await look(interaction.client.services, int(parts["match"]), None), int(parts["page"]))

    await respond_in_place(interaction, work)


async def _rules(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage | None:
        game, version = parts["game"], int(parts["version"]) if "version" in parts else None
        if game not in GAMES or version not in (None, *game_of(game).versions):
            return None
        return rules(game, None, int(parts["page"]), version)

    await respond_in_place(interaction, work)


COMPONENTS = (
    component(ids.LOG, _log),
    component(ids.WORDS, _words),
    component(ids.RULES, _rules),
    component(ids.RULES_OF_VERSION, _rules),
)
