"""The button that moves a match to where it is clicked."""

from collections.abc import Mapping

from bot.app import Interaction
from bot.components.click import component
from bot.discord_api.responding import respond
from bot.interactions.relocation import move_match
from bot.presenter import ids
from bot.presenter.message import OutgoingMessage


async def _move_here(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return await move_match(interaction, int(parts["match"]))

    await respond(interaction, work)


COMPONENTS = (component(ids.MOVE_HERE, _move_here),)
