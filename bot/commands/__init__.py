"""What people type: thin slash commands, a file for each subject.

Commands of other bots have the same plain names, so only what a match is played with stands alone; the rest is under
`/match`, `/me` and `/setup`.
"""

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
    practice,
    privacy,
    read,
    relocation,
    replay,
    setup,
    verify,
)
from bot.commands.contexts import GUILD_INSTALL, SERVERS_AND_DM


def _group(name: str, description: str, commands: list[Any]) -> app_commands.Group:
    group = app_commands.Group(
        name=name, description=description, allowed_contexts=SERVERS_AND_DM, allowed_installs=GUILD_INSTALL
    )
    for command in commands:
        group.add_command(command)
    return group


COMMANDS: list[Any] = [
    *challenge.COMMANDS,
    *practice.COMMANDS,
    *play.COMMANDS,
    *read.COMMANDS,
    *match.COMMANDS,
    *leaderboard.COMMANDS,
    _group(
        "match",
        "What else can be done in a match",
        [
            *match_menu.OF_MATCH,
            *match.OF_MATCH,
            *read.OF_MATCH,
            *replay.OF_MATCH,
            *verify.OF_MATCH,
            *relocation.OF_MATCH,
        ],
    ),
    _group(
        "me",
        "Your results, your days away, and what is kept about you",
        [*leaderboard.OF_PERSON, *away.OF_PERSON, *blocks.OF_PERSON, *privacy.OF_PERSON],
    ),
    *setup.COMMANDS,
]


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Register every command; there is no other place that does."""
    for command in COMMANDS:
        tree.add_command(command)
