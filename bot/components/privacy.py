"""The buttons of /privacy."""

import asyncio
from collections.abc import Mapping

from bot.app import Interaction
from bot.components.click import component
from bot.discord_api.responding import person_of, respond, respond_in_place
from bot.presenter import ids
from bot.presenter.message import OutgoingMessage
from bot.presenter.privacy import exported, sure
from bot.service import privacy
from config.language import _


async def _give(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        text = await privacy.export(interaction.client.services, person_of(interaction))
        return await asyncio.to_thread(exported, text)

    await respond(interaction, work)


async def _ask(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return sure(*await privacy.at_stake(interaction.client.services, person_of(interaction)))

    await respond_in_place(interaction, work)


async def _delete(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        await privacy.delete(interaction.client.services, person_of(interaction), interaction.id)
        return OutgoingMessage(_("All that I knew about you is deleted. Good-bye, and thank you for playing."))

    await respond_in_place(interaction, work)


async def _keep(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return OutgoingMessage(_("Nothing was deleted."))

    await respond_in_place(interaction, work)


COMPONENTS = (
    component(ids.MY_DATA, _give),
    component(ids.DELETE_ME, _ask),
    component(ids.DELETE_ME_NOW, _delete),
    component(ids.KEEP_ME, _keep),
)
