"""The command line: what an operator asks for, and one clear line when it cannot be done."""

import argparse
import asyncio
import logging
import sys
from collections.abc import Callable
from pathlib import Path

from bot.operations.local_table import TableError, at_the_local_table
from bot.operations.logs import begin_logging
from bot.store.database import DatabaseError
from config.settings import Settings, SettingsError, UnavailableError, doubts, load_settings

WRONG_SETTING = 78
"""EX_CONFIG of sysexits.h: a supervisor need not try again."""

# The bot itself is imported by the commands that run it: a health check is over before discord.py would be loaded.


def _play(settings: Settings, _given: argparse.Namespace) -> int:
    from bot.process import on_discord, until_told

    if settings.discord_token is not None:
        return until_told(on_discord(settings))
    return until_told(at_the_local_table(settings, on_discord))


def _run(settings: Settings, _given: argparse.Namespace) -> int:
    from bot.process import on_discord, until_told

    return until_told(on_discord(settings))


def _health(settings: Settings, _given: argparse.Namespace) -> int:
    from bot.operations.health_query import ask

    missing = ask(settings)
    print(missing or "ready", file=sys.stderr if missing else sys.stdout)
    return 1 if missing else 0


def _backup(settings: Settings, given: argparse.Namespace) -> int:
    from bot.store.backup import back_up

    print(back_up(settings.database, given.file))
    return 0


def _restore(settings: Settings, given: argparse.Namespace) -> int:
    from bot.store.backup import restore

    print(restore(settings.database, given.file))
    return 0


def _migrate_database(_settings: Settings, given: argparse.Namespace) -> int:
    from bot.store.copy_database import move_store

    print(asyncio.run(move_store(given.source, given.target)))
    return 0


def _privacy(settings: Settings, _given: argparse.Namespace) -> int:
    from bot.service.server_retention import forget_all_due

    print(asyncio.run(forget_all_due(settings)))
    return 0


def _ratings(settings: Settings, _given: argparse.Namespace) -> int:
    from bot.service.rating_rebuild import rebuild_all

    print(asyncio.run(rebuild_all(settings)))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Two people, four games, by post.")
    parser.set_defaults(command=_play)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    def add(name: str, command: Callable[[Settings, argparse.Namespace], int], told: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=told, description=told)
        added.set_defaults(command=command)
        return added

    add("play", _play, "play on Discord if DISCORD_TOKEN is set, else at the local table (default)")
    add("run", _run, "run on Discord")
    add("health", _health, "ask the running bot whether it is ready, at HEALTH_PORT")
    backup = add("backup", _backup, "write a copy of the SQLite database to FILE, while the bot runs or not")
    backup.add_argument("file", type=Path, metavar="FILE", help="a new file")
    restored = add("restore", _restore, "put a backup in the place of the SQLite database; stop the bot before")
    restored.add_argument("file", type=Path, metavar="FILE", help="what `backup` wrote")
    moved = add("migrate-database", _migrate_database, "copy everything from one database into another, empty one")
    moved.add_argument("source", metavar="FROM", help="such as sqlite+aiosqlite:///data/bot.sqlite3")
    moved.add_argument("target", metavar="TO", help="such as postgresql+asyncpg://bot:password@host/bot")
    add("privacy", _privacy, "remove now the data of servers that removed the bot longer than GUILD_DAYS ago")
    rated = add("ratings", _ratings, "rebuild: compute all ratings anew from the stored results")
    rated.add_argument("what", choices=("rebuild",))
    return parser


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0 after an orderly end. With one line that says what is wrong: 78 where only another setting can
    help, or else 1."""
    given = _parser().parse_args(arguments)
    try:
        settings = load_settings()
        begin_logging(settings.log_level, settings.log_format)
        for line in doubts():
            logging.getLogger(__name__).warning("%s", line)
        status: int = given.command(settings, given)
        return status
    except (UnavailableError, DatabaseError, TableError) as error:
        print(error, file=sys.stderr)
        return 1
    except SettingsError as error:
        print(error, file=sys.stderr)
        return WRONG_SETTING
    except KeyboardInterrupt:
        return 0
