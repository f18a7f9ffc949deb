"""Servers, their members, roles and channels."""

from __future__ import annotations

from ..errors import ApiError
from ..model import Guild, Json
from .call import Call, Handler


async def guild(call: Call) -> Json:
    found = call.guild
    shape = call.core.wire.guild(found)
    if call.request.query.get("with_counts") in ("1", "true"):
        count = len(found.members)
        shape |= {"approximate_member_count": count, "approximate_presence_count": count}
    return shape


async def guild_channels(call: Call) -> list[Json]:
    return [call.core.wire.channel(channel) for channel in call.core.world.channels_of(call.guild)]


async def active_threads(call: Call) -> Json:
    threads = call.core.wire.active_threads(call.guild)
    return {"threads": [call.core.wire.channel(thread) for thread in threads], "members": [], "has_more": False}


async def roles(call: Call) -> list[Json]:
    return call.core.wire.roles(call.guild)


async def member(call: Call) -> Json:
    found = call.guild
    person = call.core.world.person(call.id("user_id"))
    return call.core.wire.member(found, call.core.world.member(found, person.id))


async def my_member(call: Call) -> Json:
    found = call.guild
    return call.core.wire.member(found, found.members[call.core.world.bot_id])


async def members(call: Call) -> list[Json]:
    found = call.guild
    if not call.core.options.privileged:
        raise ApiError(50001)
    limit, after = call.count("limit", 1, 1000), int(call.request.query.get("after", 0))
    chosen = sorted(number for number in found.members if number > after)[:limit]
    return [call.core.wire.member(found, found.members[number]) for number in chosen]


async def search_members(call: Call) -> list[Json]:
    found = call.guild
    query = call.request.query.get("query", "").lower()
    return _named(call, found, query)[: call.count("limit", 1, 1000)]


def _named(call: Call, found: Guild, query: str) -> list[Json]:
    people = call.core.world.people
    chosen = [m for m in found.members.values() if people[m.user_id].name.lower().startswith(query)]
    return [call.core.wire.member(found, entry) for entry in chosen]


async def edit_me(call: Call) -> Json:
    return await my_member(call)


ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/guilds/{guild_id}", guild),
    ("GET", "/guilds/{guild_id}/channels", guild_channels),
    ("GET", "/guilds/{guild_id}/threads/active", active_threads),
    ("GET", "/guilds/{guild_id}/roles", roles),
    ("GET", "/guilds/{guild_id}/members", members),
    ("GET", "/guilds/{guild_id}/members/search", search_members),
    ("GET", "/guilds/{guild_id}/members/@me", my_member),
    ("PATCH", "/guilds/{guild_id}/members/@me", edit_me),
    ("GET", "/guilds/{guild_id}/members/{user_id}", member),
]
