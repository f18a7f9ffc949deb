"""/undo, /draw, /pause, /resume, /nudge and /next."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord import app_commands

from bot import turns
from bot.answer import answer
from bot.app import Interaction
from bot.commands.which import MATCH, matches_typed, meant
from bot.presenter.post import Post


def _about_own_match(
    name: str, description: str, show: Callable[[Interaction, int], Awaitable[Post]]
) -> app_commands.Command[Any, ..., None]:
    """A command about a match of the one who types it."""

    @app_commands.command(name=name, description=description)
    @app_commands.describe(match=MATCH)
    @app_commands.autocomplete(match=matches_typed)
    async def command(interaction: Interaction, match: int | None = None) -> None:
        async def work() -> Post:
            return await show(interaction, await meant(interaction, match, own=True))

        await answer(interaction, work)

    return command


@app_commands.command(name="next", description="The match that waits for you and has least time left")
async def _next(interaction: Interaction) -> None:
    async def work() -> Post:
        return await turns.show_next(interaction)

    await answer(interaction, work)


COMMANDS: list[Any] = [
    _next,
    _about_own_match(
        "undo", "Take your last action back; your opponent is asked if the turn has passed", turns.take_back
    ),
    _about_own_match("draw", "Offer a draw, or agree to one", turns.offer_draw),
    _about_own_match("pause", "Ask your opponent for a pause: no time runs until one of you resumes", turns.ask_pause),
    _about_own_match("resume", "Let a paused match go on", turns.resume),
    _about_own_match("nudge", "Call the player to move, once a day", turns.nudge_other),
]
