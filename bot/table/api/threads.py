"""Threads: begun from a message or without one, and their members."""

from __future__ import annotations

from .. import permissions
from ..checks.form import Form
from ..checks.message import check_message
from ..errors import ApiError
from ..model import (
    ANNOUNCEMENT_CHANNEL,
    ANNOUNCEMENT_THREAD,
    HAS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT_CHANNEL,
    THREAD_CREATED,
    THREADS_ONLY,
    Channel,
    Json,
    Message,
    thread_type,
)
from ..posts import reference_to
from .call import Call, Created, Handler

_DURATIONS = {60, 1440, 4320, 10080}
_KINDS = {TEXT_CHANNEL: (PUBLIC_THREAD, PRIVATE_THREAD), ANNOUNCEMENT_CHANNEL: (ANNOUNCEMENT_THREAD,)}
"""The kinds of threads that a channel takes; one of a forum is a post."""


async def from_message(call: Call) -> Created:
    channel = call.channel
    message = call.core.world.message(channel.id, call.id("message_id"))
    if message.visible_to is not None:
        raise ApiError(10008)
    if message.flags & HAS_THREAD:
        raise ApiError(160004)
    return _begin(call, channel, thread_type(channel), message)


async def without_message(call: Call) -> Created:
    if call.channel.type in THREADS_ONLY:
        return _post(call, call.channel)
    kind = call.json.get("type", PRIVATE_THREAD)
    form = Form()
    form.choice(kind, ("type",), {ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD})
    form.finish()
    return _begin(call, call.channel, int(kind), None)


def _post(call: Call, forum: Channel) -> Created:
    """A post in a forum: a thread and its first message, which have the same id."""
    body, world = call.json, call.core.world
    call.need(forum, permissions.SEND_MESSAGES)
    form = Form()
    name = form.text(body.get("name"), ("name",), low=1, high=100, required=True)
    if body.get("auto_archive_duration") is not None:
        form.choice(body["auto_archive_duration"], ("auto_archive_duration",), _DURATIONS)
    if not isinstance(body.get("message"), dict):
        form.required(("message",))
    tags = {int(tag) for tag in form.items(body.get("applied_tags"), ("applied_tags",), high=5)}
    if not tags <= {int(tag["id"]) for tag in forum.tags}:
        form.fault(("applied_tags",), "INVALID_FORUM_TAGS", "One or more tags are not available in this channel.")
    form.finish()
    check_message(body["message"], call.uploads)
    if forum.require_tag and not tags:
        raise ApiError(40067)
    thread = world.add_thread(forum, name or "", world.bot_id, PUBLIC_THREAD, None)
    thread.auto_archive = int(body.get("auto_archive_duration") or thread.auto_archive)
    thread.applied_tags = sorted(tags)
    first = Message(thread.id, thread.id, world.bot_id)
    call.core.posts.fill(first, body["message"], call.uploads)
    world.add_message(first)
    return Created(call.core.wire.channel(thread) | {"message": call.core.wire.message(first)})


def _begin(call: Call, parent: Channel, kind: int, message: Message | None) -> Created:
    body, world = call.json, call.core.world
    if kind not in _KINDS.get(parent.type, ()):
        raise ApiError(50024)
    private = kind == PRIVATE_THREAD
    call.need(parent, permissions.CREATE_PRIVATE_THREADS if private else permissions.CREATE_PUBLIC_THREADS)
    form = Form()
    name = form.text(body.get("name"), ("name",), low=1, high=100, required=True)
    if body.get("auto_archive_duration") is not None:
        form.choice(body["auto_archive_duration"], ("auto_archive_duration",), _DURATIONS)
    form.finish()
    thread = world.add_thread(parent, name or "", world.bot_id, kind, message)
    thread.auto_archive = int(body.get("auto_archive_duration") or thread.auto_archive)
    thread.invitable = bool(body.get("invitable", True))
    if message is None and not private:
        notice = Message(world.snowflakes.next(), parent.id, world.bot_id, THREAD_CREATED, content=thread.name)
        notice.reference = {**reference_to(notice, thread)}
        notice.reference.pop("message_id")
        world.add_message(notice)
    return Created(call.core.wire.channel(thread))


async def join(call: Call) -> None:
    _add(call, call.core.world.bot_id)


async def add_member(call: Call) -> None:
    call.need(call.channel, permissions.SEND_MESSAGES_IN_THREADS)
    person = call.core.world.person(call.id("user_id"))
    _add(call, person.id)


def _add(call: Call, person_id: int) -> None:
    thread, world = _thread(call), call.core.world
    guild = world.guild_of(thread)
    if guild is None or person_id not in guild.members:
        raise ApiError(10007)
    if thread.archived:
        raise ApiError(50083)
    world.join(thread, person_id)


async def leave(call: Call) -> None:
    _remove(call, call.core.world.bot_id)


async def remove_member(call: Call) -> None:
    thread = _thread(call)
    if not (thread.type == PRIVATE_THREAD and thread.owner_id == call.core.world.bot_id):
        call.need(thread, permissions.MANAGE_THREADS)
    _remove(call, call.id("user_id"))


def _remove(call: Call, person_id: int) -> None:
    thread = _thread(call)
    if thread.archived:
        raise ApiError(50083)
    if person_id in thread.members:
        thread.members.remove(person_id)
        call.core.world.changed_channel(thread)


async def members(call: Call) -> list[Json]:
    thread = _thread(call)
    return [call.core.wire.thread_member(thread, number) for number in thread.members]


async def member(call: Call) -> Json:
    thread, person_id = _thread(call), call.id("user_id")
    if person_id not in thread.members:
        raise ApiError(10007)
    return call.core.wire.thread_member(thread, person_id)


async def archived_public(call: Call) -> Json:
    parent = call.channel
    call.need(parent, permissions.READ_MESSAGE_HISTORY)
    found = [
        call.core.wire.channel(thread)
        for thread in call.core.world.channels.values()
        if thread.parent_id == parent.id and thread.archived and thread.type != PRIVATE_THREAD
    ]
    return {"threads": found, "members": [], "has_more": False}


def _thread(call: Call) -> Channel:
    channel = call.channel
    if not channel.is_thread:
        raise ApiError(50024)
    return channel


_MEMBERS = "/channels/{channel_id}/thread-members"

ROUTES: list[tuple[str, str, Handler]] = [
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads", from_message),
    ("POST", "/channels/{channel_id}/threads", without_message),
    ("GET", "/channels/{channel_id}/threads/archived/public", archived_public),
    ("GET", _MEMBERS, members),
    ("PUT", _MEMBERS + "/@me", join),
    ("DELETE", _MEMBERS + "/@me", leave),
    ("GET", _MEMBERS + "/{user_id}", member),
    ("PUT", _MEMBERS + "/{user_id}", add_member),
    ("DELETE", _MEMBERS + "/{user_id}", remove_member),
]
