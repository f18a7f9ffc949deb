"""Learn the network by self-play: `python -m games.search.players.train` writes `weights.json` and prints its progress.

TD(λ): each seat looks to the end of its own turn in a position dealt anew from what it knows, and the network is drawn
towards what came later in the match. The same arguments give the same weights.
"""

import argparse
import random
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

from games.core import Chance, Event, SeededChance
from games.search.options import SearchOptions
from games.search.players.features import Ground, features
from games.search.players.guess import redealt
from games.search.players.lookahead import Lookahead
from games.search.players.network import Network
from games.search.scoring import outcome
from games.search.setup import opening
from games.search.state import OVER, State
from games.search.turn import act, carry_on

PERIOD = 100
"""Matches between reports."""
MEMORY = 400
REPLAYS = 4
"""After each match, so many of the last `MEMORY` ones are learned from again: playing them costs more."""
WEIGHTS = Path(__file__).with_name("weights.json")
LAMBDA = 0.8
EXPLORATION = 0.04
"""How often an action is taken at random."""


def _begun(chance: Chance) -> State:
    state = opening(SearchOptions(), None, chance)
    carry_on(state, [])
    return state


def _size() -> int:
    state = _begun(SeededChance(bytes(32)))
    return len(features(state, Ground(state.land)))


SIZE = _size()
"""How many features there are."""


Course = list[tuple[int, list[float]]]
"""Of a match: at the beginning of each turn its seat and features."""


def self_play(network: Network, dice: random.Random) -> tuple[Course, float]:
    """A match, and the points of seat 0."""
    state = _begun(SeededChance(dice.randbytes(32)))
    course = [(state.seat, features(state, Ground(state.land)))]
    while state.step != OVER:
        action = state.legal[0] if len(state.legal) == 1 else _choice(network, state, dice)
        events: list[Event] = []
        act(state, action, events)
        if state.step != OVER and any(event.type == "turn" for event in events):
            course.append((state.seat, features(state, Ground(state.land))))
    ended = outcome(state)
    assert ended
    return course, 0.5 if ended.winner is None else 1.0 - ended.winner


def _choice(network: Network, state: State, dice: random.Random) -> str:
    if dice.random() < EXPLORATION:
        return dice.choice(state.legal)
    seen = redealt(state, state.seat, dice)
    look, ground = Lookahead(network, state.seat), Ground(seen.land)
    return look.best(seen, ground)


def learn(network: Network, course: Course, points: float, rate: float) -> float:
    """Learn from a match, from its end to its beginning; the mean squared error of the values before."""
    target, error = points, 0.0
    for seat, numbers in reversed(course):
        value = network.learn(numbers, target if seat == 0 else 1 - target, rate)
        if seat:
            value = 1 - value
        error += (value - points) ** 2
        target = LAMBDA * target + (1 - LAMBDA) * value
    return error / len(course)


def train(
    network: Network, matches: int, seed: int, rate: float, report: Callable[[str], None] | None = None
) -> Network:
    """Let the network play itself and learn, at a rate that falls to a tenth; it is changed and returned."""
    dice = random.Random(seed)
    memory: deque[tuple[Course, float]] = deque(maxlen=MEMORY)
    error, turns, begun = 0.0, 0, time.process_time()
    for number in range(1, matches + 1):
        course, points = self_play(network, dice)
        step = rate * max(0.1, 1 - number / matches)
        error += learn(network, course, points, step)
        turns += len(course)
        memory.append((course, points))
        for _ in range(REPLAYS):
            learn(network, *dice.choice(memory), step)
        if report and number % PERIOD == 0:
            taken = time.process_time() - begun
            means = f"error {error / PERIOD:.4f}, {turns / PERIOD:.1f} turns"
            report(f"{number} matches, {means}, {taken:.0f} s")
            error, turns = 0.0, 0
    return network


def main() -> None:
    """Learn, telling of the progress, and write the weights."""
    parser = argparse.ArgumentParser(description="Learn the network of the Search by self-play.")
    parser.add_argument("--matches", type=int, default=2200)
    parser.add_argument("--units", type=int, default=12, help="of the hidden layer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.015)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    args = parser.parse_args()
    fresh = Network.fresh(SIZE, args.units, random.Random(args.seed))
    network = Network.read(args.start.read_text(encoding="utf-8")) if args.start else fresh

    def report(line: str) -> None:
        args.out.write_text(network.write(), encoding="utf-8")
        print(line, flush=True)

    train(network, args.matches, args.seed, args.rate, report)
    args.out.write_text(network.write(), encoding="utf-8")


if __name__ == "__main__":
    main()
