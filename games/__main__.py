"""python -m games replay | simulate | verify | arena | balance | player | bench"""

import argparse
import json
import sys
from pathlib import Path

from pydantic import ValidationError

from games.catalogue import GAMES, game_of
from games.core.errors import RecordError, UnknownVersion
from games.core.simulate import RANDOM, actions_per_second, simulate
from games.players import commands as players
from games.record import place, read
from games.verify import verify


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0, or 1 with one line that says what is wrong: text for `verify`, JSON for the others."""
    wanted = _parser().parse_args(arguments)
    try:
        return int(wanted.run(wanted))
    except RecordError as error:
        print(json.dumps({"error": {"at": error.at, "action": error.action, "reason": error.reason}}))
        return 1
    except BrokenPipeError:
        sys.stderr.close()
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m games", description="Replay, check and measure matches.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    replay = commands.add_parser("replay", help="where a recorded match stands after its last action")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--each", action="store_true", help="one line for the opening and one for each action")
    replay.set_defaults(run=_replay)

    check = commands.add_parser("verify", help="check a finished match's shuffle: commitment, secret, seed, result")
    check.add_argument("file", metavar="FILE")
    check.add_argument("--commitment", metavar="TEXT", help="the commitment as you read it before the match began")
    check.set_defaults(run=_verify)

    play = commands.add_parser("simulate", help="computer players among themselves: lengths, winners, endings")
    play.add_argument("game", choices=GAMES)
    play.add_argument("--rules", type=int, metavar="N", help="version of the game's rules (the newest)")
    play.add_argument("-n", type=_positive, default=100, metavar="N", help="how many matches (100)")
    play.add_argument("--seed", type=int, default=1, metavar="S", help="a number; the same gives the same (1)")
    play.add_argument("--options", default="{}", metavar="JSON", help="the game's options as a JSON object")
    play.add_argument(
        "--players", default=f"{RANDOM},{RANDOM}", metavar="A,B", help="players of seats 0 and 1 (random,random)"
    )
    play.set_defaults(run=_simulate)

    bench = commands.add_parser("bench", help="actions per second of random play on one core, as JSON")
    bench.add_argument("game", nargs="*", metavar="GAME", help="games to measure (all)")
    bench.add_argument("--seconds", type=float, default=3.0, help="how long to play each (3)")
    bench.set_defaults(run=_bench)

    players.add_to(commands)
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _text(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{file}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{file}: not UTF-8 text: {error.reason} at byte {error.start}") from error


def _replay(wanted: argparse.Namespace) -> int:
    last = ""
    for match, events in read(_text(wanted.file)).play():
        last = json.dumps(match.position(events)) if wanted.each else ""
        if wanted.each:
            print(last)
        final = (match, events)
    if not wanted.each:
        print(json.dumps(final[0].position(final[1])))
    return 0


def _verify(wanted: argparse.Namespace) -> int:
    try:
        lines = verify(_text(wanted.file), wanted.commitment)
    except RecordError as error:
        where = "" if error.at is None else f"action {error.at}, {error.action!r}: "
        print(f"verify: {where}{error}", file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0


def _simulate(wanted: argparse.Namespace) -> int:
    try:
        game = game_of(wanted.game, wanted.rules)
    except UnknownVersion as error:
        raise RecordError(f"rules: {error}") from error
    try:
        options = game.options_type.model_validate_json(wanted.options)
    except ValidationError as error:
        raise RecordError(place(error, "options")) from error
    names = tuple(wanted.players.split(","))
    known = (RANDOM, *game.players)
    if len(names) != 2 or any(name not in known for name in names):
        raise RecordError(f"players: two of {', '.join(known)} are expected, as A,B")
    print(
        json.dumps(
            {"game": game.id, "rules": game.rules, **simulate(game, options, wanted.n, wanted.seed, names).as_json()}
        )
    )
    return 0


def _bench(wanted: argparse.Namespace) -> int:
    names = wanted.game or list(GAMES)
    for name in names:
        if name not in GAMES:
            raise RecordError(f"game: {name!r} is unknown; games are {', '.join(GAMES)}")
    print(json.dumps({name: round(actions_per_second(game_of(name), wanted.seconds)) for name in names}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
