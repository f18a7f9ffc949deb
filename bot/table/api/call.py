"""What every request of the bot goes through: token, faults, limits, body, errors, log."""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from .. import permissions
from ..bodies import read_body, snowflake
from ..core import CORE, Core
from ..errors import ApiError, unauthorized
from ..model import Channel, Guild, Json, Upload


@dataclass(slots=True)
class Call:
    """One request of the bot: its body, its files and the ids in its path."""

    core: Core
    request: web.Request
    body: Any
    uploads: list[Upload]

    def id(self, name: str) -> int:
        return snowflake(self.request.match_info[name])

    def text(self, name: str) -> str:
        return self.request.match_info[name]

    @property
    def json(self) -> Json:
        """The body, which has to be an object."""
        if not isinstance(self.body, dict):
            message = "Only dictionaries may be used in a DictType"
            raise ApiError(50035, errors={"_errors": [{"code": "DICT_TYPE_CONVERT", "message": message}]})
        return self.body

    def count(self, name: str, default: int, most: int) -> int:
        """A number in the query from 1 to ``most``."""
        text = self.request.query.get(name)
        if text is None:
            return default
        if not text.isdigit() or not 1 <= int(text) <= most:
            fault = {"code": "NUMBER_TYPE_MAX", "message": f"int value should be between 1 and {most}."}
            raise ApiError(50035, errors={name: {"_errors": [fault]}})
        return int(text)

    @property
    def channel(self) -> Channel:
        """The channel in the path, if the bot may know of it: error 10003 or 50001 otherwise."""
        channel = self.core.world.channel(self.id("channel_id"))
        if not self.core.world.bot_permissions(channel) & permissions.VIEW_CHANNEL:
            raise ApiError(50001)
        return channel

    @property
    def guild(self) -> Guild:
        """The server in the path, which the bot has to be a member of: error 10004 otherwise."""
        guild = self.core.world.guild(self.id("guild_id"))
        if self.core.world.bot_id not in guild.members:
            raise ApiError(10004)
        return guild

    def need(self, channel: Channel, bits: int) -> None:
        """Error 50013 unless the bot has these permissions in the channel."""
        if self.core.world.bot_permissions(channel) & bits != bits:
            raise ApiError(50013)


@dataclass(slots=True)
class Created:
    """A result that is answered with status 201."""

    value: Json


Handler = Callable[[Call], Awaitable[Any]]

_OPEN_PREFIXES = ("/interactions/", "/webhooks/", "/gateway")
_MAJOR = ("channel_id", "guild_id", "token")


def serve(route: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """The aiohttp handler for a route: a result is JSON with status 200 or 201, None an empty 204."""
    needs_token = not route.startswith(_OPEN_PREFIXES) or route == "/gateway/bot"

    async def handle(request: web.Request) -> web.StreamResponse:
        core = request.app[CORE]
        path = request.path.removeprefix("/api/v10")
        entry: Json = {"method": request.method, "path": path, "query": dict(request.query), "body": None}
        entry |= {"files": [], "status": None, "at": core.world.clock.now()}
        core.faults.requests.append(entry)
        fault = core.faults.take(request.method, path)
        if fault is not None:
            if fault.hold:
                await fault.released.wait()
            if fault.delay:
                await core.world.clock.sleep(fault.delay)
            if fault.drop:
                entry["status"] = 0
                return _cut(request)
            error = fault.error()
            if error is not None:
                entry["status"] = error.status
                if fault.page:
                    return _page(error.status)
                return _error(error, {})
        answer = await _answer(core, request, route, handler, entry, needs_token=needs_token)
        entry["status"] = answer.status
        return _cut(request) if fault is not None and fault.lose_answer else answer

    return handle


async def _answer(
    core: Core, request: web.Request, route: str, handler: Handler, entry: Json, *, needs_token: bool
) -> web.Response:
    headers: dict[str, str] = {}
    try:
        if needs_token:
            _check_token(core, request)
        major = "+".join(request.match_info.get(name, "") for name in _MAJOR)
        headers = core.limits.count(request.method, route, major)
        body, uploads = await read_body(request)
        entry["body"] = body
        entry["files"] = [{"filename": u.filename, "size": len(u.data)} for u in uploads]
        result = await handler(Call(core, request, body, uploads))
    except ApiError as error:
        return _error(error, getattr(error, "headers", headers))
    if result is None:
        return web.Response(status=204, headers=headers)
    if isinstance(result, Created):
        return _json(result.value, 201, headers)
    return _json(result, 200, headers)


def _check_token(core: Core, request: web.Request) -> None:
    given = request.headers.get("Authorization", "")
    if not secrets.compare_digest(given.encode(), f"Bot {core.options.token}".encode()):
        raise unauthorized()


def _error(error: ApiError, headers: dict[str, str]) -> web.Response:
    if error.status == 429:
        after = error.retry_after or 0.0
        defaults = {"X-RateLimit-Limit": "5", "X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": str(after)}
        headers = defaults | headers
        headers |= {"Retry-After": str(max(1, round(after))), "Via": "1.1 table", "X-RateLimit-Scope": "user"}
        # discord.py drops a bucket's state when the header with its reset is missing.
        headers.setdefault("X-RateLimit-Bucket", "fault")
    return _json(error.body(), error.status, headers)


def _page(status: int) -> web.Response:
    return web.Response(text=f"<html><h1>{status}</h1></html>", status=status, content_type="text/html")


def _json(value: Any, status: int, headers: dict[str, str]) -> web.Response:
    # The library under the bot compares the type with "application/json" exactly: no charset may follow.
    text = json.dumps(value, ensure_ascii=False)
    return web.Response(body=text.encode(), status=status, headers=headers | {"Content-Type": "application/json"})


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
