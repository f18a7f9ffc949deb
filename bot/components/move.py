"""The move panel: from the board's button Move to the last choice."""

from collections.abc import Mapping

from bot.components.click import chosen, component, on_own_message
from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond, respond_in_place
from bot.interactions.match_menu import show_menu
from bot.interactions.moves import NotYourTurn, show_panel, show_present, take_action
from bot.presenter import ids
from bot.presenter.message import OutgoingMessage
from bot.service.errors import Outdated


async def _move(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        match_id = int(parts["match"])
        try:
            return await show_panel(interaction, match_id, int(parts["ply"]))
        except NotYourTurn as refused:
            return await show_menu(interaction, match_id, str(refused))

    await respond(interaction, work)


async def _step(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage | None:
        text, final = ids.read_way(chosen(interaction))
        if final:
            return await _take_or_show(interaction, parts, text)
        return await show_panel(interaction, int(parts["match"]), int(parts["ply"]), text)

    await respond_in_place(interaction, work)


async def _open(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return await show_panel(
            interaction, int(parts["match"]), int(parts["ply"]), parts["prefix"], int(parts["page"])
        )

    await respond_in_place(interaction, work)


async def _take(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage | None:
        return await _take_or_show(interaction, parts, parts["text"])

    await respond_in_place(interaction, work)


async def _take_or_show(interaction: Interaction, parts: Mapping[str, str], text: str) -> OutgoingMessage | None:
    """Take the action; a click on an earlier position shows the present choices instead.

    Once the action is taken, a hand message is edited with the new hand by its delivery alone: ours could come later.
    """
    match_id, ply = int(parts["match"]), int(parts["ply"])
    try:
        done = await take_action(interaction, match_id, text, ply)
        return done if on_own_message(interaction) else None
    except Outdated as outdated:
        return await show_present(interaction, outdated)


COMPONENTS = (
    component(ids.MOVE, _move),
    component(ids.STEP, _step),
    component(ids.OPEN, _open),
    component(ids.TAKE, _take),
)
