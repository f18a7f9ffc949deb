"""Learn the network by self-play: `python -m games.search.players.train` writes `weights.json` and prints its progress.

TD(λ): each seat looks to the end of its own turn in a position dealt anew from what it knows, and the network is drawn
towards what came later in the match. The same arguments give the same weights.
"""

import argparse
import random
import time
from pathlib import Path

from games.core import SeededChance
from games.search.players.features import Ground, features
from games.search.players.guess import redealt
from games.search.players.lookahead import Lookahead
from games.search.players.network import Network
from games.search.scoring import outcome
from games.search.setup import SearchOptions, opening
from games.search.state import OVER, State
from games.search.turn import act, carry_on

WEIGHTS = Path(__file__).with_name("weights.json")
LAMBDA = 0.8
EXPLORATION = 0.04
"""How often an action is taken at random."""


def self_play(network: Network, dice: random.Random) -> tuple[list[tuple[int, list[float]]], float]:
    """A match: at the beginning of each turn its seat and features, and at last the points of seat 0."""
    state = opening(SearchOptions(), None, SeededChance(dice.randbytes(32)))
    carry_on(state, [])
    course = [(state.seat, features(state, Ground(state.land)))]
    while state.step != OVER:
        action = state.legal[0] if len(state.legal) == 1 else _choice(network, state, dice)
        events: list = []
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


def learn(network: Network, course: list[tuple[int, list[float]]], points: float, rate: float) -> float:
    """Learn from a match, from its end to its beginning; the mean squared error of the values before."""
    target, error = points, 0.0
    for seat, numbers in reversed(course):
        value = network.learn(numbers, target if seat == 0 else 1 - target, rate)
        if seat:
            value = 1 - value
        error += (value - points) ** 2
        target = LAMBDA * target + (1 - LAMBDA) * value
    return error / len(course)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--units", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--rate", type=float, default=0.02)
    args = parser.parse_args()
    dice = random.Random(args.seed)
    state = opening(SearchOptions(), None, SeededChance(bytes(32)))
    carry_on(state, [])
    size = len(features(state, Ground(state.land)))
    network = Network.read(args.start.read_text()) if args.start else Network.fresh(size, args.units, dice)
    error, turns, begun = 0.0, 0, time.process_time()
    for number in range(1, args.matches + 1):
        course, points = self_play(network, dice)
        error += learn(network, course, points, args.rate * max(0.1, 1 - number / args.matches))
        turns += len(course)
        if number % 100 == 0:
            taken = time.process_time() - begun
            print(f"{number} matches, error {error / 100:.4f}, {turns / 100:.1f} turns, {taken:.0f} s", flush=True)
            error, turns = 0.0, 0
            args.out.write_text(network.write(), encoding="utf-8")


if __name__ == "__main__":
    main()
