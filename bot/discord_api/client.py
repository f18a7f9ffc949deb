"""The Discord client as commands and components know it, and the interactions that reach them through it."""

import discord

from bot.discord_api.members import Members
from bot.service.services import Services
from config.settings import Settings


class ServingClient(discord.AutoShardedClient):
    """A client with what an interaction needs: the use cases, who is on a server, and the settings."""

    services: Services
    members: Members
    settings: Settings


Interaction = discord.Interaction[ServingClient]
