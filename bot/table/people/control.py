"""What tests do to the table: faults, lost connections, closed DMs, people who leave, time that passes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import permissions
from ..errors import ApiError
from ..model import (
    ANNOUNCEMENT_CHANNEL,
    CATEGORY,
    FORUM_CHANNEL,
    MEDIA_CHANNEL,
    PRIVATE_THREAD,
    STAGE_CHANNEL,
    TEXT_CHANNEL,
    VOICE_CHANNEL,
    Channel,
    Guild,
    Json,
    Person,
    thread_type,
)
from .asking import Refused
from .door import Handler, Visit

Op = Callable[[Visit, Json], Any]

KINDS = {
    "text": TEXT_CHANNEL,
    "voice": VOICE_CHANNEL,
    "category": CATEGORY,
    "announcement": ANNOUNCEMENT_CHANNEL,
    "stage": STAGE_CHANNEL,
    "forum": FORUM_CHANNEL,
    "media": MEDIA_CHANNEL,
}


def _channel(visit: Visit, body: Json) -> Channel:
    """A channel by id, name or ``Server/name``, whoever sees it; ``dm:NAME`` is a person's with the bot."""
    world, text = visit.core.world, str(body["channel"])
    if text.startswith("dm:"):
        return world.dm_with(_person(visit, {"person": text[3:]}))
    server, _, name = text.rpartition("/")
    for channel in world.channels.values():
        guild = world.guild_of(channel)
        if text == str(channel.id) or (name == channel.name and (not server or (guild and guild.name == server))):
            return channel
    raise ApiError(10003)


def _guild(visit: Visit, body: Json) -> Guild:
    """A server by id or name; the first one when none is named."""
    text = body.get("server")
    for guild in visit.core.world.guilds.values():
        if text is None or text in (str(guild.id), guild.name):
            return guild
    raise ApiError(10004)


def _person(visit: Visit, body: Json) -> Person:
    for person in visit.core.world.people.values():
        if str(body["person"]) in (str(person.id), person.name):
            return person
    raise ApiError(10013)


def fault(visit: Visit, body: Json) -> Json:
    """Set a fault; see :class:`bot.table.faults.Fault` for what it may hold."""
    return {"fault": visit.core.faults.add(**body).id}


def clear_faults(visit: Visit, body: Json) -> Json:
    visit.core.faults.clear()
    return {}


def release(visit: Visit, body: Json) -> Json:
    """Let go held requests: those of one ``fault`` or all."""
    visit.core.faults.release(body.get("fault"))
    return {}


def gateway(visit: Visit, body: Json) -> Json:
    """Disturb the bot's connections: ``action`` drop, cut, reconnect, invalidate, refuse or accept."""
    count = visit.core.gateway.disturb(
        body.get("action", "drop"), resumable=body.get("resumable", True), code=body.get("code", 4000)
    )
    return {"sessions": count}


def session_starts(visit: Visit, body: Json) -> Json:
    """Let the bot begin ``remaining`` sessions, and all again after ``seconds``; a ``code`` closes every new one."""
    own = visit.core.gateway
    if "remaining" in body:
        own.limit_starts(int(body["remaining"]), float(body["seconds"]))
    own.refused_with = body.get("code")
    return own.session_starts()


def sessions(visit: Visit, body: Json) -> Json:
    shown = [
        {"id": s.id, "shard": [s.shard, s.shards], "connected": s.link is not None, "sequence": s.sequence}
        for s in visit.core.gateway.sessions.values()
    ]
    return {"sessions": shown, "resumes": visit.core.gateway.resumes}


def requests(visit: Visit, body: Json) -> Json:
    """What the bot asked, in order: method, path, query, body, files, status (None while it is under way)."""
    shown = list(visit.core.faults.requests)
    if body.get("clear"):
        visit.core.faults.requests.clear()
    return {"requests": shown}


def advance(visit: Visit, body: Json) -> Json:
    """Let so many ``seconds`` pass."""
    visit.core.world.clock.advance(float(body["seconds"]))
    return {"now": visit.core.world.clock.now()}


def create_channel(visit: Visit, body: Json) -> Json:
    """A channel of a ``kind``: text (as without one), voice, stage, announcement, forum, media or category.

    ``category`` names the one it belongs to; ``tags`` are the names of a forum's, of which posts need one if
    ``require_tag``.
    """
    world = visit.core.world
    category = _channel(visit, {"channel": body["category"]}) if "category" in body else None
    kind = KINDS[body.get("kind", "text")]
    channel = world.add_channel(_guild(visit, body), body["name"], kind=kind, category=category)
    channel.tags = [
        {"id": str(world.snowflakes.next()), "name": name, "moderated": False, "emoji_id": None, "emoji_name": None}
        for name in body.get("tags", [])
    ]
    channel.require_tag = bool(body.get("require_tag"))
    world.changed_channel(channel)
    return {"id": str(channel.id)}


