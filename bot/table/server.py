"""The web server: the bot's API and gateway, the people's pages, and the files, on the loopback address only."""

from __future__ import annotations

import json
import secrets
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from . import api
from .core import CORE, Core, Options, new_key
from .model import Json
from .people import control, routes
from .people.door import has_key, is_foreign, visit
from .people.feed import Feed
from .people.routes import FEED
from .world import World

HOST = "127.0.0.1"
PAGE = Path(__file__).parent / "page"
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

WebHandler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Server:
    """A table that listens. ``addresses`` is what the line at the start says."""

    def __init__(self, world: World, options: Options) -> None:
        self.world = world
        self.options = options
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        listener = _listener(self.options)
        core = self.core = Core(self.world, self.options, listener.getsockname()[1])
        app = web.Application(client_max_size=32 * 1024 * 1024, middlewares=[_guard])
        app[CORE] = core
        app[FEED] = Feed(core.wire)
        self.world.watchers.append(app[FEED].saw)
        app.router.add_get("/gateway", core.gateway.handle)
        app.router.add_get("/gateway/", core.gateway.handle)
        app.router.add_get("/attachments/{channel}/{attachment}/{name}", _attachment)
        api.add_routes(app)
        for method, path, handler in [*routes.ROUTES, *control.ROUTES]:
            app.router.add_route(method, "/{key}" + path, visit(handler))
        app.router.add_get("/{key}/", _index)
        app.router.add_get("/{key}/page/{name}", _page_file)
        app.on_shutdown.append(_close_sockets)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()

    @property
    def port(self) -> int:
        return self.core.port

    @property
    def addresses(self) -> Json:
        core = self.core
        page = f"{core.origin}/{self.options.key}"
        return {
            "page": page + "/",
            "api": core.origin + api.PREFIX,
            "gateway": core.gateway_address,
            "control": page + "/control",
            "token": self.options.token,
        }

    def ready_line(self) -> str:
        return json.dumps(self.addresses)

    async def stop(self) -> None:
        if self._runner is not None:
            self.core.faults.clear()
            await self._runner.cleanup()
            self._runner = None


def _listener(options: Options) -> socket.socket:
    if options.usual_port and not options.port:
        try:
            return socket.create_server((HOST, options.usual_port))
        except OSError:
            # Whoever listens there hears the key from pages that are still open.
            options.key = new_key()
    return socket.create_server((HOST, options.port))


async def _close_sockets(app: web.Application) -> None:
    await app[CORE].gateway.close()
    await app[FEED].close()


@web.middleware
async def _guard(request: web.Request, handler: WebHandler) -> web.StreamResponse:
    if is_foreign(request.app[CORE], request):
        raise web.HTTPForbidden(text="The table answers only to itself.")
    response = await handler(request)
    if not response.prepared:
        response.headers.setdefault("X-Content-Type-Options", "nosniff")
        response.headers.setdefault("Referrer-Policy", "no-referrer")
        response.headers.setdefault("Cache-Control", "no-store")
    return response


async def _attachment(request: web.Request) -> web.Response:
    """A file of a message, for whoever has its full address."""
    world = request.app[CORE].world
    number, secret = request.match_info["attachment"], request.query.get("hm", "")
    held = world.messages.get(_number(request.match_info["channel"]), {})
    kept = [(file, None) for message in held.values() for file in message.attachments]
    for attachment, late in [*kept, *world.late_files]:
        if str(attachment.id) != number or not secrets.compare_digest(attachment.secret, secret):
            continue
        data = late or world.files.get(attachment.id)
        if data is None:
            break
        headers = {
            "Content-Type": attachment.content_type,
            "Content-Security-Policy": "default-src 'none'; sandbox",
            "Cache-Control": "private, max-age=86400, immutable",
        }
        return web.Response(body=data, headers=headers)
    raise web.HTTPNotFound


def _number(text: str) -> int:
    return int(text) if text.isdigit() else 0


async def _index(request: web.Request) -> web.StreamResponse:
    if not has_key(request.app[CORE], request):
        raise web.HTTPNotFound(text="This is not the table's address. It prints the right one when it starts.")
    return _file(request, "index.html")


async def _page_file(request: web.Request) -> web.StreamResponse:
    return _file(request, request.match_info["name"])


def _file(request: web.Request, name: str) -> web.StreamResponse:
    path = PAGE / name
    known = "/" not in name and path.suffix in _TYPES and path.is_file()
    if not has_key(request.app[CORE], request) or not known:
        raise web.HTTPNotFound
    return web.Response(
        body=path.read_bytes(),
        content_type=_TYPES[path.suffix],
        charset="utf-8",
        headers={"Content-Security-Policy": _POLICY},
    )
