"""Learns the networks' weights by self-play (temporal differences), from a seed: python -m games.duel.players.train"""

import argparse
import random
import sys
import time
from importlib import resources
from pathlib import Path

from games.core import SeededChance
from games.duel.options import DuelOptions
from games.duel.players.features import features
from games.duel.players.guess import guess
from games.duel.players.network import WEIGHTS, Network, Networks, write
from games.duel.players.search import promising
from games.duel.players.value import Dice, after, duel, seat_value
from games.duel.state import PLAY, State
from games.players.contract import Observation

UNITS = 12
MATCHES = 16000
LAMBDA = 0.8
"""How far a target looks to the end of the match: 1 takes the result alone, 0 the next position's value."""
EXPLORED = 0.06
"""How often an action is taken at random."""
TWO_GAMES = 0.15
"""How many of the matches have two games."""


class Training:
    """Networks that learn from the matches they play. The same seed gives the same weights."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        inputs = len(features(duel().new(DuelOptions(), None, SeededChance(bytes(32)))))
        self.networks: Networks = tuple(Network.drawn(inputs, UNITS, self.dice) for _ in range(4))

    def match(self, rate: float) -> float:
        """Play one and learn from it; the mean squared error of the chances before."""
        dice, game = self.dice, duel()
        games = 2 if dice.random() < TWO_GAMES else 1
        chance = Dice(dice)
        chooser = "lower" if dice.random() < 0.2 else "higher"
        state: State = game.new(DuelOptions(games=games, finale_chooser=chooser), None, chance)  # type: ignore[arg-type]
        seen: list[tuple[int, list[float], bool]] = []
        while (seat := game.to_move(state)) is not None:
            if state.phase == PLAY:
                seen.append((state.round - 1, features(state), state.gandalf == 0))
            game.apply(state, self._action(state, seat), chance)
        outcome = game.outcome(state)
        assert outcome is not None
        return self._learn(seen, 1.0 if outcome.winner == 0 else 0.0, rate)

    def _action(self, state: State, seat: int) -> str:
        dice, game = self.dice, duel()
        legal = game.legal(state)
        if len(legal) == 1:
            return str(legal[0])
        if dice.random() < EXPLORED:
            return str(dice.choice(legal))
        observation = Observation(game.public(state), game.private(state, seat), tuple(sorted(legal)))
        guessed, chance = guess(observation, dice), Dice(dice)
        actions = promising(observation)
        return max(actions, key=lambda action: seat_value(after(guessed, action, chance), seat, self.networks, chance))

    def _learn(self, seen: list[tuple[int, list[float], bool]], result: float, rate: float) -> float:
        """Targets are chances of seat 0, from the end of the match to its beginning."""
        target, error = result, 0.0
        for number, inputs, first_is_gandalf in reversed(seen):
            wanted = target if first_is_gandalf else 1 - target
            chance = self.networks[number].learn(inputs, wanted, rate)
            value = chance if first_is_gandalf else 1 - chance
            error += (value - result) ** 2
            target = LAMBDA * target + (1 - LAMBDA) * value
        return error / len(seen)


def main(arguments: list[str] | None = None) -> int:
    """Learn, telling of the progress, and write the weights; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m games.duel.players.train", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--file", type=Path, default=Path(str(resources.files(__package__).joinpath(WEIGHTS))))
    wanted = parser.parse_args(arguments)
    training = Training(wanted.seed)
    error, begun = 0.0, time.process_time()
    for number in range(1, wanted.matches + 1):
        rate = 0.02 * (1 - number / (wanted.matches + 1)) + 0.001
        error += training.match(rate)
        if number % 500 == 0:
            print(f"{number} matches, squared error {error / 500:.4f}, {time.process_time() - begun:.0f} s", flush=True)
            error = 0.0
            write(training.networks, wanted.file)
    write(training.networks, wanted.file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
