"""Discord's HTTP API, version 10, as far as a bot for games uses it."""

from __future__ import annotations

from aiohttp import web

from ..errors import no_such_route
from . import callbacks, channels, commands, guilds, messages, threads, users
from .call import Call, Handler, serve

_MODULES = (users, guilds, channels, messages, threads, commands, callbacks)

PREFIX = "/api/v10"


def add_routes(app: web.Application) -> None:
    """Serve every route of the API under ``/api/v10``, and its 404 for the rest."""
    for module in _MODULES:
        routes: list[tuple[str, str, Handler]] = module.ROUTES
        for method, path, handler in routes:
            app.router.add_route(method, PREFIX + path, serve(path, handler))
    app.router.add_route("*", PREFIX + "/{rest:.*}", serve("/{rest}", _unknown))


async def _unknown(call: Call) -> None:
    raise no_such_route()
