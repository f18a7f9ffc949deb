"""What people type: thin slash commands, a file for each subject."""

from typing import Any

from discord import app_commands

from bot.commands import (
    away,
    blocks,
    challenge,
    leaderboard,
    match,
    match_menu,
    play,
    privacy,
    read,
    relocation,
    replay,
    setup,
    verify,
)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Register every command; there is no other place that does."""
    for module in (
        challenge,
        blocks,
        play,
        privacy,
        match,
        relocation,
        leaderboard,
        verify,
        read,
        replay,
        setup,
        match_menu,
        away,
    ):
        for command in module.COMMANDS:
            tree.add_command(command)
