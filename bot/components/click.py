"""One kind of button or menu: a pattern for its id, and what a click does."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar

from discord import ui

from bot.app import Interaction
from bot.discord_api.responding import respond
from bot.presenter.message import OutgoingMessage
from bot.service.services import UserError
from config.language import _

Clicked = Callable[[Interaction, Mapping[str, str]], Awaitable[None]]
"""Answers a click; the mapping holds the parts of the id that the pattern names."""

Component = type[ui.DynamicItem[Any]]

WORDS = {"prefix", "text", "code"}
"""Parts of ids that are words, even if they should look like numbers."""
PEOPLE = {"person", "opponent"}
"""Parts of ids that are Discord's numbers."""
SMALL, BIG = 2**31, 2**63
LONGEST_NUMBER = 20
"""Digits, beyond which no number is read."""


def component(pattern: str, clicked: Clicked) -> Component:
    """The kind of component whose id matches the pattern."""

    class Kind(ui.DynamicItem[Any], template=pattern):
        respond: ClassVar[Clicked] = staticmethod(clicked)

        def __init__(self, item: ui.Item[Any], parts: Mapping[str, str]) -> None:
            super().__init__(item)
            self.parts = parts

        @classmethod
        async def from_custom_id(cls, _interaction: Any, item: ui.Item[Any], match: re.Match[str]) -> "Kind":
            return cls(item, match.groupdict())

        async def callback(self, interaction: Any) -> None:
            if in_range(self.parts):
                await type(self).answer(interaction, self.parts)
            else:
                await respond(interaction, _never_ours)

    return Kind


def in_range(parts: Mapping[str, str]) -> bool:
    """Whether the numbers of an id are such as the store has; only a forged id holds others."""
    numbers = ((name, value.removeprefix("-")) for name, value in parts.items() if name not in WORDS)
    return all(
        len(digits) <= LONGEST_NUMBER and int(digits) < (BIG if name in PEOPLE else SMALL)
        for name, digits in numbers
        if digits.isdecimal()
    )


async def _never_ours() -> OutgoingMessage:
    raise UserError(_("This button is not valid any more."))


def on_own_message(interaction: Interaction) -> bool:
    """Whether what was clicked is on a message that only the clicker sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def chosen(interaction: Interaction) -> str:
    """The value that was chosen in a menu."""
    data: Any = interaction.data or {}
    values = data.get("values") or [""]
    return str(values[0])
