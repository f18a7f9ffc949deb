"""Seen from outside: whether the bot is ready, and its figures, over HTTP. Off unless HEALTH_PORT is set."""

import asyncio
import errno
import logging
from typing import TYPE_CHECKING

from aiohttp import web

from bot.operations import metrics
from bot.store.figures import Figures, figures
from config.settings import SettingsError
from games.catalogue import GAMES

if TYPE_CHECKING:
    from bot.app import Bot

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""Seconds that the store has to answer."""


class Health:
    """Answers `/health` (200 if ready, else 503, with JSON that says what is missing) and `/metrics`."""

    def __init__(self, bot: "Bot") -> None:
        self._bot = bot
        self._runner: web.AppRunner | None = None

    async def open(self) -> None:
        """Begin to answer; SettingsError if the address cannot be had."""
        settings = self._bot.settings
        if settings.health_port is None:
            return
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, settings.health_host, settings.health_port).start()
        except OSError as error:
            # Only a port that is taken, or kept for the system, is the port's fault.
            if error.errno in (errno.EADDRINUSE, errno.EACCES):
                wrong = f"HEALTH_PORT: {settings.health_port} cannot be had on {settings.health_host}"
            else:
                wrong = f"HEALTH_HOST: {settings.health_host} is no address of this machine"
            raise SettingsError(f"{wrong}: {error.strerror or error}") from None

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _health(self, _request: web.Request) -> web.Response:
        gateway, counted = self._bot.connected, await self._counted()
        ready = gateway and counted is not None
        return web.json_response(
            {"ready": ready, "gateway": gateway, "store": counted is not None}, status=200 if ready else 503
        )

    async def _metrics(self, _request: web.Request) -> web.Response:
        counted = await self._counted()
        metrics.READY.set(self._bot.connected and counted is not None)
        if counted is not None:
            for game in GAMES:
                metrics.LIVE_MATCHES.labels(game).set(counted.live.get(game, 0))
            metrics.OUTBOX_LETTERS.set(counted.items)
            now = self._bot.services.now()
            metrics.OUTBOX_AGE.set(0 if counted.oldest is None else max(0, now - counted.oldest))
        return web.Response(body=metrics.exposition(), headers={"Content-Type": metrics.CONTENT_TYPE})

    async def _counted(self) -> Figures | None:
        """The store's figures; None if it does not answer."""
        try:
            async with asyncio.timeout(PATIENCE), self._bot.services.database.read() as connection:
                return await figures(connection)
        except Exception as error:
            log.warning("the store does not answer: %s", type(error).__name__)
            return None
