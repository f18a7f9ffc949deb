"""python -m bot [play | run]"""

import argparse
import asyncio
import logging
import signal
import sys
from collections.abc import Coroutine
from typing import Any

import discord

from bot.app import Bot, use_addresses
from bot.local import at_the_local_table
from bot.logs import begin_logging
from bot.store.database import DatabaseError
from config.settings import Settings, SettingsError, load_settings


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0 after an orderly end, 1 with one line that says what is wrong."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Two people, four games, by post.")
    parser.add_argument(
        "command",
        nargs="?",
        choices=("play", "run"),
        default="play",
        help="play: on Discord if DISCORD_TOKEN is set, else at the local table (default); run: on Discord",
    )
    wanted = parser.parse_args(arguments)
    try:
        settings = load_settings()
        begin_logging(settings.log_level)
        if settings.discord_token is not None:
            return asyncio.run(_ending_on_signals(on_discord(settings)))
        if wanted.command == "run":
            raise SettingsError("DISCORD_TOKEN: not set; put your bot's token there, or use `make play` to try it here")
        return asyncio.run(_ending_on_signals(at_the_local_table(settings, on_discord)))
    except (SettingsError, DatabaseError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0


async def on_discord(settings: Settings) -> int:
    """Run the bot until it is told to end."""
    if settings.discord_token is None:
        raise SettingsError("DISCORD_TOKEN: not set")
    use_addresses(settings)
    bot = Bot(settings)
    try:
        await bot.club.database.prepare()
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


async def _ending_on_signals(work: Coroutine[Any, Any, int]) -> int:
    """Run until done, or until SIGTERM or SIGINT ends it in order."""
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, task.cancel)
    try:
        return await task
    except asyncio.CancelledError:
        logging.getLogger(__name__).info("ended")
        return 0


if __name__ == "__main__":
    sys.exit(main())
