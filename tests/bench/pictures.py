"""Milliseconds and bytes per picture, over positions of random matches."""

import random
import time
from collections.abc import Iterator
from typing import Any

from games.catalogue import GAMES, game_of
from games.core import SeededChance
from render import renderer_of
from tests.bench.figures import spread

NAMES = ("Ann", "Benjamin")
POSITIONS = 120


def measure() -> dict[str, Any]:
    """Per game: board and hand; the first pictures, which fill the caches, do not count."""
    return {game: _pictures(game) for game in GAMES}


def _pictures(game_id: str) -> dict[str, Any]:
    artist = renderer_of(game_id)
    times: dict[str, list[float]] = {"board": [], "hand": []}
    sizes: dict[str, list[int]] = {"board": [], "hand": []}
    for number, (public, private, seat) in enumerate(_positions(game_id)):
        for what in ("board", "hand"):
            begun = time.process_time()
            data = artist.board(public, NAMES) if what == "board" else artist.hand(public, private, seat, NAMES)
            if number >= POSITIONS // 4:
                times[what].append(time.process_time() - begun)
                sizes[what].append(len(data))
    return {
        what: {**spread(times[what]), "largest_kb": round(max(sizes[what]) / 1000, 1)} for what in ("board", "hand")
    }


def _positions(game_id: str) -> Iterator[tuple[Any, Any, int]]:
    game, dice = game_of(game_id), random.Random(2)
    shown = 0
    while shown < POSITIONS:
        chance = SeededChance(dice.randbytes(32))
        state = game.new(game.options_type(), None, chance)
        while (seat := game.to_move(state)) is not None:
            if dice.random() < 0.2 and shown < POSITIONS:
                shown += 1
                yield game.public(state), game.private(state, seat), seat
            game.apply(state, dice.choice(game.legal(state)), chance)
