"""Answers to interactions: the callback, and the messages behind an interaction's token."""

from __future__ import annotations

from ..interactions import DEFER, DEFER_UPDATE, Interaction
from ..model import EPHEMERAL, Json
from .call import Call, Handler


async def callback(call: Call) -> Json | None:
    interactions = call.core.interactions
    interaction = interactions.callback(call.id("interaction_id"), call.text("token"), call.json, call.uploads)
    if call.request.query.get("with_response") not in ("1", "true"):
        return None
    return _response(call, interaction)


def _response(call: Call, interaction: Interaction) -> Json:
    about: Json = {"id": str(interaction.id), "type": interaction.kind}
    answer: Json = {"interaction": about}
    message = interaction.original
    if message is not None:
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = interaction.answer == DEFER
        about["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
        answer["resource"] = {"type": interaction.answer}
        if interaction.answer != DEFER_UPDATE:
            answer["resource"]["message"] = call.core.wire.message(message)
    return answer


def _interaction(call: Call) -> Interaction:
    return call.core.interactions.by_webhook(call.id("application_id"), call.text("token"))


async def follow_up(call: Call) -> Json:
    """A followup always answers with its message: interaction webhooks wait even when they are not asked to."""
    message = call.core.interactions.follow_up(_interaction(call), call.json, call.uploads)
    return call.core.wire.message(message)


async def get_message(call: Call) -> Json:
    message = call.core.interactions.find(_interaction(call), call.text("message_id"))
    return call.core.wire.message(message)


async def edit_message(call: Call) -> Json:
    interaction = _interaction(call)
    message = call.core.interactions.find(interaction, call.text("message_id"))
    return call.core.wire.message(call.core.interactions.edit(interaction, message, call.json, call.uploads))


async def delete_message(call: Call) -> None:
    message = call.core.interactions.find(_interaction(call), call.text("message_id"))
    call.core.world.delete_message(message)


_MESSAGE = "/webhooks/{application_id}/{token}/messages/{message_id}"

ROUTES: list[tuple[str, str, Handler]] = [
    ("POST", "/interactions/{interaction_id}/{token}/callback", callback),
    ("POST", "/webhooks/{application_id}/{token}", follow_up),
    ("GET", _MESSAGE, get_message),
    ("PATCH", _MESSAGE, edit_message),
    ("DELETE", _MESSAGE, delete_message),
]
