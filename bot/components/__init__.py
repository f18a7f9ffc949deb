"""What people click: buttons and menus that live for ever, told by their ids alone."""

import discord

from bot.components import away, blocks, challenge, ladder, match, move, places, privacy, read, replay, turns


def add_components(client: discord.Client) -> None:
    """Register every button and menu, once per process."""
    for module in (challenge, blocks, move, match, places, ladder, privacy, read, replay, turns, away):
        client.add_dynamic_items(*module.COMPONENTS)
