"""A look ahead: what the opponent may answer with the cards that it may hold, and what one can do then."""

import random
import time
from collections.abc import Callable

from games.glades.players.choosing import DiceChance, first_steps, pile_wanted, returned
from games.glades.players.network import Network
from games.glades.state import State
from games.glades.turn import apply, legal

KEPT = 3
"""So many of the actions are looked at, those that seem best."""
TRUST = 0.5
"""How much the look ahead counts beside the value at once: few guesses are tried, and they differ much."""
MARGIN = 0.05
"""An action that seems worse than the best by more is not looked at."""


def looked_ahead(
    guessed: Callable[[], State],
    values: dict[str, float],
    network: Network,
    dice: random.Random,
    guesses: int,
    seconds: float,
) -> dict[str, float]:
    """The values of the best few of the actions in `values`, each halfway to what it is worth after the opponent's best
    answer and one's own best one to that, on average over guessed positions. It ends after about `seconds` of processor
    time."""
    begun = time.process_time()
    best = max(values.values())
    kept = sorted((a for a in values if values[a] >= best - MARGIN), key=lambda a: (-values[a], a))[:KEPT]
    if len(kept) == 1:
        return {kept[0]: best}
    sums = dict.fromkeys(kept, 0.0)
    done = 0
    taken = 0.0
    while done < guesses and (not done or taken * (done + 1) / done < seconds):
        position = guessed()
        for action in kept:
            sums[action] += _after_answer(position, action, network, dice)
        done += 1
        taken = time.process_time() - begun
        if taken > seconds:
            break
    return {action: TRUST * total / done + (1 - TRUST) * values[action] for action, total in sums.items()}


def _after_answer(position: State, action: str, network: Network, dice: random.Random) -> float:
    """The chance of the seat to move to win the bout: `action`, the best answer to it, and the best to that."""
    state = position.copy()
    state.manual = False
    seat, bout = state.seat, state.bout
    points = _carry_out(state, action, seat, dice)
    if points is not None:
        return points
    for mover in (1 - seat, seat):
        state = _to_first_step(state, dice)
        if state.seat != mover or state.bout != bout:
            return 0.5
        values = first_steps(state, legal(state), network, dice)
        chosen = max(values, key=lambda each: (values[each], each))
        if mover == seat:
            return values[chosen]
        points = _carry_out(state, chosen, seat, dice)
        if points is not None:
            return points
    return 0.5


def _carry_out(state: State, action: str, seat: int, dice: random.Random) -> float | None:
    """The points of `seat` if the action ends the bout."""
    for event in apply(state, action, DiceChance(dice)):
        if event.type == "bout_ended":
            winner = event.data["winner"]
            return 0.5 if winner is None else float(winner == seat)
    return None


def _to_first_step(state: State, dice: random.Random) -> State:
    """Go on with draws and returns until a turn begins."""
    while state.phase in ("draw", "muster-draw", "muster-return"):
        apply(state, routine(state), DiceChance(dice))
    return state


def routine(state: State) -> str:
    """The action in a phase that is not thought about: a draw, a return, a claim."""
    if state.phase == "muster-return":
        first, second, *_ = returned(state.hands[state.seat])
        return f"return {first} {second}"
    if state.phase == "claim":
        return f"claim {state.claimable[0]}"
    return f"draw {pile_wanted(state)}"
