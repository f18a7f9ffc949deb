"""One turn ahead from guessed positions: every action's value, averaged over guesses and dice."""

import random
import time
from collections.abc import Callable, Sequence

from games.dungeon.material import CHESTS, HERO
from games.dungeon.players.playout import play_to_the_next_turn, ways_over
from games.dungeon.state import LORD_SEAT, State

PREPARED = 24
"""Pairs of dice prepared for one sample; few actions roll more often."""
PAIRS = sorted(([a, b] for a in range(1, 7) for b in range(1, 7)), key=sum)


class SampleDice:
    """Chance for one sample. All actions of a sample meet the same dice; the first pairs of the samples are spread
    evenly over all pairs."""

    __slots__ = ("_at", "_dice", "_pairs")

    def __init__(self, pairs: list[list[int]], dice: random.Random) -> None:
        self._pairs = pairs
        self._dice = dice
        self._at = 0

    def roll(self, k: int) -> list[int]:
        if k == 2 and self._at < len(self._pairs):
            self._at += 1
            return self._pairs[self._at - 1].copy()
        return [1 + int(6 * self._dice.random()) for _ in range(k)]

    def shuffle(self, n: int) -> list[int]:
        order = list(range(n))
        self._dice.shuffle(order)
        return order

    def pick(self, n: int) -> int:
        return int(n * self._dice.random())


def spread_pairs(samples: int, dice: random.Random) -> list[list[list[int]]]:
    """For each sample its prepared pairs; for each of their places evenly spread over the 36 pairs by their sums."""
    columns = []
    for _ in range(PREPARED if samples > 1 else 1):
        places = [int(36 * (place + dice.random()) / samples) for place in range(samples)]
        dice.shuffle(places)
        columns.append([PAIRS[place] for place in places])
    return [list(each) for each in zip(*columns, strict=True)]


DETOUR = 1.0
"""How much longer than the shortest a way may be, in steps through known halls, to be thought about."""


def worth_a_thought(state: State, actions: Sequence[str]) -> list[str]:
    """Without waiting and walking away, where anything else ends the turn too: only the Lord gains by them. One turn
    ahead they would look well, because what lies in the way is met later."""
    if state.phase not in ("act", "extra"):
        return list(actions)
    ways = ways_over(state)
    least = min(ways.values(), default=0.0)
    back = state.hero.came_from
    moves = {
        f"move {cell}"
        for cell, length in ways.items()
        if length == least or (length <= least + DETOUR and cell != back) or _invites(state, cell)
    }
    others = any(action in moves or action in ("force", "pick") for action in actions)
    return [
        action
        for action in actions
        if not (action.startswith("move") and action not in moves) and not (others and action == "wait")
    ]


def _invites(state: State, cell: str) -> bool:
    """A chest, or a fountain that a wounded Hero needs."""
    there = state.cells.get(cell)
    if there is None or there.turned:
        return False
    return there.card in CHESTS or (there.card == "fountain" and HERO["life"] - state.hero.life >= 4)


def values_of_actions(
    position: Callable[[random.Random], State],
    actions: Sequence[str],
    seat: int,
    value: Callable[[State], float],
    dice: random.Random,
    samples: int,
    seconds: float,
) -> list[float]:
    """For each action the points that `seat` may expect. Fewer samples, but one at least, if `seconds` run out."""
    begun = time.process_time()
    totals = [0.0] * len(actions)
    done = 0
    for pairs in spread_pairs(samples, dice):
        if done and time.process_time() - begun > seconds:
            break
        guessed = position(dice)
        for number, action in enumerate(actions):
            state = guessed.copy()
            play_to_the_next_turn(state, action, SampleDice(pairs, dice))
            totals[number] += value(state)
        done += 1
    chances = [total / done for total in totals]
    return [1 - chance for chance in chances] if seat == LORD_SEAT else chances
