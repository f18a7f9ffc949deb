"""The door to the page: only with the key in the address, and only for the table's own origin."""

from __future__ import annotations

import json
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from ..bodies import read_object
from ..core import CORE, Core
from ..errors import ApiError
from ..model import Channel, Json, Person
from .asking import Refused

Handler = Callable[["Visit"], Awaitable[Any]]


class Visit:
    """One request of the page or of a test, with what its path names."""

    def __init__(self, core: Core, request: web.Request, body: Json) -> None:
        self.core = core
        self.request = request
        self.body = body

    @property
    def person(self) -> Person:
        """The person in the path, by id or name."""
        return find_person(self.core, self.request.match_info["who"])

    def channel(self, text: str) -> Channel:
        return find_channel(self.core, self.person, text)


def find_person(core: Core, text: str) -> Person:
    for person in core.world.people.values():
        if not person.bot and text in (str(person.id), person.name):
            return person
    raise ApiError(10013)


def find_channel(core: Core, person: Person, text: str) -> Channel:
    """A channel that the person sees: by id, by name, by ``Server/name``, or ``dm`` for the one with the bot."""
    world = core.world
    if text == "dm":
        return world.dm_with(person)
    server, _, name = text.rpartition("/")
    for channel in world.channels.values():
        if not world.sees(person.id, channel):
            continue
        guild = world.guild_of(channel)
        if text == str(channel.id) or (name == channel.name and (not server or (guild and guild.name == server))):
            return channel
    raise ApiError(10003)


def is_foreign(core: Core, request: web.Request) -> bool:
    """Whether another web site sends this: a host that is not ours (DNS rebinding) or a foreign origin."""
    if request.headers.get("Host") not in core.hosts:
        return True
    origin = request.headers.get("Origin")
    if origin is not None and origin.removeprefix("http://") not in core.hosts:
        return True
    return request.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin")


def has_key(core: Core, request: web.Request) -> bool:
    return secrets.compare_digest(request.match_info.get("key", "").encode(), core.options.key.encode())


def visit(handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """The aiohttp handler: 404 without the key, JSON for what the handler returns, 400 for what is refused."""

    async def handle(request: web.Request) -> web.StreamResponse:
        core = request.app[CORE]
        if not has_key(core, request):
            raise web.HTTPNotFound
        try:
            body, _ = await read_object(request) if request.method in ("POST", "PATCH") else ({}, [])
            result = await handler(Visit(core, request, body))
        except Refused as refusal:
            return _json({"error": str(refusal)}, 400)
        except ApiError as error:
            return _json({"error": error.message, "code": error.code}, error.status)
        except (KeyError, ValueError, TypeError) as error:
            return _json({"error": f"{type(error).__name__}: {error}"}, 400)
        return result if isinstance(result, web.StreamResponse) else _json(result, 200)

    return handle


def _json(value: Any, status: int) -> web.Response:
    text = json.dumps(value, ensure_ascii=False)
    return web.Response(text=text, status=status, content_type="application/json")
