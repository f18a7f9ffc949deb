"""Make the weights of the network by self-play: `python -m games.glades.players.train`.

The network learns who gets each glade in the end, and through `match_chance` who wins. The same arguments give the same
file, as long as the code is the same.
"""

import argparse
import json
import random
from pathlib import Path

from games.core import SeededChance
from games.glades.bout import deal, next_opening
from games.glades.options import GladesOptions
from games.glades.players.choosing import first_steps, pile_wanted, returned
from games.glades.players.evaluation import INPUTS, Sight
from games.glades.players.match_chance import with_each
from games.glades.players.network import Network, logistic
from games.glades.state import State
from games.glades.turn import apply, legal

WEIGHTS = Path(__file__).with_name("weights.json")
HIDDEN = 12
RATES = (0.012, 0.002)
"""The rate of learning at the beginning and at the end."""
NOISE = 0.02
"""The spread of what is added to the values of actions, so that other things are tried than the best."""
OF_THE_MATCH = 0.5
"""How much the end of the match counts beside the owners of the glades."""
WITH_SPECIALS = 0.15
"""The part of the matches that are played with special units."""
REMEMBERED = 40_000
AGAIN = 2
"""How often as many older positions are learnt from again as a match has new ones."""

Position = tuple[int, list[list[float] | float], list[int | None], float]
"""Whose it is, what the network is told of each glade, whose each was in the end, and the points."""


def beginning(dice: random.Random) -> Network:
    """A network that takes the estimated chance of a glade for what it is."""
    direct = [0.0] * INPUTS
    direct[2] = 3.0
    return Network(direct, [[dice.gauss(0, 0.3) for _ in range(INPUTS)] for _ in range(HIDDEN)], [0.0] * HIDDEN)


def play(network: Network, dice: random.Random) -> list[Position]:
    """One match against itself; the positions after each placing, with what came of them."""
    chance = SeededChance(dice.randbytes(32))
    options = GladesOptions(specials=dice.random() < WITH_SPECIALS)
    state = State(options.bouts, False, options.specials, [])
    deal(state, next_opening(state, chance), chance.pick(2))
    seen: list[tuple[int, list[list[float] | float]]] = []
    while state.phase != "over":
        actions = legal(state)
        action = actions[0]
        if state.phase == "place":
            values = first_steps(state, actions, network, dice)
            action = max(actions, key=lambda each: values[each] + dice.gauss(0, NOISE))
            if action.startswith("place "):
                seen.append((state.seat, _told(state, action, network)))
        elif "draw" in state.phase:
            action = f"draw {pile_wanted(state)}"
        elif state.phase == "muster-return":
            first, second, *_ = returned(state.hands[state.seat])
            action = f"return {first} {second}"
        apply(state, action, chance)
    winner = state.outcome.winner if state.outcome else None
    owners = [glade.claimed for glade in state.glades]
    return [(seat, told, owners, 0.5 if winner is None else float(winner == seat)) for seat, told in seen]


def _told(state: State, action: str, network: Network) -> list[list[float] | float]:
    seat = state.seat
    _, card, number = action.split(" ")
    rest = [other for other in state.hands[seat] if other != card]
    sight = Sight(state, seat, state.hands[seat], network)
    supply = sight.supply(rest)
    return [
        sight.inputs(each, [*glade.sides[seat], card] if each == int(number) else glade.sides[seat], supply)
        for each, glade in enumerate(state.glades, 1)
    ]


def learn(network: Network, position: Position, rate: float) -> float:
    """One step from a position; what was lacking, as the square of the error of the match's chance."""
    seat, told, owners, points = position
    chances = [each if isinstance(each, float) else logistic(network.output(each)) for each in told]
    each_way = with_each(chances)
    lost, won = each_way[0]
    value = lost + chances[0] * (won - lost)
    inside = min(max(value, 0.05), 0.95)
    slope = OF_THE_MATCH * (inside - points) / (inside * (1 - inside))
    for inputs, chance, owner, (lost, won) in zip(told, chances, owners, each_way, strict=True):
        if isinstance(inputs, float):
            continue
        error = slope * (won - lost) * chance * (1 - chance)
        if owner is not None:
            error += chance - float(owner == seat)
        network.learn(inputs, error, rate)
    return (value - points) ** 2


def train(matches: int, seed: int) -> Network:
    """A network after so many matches."""
    dice = random.Random(seed)
    network = beginning(dice)
    memory: list[Position] = []
    lacking = positions = 0.0
    for match in range(1, matches + 1):
        rate = RATES[0] * (RATES[1] / RATES[0]) ** (match / matches)
        new = play(network, dice)
        lacking += sum(learn(network, position, rate) for position in new)
        positions += len(new)
        for old in dice.sample(memory, min(AGAIN * len(new), len(memory))):
            learn(network, old, rate)
        memory = [*memory, *new][-REMEMBERED:]
        if match % 50 == 0:
            print(f"{match} matches, error {lacking / positions:.4f}", flush=True)
            lacking = positions = 0.0
    return network


def write(network: Network, file: Path) -> None:
    """The weights as JSON, rounded to four places."""
    rounded = {
        "direct": [round(weight, 4) for weight in network.direct],
        "hidden": [[round(weight, 4) for weight in row] for row in network.hidden],
        "out": [round(weight, 4) for weight in network.out],
    }
    file.write_text(json.dumps(rounded) + "\n", encoding="utf-8")


def main() -> None:
    """Learn, telling of the progress, and write the weights."""
    parser = argparse.ArgumentParser(description="Make the weights of the computer players of Glades by self-play.")
    parser.add_argument("-n", type=int, default=400, metavar="N", help="how many matches (400)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="a number; the same gives the same (1)")
    parser.add_argument("--file", type=Path, default=WEIGHTS, help="where to write them (the file that players read)")
    wanted = parser.parse_args()
    write(train(wanted.n, wanted.seed), wanted.file)


if __name__ == "__main__":
    main()
