"""What people click: buttons and menus that work for ever, recognised by their ids alone."""

import discord

from bot.components import (
    away,
    blocks,
    challenge,
    leaderboard,
    match,
    match_menu,
    move,
    practice,
    privacy,
    read,
    relocation,
    replay,
)
from bot.components.forms import submit
from bot.discord_api.client import Interaction

FORMS = (*challenge.FORMS, *practice.FORMS)


def add_components(client: discord.Client) -> None:
    """Register every button and menu, once per process."""
    for module in (
        challenge,
        practice,
        blocks,
        move,
        match,
        relocation,
        leaderboard,
        privacy,
        read,
        replay,
        match_menu,
        away,
    ):
        client.add_dynamic_items(*module.COMPONENTS)


async def submit_form(interaction: Interaction) -> None:
    """Handle what was typed in a form; other interactions are the library's."""
    await submit(interaction, FORMS)
