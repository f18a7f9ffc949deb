"""Points and the winner (rules: "Score")."""

from games.core import Outcome
from games.search.material import CHIPS, SCORE
from games.search.results import DRAW, MORE_POINTS, REACHED_MOUNT_DOOM
from games.search.state import OVER, State


def points(state: State, seat: int) -> dict[str, int]:
    """What a seat's open chips, blue chips, used pairs and arrival at Doom come to now."""
    blue = state.blue[seat]
    ring, gollum = "ring" in blue, "gollum" in blue
    arrival = "doom_with_ring_and_gollum" if ring and gollum else "doom_with_ring" if ring else "doom"
    return {
        "chips": sum(CHIPS[chip].points for chip in state.held[seat]),
        "blue": SCORE["blue"] * (len(blue) - gollum) + (SCORE["gollum_alone"] if gollum and not ring else 0),
        "pairs": SCORE["pair_used"] * len(state.used[seat]),
        "doom": SCORE[arrival] if seat == reached_doom(state) else 0,
    }


def total(state: State, seat: int) -> int:
    """A seat's points."""
    return sum(points(state, seat).values())


def reached_doom(state: State) -> int | None:
    """The seat that reached Mount Doom, if one did."""
    return next((seat for seat in (0, 1) if state.hobbits[seat] // 4 == state.land.doom), None)


def outcome(state: State) -> Outcome | None:
    """The result; None while the match runs."""
    if state.step != OVER:
        return None
    score = (total(state, 0), total(state, 1))
    if score[0] != score[1]:
        return Outcome(0 if score[0] > score[1] else 1, MORE_POINTS, score)
    first = reached_doom(state)
    return Outcome(first, DRAW if first is None else REACHED_MOUNT_DOOM, score)
