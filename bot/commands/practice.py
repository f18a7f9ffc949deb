"""/practice: a match against the computer."""

from typing import Any

from discord import app_commands

from bot.commands.contexts import anywhere
from bot.commands.options import choices
from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond
from bot.interactions.practising import choose_practice, set_up_practice
from bot.presenter.message import OutgoingMessage
from bot.presenter.practice import LOT
from bot.presenter.sides import seat_name
from games.catalogue import GAMES, game_of
from games.players.contract import LEVELS, Level


@app_commands.command(name="practice", description="Play against the computer: here, or in my direct messages")
@app_commands.describe(
    game="Which game; leave it out to choose by clicking",
    level="How well the computer plays",
    side="Your side: the game's first or second one; drawn by lot if you leave it out",
)
@app_commands.choices(
    game=choices({game: game_of(game).title for game in GAMES}),
    level=choices({level: level.capitalize() for level in LEVELS}),
    side=choices({"0": seat_name(0), "1": seat_name(1), LOT: "drawn by lot"}),
)
@anywhere
async def _practice(
    interaction: Interaction, game: str | None = None, level: str | None = None, side: str = LOT
) -> None:
    async def work() -> OutgoingMessage:
        chosen: Level = next((each for each in LEVELS if each == level), LEVELS[0])
        if game is None or level is None:
            return await choose_practice(interaction, game, chosen, side)
        return await set_up_practice(interaction, game, chosen, side)

    await respond(interaction, work)


COMMANDS: list[Any] = [_practice]
