"""How long to be away, and the end of an absence."""

from collections.abc import Mapping

from bot.app import Interaction
from bot.commands.away import overview
from bot.components.click import chosen, component
from bot.discord_api.responding import person_of, respond_in_place
from bot.presenter import ids
from bot.presenter.message import OutgoingMessage
from bot.service import away as service


async def _away(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage | None:
        services, days = interaction.client.services, chosen(interaction)
        if not days.isdecimal():
            return None
        now = services.now()
        await service.away(services, person_of(interaction), now, now + int(days) * service.DAY, interaction.id)
        return await overview(interaction)

    await respond_in_place(interaction, work)


async def _back(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        services = interaction.client.services
        await service.back(services, person_of(interaction), interaction.id, int(parts["absence"]))
        return await overview(interaction)

    await respond_in_place(interaction, work)


COMPONENTS = (component(ids.AWAY, _away), component(ids.BACK, _back))
