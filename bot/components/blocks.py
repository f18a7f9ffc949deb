"""Block and Unblock."""

from collections.abc import Mapping

from bot.app import Interaction
from bot.components.click import component
from bot.discord_api.responding import person_of, respond_in_place
from bot.presenter import ids
from bot.presenter.blocks import blocked, unblocked
from bot.presenter.message import OutgoingMessage
from bot.service import blocks as service


async def _block(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        services, person = interaction.client.services, person_of(interaction)
        return blocked(await service.block_known(services, person, int(parts["person"]), interaction.id))

    await respond_in_place(interaction, work)


async def _unblock(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        services, person = interaction.client.services, person_of(interaction)
        return unblocked(await service.unblock(services, person, int(parts["person"]), interaction.id))

    await respond_in_place(interaction, work)


COMPONENTS = (component(ids.BLOCK, _block), component(ids.UNBLOCK, _unblock))
