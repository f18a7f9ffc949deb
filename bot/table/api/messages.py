"""Messages of channels, with the bot's token."""

from __future__ import annotations

from .. import permissions
from ..errors import ApiError
from ..model import Channel, Json, Message
from .call import Call, Handler


def _readable(call: Call, channel: Channel) -> list[Message]:
    """The channel's messages that a bot can fetch, oldest first: ephemeral ones never."""
    if not call.core.world.bot_permissions(channel) & permissions.READ_MESSAGE_HISTORY:
        return []
    held = call.core.world.messages.get(channel.id, {})
    return [message for message in held.values() if message.visible_to is None]


def _message(call: Call, channel: Channel) -> Message:
    message = call.core.world.message(channel.id, call.id("message_id"))
    if message.visible_to is not None:
        raise ApiError(10008)
    return message


async def list_messages(call: Call) -> list[Json]:
    channel = call.channel
    limit, query = call.count("limit", 50, 100), call.request.query
    found = _readable(call, channel)
    if "before" in query:
        found = [message for message in found if message.id < int(query["before"])][-limit:]
    elif "after" in query:
        found = [message for message in found if message.id > int(query["after"])][:limit]
    elif "around" in query:
        middle = int(query["around"])
        older = [message for message in found if message.id <= middle][-(limit // 2 + 1) :]
        found = older + [message for message in found if message.id > middle][: limit // 2]
    else:
        found = found[-limit:]
    return [call.core.wire.message(message) for message in reversed(found)]


async def get_message(call: Call) -> Json:
    channel = call.channel
    call.need(channel, permissions.READ_MESSAGE_HISTORY)
    return call.core.wire.message(_message(call, channel))


async def post_message(call: Call) -> Json:
    channel = call.core.world.channel(call.id("channel_id"))
    return call.core.wire.message(call.core.posts.create(channel, call.json, call.uploads))


async def edit_message(call: Call) -> Json:
    channel = call.channel
    message = _message(call, channel)
    return call.core.wire.message(call.core.posts.edit(channel, message, call.json, call.uploads))


async def delete_message(call: Call) -> None:
    channel = call.channel
    message = _message(call, channel)
    if message.author_id != call.core.world.bot_id:
        if channel.is_dm:
            raise ApiError(50003)
        call.need(channel, permissions.MANAGE_MESSAGES)
    if channel.archived:
        raise ApiError(50083)
    call.core.world.delete_message(message)


async def bulk_delete(call: Call) -> None:
    channel = call.channel
    call.need(channel, permissions.MANAGE_MESSAGES)
    held = call.core.world.messages.get(channel.id, {})
    for text in call.json.get("messages") or []:
        message = held.get(int(text))
        if message is not None and message.visible_to is None:
            call.core.world.delete_message(message)


async def pin(call: Call) -> None:
    await _set_pinned(call, pinned=True)


async def unpin(call: Call) -> None:
    await _set_pinned(call, pinned=False)


async def _set_pinned(call: Call, *, pinned: bool) -> None:
    channel = call.channel
    if not channel.is_dm and not call.core.world.bot_permissions(channel) & (
        permissions.PIN_MESSAGES | permissions.MANAGE_MESSAGES
    ):
        raise ApiError(50013)
    message = _message(call, channel)
    message.pinned = pinned
    call.core.world.changed_message(message)


async def react(call: Call) -> None:
    """Reactions are accepted and not kept: no game of this table is played with them."""
    channel = call.channel
    _message(call, channel)
    call.need(channel, permissions.ADD_REACTIONS | permissions.READ_MESSAGE_HISTORY)


_MESSAGE = "/channels/{channel_id}/messages/{message_id}"

ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/channels/{channel_id}/messages", list_messages),
    ("POST", "/channels/{channel_id}/messages", post_message),
    ("POST", "/channels/{channel_id}/messages/bulk-delete", bulk_delete),
    ("GET", _MESSAGE, get_message),
    ("PATCH", _MESSAGE, edit_message),
    ("DELETE", _MESSAGE, delete_message),
    ("PUT", "/channels/{channel_id}/pins/{message_id}", pin),
    ("DELETE", "/channels/{channel_id}/pins/{message_id}", unpin),
    ("PUT", "/channels/{channel_id}/messages/pins/{message_id}", pin),
    ("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", unpin),
    ("PUT", _MESSAGE + "/reactions/{emoji}/@me", react),
]
