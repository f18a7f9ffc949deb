"""How often the gateway is connected to: Discord counts a bot's sessions, and begins one in five seconds."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from bot.operations.failures import GrowingPause

log = logging.getLogger(__name__)

SPACING = 5.0
"""Seconds between two sessions that a process begins, of whatever shards."""
LONGEST = 40.0
"""Seconds between sessions of one shard that end again and again; the library waits for a connection at most 60."""
LASTING = 120.0
"""Seconds after which a session counts as one that lasted."""
MINUTE = 60.0
CONNECTIONS = 10
"""Connections in a minute, and one for each shard, that are made without waiting."""

Sleep = Callable[[float], Awaitable[None]]
Limits = Callable[[], Awaitable[discord.SessionStartLimits]]


class SessionStarts:
    """Spaces the connections and sessions of a process. `limits` asks Discord how many sessions are left."""

    def __init__(
        self,
        limits: Limits,
        shards: int,
        sleep: Sleep = asyncio.sleep,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._limits = limits
        self._sleep = sleep
        self._now = now
        self._connections: deque[float] = deque(maxlen=CONNECTIONS + shards)
        self._last: float | None = None
        self._of_shard: dict[int, tuple[GrowingPause, float]] = {}

    async def allowed(self) -> None:
        """Return when Discord lets a session begin. Where it does not say, it is taken to."""
        while wait := await self._none_left():
            log.warning("Discord lets this bot begin no session for %d s", wait)
            await self._sleep(wait)

    async def connection(self) -> None:
        """Wait until another connection may be made."""
        if len(self._connections) == self._connections.maxlen:
            wait = self._connections[0] + MINUTE - self._now()
            await self._sleep(min(max(0.0, wait), LONGEST))
        self._connections.append(self._now())

    async def session(self, shard_id: int) -> None:
        """Wait until a shard may begin a session. OSError where none is left: the library tries again later."""
        now = self._now()
        wait = 0.0 if self._last is None else self._last + SPACING - now
        known = self._of_shard.get(shard_id)
        pause = known[0] if known else GrowingPause(SPACING, LONGEST)
        if known is not None:
            if now - known[1] > LASTING:
                pause.end()
            wait = max(wait, known[1] + pause.grow() - now)
        if wait > 0:
            await self._sleep(wait)
        if seconds := await self._none_left():
            raise OSError(f"Discord lets this bot begin no session for {seconds:.0f} s")
        self._last = self._now()
        self._of_shard[shard_id] = pause, self._last

    async def _none_left(self) -> float:
        """The seconds until Discord lets a session begin; 0 if it does now, or does not say."""
        try:
            limits = await self._limits()
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError):
            return 0.0
        return 0.0 if limits.remaining > 0 else max(1.0, limits.reset_after / 1000)
