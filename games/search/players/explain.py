"""Why an action is better than another, in the game's own measures."""

import random
from collections.abc import Mapping

from games.players.contract import Observation
from games.search.players.features import FAR, Ground, arrival, layers, lying
from games.search.players.guess import guess, redealt
from games.search.players.lookahead import Lookahead
from games.search.players.network import learned
from games.search.scoring import reached_doom, total
from games.search.state import OVER, State

GUESSES = 8
LEAST = 0.25
"""Differences below this are not told."""

WEIGHTS: Mapping[str, float] = {
    "doom": 4,
    "points": 1,
    "other_points": -1,
    "lost_moves": -1.5,
    "next_chip": 0.8,
    "other_next_chip": -0.8,
    "steps": -0.8,
    "other_steps": 0.8,
    "boat": 1,
    "openings": 0.4,
    "other_openings": -0.4,
    "eagles": 0.7,
    "hastes": 0.7,
}
"""The measures: by code, about how many points one more of it is worth to the seat.

`doom`: being on Mount Doom (1 or 0). `points`: the score as it stands. `lost_moves`: moves still to be lost.
`next_chip`: points of the best chips that one move reaches, face-down ones by their average. `steps`: turns to Mount
Doom, once it is there. `boat`: 1 or 0. `openings`: single sections beside the hobbit's region where a tile can make a
meeting place. `eagles`, `hastes`: such chips unused. Codes with `other_` are the other seat's.
"""


def explain(observation: Observation, better: str, worse: str) -> list[tuple[str, float]]:
    """What the seat has more of (less: negative) at the end of its turn with one legal action than with another.

    A code of `WEIGHTS` and an amount each, the weightiest first, rounded to halves; what differs little is left out.
    The rest of the turn is played as well as the seat can. The same arguments give the same list.
    """
    dice = random.Random(0)
    first = guess(observation, dice)
    sums = dict.fromkeys(WEIGHTS, 0.0)
    for number in range(GUESSES):
        state = redealt(first, first.seat, dice) if number else first
        gained, other = _after(state, better), _after(state, worse)
        for code in sums:
            sums[code] += (gained[code] - other[code]) / GUESSES
    told = [(code, round(2 * amount) / 2) for code, amount in sums.items() if abs(amount) >= LEAST]
    return sorted((entry for entry in told if entry[1]), key=lambda entry: -abs(entry[1] * WEIGHTS[entry[0]]))


def _after(state: State, action: str) -> dict[str, float]:
    """The measures at the end of the turn that an action is part of."""
    seat = state.seat
    look, ground = Lookahead(learned(), seat), Ground(state.land)
    state, ground, over = look.after(state, ground, action)
    while not over and state.step != OVER:
        action = look.best(state, ground)
        state, ground, over = look.after(state, ground, action)
    return measures(state, seat)


def measures(state: State, seat: int) -> dict[str, float]:
    """The measures of a position by code, for a seat."""
    ground = Ground(state.land)
    own = _of(state, ground, seat)
    other = _of(state, ground, 1 - seat)
    found = {**own, **{f"other_{code}": amount for code, amount in other.items()}}
    return {code: found[code] for code in WEIGHTS}


def _of(state: State, ground: Ground, seat: int) -> dict[str, float]:
    here, elsewhere = state.region_of(seat), state.region_of(1 - seat)
    chips = lying(state, seat)
    on_doom = reached_doom(state) == seat
    reached = [] if on_doom else layers(ground, here, elsewhere, state.boats[seat], 1)
    worths = [chips[region][0] for layer in reached for region in layer if region in chips]
    return {
        "doom": float(on_doom),
        "points": total(state, seat),
        "lost_moves": state.lost_moves[seat],
        "next_chip": max(worths, default=0),
        "steps": 0 if on_doom or state.phase < 3 else min(arrival(state, ground, seat), FAR),
        "boat": float(state.boats[seat]),
        "openings": 0 if on_doom or state.phase == 3 else sum(ground.openings().get(here, ())),
        "eagles": len(state.blue_of(seat, "eagle")),
        "hastes": len(state.blue_of(seat, "haste")),
    }
