"""Users, the application, and where the gateway is."""

from __future__ import annotations

from ..errors import ApiError
from ..model import Json
from .call import Call, Handler


async def me(call: Call) -> Json:
    bot = call.core.wire.user(call.core.world.bot)
    return bot | {"verified": True, "mfa_enabled": False, "email": None, "flags": 0, "locale": "en-US"}


async def user(call: Call) -> Json:
    return call.core.wire.user(call.core.world.person(call.id("user_id")))


async def open_dm(call: Call) -> Json:
    """Open a DM. Closed DMs tell only when something is sent; many in a short time are error 40003."""
    world = call.core.world
    recipient = world.people.get(int(call.json.get("recipient_id") or 0))
    if recipient is None or recipient.id == world.bot_id:
        raise ApiError(50033)
    call.core.limits.count_direct_channel()
    return call.core.wire.channel(world.dm_with(recipient))


async def my_guilds(call: Call) -> list[Json]:
    keys = ("id", "name", "icon", "features", "banner")
    guilds = [call.core.wire.guild(guild) for guild in call.core.world.bot_guilds()]
    return [{key: guild[key] for key in keys} | {"owner": False, "permissions": "0"} for guild in guilds]


async def leave_guild(call: Call) -> None:
    call.core.world.remove_member(call.guild, call.core.world.bot)


async def application(call: Call) -> Json:
    world = call.core.world
    owner = next(person for person in world.people.values() if not person.bot)
    return {
        "id": str(world.bot_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": call.core.wire.user(owner),
        "verify_key": "0" * 64,
        "team": None,
        "flags": 1 << 23,
        "approximate_guild_count": len(world.bot_guilds()),
        "bot": call.core.wire.user(world.bot),
        "tags": [],
        "type": None,
        "flags_new": str(1 << 23),
        "role_connections_verification_url": None,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "integration_types_config": {"0": {}, "1": {}},
    }


async def emojis(call: Call) -> Json:
    return {"items": []}


async def gateway(call: Call) -> Json:
    return {"url": call.core.gateway_address}


async def gateway_bot(call: Call) -> Json:
    starts = call.core.gateway.session_starts()
    return {"url": call.core.gateway_address, "shards": 1, "session_start_limit": starts}


ROUTES: list[tuple[str, str, Handler]] = [
    ("GET", "/users/@me", me),
    ("POST", "/users/@me/channels", open_dm),
    ("GET", "/users/@me/guilds", my_guilds),
    ("DELETE", "/users/@me/guilds/{guild_id}", leave_guild),
    ("GET", "/users/{user_id}", user),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/applications/{application_id}/emojis", emojis),
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway_bot),
]
