"""Which gateway event tells the bot of which happening, and who may hear it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from . import permissions
from .interactions import COMPONENT, MODAL_SUBMIT, Interaction
from .model import PRIVATE_THREAD, Channel, Guild, Json, Message
from .wire import ATTACHMENT_LIMIT, Wire
from .world import Event

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
GUILD_MESSAGE_TYPING = 1 << 11
DIRECT_MESSAGES = 1 << 12
DIRECT_MESSAGE_TYPING = 1 << 14
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT


@dataclass(slots=True)
class Dispatch:
    """A gateway event. ``intent`` is what a session must have asked for (0: nothing); ``guild_id`` picks the shard.

    ``bare`` is what a session gets that may not read the content of people's messages.
    """

    name: str
    data: Json
    guild_id: int | None = None
    intent: int = 0
    bare: Json | None = None


def dispatches(event: Event, wire: Wire) -> Iterator[Dispatch]:
    """The gateway events of one happening, in order."""
    guild, channel, message = event.guild, event.channel, event.message
    if guild is not None and not _hears(event, wire):
        return
    if event.kind == "thread_join" and guild and channel and event.person:
        yield from _of_joining(event, wire, guild, channel)
        return
    if event.kind in ("message_create", "message_update", "message_delete") and channel and message:
        yield from _of_message(event, wire, channel, message)
    elif event.kind in ("thread_create", "thread_update", "channel_create", "channel_update", "channel_delete"):
        if channel and guild:
            data = wire.channel(channel)
            if event.kind == "thread_create":
                data["newly_created"] = True
            yield Dispatch(event.kind.upper(), data, guild.id, GUILDS)
    elif event.kind == "thread_delete" and channel and guild:
        data = {"id": str(channel.id), "guild_id": str(guild.id), "type": channel.type}
        yield Dispatch("THREAD_DELETE", data | {"parent_id": str(channel.parent_id)}, guild.id, GUILDS)
    elif event.kind == "interaction" and event.data["state"] == "asked":
        interaction: Interaction = event.data["interaction"]
        yield Dispatch("INTERACTION_CREATE", interaction_shape(interaction, wire), interaction.channel.guild_id)
    elif guild is not None:
        yield from _of_guild(event, wire, guild)
    elif event.kind == "typing" and channel and channel.is_dm and event.person:
        yield Dispatch("TYPING_START", _typing(event, channel), None, DIRECT_MESSAGE_TYPING)


def _hears(event: Event, wire: Wire) -> bool:
    if event.kind == "guild_delete" or event.guild is None:
        return True
    if wire.world.bot_id not in event.guild.members:
        return False
    channel = event.channel
    if channel is None or channel.type != PRIVATE_THREAD or event.kind == "thread_delete":
        return True
    return bool(wire.world.bot_permissions(channel) & permissions.VIEW_CHANNEL)


def _of_joining(event: Event, wire: Wire, guild: Guild, thread: Channel) -> Iterator[Dispatch]:
    """Who was added; a bot that was added itself is told of the thread first: it may not have seen it before."""
    joined = event.person.id if event.person else 0
    own = joined == wire.world.bot_id
    if own and thread.type == PRIVATE_THREAD:
        yield Dispatch("THREAD_CREATE", wire.channel(thread), guild.id, GUILDS)
    data = {
        "id": str(thread.id),
        "guild_id": str(guild.id),
        "member_count": len(thread.members),
        "added_members": [wire.thread_member(thread, joined) | {"member": wire.member(guild, guild.members[joined])}],
        "removed_member_ids": [],
    }
    yield Dispatch("THREAD_MEMBERS_UPDATE", data, guild.id, GUILDS if own else GUILD_MEMBERS)


def _of_guild(event: Event, wire: Wire, guild: Guild) -> Iterator[Dispatch]:
    person = event.person
    if event.kind == "guild_create":
        yield Dispatch("GUILD_CREATE", wire.guild_create(guild, all_members=False, joined=True), guild.id, GUILDS)
    elif event.kind == "guild_delete":
        yield Dispatch("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS)
    elif event.kind == "member_add" and person:
        data = wire.member(guild, guild.members[person.id]) | {"guild_id": str(guild.id)}
        yield Dispatch("GUILD_MEMBER_ADD", data, guild.id, GUILD_MEMBERS)
    elif event.kind == "member_remove" and person:
        data = {"guild_id": str(guild.id), "user": wire.user(person)}
        yield Dispatch("GUILD_MEMBER_REMOVE", data, guild.id, GUILD_MEMBERS)
    elif event.kind == "typing" and event.channel and person:
        data = _typing(event, event.channel) | {"guild_id": str(guild.id)}
        yield Dispatch("TYPING_START", data, guild.id, GUILD_MESSAGE_TYPING)


def _typing(event: Event, channel: Channel) -> Json:
    return {
        "channel_id": str(channel.id),
        "user_id": str(event.person.id if event.person else 0),
        "timestamp": int(event.data["at"]),
    }


def _of_message(event: Event, wire: Wire, channel: Channel, message: Message) -> Iterator[Dispatch]:
    if message.visible_to is not None:
        return
    guild = event.guild
    guild_id = guild.id if guild else None
    intent = GUILD_MESSAGES if guild else DIRECT_MESSAGES
    if event.kind == "message_delete":
        data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
        if guild:
            data["guild_id"] = str(guild.id)
        yield Dispatch("MESSAGE_DELETE", data, guild_id, intent)
        return
    data = wire.message(message) | {"channel_type": channel.type}
    bare = None
    if guild:
        data["guild_id"] = str(guild.id)
        member = guild.members.get(message.author_id)
        if member:
            data["member"] = wire.member(guild, member, with_user=False)
        bot = wire.world.bot_id
        if message.author_id != bot and bot not in message.mentions:
            bare = data | {"content": "", "embeds": [], "attachments": [], "components": []}
    yield Dispatch(event.kind.upper(), data, guild_id, intent, bare)


def interaction_shape(interaction: Interaction, wire: Wire) -> Json:
    """An interaction as the gateway shows it to the bot."""
    world, channel, person = wire.world, interaction.channel, interaction.person
    guild = world.guild_of(channel)
    owners = {"0": str(guild.id) if guild else "0"}
    shape: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot_id),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": wire.channel(channel),
        "app_permissions": str(world.granted(channel)),
        "locale": person.locale,
        "context": 0 if guild else 1,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": owners,
        "attachment_size_limit": ATTACHMENT_LIMIT,
    }
    if guild:
        rights = str(world.person_permissions(guild, person.id))
        shape["channel"]["permissions"] = rights
        member = wire.member(guild, guild.members[person.id]) | {"permissions": rights}
        shape |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member,
        }
    else:
        shape["user"] = wire.user(person)
    if interaction.source is not None and interaction.kind in (COMPONENT, MODAL_SUBMIT):
        shape["message"] = wire.message(interaction.source)
    return shape
