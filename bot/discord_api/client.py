"""The Discord client as commands and components know it, and the interactions that reach them through it."""

import discord

from bot.discord_api.members import Members
from bot.operations.ending import UnderWay
from bot.service.services import Services
from config.settings import Settings


class ServingClient(discord.AutoShardedClient):
    """A client with what an interaction needs: the use cases, who is on a server, the settings, and who is told that
    an answer is under way, so that the end waits for it."""

    services: Services
    members: Members
    settings: Settings
    under_way: UnderWay


Interaction = discord.Interaction[ServingClient]
