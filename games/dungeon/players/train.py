"""Learns `weights.json`: python -m games.dungeon.players.train. The same numbers give the same weights.

First the two networks learn who won the matches of rules of thumb, then from matches that they play themselves (TD(λ)):
what a position is worth is drawn towards what the positions after it were thought to be worth, and in the end to who won.
"""

import argparse
import json
import random
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from games.core import SeededChance
from games.dungeon.course import LEGAL, carry_out
from games.dungeon.play import Play
from games.dungeon.players.dungeon_features import THROUGH_HIDDEN
from games.dungeon.players.guess import Knowledge
from games.dungeon.players.net import Net
from games.dungeon.players.rules_of_thumb import PLAYERS
from games.dungeon.players.search import values_of_actions, worth_a_thought
from games.dungeon.players.value import PARTS, Value, features, part_of
from games.dungeon.setup import opening
from games.dungeon.state import HERO_SEAT, State
from games.dungeon.views import private_view, public_view
from games.players.contract import Observation

HIDDEN = {"dungeon": 12, "final": 12}
LAMBDA = 0.85
EXPLORED = 0.03
"""How often an action is taken at random; in the matches of rules of thumb, which would never wait, more often."""
EXPLORED_BY_THUMBS = 0.12
SAMPLES = 2
KEPT_BATCHES = 3


class Seen(NamedTuple):
    """The start of a turn: its part and features, and whether it came by the players' own choice."""

    part: str
    features: list[float]
    chosen: bool


def untaught(dice: random.Random) -> Value:
    """Networks that know nothing; small hidden weights, so that the units become different."""
    nets = {}
    example = opening(None, SeededChance(bytes(32)))
    for part in PARTS:
        example.round = int(part == "final")
        size = len(features(example))
        width = THROUGH_HIDDEN if part == "dungeon" else size
        hidden = [[dice.gauss(0, 0.15) for _ in range(width)] for _ in range(HIDDEN[part])]
        nets[part] = Net([0.0] * size, hidden, [dice.gauss(0, 0.15) for _ in range(HIDDEN[part])])
    return Value(nets["dungeon"], nets["final"])


def play(value: Value | None, dice: random.Random, thumbs: tuple[str | None, str | None]) -> tuple[list[Seen], float]:
    """A match; the positions at its decisions, and 1.0 if the Hero won. Seats without a rule of thumb use `value`."""
    chance = SeededChance(dice.randbytes(32))
    state = opening(None, chance)
    seen: list[Seen] = []
    before: tuple[int, int, int] = (0, 0, 0)
    on_course = True
    while (seat := state.mover) is not None:
        legal = LEGAL[state.phase](state)
        action, chosen = legal[0], True
        if len(legal) > 1:
            if dice.random() < (EXPLORED if value else EXPLORED_BY_THUMBS):
                action, chosen = dice.choice(legal), False
            else:
                action = _choose(value, state, seat, legal, dice, thumbs[seat])
        if state.phase in ("act", "final") and before != (state.turn, state.round, seat):
            before = state.turn, state.round, seat
            seen.append(Seen(part_of(state), features(state), on_course))
            on_course = True
        on_course = on_course and chosen
        carry_out(Play(state, chance), action)
    return seen, float(state.hero.life > 0)


def _choose(
    value: Value | None, state: State, seat: int, legal: list[str], dice: random.Random, thumb: str | None
) -> str:
    public, private = public_view(state), private_view(state, seat)
    if value is None or thumb:
        return PLAYERS[thumb or "hero"](public, private, legal, dice)
    knowledge = Knowledge.of(Observation(public, private, tuple(legal)))
    legal = worth_a_thought(state, legal)
    values = values_of_actions(knowledge.position, legal, seat, value, dice, SAMPLES, 60.0)
    return legal[values.index(max(values))]


Lesson = tuple[str, list[float], float]


