"""Choices of a slash command's options."""

from collections.abc import Mapping

from discord import app_commands


def choices(values: Mapping[str, str]) -> list[app_commands.Choice[str]]:
    """A command's choices from values and their names."""
    return [app_commands.Choice(name=name[:100], value=value) for value, name in values.items()]
