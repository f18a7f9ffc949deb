"""Points and the winner (rules: "Score")."""

from games.core import Outcome
from games.search.material import CHIPS, SCORE
from games.search.state import OVER, State


def points(state: State, seat: int) -> int:
    """What a seat's chips, pairs and arrival come to now."""
    blue = state.blue[seat]
    ring, gollum = "ring" in blue, "gollum" in blue
    total = sum(CHIPS[chip].points for chip in state.held[seat])
    total += SCORE["blue"] * (len(blue) - gollum)
    total += SCORE["pair_used"] * len(state.used[seat])
    if gollum and not ring:
        total += SCORE["gollum_alone"]
    if seat == reached_doom(state):
        total += SCORE["doom_with_ring_and_gollum" if ring and gollum else "doom_with_ring" if ring else "doom"]
    return total


def reached_doom(state: State) -> int | None:
    """The seat that reached Mount Doom, if one did."""
    return next((seat for seat in (0, 1) if state.hobbits[seat] // 4 == state.land.doom), None)


def outcome(state: State) -> Outcome | None:
    """The result; None while the match runs."""
    if state.step != OVER:
        return None
    score = (points(state, 0), points(state, 1))
    if score[0] != score[1]:
        return Outcome(0 if score[0] > score[1] else 1, "more points", score)
    first = reached_doom(state)
    return Outcome(first, "draw" if first is None else "reached Mount Doom", score)
