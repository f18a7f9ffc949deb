"""The registration of commands: Discord is told of them only when they have changed, and until it has heard."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from discord import app_commands

from bot.discord_api.errors import NO_ANSWER
from bot.operations.failures import FailureLog, GrowingPause
from bot.service import registered_commands
from bot.service.services import Services

log = logging.getLogger(__name__)
failures = FailureLog(log)

FIRST_WAIT = 10.0
"""Seconds that a start waits for Discord to hear of the commands; afterwards it goes on without."""
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 3600.0
"""Seconds until the next try. Discord takes a few hundred new commands a day."""


def digest_of(tree: app_commands.CommandTree[Any]) -> str:
    """SHA-256 of what Discord is told of all commands, in hexadecimal."""
    told = sorted((command.to_dict(tree) for command in tree.get_commands()), key=lambda each: json.dumps(each))
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


class Registration:
    """Registers a tree's commands in the background; no failure of it ends the process."""

    def __init__(
        self,
        services: Services,
        tree: app_commands.CommandTree[Any],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._services = services
        self._tree = tree
        self._sleep = sleep
        self._pause = GrowingPause(FIRST_PAUSE, LONGEST_PAUSE)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin. Returns when the first try is over, or has taken too long to wait for."""
        tried = asyncio.Event()
        self._task = asyncio.create_task(self._until_registered(tried))
        with suppress(TimeoutError):
            await asyncio.wait_for(tried.wait(), FIRST_WAIT)

    async def close(self) -> None:
        """Give up."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _until_registered(self, tried: asyncio.Event) -> None:
        while True:
            try:
                await self._register()
            except Exception as error:
                pause = self._pause.grow()
                if isinstance(error, NO_ANSWER):
                    log.warning("Discord has not taken the commands: %s; the next try is in %d s", error, pause)
                else:
                    failures.write(error, "the commands could not be registered")
                tried.set()
                await self._sleep(pause)
            else:
                tried.set()
                return

    async def _register(self) -> None:
        application_id = self._tree.client.application_id or 0
        digest = digest_of(self._tree)
        if await registered_commands.remembered(self._services, application_id) == digest:
            return
        await self._tree.sync()
        await registered_commands.remember(self._services, application_id, digest)
        log.info("registered the commands")
