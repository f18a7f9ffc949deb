"""Bytes and seconds of animations, and milliseconds of a step, for typical matches and the longest there are."""

import time
from typing import Any

from bot.presenter import replay as presenter
from bot.service.replay import Replay, animation_frames, frame_at
from games.catalogue import GAMES
from render.replay import gif
from tests.bench.figures import spread
from tests.service.replays import random_replay

MATCHES = 40
"""Random matches of which the one of middle length is typical, and the longest the longest."""
STEPS = 20
LONGEST: dict[str, dict[str, Any]] = {"duel": {"games": 2}, "glades": {"bouts": 9, "specials": True}}
"""The options that make a game long."""


def measure() -> dict[str, Any]:
    """Per game: a typical match with default options, and the longest of many with those that make it long."""
    return {
        game: {
            "typical": _figures(_chosen(game, {}, longest=False)),
            "longest": _figures(_chosen(game, LONGEST.get(game, {}), longest=True)),
        }
        for game in GAMES
    }


def _chosen(game: str, options: dict[str, Any], *, longest: bool) -> Replay:
    courses = [random_replay(game, seed, **options) for seed in range(MATCHES)]
    lengths = [course.last for course in courses]
    wanted = max(lengths) if longest else sorted(lengths)[len(lengths) // 2]
    return courses[lengths.index(wanted)]


def _figures(course: Replay) -> dict[str, Any]:
    begun = time.process_time()
    shown = list(animation_frames(course))
    stills = [presenter.still(each, ms) for each, ms in zip(shown, presenter.pace(len(shown)), strict=True)]
    data = gif(stills)
    taken = time.process_time() - begun
    return {
        "plies": course.last,
        "pictures": len(stills),
        "plays_s": sum(still.ms for still in stills) / 1000,
        "gif_mb": round(len(data) / 1e6, 2),
        "gif_width": int.from_bytes(data[6:8], "little"),
        "made_in_s": round(taken, 1),
        "last_position": spread(_timed(course, draw=False)),
        "last_step_drawn": spread(_timed(course, draw=True)),
    }


def _timed(course: Replay, *, draw: bool) -> list[float]:
    """Seconds for the last position, which takes the longest replay; drawn as a message or not."""
    taken: list[float] = []
    for _ in range(STEPS):
        begun = time.process_time()
        last = frame_at(course, -1)
        if draw:
            presenter.stepping(last)
        taken.append(time.process_time() - begun)
    return taken
