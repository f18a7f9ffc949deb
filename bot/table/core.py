"""The parts of the table that its web handlers share."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from aiohttp import web

from .faults import Faults
from .gateway import Gateway
from .inactivity import Inactivity
from .interactions import Interactions
from .limits import Limits
from .posts import Posts
from .wire import Wire
from .world import World


def new_key() -> str:
    """A random key for the page's address, safe in a URL."""
    return secrets.token_urlsafe(18)


@dataclass(slots=True)
class Options:
    """How a table is set up. ``key`` is part of the page's address, ``token`` is the bot's.

    Without a ``port`` it takes the ``usual_port`` if that is free, else any.
    """

    port: int = 0
    usual_port: int = 0
    key: str = field(default_factory=new_key)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    rate_limits: bool = False
    privileged: bool = True


class Core:
    """World, wire, gateway and the rest, put together once the port is known."""

    def __init__(self, world: World, options: Options, port: int) -> None:
        self.world = world
        self.options = options
        self.port = port
        self.origin = f"http://127.0.0.1:{port}"
        self.hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
        self.gateway_address = f"ws://127.0.0.1:{port}/gateway"
        self.wire = Wire(world, self.origin)
        self.posts = Posts(world)
        self.interactions = Interactions(world, self.posts)
        self.gateway = Gateway(self.wire, options.token, self.gateway_address, privileged=options.privileged)
        self.faults = Faults()
        self.limits = Limits(world.clock, enforced=options.rate_limits)
        world.watchers.append(self.gateway.saw)
        self.inactivity = Inactivity(world)
        world.watchers.append(self.inactivity.saw)


CORE: web.AppKey[Core] = web.AppKey("core", Core)
