"""Seen from outside: whether the bot is ready, and its figures, over HTTP. Off unless HEALTH_PORT is set."""

import asyncio
import errno
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from aiohttp import web

from bot.operations import metrics
from config.settings import Settings, UnavailableError
from games.catalogue import GAMES

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds that the store has to answer."""
GOODBYE = 1.0
"""Seconds that a request under way may still take when the bot ends."""


class StoreFigures(Protocol):
    """What the store tells of itself."""

    @property
    def live(self) -> Mapping[str, int]:
        """Matches being played, by game."""

    @property
    def items(self) -> int:
        """Outbox items that wait."""

    @property
    def oldest(self) -> int | None:
        """When the oldest of them was made; None if there is none."""


class Health:
    """Answers `/health` (200 if ready, else 503, with JSON that says what is missing) and `/metrics`.

    `connected` says whether the gateway is there, `figures` asks the store, `now` is the time in seconds since 1970.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        connected: Callable[[], bool],
        figures: Callable[[], Awaitable[StoreFigures]],
        now: Callable[[], int],
    ) -> None:
        self._settings = settings
        self._connected = connected
        self._ask_store = figures
        self._now = now
        self._runner: web.AppRunner | None = None

    async def open(self) -> None:
        """Begin to answer; UnavailableError if the address cannot be had."""
        settings = self._settings
        if settings.health_port is None:
            return
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=GOODBYE)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, settings.health_host, settings.health_port).start()
        except OSError as error:
            # Only a port that is taken, or kept for the system, is the port's fault.
            if error.errno in (errno.EADDRINUSE, errno.EACCES):
                wrong = f"HEALTH_PORT: {settings.health_port} cannot be had on {settings.health_host}"
            else:
                wrong = f"HEALTH_HOST: {settings.health_host} is no address of this machine"
            raise UnavailableError(f"{wrong}: {error.strerror or error}") from None

    async def close(self) -> None:
        """Stop listening; nothing happens if it never did."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, _request: web.Request) -> web.Response:
        gateway, figures = self._connected(), await self._figures()
        ready = gateway and figures is not None
        return web.json_response(
            {"ready": ready, "gateway": gateway, "store": figures is not None}, status=200 if ready else 503
        )

    async def _metrics(self, _request: web.Request) -> web.Response:
        figures = await self._figures()
        metrics.READY.set(self._connected() and figures is not None)
        if figures is not None:
            for game in GAMES:
                metrics.LIVE_MATCHES.labels(game).set(figures.live.get(game, 0))
            metrics.OUTBOX_ITEMS.set(figures.items)
            now = self._now()
            metrics.OUTBOX_AGE.set(0 if figures.oldest is None else max(0, now - figures.oldest))
        return web.Response(body=metrics.exposition(), headers={"Content-Type": metrics.CONTENT_TYPE})

    async def _figures(self) -> StoreFigures | None:
        """The store's figures; None if it does not answer."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._ask_store()
        except Exception as error:
            log.warning("the store does not answer: %s", type(error).__name__)
            return None
