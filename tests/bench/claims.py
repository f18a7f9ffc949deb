"""Early claims of Glades: what it takes to check all nine glades, with nothing remembered."""

import random
import time
from typing import Any

from games.core import SeededChance
from games.glades import GAME
from games.glades.claiming import claimable
from games.glades.material import ANIMALS, GLADES, SIDE, SIDE_IN_THE_MIRE, set_of
from games.glades.state import Glade, State
from tests.bench.figures import spread

ROWS = 2000


def measure() -> dict[str, Any]:
    """Rows of nine glades, one side of each complete, the other lacking one card or more: of animals only, and with
    allies on both sides and weather. The worst includes the first rows, which fill the caches."""
    return {name: _checked(specials) for name, specials in (("animals", False), ("with allies and weather", True))}


def _checked(specials: bool) -> dict[str, Any]:
    dice = random.Random(4)
    times = []
    for _ in range(ROWS):
        state = _row(dice, specials)
        begun = time.process_time()
        claimable(state)
        times.append(time.process_time() - begun)
    return {**spread(times), "worst_ms": round(1000 * max(times), 2)}


def _row(dice: random.Random, specials: bool) -> State:
    """A row in which seat 0 has completed all sides, and seat 1 none."""
    state = GAME.new(GAME.options_type(specials=specials, starter=0), None, SeededChance(dice.randbytes(32)))
    deck = dice.sample(ANIMALS, len(ANIMALS))
    allies = dice.sample(["owl", "tortoise", "spirit-1"], 3) if specials else []
    weather = dict(zip(dice.sample(GLADES, 2), ("mire", "mist"), strict=True)) if specials else {}
    for number in GLADES:
        here = weather.get(number)
        needed = SIDE_IN_THE_MIRE if here == "mire" else SIDE
        sides: tuple[list[str], list[str]] = ([], [])
        for side, size in zip(sides, (needed, dice.randrange(needed)), strict=True):
            if allies and size and dice.random() < 0.5:
                side.append(allies.pop())
            side += [deck.pop() for _ in range(size - len(side))]
        state.glades[number - 1] = Glade(sides, first=0, weather=[here] if here else [], needed=needed)
        state.seen |= set_of(sides[0] + sides[1])
        state.note(number)
    return state