def lessons(seen: list[Seen], won: float, value: Value | None) -> list[Lesson]:
    """What each position of a match should have been thought to be worth."""
    found: list[Lesson] = []
    target = won
    for position in reversed(seen):
        found.append((position.part, position.features, target))
        if value is not None:
            net = value.final if position.part == "final" else value.dungeon
            thought = net.value(position.features)
            # What came by an action at random says nothing of the position before.
            target = LAMBDA * target + (1 - LAMBDA) * thought if position.chosen else thought
    return found


def teach(value: Value, taught: list[Lesson], rate: float, dice: random.Random) -> dict[str, float]:
    """One pass over the lessons in random order; the mean squared error per part."""
    order = list(range(len(taught)))
    dice.shuffle(order)
    errors: Counter[str] = Counter()
    numbers: Counter[str] = Counter()
    for index in order:
        part, given, target = taught[index]
        net = value.final if part == "final" else value.dungeon
        errors[part] += (target - net.learn(given, target, rate)) ** 2  # type: ignore[assignment]
        numbers[part] += 1
    return {part: round(errors[part] / max(1, numbers[part]), 4) for part in PARTS}


def train(first: int, batches: int, size: int, seed: int, path: Path, value: Value | None = None) -> None:
    """`first` matches of rules of thumb, then `batches` of `size` matches of its own; writes `path` after each."""
    dice = random.Random(seed)
    begun = time.monotonic()
    names = [name for name in PLAYERS if name != "clumsy"]
    if value is None:
        value = untaught(dice)
        taught: list[Lesson] = []
        won = 0.0
        for _ in range(first):
            seen, winner = play(None, dice, (dice.choice(names), "lord"))
            won += winner
            taught += lessons(seen, winner, None)
        for rate in (0.03, 0.02, 0.01, 0.005):
            error = teach(value, taught, rate, dice)
            print(f"{time.monotonic() - begun:.0f} s, thumbs: Hero {won / first:.2f}, error {error}", flush=True)
        _write(value, path)
    kept: list[list[Lesson]] = []
    for batch in range(batches):
        taught, won, lengths = [], 0.0, 0
        versus: Counter[str] = Counter()
        for number in range(size):
            thumbs: tuple[str | None, str | None] = (None, None)
            if number % 5 == 0:
                thumbs = (None, "lord") if number % 10 else (dice.choice(names), None)
            seen, winner = play(value, dice, thumbs)
            if thumbs != (None, None):
                versus["hero" if thumbs[HERO_SEAT] is None else "lord"] += int(
                    winner == (thumbs[HERO_SEAT] is None)
                )
            else:
                won += winner / size * 1.25
            lengths += len(seen)
            taught += lessons(seen, winner, value)
        kept = [*kept[-KEPT_BATCHES + 1 :], taught]
        rate = 0.012 * (1 - batch / batches) + 0.002
        for old in kept:
            error = teach(value, old, rate, dice)
        _write(value, path)
        print(
            f"{time.monotonic() - begun:.0f} s, batch {batch}: Hero {won:.2f}, length {lengths / size:.0f}, "
            f"against thumbs as Hero {versus['hero'] * 10 / size:.2f}, as Lord {versus['lord'] * 10 / size:.2f}, "
            f"error {error}",
            flush=True,
        )


def _write(value: Value, path: Path) -> None:
    parts = {"dungeon": value.dungeon.as_json(), "final": value.final.as_json()}
    path.write_text(json.dumps(parts, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m games.dungeon.players.train", description=__doc__)
    parser.add_argument("--first", type=int, default=1500, help="matches of rules of thumb")
    parser.add_argument("--batches", type=int, default=20)
    parser.add_argument("--size", type=int, default=100, help="matches in a batch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path(__file__).with_name("weights.json"))
    arguments = parser.parse_args()
    train(arguments.first, arguments.batches, arguments.size, arguments.seed, arguments.to)


if __name__ == "__main__":
    main()
