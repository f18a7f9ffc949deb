"""Channels: reading, changing, deleting, typing."""

from __future__ import annotations

from .. import permissions
from ..checks.form import Form
from ..errors import ApiError
from ..model import Channel, Json
from ..world import Event
from .call import Call, Handler


async def get_channel(call: Call) -> Json:
    return call.core.wire.channel(call.channel)


async def edit_channel(call: Call) -> Json:
    channel, body = call.channel, call.json
    if channel.is_dm:
        raise ApiError(50003)
    form = Form()
    if "name" in body:
        form.text(body["name"], ("name",), low=1, high=100, required=True)
    form.finish()
    if channel.is_thread:
        _edit_thread(call, channel, body)
    else:
        call.need(channel, permissions.MANAGE_CHANNELS)
        channel.name = str(body.get("name", channel.name))
        channel.topic = body.get("topic", channel.topic)
        call.core.world.changed_channel(channel)
    return call.core.wire.channel(channel)


def _edit_thread(call: Call, thread: Channel, body: Json) -> None:
    manages = bool(call.core.world.bot_permissions(thread) & permissions.MANAGE_THREADS)
    owns = thread.owner_id == call.core.world.bot_id
    if thread.archived and body.get("archived") is not False:
        raise ApiError(50083)
    if not manages:
        if thread.locked or ("locked" in body and bool(body["locked"]) != thread.locked):
            raise ApiError(50013)
        only_reopens = set(body) == {"archived"} and body["archived"] is False
        if only_reopens:
            call.need(thread, permissions.SEND_MESSAGES_IN_THREADS)
        elif not owns:
            raise ApiError(50013)
    thread.name = str(body.get("name", thread.name))
    stays = int(body.get("auto_archive_duration", thread.auto_archive))
    if stays != thread.auto_archive:
        thread.auto_archive, thread.archived_at = stays, call.core.world.clock.now()
    thread.slowmode = int(body.get("rate_limit_per_user", thread.slowmode) or 0)
    thread.invitable = bool(body.get("invitable", thread.invitable))
    call.core.world.archive(thread, archived=body.get("archived"), locked=body.get("locked"))


async def delete_channel(call: Call) -> Json:
    channel = call.channel
    shape = call.core.wire.channel(channel)
    if channel.is_dm:
        return shape
    call.need(channel, permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS)
    call.core.world.delete_channel(channel)
    return shape


async def typing(call: Call) -> None:
    channel = call.channel
    needed = permissions.SEND_MESSAGES_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES
    call.need(channel, needed)
    world = call.core.world
    event = Event("typing", world.guild_of(channel), channel, person=world.bot, data={"at": world.clock.now()})
    world.publish(event)


async def webhooks(call: Call) -> list[Json]:
    call.need(call.channel, 1 << 29)
    return []


ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/channels/{channel_id}", get_channel),
    ("PATCH", "/channels/{channel_id}", edit_channel),
    ("DELETE", "/channels/{channel_id}", delete_channel),
    ("POST", "/channels/{channel_id}/typing", typing),
    ("GET", "/channels/{channel_id}/webhooks", webhooks),
]
