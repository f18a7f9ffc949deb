"""How long to be away, and the end of an absence."""

from collections.abc import Mapping

from bot.answer import answer_in_place, person_of
from bot.app import Interaction
from bot.commands.away import overview
from bot.components.click import chosen, component
from bot.presenter import ids
from bot.presenter.post import Post
from bot.service import away as service


async def _away(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> Post | None:
        club, days = interaction.client.club, chosen(interaction)
        if not days.isdecimal():
            return None
        now = club.now()
        await service.away(club, person_of(interaction), now, now + int(days) * service.DAY, interaction.id)
        return await overview(interaction)

    await answer_in_place(interaction, work)


async def _back(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        club = interaction.client.club
        await service.back(club, person_of(interaction), interaction.id, int(parts["absence"]))
        return await overview(interaction)

    await answer_in_place(interaction, work)


COMPONENTS = (component(ids.AWAY, _away), component(ids.BACK, _back))
