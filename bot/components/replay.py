"""Replay, the steps through a match, Animation and Record."""

from collections.abc import Mapping

from bot.components.click import chosen, component
from bot.discord_api.client import Interaction
from bot.discord_api.responding import respond, respond_in_place
from bot.interactions.animation import animation
from bot.interactions.replays import replay_for
from bot.presenter import ids
from bot.presenter import replay as presenter
from bot.presenter.drawing import draw_in_thread
from bot.presenter.message import OutgoingMessage
from bot.service.record import record_of
from bot.service.replay import frame_at


async def _shown(interaction: Interaction, match_id: int, at: int, hands: bool) -> OutgoingMessage:
    found = await replay_for(interaction, match_id)
    return await draw_in_thread(presenter.stepping, await draw_in_thread(frame_at, found, at), hands)


async def _replay(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return await _shown(interaction, int(parts["match"]), 0, False)

    await respond(interaction, work)


async def _watch(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return await _shown(interaction, int(parts["match"]), int(parts["at"]), parts["view"] == ids.HANDS)

    await respond_in_place(interaction, work)


async def _jump(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage | None:
        at = chosen(interaction)
        if not at.isdecimal():
            return None
        return await _shown(interaction, int(parts["match"]), int(at), parts["view"] == ids.HANDS)

    await respond_in_place(interaction, work)


async def _animation(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        return await animation(await replay_for(interaction, int(parts["match"])))

    await respond(interaction, work)


async def _record(interaction: Interaction, parts: Mapping[str, str]) -> None:
    async def work() -> OutgoingMessage:
        found = await replay_for(interaction, int(parts["match"]))
        return presenter.record(found.row.id, await record_of(interaction.client.services, found.row.id))

    await respond(interaction, work)


COMPONENTS = (
    component(ids.REPLAY, _replay),
    component(ids.WATCH, _watch),
    component(ids.JUMP, _jump),
    component(ids.ANIMATION, _animation),
    component(ids.RECORD, _record),
)
