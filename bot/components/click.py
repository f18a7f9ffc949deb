"""One kind of button or menu: a pattern for its id, and what a click does."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar

from discord import ui

from bot.app import Interaction

Clicked = Callable[[Interaction, Mapping[str, str]], Awaitable[None]]
"""Answers a click; the mapping holds the parts of the id that the pattern names."""

Component = type[ui.DynamicItem[Any]]


def component(pattern: str, clicked: Clicked) -> Component:
    """The kind of component whose id matches the pattern."""

    class Kind(ui.DynamicItem[Any], template=pattern):
        answer: ClassVar[Clicked] = staticmethod(clicked)

        def __init__(self, item: ui.Item[Any], parts: Mapping[str, str]) -> None:
            super().__init__(item)
            self.parts = parts

        @classmethod
        async def from_custom_id(cls, _interaction: Any, item: ui.Item[Any], match: re.Match[str]) -> "Kind":
            return cls(item, match.groupdict())

        async def callback(self, interaction: Any) -> None:
            await type(self).answer(interaction, self.parts)

    return Kind


def on_own_message(interaction: Interaction) -> bool:
    """Whether what was clicked is on a message that only the clicker sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def chosen(interaction: Interaction) -> str:
    """The value that was chosen in a menu."""
    data: Any = interaction.data or {}
    values = data.get("values") or [""]
    return str(values[0])
