"""A process that thinks for others: the line protocol with the player's name in each line.

A line in has `game`, `level`, `seconds`, `seed` (a text, or null for chance) and `ask`, a line of the protocol with all
events of its match; `why` asks for `explain` too. A line out is the protocol's answer, with `why`: what the best action
gains over the second best, as `explain` of the game's players says it. It ends with its input.
"""

import json
import os
import random
import signal
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

from games.catalogue import game_of
from games.core import Event
from games.players.catalogue import player_of
from games.players.contract import Observation
from games.players.protocol import Service

NICE = 19
"""How far it stands back behind other processes."""


def answer(line: bytes) -> str:
    """The answer to one line."""
    asked = json.loads(line)
    seed = asked["seed"]
    number = None if seed is None else random.Random(seed).getrandbits(64)
    # One for each line: a line tells all events of its match.
    service = Service(asked["game"], player_of(asked["game"], asked["level"]), asked["seconds"], number)
    told = json.loads(service.answer(json.dumps(asked["ask"])))
    best = told.get("best", ())
    if asked["why"] and len(best) > 1:
        told["why"] = _why(asked["game"], asked["ask"], best[0]["action"], best[1]["action"])
    return json.dumps(told)


def _why(game_id: str, ask: dict[str, Any], better: str, worse: str) -> list[tuple[str, float]]:
    game = game_of(game_id)
    events = [Event(each["type"], {k: v for k, v in each.items() if k != "type"}) for each in ask["events"]]
    public = game.public_type.model_validate_json(json.dumps(ask["public"]))
    private = game.private_type.model_validate_json(json.dumps(ask["private"]))
    observation = Observation(public, private, tuple(sorted(ask["legal"])), tuple(events))
    try:
        gains: list[tuple[str, float]] = import_module(f"games.{game_id}.players").explain(observation, better, worse)
    except Exception:
        # A strange mix of views has no explanation; the action stands.
        return []
    return gains


def main() -> int:
    """Answer lines until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(NICE)
        if hasattr(os, "SCHED_BATCH"):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    for line in sys.stdin.buffer:
        print(answer(line), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
