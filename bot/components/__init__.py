"""What people click: buttons and menus that live for ever, told by their ids alone."""

import discord

from bot.components import blocks, challenge, ladder, match, move, places, privacy, read, replay


def add_components(client: discord.Client) -> None:
    """Register every button and menu, once per process."""
    for module in (challenge, blocks, move, match, places, ladder, privacy, read, replay):
        client.add_dynamic_items(*module.COMPONENTS)
