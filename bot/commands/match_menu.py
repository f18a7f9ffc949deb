"""/match undo, draw, pause, resume, nudge and next."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond
from bot.interactions import match_menu
from bot.interactions.match_option import MATCH, resolve_match, suggest_matches
from bot.presenter.message import OutgoingMessage


def _about_own_match(
    name: str, description: str, show: Callable[[Interaction, int], Awaitable[OutgoingMessage]]
) -> app_commands.Command[Any, ..., None]:
    """A command about a match of the one who types it."""

    @app_commands.command(name=name, description=description)
    @app_commands.describe(match=MATCH)
    @app_commands.autocomplete(match=suggest_matches)
    async def command(interaction: Interaction, match: int | None = None) -> None:
        async def work() -> OutgoingMessage:
            return await show(interaction, await resolve_match(interaction, match, own=True))

        await respond(interaction, work)

    return command


@app_commands.command(name="next", description="The match that waits for you and has least time left")
async def _next(interaction: Interaction) -> None:
    async def work() -> OutgoingMessage:
        return await match_menu.show_next(interaction)

    await respond(interaction, work)


OF_MATCH: list[Any] = [
    _next,
    _about_own_match(
        "undo", "Take your last action back; your opponent is asked if the turn has passed", match_menu.take_back
    ),
    _about_own_match("draw", "Offer a draw, or agree to one", match_menu.offer_draw),
    _about_own_match(
        "pause", "Ask your opponent for a pause: no time runs until one of you resumes", match_menu.ask_pause
    ),
    _about_own_match("resume", "Let a paused match go on", match_menu.resume),
    _about_own_match("nudge", "Call the player to move, once a day", match_menu.nudge_other),
]
