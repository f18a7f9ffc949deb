"""Hand, Resign and Rematch."""

from collections.abc import Mapping

from bot.answer import answer, answer_in_place, person_of
from bot.app import Interaction
from bot.commands.which import readable
from bot.components.click import component
from bot.drawing import drawn
from bot.presenter import ids
from bot.presenter.board import verdict
from bot.presenter.hand import hand_here
from bot.presenter.look import board_here
from bot.presenter.post import Post
from bot.rematch import ask_rematch
from bot.service.act import resign
from bot.service.position import look
from bot.service.reach import try_again
from config.language import _


async def _hand(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        await readable(interaction, int(parts["match"]))
        position = await look(interaction.client.club, int(parts["match"]), interaction.user.id)
        await try_again(interaction.client.club, position)
        return await drawn(board_here if position.seat is None else hand_here, position)

    await answer(interaction, work)


async def _resign(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        position = await resign(interaction.client.club, person_of(interaction), int(parts["match"]), interaction.id)
        return Post(verdict(position))

    await answer_in_place(interaction, work)


async def _keep_playing(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        return Post(_("The match goes on."))

    await answer_in_place(interaction, work)


async def _rematch(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> Post:
        return await ask_rematch(interaction, int(parts["match"]))

    await answer(interaction, work)


COMPONENTS = (
    component(ids.HAND, _hand),
    component(ids.RESIGN, _resign),
    component(ids.KEEP_PLAYING, _keep_playing),
    component(ids.REMATCH, _rematch),
)
