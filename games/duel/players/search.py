"""Values of a seat's actions, as means over guessed positions."""

import random
from time import process_time

from games.duel.material import ROLES
from games.duel.players.guess import known
from games.duel.players.network import Networks
from games.duel.players.value import Dice, after, duel, keeping, seat_value
from games.duel.state import PLAY, State
from games.duel.views import PrivateView
from games.players.contract import Candidate, Decision, Observation

KEEPS = 24
"""So many sets of cards to set aside are looked at, the strongest by dots."""
CANDIDATES = 3
LINES = 2
"""So many replies are followed further, the best at first sight."""


def values(
    observation: Observation,
    dice: random.Random,
    seconds: float,
    networks: Networks,
    guesses: int,
    depth: int,
    also: str | None = None,
) -> dict[str, float]:
    """Expected points with each promising action and with `also`: the mean over `guesses` positions.

    Each action is followed by the best `depth` further cards in that position before it is valued. Fewer positions are
    guessed if `seconds` of processor time run out.
    """
    actions = promising(observation)
    if also is not None and also not in actions:
        actions.append(also)
    begun = process_time()
    knowledge = known(observation)
    sums = [0.0] * len(actions)
    counted = 0
    while counted < guesses and (not counted or process_time() - begun < seconds):
        state = knowledge.guess(dice)
        seat = state.seat_to_move
        assert seat is not None
        # What is drawn blind is the same for each action, so that luck does not choose among them.
        seed = dice.random()
        for place, action in enumerate(actions):
            chance = Dice(random.Random(seed))
            sums[place] += _worth(after(state, action, chance), seat, networks, chance, depth)
        counted += 1
    return {action: total / counted for action, total in zip(actions, sums, strict=True)}


def decided(values: dict[str, float]) -> Decision:
    """The action with the highest value, and the three best."""
    best = tuple(Candidate(action, values[action]) for action in sorted(values, key=lambda each: -values[each]))
    return Decision(best[0].action, best[0].value, best[:CANDIDATES])


def promising(observation: Observation) -> list[str]:
    """The legal actions, of the many ways to set cards aside only the strongest."""
    legal = list(observation.legal)
    private = observation.private
    if len(legal) <= KEEPS or not isinstance(private, PrivateView) or not legal[0].startswith("keep "):
        return legal
    side = ROLES.index(private.role)
    worth = {action: sum(keeping(side, card) for card in action.split()[1:]) for action in legal}
    return sorted(legal, key=lambda action: (-worth[action], action))[:KEEPS]


def _worth(state: State, seat: int, networks: Networks, chance: Dice, depth: int) -> float:
    """Expected points of `seat` after the best `depth` further cards in this position, as far as the duel goes on."""
    if not depth or state.phase != PLAY or not state.row:
        return seat_value(state, seat, networks, chance)
    mine = state.seat_to_move == seat
    following = [after(state, action, chance) for action in duel().legal(state)]
    found = sorted(
        [(seat_value(each, seat, networks, chance), place) for place, each in enumerate(following)], reverse=mine
    )
    if depth > 1:
        return (max if mine else min)(
            _worth(following[place], seat, networks, chance, depth - 1) for _, place in found[:LINES]
        )
    return found[0][0]