def delete_channel(visit: Visit, body: Json) -> Json:
    visit.core.world.delete_channel(_channel(visit, body))
    return {}


def create_thread(visit: Visit, body: Json) -> Json:
    """A thread begun by ``person`` under ``channel``, for those alone who are in it if ``private``."""
    parent, owner = _channel(visit, body), _person(visit, body)
    kind = PRIVATE_THREAD if body.get("private") else thread_type(parent)
    thread = visit.core.world.add_thread(parent, body["name"], owner.id, kind, None)
    return {"id": str(thread.id)}


def archive(visit: Visit, body: Json) -> Json:
    """Archive or lock a thread: ``archived`` and ``locked``, each true, false or left out."""
    thread = _channel(visit, body)
    if not thread.is_thread:
        raise ApiError(50024)
    visit.core.world.archive(thread, archived=body.get("archived"), locked=body.get("locked"))
    return {}


def bot_permissions(visit: Visit, body: Json) -> Json:
    """Set the bot's overwrites in a channel: names to ``allow`` and to ``deny``; both empty takes them away."""
    channel = _channel(visit, body)
    channel.allow = permissions.bits(body.get("allow", []))
    channel.deny = permissions.bits(body.get("deny", []))
    visit.core.world.changed_channel(channel)
    return {"permissions": str(visit.core.world.bot_permissions(channel))}


def member_permissions(visit: Visit, body: Json) -> Json:
    """Give a member further permissions on a server, by name."""
    guild, person = _guild(visit, body), _person(visit, body)
    member = visit.core.world.member(guild, person.id)
    member.permissions = permissions.EVERYONE | permissions.bits(body.get("allow", []))
    return {}


def nick(visit: Visit, body: Json) -> Json:
    """Give a member a name of their own on a server; without ``name`` they go by that of their account again."""
    guild, person = _guild(visit, body), _person(visit, body)
    visit.core.world.member(guild, person.id).nick = body.get("name")
    return {}


def person(visit: Visit, body: Json) -> Json:
    """Change a person: ``dms_open``, ``locale``."""
    visit.core.world.update_person(_person(visit, body), locale=body.get("locale"), dms_open=body.get("dms_open"))
    return {}


def add_person(visit: Visit, body: Json) -> Json:
    """A new person, member of every server unless ``member`` is false."""
    world, name = visit.core.world, str(body["name"]).strip()
    if not 1 <= len(name) <= 32 or any(known.name == name for known in world.people.values()):
        raise Refused("A name has 1 to 32 characters and is not taken.")
    added = world.add_person(name)
    if body.get("member", True):
        for guild in world.guilds.values():
            world.add_member(guild, added)
    return {"id": str(added.id)}


def remove_member(visit: Visit, body: Json) -> Json:
    visit.core.world.remove_member(_guild(visit, body), _person(visit, body))
    return {}


def add_member(visit: Visit, body: Json) -> Json:
    visit.core.world.add_member(_guild(visit, body), _person(visit, body))
    return {}


def kick_bot(visit: Visit, body: Json) -> Json:
    visit.core.world.remove_member(_guild(visit, body), visit.core.world.bot)
    return {}


def invite_bot(visit: Visit, body: Json) -> Json:
    visit.core.world.add_member(_guild(visit, body), visit.core.world.bot)
    return {}


def add_server(visit: Visit, body: Json) -> Json:
    """A new server with the same people, two channels and, unless ``bot`` is false, the bot."""
    world = visit.core.world
    owner, *others = [known for known in world.people.values() if not known.bot]
    guild = world.add_guild(body["name"], owner, others)
    for name in ("table", "lounge"):
        world.add_channel(guild, name)
    if body.get("bot", True):
        world.add_member(guild, world.bot)
    return {"id": str(guild.id)}


def delete_message(visit: Visit, body: Json) -> Json:
    """Delete any message, as a moderator would."""
    channel = _channel(visit, body)
    visit.core.world.delete_message(visit.core.world.message(channel.id, int(body["message"])))
    return {}


def locale(visit: Visit, body: Json) -> Json:
    """Set a server's language."""
    _guild(visit, body).locale = body["locale"]
    return {}


OPS: dict[str, Op] = {
    op.__name__: op
    for op in (
        fault,
        clear_faults,
        release,
        gateway,
        session_starts,
        sessions,
        requests,
        advance,
        create_channel,
        delete_channel,
        create_thread,
        archive,
        bot_permissions,
        member_permissions,
        nick,
        person,
        add_person,
        remove_member,
        add_member,
        kick_bot,
        invite_bot,
        add_server,
        delete_message,
        locale,
    )
}


async def control(visit: Visit) -> Any:
    """One operation: ``{"op": NAME, …}``."""
    given = dict(visit.body)
    name = given.pop("op", None)
    if name not in OPS:
        raise Refused(f"There is no operation {name!r}. There are: {', '.join(OPS)}")
    return OPS[name](visit, given)


ROUTES: list[tuple[str, str, Handler]] = [("POST", "/control", control)]
