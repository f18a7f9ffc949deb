"""The button that moves a match to where it is clicked."""

from collections.abc import Mapping

from bot.answer import answer
from bot.app import Interaction
from bot.components.click import component
from bot.moving import move_match
from bot.presenter import ids
from bot.presenter.post import Post


async def _move_here(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        return await move_match(interaction, int(parts["match"]))

    await answer(interaction, work)


COMPONENTS = (component(ids.MOVE_HERE, _move_here),)
