"""``python -m bot.table``: start the local table and print where it is, as one line of JSON."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from pathlib import Path

from .address import address_beside, keep, recall
from .clock import Clock
from .core import Options
from .files import Files
from .saving import Saver, UnreadableState, files_beside, load
from .server import Server
from .world import World, new_world


def _arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.table", description="A stand-in for Discord on this machine.")
    parser.add_argument("--port", type=int, default=0, help="port on 127.0.0.1; 0 takes the last start's, else any")
    parser.add_argument("--key", help="key in the page's address; the last start's or made up when left out")
    parser.add_argument("--token", help="the bot's token; made up when left out")
    parser.add_argument("--state", type=Path, help="file that keeps everything over restarts, the address beside it")
    parser.add_argument("--guild", action="append", metavar="NAME", help="name of a server; may be given again")
    parser.add_argument("--rate-limits", action="store_true", help="answer 429 as Discord does")
    parser.add_argument("--no-privileged-intents", action="store_true", help="refuse privileged gateway intents")
    parser.add_argument("--frozen-clock", action="store_true", help="time passes only when a test says so")
    parser.add_argument("--with-stdin", action="store_true", help="end when the standard input closes")
    return parser.parse_args(given)


def _world(arguments: argparse.Namespace) -> World:
    clock = Clock(frozen=arguments.frozen_clock)
    state: Path | None = arguments.state
    if state is not None and state.exists():
        return load(state, clock)
    files = Files(files_beside(state)) if state is not None else Files()
    return new_world(clock, files, arguments.guild or ["The Table"])


def _end_with_stdin(ended: asyncio.Event) -> None:
    if not os.read(sys.stdin.fileno(), 4096):
        ended.set()


def _end_output() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


async def _serve(arguments: argparse.Namespace) -> None:
    options = Options(
        port=arguments.port,
        rate_limits=arguments.rate_limits,
        privileged=not arguments.no_privileged_intents,
    )
    state: Path | None = arguments.state
    if arguments.key:
        options.key = arguments.key
    elif state is not None:
        recall(address_beside(state), options)
    options.token = arguments.token or options.token
    world = _world(arguments)
    saver = Saver(world, state) if state is not None else None
    server = Server(world, options)
    await server.start()
    if state is not None:
        keep(address_beside(state), server.port, options.key)
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, ended.set)
    if arguments.with_stdin:
        loop.add_reader(sys.stdin.fileno(), _end_with_stdin, ended)
    print(server.ready_line(), flush=True)
    try:
        await ended.wait()
    finally:
        # Whoever reads its lines hears of the end before the bot's connection is closed.
        _end_output()
        # First what is there is made safe: closing the connections may take longer than whoever waits allows.
        if saver is not None:
            saver.save()
        await server.stop()
        if saver is not None:
            saver.finish()


def main() -> int:
    """Serve until a signal; the exit status, 1 where the table cannot start."""
    try:
        asyncio.run(_serve(_arguments(sys.argv[1:])))
    except (UnreadableState, OSError) as error:
        print(f"The table cannot start: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
