"""python -m games player | arena | balance"""

import argparse
import json
import sys
from typing import Any

from pydantic import ValidationError

from games.catalogue import GAMES, game_of
from games.core import Options, RecordError
from games.core.errors import UnknownVersion
from games.players import arena
from games.players.catalogue import player_of
from games.players.contract import LEVELS
from games.players.protocol import Service
from games.record import place


def add_to(commands: Any) -> None:
    """Add the subcommands of computer players; `commands` is what `add_subparsers` gave."""
    one = commands.add_parser("player", help="a computer player that answers lines (docs/players.md)")
    one.add_argument("game", choices=GAMES)
    one.add_argument("--level", choices=LEVELS, required=True)
    one.add_argument("--seconds", type=_seconds, default=arena.SECONDS, metavar="S", help="most time per move (2)")
    one.add_argument("--seed", type=int, metavar="N", help="a number; the same gives the same answers")
    one.set_defaults(run=_player)

    two = commands.add_parser("arena", help="matches of two computer players, sides alternating, as JSON")
    two.add_argument("game", choices=GAMES)
    for name in ("a", "b"):
        two.add_argument(name, metavar=name.upper(), help="a level, a rule of thumb, random, or command:PROGRAM …")
    _matches(two, 200)
    two.set_defaults(run=_arena)

    same = commands.add_parser("balance", help="hard against hard, medium against medium, as JSON")
    same.add_argument("game", choices=GAMES)
    same.add_argument("--levels", default="hard,medium", metavar="LEVELS", help="(hard,medium)")
    _matches(same, 200)
    same.set_defaults(run=_balance)


def _matches(parser: argparse.ArgumentParser, default: int) -> None:
    parser.add_argument("-n", type=_positive, default=default, metavar="N", help=f"how many matches ({default})")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="a number; the same gives the same (1)")
    parser.add_argument("--processes", type=_positive, default=1, metavar="P", help="how many play at once (1)")
    parser.add_argument("--rules", type=_positive, metavar="N", help="version of the rules (the newest)")
    parser.add_argument("--options", default="{}", metavar="JSON", help="the game's options as a JSON object")
    parser.add_argument("--seconds", type=_seconds, default=arena.SECONDS, metavar="S", help="most time per move (2)")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _seconds(text: str) -> float:
    number = float(text)
    if not 0 < number < 86400:
        raise ValueError(text)
    return number


def _player(wanted: argparse.Namespace) -> int:
    service = Service(wanted.game, player_of(wanted.game, wanted.level), wanted.seconds, wanted.seed)
    # Bytes that are no UTF-8 are bad input like any other, and must not end the program.
    lines = (line.decode("utf-8", "replace") for line in sys.stdin.buffer)
    for answer in service.answers(lines):
        print(answer, flush=True)
    return 0


def _pairing(wanted: argparse.Namespace, players: tuple[str, str]) -> arena.Pairing:
    try:
        game = game_of(wanted.game, wanted.rules)
    except UnknownVersion as error:
        raise RecordError(str(error)) from error
    try:
        options: Options = game.options_type.model_validate_json(wanted.options)
    except ValidationError as error:
        raise RecordError(place(error, "options")) from error
    pairing = arena.Pairing(wanted.game, players, options, wanted.seed, wanted.seconds, wanted.rules)
    try:
        arena.check(pairing)
    except ValueError as error:
        raise RecordError(f"players: {error}") from error
    return pairing


def _arena(wanted: argparse.Namespace) -> int:
    pairing = _pairing(wanted, (wanted.a, wanted.b))
    print(json.dumps(arena.summary(pairing, arena.play(pairing, wanted.n, wanted.processes))))
    return 0


def _balance(wanted: argparse.Namespace) -> int:
    pairings = [_pairing(wanted, (level, level)) for level in wanted.levels.split(",")]
    results = [arena.balance(pairing, arena.play(pairing, wanted.n, wanted.processes)) for pairing in pairings]
    print(json.dumps(dict(zip(wanted.levels.split(","), results, strict=True))))
    return 0
