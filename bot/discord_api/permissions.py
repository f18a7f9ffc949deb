"""What the bot must be allowed where a match is played, and the link that adds it to a server with all of it."""

import discord

from bot.discord_api.client import Interaction

NEEDED = ("view_channel", "send_messages", "attach_files")
NAMES = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "create_public_threads": "Create Public Threads",
    "attach_files": "Attach Files",
}
TO_READ = {"read_message_history": "Read Message History"}
"""What is asked for beside, for threads that begin at a message."""
SCOPES = ("bot", "applications.commands")


FOR_THREADS = ("create_public_threads", "send_messages_in_threads")


def lacking_for_threads(interaction: Interaction) -> list[str]:
    """The names of the permissions that the bot lacks to begin a thread here and to write in it."""
    return [NAMES[name] for name in FOR_THREADS if not getattr(interaction.app_permissions, name)]


def missing(interaction: Interaction) -> list[str]:
    """The names, as Discord shows them, of the permissions that the bot lacks where this interaction comes from."""
    granted = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = ["send_messages_in_threads" if in_thread and name == "send_messages" else name for name in NEEDED]
    return [NAMES[name] for name in needed if not getattr(granted, name)]


def install_link(application_id: int) -> str:
    """The address of the page on which Discord adds the bot to a server, with the scopes and permissions it needs."""
    wanted = discord.Permissions(**dict.fromkeys([*NAMES, *TO_READ], True))
    return discord.utils.oauth_url(application_id, permissions=wanted, scopes=SCOPES)
