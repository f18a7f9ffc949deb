"""Hand, whether hands come by direct message, Resign and Rematch."""

from collections.abc import Mapping

from bot.components.click import component, on_own_message
from bot.discord_api.client import Interaction
from bot.discord_api.responding import person_of, respond, respond_in_place
from bot.interactions.match_option import require_readable
from bot.interactions.rematch import ask_rematch
from bot.presenter import ids
from bot.presenter.board import verdict
from bot.presenter.board_on_request import board_here
from bot.presenter.drawing import draw_in_thread
from bot.presenter.hand import hand_here, hands_chosen
from bot.presenter.message import OutgoingMessage
from bot.service.act import resign
from bot.service.dm_retry import try_again
from bot.service.hands_by_dm import choose_hands_by_dm
from bot.service.match_lookup import look
from config.language import _


async def _hand(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        await require_readable(interaction, int(parts["match"]))
        position = await look(interaction.client.services, int(parts["match"]), interaction.user.id)
        await try_again(interaction.client.services, position)
        return await draw_in_thread(board_here if position.seat is None else hand_here, position)

    await respond(interaction, work)


async def _hands_by_dm(interaction: Interaction, parts: Mapping[str, str]) -> None:
    wanted = parts["word"] == "on"

    async def work() -> OutgoingMessage:
        await choose_hands_by_dm(interaction.client.services, person_of(interaction), interaction.id, wanted=wanted)
        return hands_chosen(by_dm=wanted)

    await (respond_in_place if on_own_message(interaction) else respond)(interaction, work)


async def _resign(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        position = await resign(
            interaction.client.services, person_of(interaction), int(parts["match"]), interaction.id
        )
        return OutgoingMessage(verdict(position))

    await respond_in_place(interaction, work)


async def _keep_playing(interaction: Interaction, _parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return OutgoingMessage(_("The match goes on."))

    await respond_in_place(interaction, work)


async def _rematch(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return await ask_rematch(interaction, int(parts["match"]))

    await respond(interaction, work)


COMPONENTS = (
    component(ids.HAND, _hand),
    component(ids.HANDS_BY_DM, _hands_by_dm),
    component(ids.RESIGN, _resign),
    component(ids.KEEP_PLAYING, _keep_playing),
    component(ids.REMATCH, _rematch),
)
