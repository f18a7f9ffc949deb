"""Forms: a button opens one; what is typed comes back under the button's id, to whichever process runs by then."""

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import Any

import discord

from bot.components.click import in_range
from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond_with_form
from bot.presenter.fair_shuffle import words_form

Submitted = Callable[[Interaction, Mapping[str, str], str], Awaitable[None]]
"""Answers a form; the mapping holds the parts of its id, the text is what was typed."""


async def asks_for_words(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    """Open the form for words of one's own; it has the id of what was clicked."""
    data: Any = interaction.data or {}
    await respond_with_form(interaction, words_form(str(data["custom_id"])))


async def submit(interaction: Interaction, forms: Sequence[tuple[str, Submitted]]) -> None:
    """Hand what was typed in a form to whoever answers forms of its kind; others are left alone."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    data: Any = interaction.data or {}
    for pattern, submitted in forms:
        found = re.fullmatch(pattern, str(data.get("custom_id", "")))
        if found is not None and in_range(found.groupdict()):
            await submitted(interaction, found.groupdict(), next(_typed(data.get("components")), ""))


def _typed(components: Any) -> Iterator[str]:
    """The values of the text fields of a form, wherever they lie."""
    for part in components or ():
        if "value" in part:
            yield str(part["value"])
        yield from _typed(part.get("components"))
        yield from _typed([part["component"]] if "component" in part else ())
