"""/leaderboard, /profile and /history."""

from typing import Any, Literal

import discord
from discord import app_commands

from bot.app import Interaction
from bot.commands.options import choices
from bot.discord_api.responding import respond
from bot.presenter import history as words
from bot.presenter import leaderboard as tables
from bot.presenter import profile as profiles
from bot.presenter.drawing import draw_in_thread
from bot.presenter.message import OutgoingMessage
from bot.service import profile as service
from bot.service.leaderboard import Wanted, table
from bot.service.profile import Asked
from bot.service.services import UserError
from bot.store.ratings import ALL_GAMES
from config.language import _
from games.catalogue import GAMES, game_of

ONE_GAME = choices({game: game_of(game).title for game in GAMES})
ANY_GAME = choices({ALL_GAMES: "All games", **{game: game_of(game).title for game in GAMES}})


def server_of(interaction: Interaction) -> int:
    """The server of an interaction. Refused outside servers."""
    if interaction.guild_id is None:
        raise UserError(_("Leaderboards belong to servers: ask there."))
    return interaction.guild_id


async def table_post(interaction: Interaction, wanted: Wanted, form: str) -> OutgoingMessage:
    """A page of a leaderboard as `picture` or `text`."""
    services, viewer = interaction.client.services, interaction.user.id
    found = await table(services, server_of(interaction), wanted, viewer, interaction.client.members.who_left)
    return await draw_in_thread(tables.leaderboard, found, viewer, services.now(), form)


async def profile_post(interaction: Interaction, person_id: int, name: str, game: str) -> OutgoingMessage:
    """A player's profile with their curve in a game, or over all."""
    found = await service.profile(interaction.client.services, server_of(interaction), person_id, name, game)
    return await draw_in_thread(profiles.profile, found)


async def history_post(interaction: Interaction, asked: Asked) -> OutgoingMessage:
    """A page of a player's results."""
    return words.history(await service.history(interaction.client.services, server_of(interaction), asked))


@app_commands.command(name="leaderboard", description="Who plays best on this server")
@app_commands.describe(
    game="In which game; by default over all games",
    period="Of all time, of this season (a calendar month) or of this week",
    form="As a picture, or as text that a screen reader reads well",
    everybody="Show it to everybody in this channel",
)
@app_commands.choices(game=ANY_GAME)
@app_commands.guild_only()
async def _leaderboard(
    interaction: Interaction,
    game: str = ALL_GAMES,
    period: Literal["all", "season", "week"] = "all",
    form: Literal["picture", "text"] = "picture",
    everybody: bool = False,
) -> None:
    async def work() -> OutgoingMessage:
        return await table_post(interaction, Wanted(game, period), form)

    await respond(interaction, work, ephemeral=not everybody)


@app_commands.command(name="profile", description="What somebody has played, won and lost on this server")
@app_commands.describe(
    person="Whose profile; by default your own",
    game="The game whose curve is shown; by default over all games",
    everybody="Show it to everybody in this channel",
)
@app_commands.choices(game=ANY_GAME)
@app_commands.guild_only()
async def _profile(
    interaction: Interaction, person: discord.User | None = None, game: str = ALL_GAMES, everybody: bool = False
) -> None:
    async def work() -> OutgoingMessage:
        user = person or interaction.user
        return await profile_post(interaction, user.id, user.display_name, game)

    await respond(interaction, work, ephemeral=not everybody)


@app_commands.command(name="history", description="Finished matches on this server, yours or somebody's")
@app_commands.describe(
    opponent="Only those against this person: the two head to head",
    person="Whose matches; by default your own",
    game="Only those in this game",
)
@app_commands.choices(game=ONE_GAME)
@app_commands.guild_only()
async def _history(
    interaction: Interaction,
    opponent: discord.User | None = None,
    person: discord.User | None = None,
    game: str | None = None,
) -> None:
    async def work() -> OutgoingMessage:
        who = person or interaction.user
        return await history_post(interaction, Asked(who.id, opponent.id if opponent else None, game))

    await respond(interaction, work)


COMMANDS: list[Any] = [_leaderboard, _profile, _history]
