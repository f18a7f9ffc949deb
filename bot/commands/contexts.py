"""Where commands may be installed and used. Discord offers a command in more places than these unless it says so."""

from typing import TypeVar

from discord import app_commands

GUILD_INSTALL = app_commands.AppInstallationType(guild=True, user=False)
"""With the bot on a server; never for a person alone, on servers that the bot is not on."""
SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
SERVERS_AND_DM = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""In the bot's own direct messages too, but not in those between people."""

Command = TypeVar("Command")


def on_servers(command: Command) -> Command:
    """The command or the function of one, for servers alone."""
    return app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)(_installed(command))


def anywhere(command: Command) -> Command:
    """The command or the function of one, for servers and the bot's direct messages."""
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)(_installed(command))


def _installed(command: Command) -> Command:
    return app_commands.allowed_installs(guilds=True, users=False)(command)
