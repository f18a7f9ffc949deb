"""/leaderboard, /me profile and /me history."""

from typing import Any, Literal

import discord
from discord import app_commands

from bot.commands.contexts import on_servers
from bot.commands.options import choices
from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond
from bot.interactions.leaderboards import history_message, profile_message, table_message
from bot.presenter.message import OutgoingMessage
from bot.service.leaderboard import Wanted
from bot.service.profile import Asked
from bot.store.rows import ALL_GAMES
from games.catalogue import GAMES, game_of

ONE_GAME = choices({game: game_of(game).title for game in GAMES})
ANY_GAME = choices({ALL_GAMES: "All games", **{game: game_of(game).title for game in GAMES}})


@app_commands.command(name="leaderboard", description="Who plays best on this server")
@app_commands.describe(
    game="In which game; by default over all games",
    period="Of all time, of this season (a calendar month) or of this week",
    form="As a picture, or as text that a screen reader reads well",
    everybody="Show it to everybody in this channel",
)
@app_commands.choices(game=ANY_GAME)
@on_servers
async def _leaderboard(
    interaction: Interaction,
    game: str = ALL_GAMES,
    period: Literal["all", "season", "week"] = "all",
    form: Literal["picture", "text"] = "picture",
    everybody: bool = False,
) -> None:
    async def work() -> OutgoingMessage:
        return await table_message(interaction, Wanted(game, period), form)

    await respond(interaction, work, ephemeral=not everybody)


@app_commands.command(name="profile", description="What somebody has played, won and lost on this server")
@app_commands.describe(
    person="Whose profile; by default your own",
    game="The game whose curve is shown; by default over all games",
    everybody="Show it to everybody in this channel",
)
@app_commands.choices(game=ANY_GAME)
async def _profile(
    interaction: Interaction, person: discord.User | None = None, game: str = ALL_GAMES, everybody: bool = False
) -> None:
    async def work() -> OutgoingMessage:
        user = person or interaction.user
        return await profile_message(interaction, user.id, user.display_name, game)

    await respond(interaction, work, ephemeral=not everybody)


@app_commands.command(name="history", description="Finished matches on this server, yours or somebody's")
@app_commands.describe(
    opponent="Only those against this person: the two head to head",
    person="Whose matches; by default your own",
    game="Only those in this game",
)
@app_commands.choices(game=ONE_GAME)
async def _history(
    interaction: Interaction,
    opponent: discord.User | None = None,
    person: discord.User | None = None,
    game: str | None = None,
) -> None:
    async def work() -> OutgoingMessage:
        who = person or interaction.user
        return await history_message(interaction, Asked(who.id, opponent.id if opponent else None, game))

    await respond(interaction, work)


COMMANDS: list[Any] = [_leaderboard]
OF_PERSON: list[Any] = [_profile, _history]
