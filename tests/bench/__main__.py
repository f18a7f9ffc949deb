"""python -m tests.bench: prints one JSON object. `--only games,pictures` measures a part."""

import argparse
import asyncio
import json
import sys
from collections.abc import Callable
from typing import Any

from tests.bench import claims, engines, pictures, ratings, replay, wire

PARTS: dict[str, Callable[[], Any]] = {
    "games": engines.measure,
    "claims": claims.measure,
    "pictures": pictures.measure,
    "ratings": lambda: asyncio.run(ratings.measure()),
    "replay": replay.measure,
    "wire": lambda: asyncio.run(wire.measure()),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("--only", default=",".join(PARTS), help=f"parts to measure: {', '.join(PARTS)}")
    wanted = parser.parse_args().only.split(",")
    if unknown := [part for part in wanted if part not in PARTS]:
        print(f"unknown: {', '.join(unknown)}; there are {', '.join(PARTS)}", file=sys.stderr)
        return 1
    print(json.dumps({part: PARTS[part]() for part in wanted}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
