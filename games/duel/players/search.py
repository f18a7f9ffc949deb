"""Values of a seat's actions, as means over guessed positions."""

import random
from time import process_time

from games.duel.players.guess import guess
from games.duel.players.network import Networks
from games.duel.players.value import Dice, after, duel, keeping, seat_value
from games.duel.state import PLAY, State
from games.players.contract import Candidate, Decision, Observation

KEEPS = 24
"""So many sets of cards to set aside are looked at, the strongest by dots."""


def decision(
    observation: Observation, dice: random.Random, seconds: float, networks: Networks, guesses: int, replies: bool
) -> Decision:
    """The action with the highest mean value over `guesses` positions, fewer if `seconds` of processor time run out.

    With `replies`, each action is followed by the other side's best reply in that position before it is valued.
    """
    actions = promising(observation)
    begun = process_time()
    sums = [0.0] * len(actions)
    counted = 0
    for _ in range(guesses):
        state = guess(observation, dice)
        seat = state.seat_to_move
        assert seat is not None
        chance = Dice(random.Random(dice.random()))
        for place, action in enumerate(actions):
            sums[place] += _worth(after(state, action, chance), seat, networks, chance, replies)
        counted += 1
        if process_time() - begun > seconds:
            break
    return ranked(actions, [each / counted for each in sums])


def ranked(actions: list[str], values: list[float]) -> Decision:
    """The best action, and the three best with their values."""
    order = sorted(range(len(actions)), key=lambda place: -values[place])
    best = tuple(Candidate(actions[place], values[place]) for place in order[:3])
    return Decision(best[0].action, best[0].value, best)


def promising(observation: Observation) -> list[str]:
    """The legal actions, of the many ways to set cards aside only the strongest."""
    legal = list(observation.legal)
    if len(legal) <= KEEPS or not legal[0].startswith("keep "):
        return legal
    side = 0 if getattr(observation.private, "role", "") == "gandalf" else 1
    worth = {action: sum(keeping(side, card) for card in action.split()[1:]) for action in legal}
    return sorted(legal, key=lambda action: (-worth[action], action))[:KEEPS]


def _worth(state: State, seat: int, networks: Networks, chance: Dice, replies: bool) -> float:
    """Expected points of `seat`, after the best reply if it is the other seat's turn to lay a card."""
    if not replies or state.phase != PLAY or state.seat_to_move == seat:
        return seat_value(state, seat, networks, chance)
    game = duel()
    return min(seat_value(after(state, action, chance), seat, networks, chance) for action in game.legal(state))
