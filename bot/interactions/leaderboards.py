"""Leaderboards, profiles and histories, as pages for whoever asks."""

from bot.discord_api.client import Interaction
from bot.presenter import history as histories
from bot.presenter import leaderboard as tables
from bot.presenter import profile as profiles
from bot.presenter.drawing import draw_in_thread
from bot.presenter.message import OutgoingMessage
from bot.service import profile as service
from bot.service.errors import UserError
from bot.service.leaderboard import Wanted, table
from bot.service.profile import Asked
from config.language import _


def server_of(interaction: Interaction) -> int:
    """The server of an interaction. UserError outside servers."""
    if interaction.guild_id is None:
        raise UserError(_("Leaderboards and profiles belong to servers: ask there."))
    return interaction.guild_id


async def table_message(interaction: Interaction, wanted: Wanted, form: str) -> OutgoingMessage:
    """A page of a leaderboard as `picture` or `text`."""
    services, viewer = interaction.client.services, interaction.user.id
    found = await table(services, server_of(interaction), wanted, viewer, interaction.client.members.who_left)
    return await draw_in_thread(tables.leaderboard, found, viewer, services.now(), form)


async def profile_message(interaction: Interaction, person_id: int, name: str | None, game: str) -> OutgoingMessage:
    """A player's profile with their curve in a game, or over all; `name` is None where only the store knows it."""
    found = await service.profile(interaction.client.services, server_of(interaction), person_id, name, game)
    return await draw_in_thread(profiles.profile, found)


async def history_message(interaction: Interaction, asked: Asked) -> OutgoingMessage:
    """A page of a player's results."""
    return histories.history(await service.history(interaction.client.services, server_of(interaction), asked))
