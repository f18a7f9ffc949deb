"""The buttons of /privacy."""

import asyncio
from collections.abc import Mapping

from bot.answer import answer, answer_in_place, person_of
from bot.app import Interaction
from bot.components.click import component
from bot.presenter import ids
from bot.presenter.post import Post
from bot.presenter.privacy import exported, sure
from bot.service import privacy
from config.language import _


async def _give(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        text = await privacy.export(interaction.client.club, person_of(interaction))
        return await asyncio.to_thread(exported, text)

    await answer(interaction, work)


async def _ask(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        return sure(*await privacy.at_stake(interaction.client.club, person_of(interaction)))

    await answer_in_place(interaction, work)


async def _delete(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        await privacy.delete(interaction.client.club, person_of(interaction), interaction.id)
        return Post(_("All that I knew about you is deleted. Good-bye, and thank you for playing."))

    await answer_in_place(interaction, work)


async def _keep(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        return Post(_("Nothing was deleted."))

    await answer_in_place(interaction, work)


COMPONENTS = (
    component(ids.MY_DATA, _give),
    component(ids.DELETE_ME, _ask),
    component(ids.DELETE_ME_NOW, _delete),
    component(ids.KEEP_ME, _keep),
)
