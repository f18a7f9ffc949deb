"""The bot's process: from its start to an orderly end."""

import asyncio
import logging
import signal
from collections.abc import Coroutine
from typing import Any

import discord

from bot.app import Bot, use_addresses
from bot.store.alone import alone_on
from config.settings import Settings, SettingsError


async def on_discord(settings: Settings) -> int:
    """Run the bot until it is told to end."""
    if settings.discord_token is None:
        raise SettingsError("DISCORD_TOKEN: not set; put your bot's token there, or use `make play` to try it here")
    use_addresses(settings)
    bot = Bot(settings)
    try:
        with alone_on(bot.club.database):
            await bot.club.database.prepare()
            await bot.health.open()
            await bot.start(settings.discord_token.get_secret_value())
    except discord.LoginFailure:
        raise SettingsError(
            "DISCORD_TOKEN: Discord does not accept it; copy it anew from the bot's page in the developer portal"
        ) from None
    except discord.HTTPException as error:
        raise SettingsError(
            f"DISCORD_API_URL: {settings.discord_api_url} answers {error.status} {error.text}"
        ) from None
    except OSError as error:
        raise SettingsError(f"DISCORD_API_URL: no answer from {settings.discord_api_url}: {error}") from None
    finally:
        await bot.close()
    return 0


def until_told(work: Coroutine[Any, Any, int]) -> int:
    """Run until done, or until SIGTERM or SIGINT ends it in order; the exit status."""
    return asyncio.run(_ending_on_signals(work))


async def _ending_on_signals(work: Coroutine[Any, Any, int]) -> int:
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, task.cancel)
    try:
        return await task
    except asyncio.CancelledError:
        logging.getLogger(__name__).info("ended")
        return 0
