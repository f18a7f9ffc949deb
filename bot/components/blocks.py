"""Block and Unblock."""

from collections.abc import Mapping

from bot.answer import answer_in_place, person_of
from bot.app import Interaction
from bot.components.click import component
from bot.presenter import ids
from bot.presenter.blocks import blocked, unblocked
from bot.presenter.post import Post
from bot.service import blocks as service


async def _block(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        club, person = interaction.client.club, person_of(interaction)
        return blocked(await service.block_known(club, person, int(parts["person"]), interaction.id))

    await answer_in_place(interaction, work)


async def _unblock(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        club, person = interaction.client.club, person_of(interaction)
        return unblocked(await service.unblock(club, person, int(parts["person"]), interaction.id))

    await answer_in_place(interaction, work)


COMPONENTS = (component(ids.BLOCK, _block), component(ids.UNBLOCK, _unblock))
