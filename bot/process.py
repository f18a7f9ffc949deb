"""The bot's process: from its start to an orderly end."""

import asyncio
import logging
import signal
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord

from bot.app import Bot, use_addresses
from bot.store.process_lock import exclusive_use
from config.settings import Settings, SettingsError, UnavailableError

UNUSABLE_TOKEN = "DISCORD_TOKEN: Discord does not accept it; copy it anew from the bot's page in the developer portal"
UNUSABLE_SHARDS = "SHARDS, SHARD_IDS: Discord does not accept them"
UNUSABLE_INTENTS = "Discord does not accept the gateway intents of this version of the bot"
REFUSALS = {
    4004: UNUSABLE_TOKEN,
    4010: UNUSABLE_SHARDS,
    4011: "SHARDS: Discord wants more of them for so many servers",
    4012: "Discord no longer knows the version of the gateway that this version of the bot speaks",
    4013: UNUSABLE_INTENTS,
    4014: UNUSABLE_INTENTS,
}
"""What the gateway closes a connection with where the same would be refused again."""

ENDING = (signal.SIGTERM, signal.SIGINT)

SHOWN = 200
"""Characters that are shown of an answer that nobody expected, such as another server's page."""


async def on_discord(settings: Settings, begun: Callable[[], None] = lambda: None) -> int:
    """Run the bot until it is told to end. `begun` is called once nothing on this machine stands in its way."""
    if settings.discord_token is None:
        raise SettingsError("DISCORD_TOKEN: not set; put your bot's token there, or use `make play` to try it here")
    use_addresses(settings)
    try:
        # The bot is entered before anything can fail: the library can close only what it has set up.
        async with Bot(settings) as bot:
            with exclusive_use(bot.services.database):
                await bot.services.database.prepare()
                await bot.health.open()
                begun()
                await _run(bot, settings.discord_token.get_secret_value())
    except discord.LoginFailure:
        raise SettingsError(UNUSABLE_TOKEN) from None
    except discord.PrivilegedIntentsRequired:
        raise SettingsError(UNUSABLE_INTENTS) from None
    except discord.HTTPException as error:
        said = " ".join(error.text.split())[:SHOWN]
        raise UnavailableError(f"DISCORD_API_URL: {settings.discord_api_url} answers {error.status} {said}") from None
    except discord.ConnectionClosed as error:
        if error.code in REFUSALS:
            raise SettingsError(REFUSALS[error.code]) from None
        raise UnavailableError(f"DISCORD_GATEWAY_URL: the gateway closed the connection with {error.code}") from None
    except (OSError, aiohttp.ClientError, discord.GatewayNotFound) as error:
        raise UnavailableError(f"DISCORD_API_URL: no answer from {settings.discord_api_url}: {error}") from None
    return 0


async def _run(bot: Bot, token: str) -> None:
    # The library lets a cancellation go unheeded while it connects anew. It heeds that it is closed.
    running = asyncio.create_task(bot.start(token))
    try:
        await asyncio.wait({running})
    except asyncio.CancelledError:
        running.cancel()
        await bot.close()
        await asyncio.gather(running, return_exceptions=True)
        raise
    await running


def until_told(work: Coroutine[Any, Any, int]) -> int:
    """Run until done, or until SIGTERM or SIGINT ends it in order; the exit status."""
    return asyncio.run(_ending_on_signals(work))


async def _ending_on_signals(work: Coroutine[Any, Any, int]) -> int:
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()

    def end() -> None:
        # Once: a second cancellation would break into the orderly end, and a signal after it into the interpreter's.
        for number in ENDING:
            loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_IGN)
        logging.getLogger(__name__).info("ending: what was begun is finished first")
        task.cancel()

    for number in ENDING:
        loop.add_signal_handler(number, end)
    try:
        return await task
    except asyncio.CancelledError:
        logging.getLogger(__name__).info("ended")
        return 0
