"""Why one action of the Duel is better than another, in the game's own measures."""

import random

from games.duel.players.features import STRENGTH
from games.duel.players.guess import guess
from games.duel.players.value import Dice, after
from games.duel.state import FINALE, State
from games.players.contract import Observation

GUESSES = 16
SMALLEST = 0.25
"""Smaller mean differences are not told."""
CODES = ("steps", "energy", "opponent_energy", "attack", "hand", "finale", "opponent_hand", "magic", "wrath", "cunning")
"""What `explain` may name, always as the seat's gain in it:

- `steps`: own figure above the other's, in steps
- `energy`, `opponent_energy`: fields of the own marker, and fields that the other's marker has lost
- `attack`: right dots that the other's answer has to meet, or those of the other's that need no answer any more
- `hand`, `opponent_hand`: dots on the cards kept in hand, and dots that have left the other's hand
- `finale`: dots on the cards set aside
- `magic`, `wrath`, `cunning`: 1 where the text is at work for the seat, −1 where it is against it
"""


def explain(observation: Observation, better: str, worse: str) -> list[tuple[str, float]]:
    """What `better` gains over `worse` at once, the largest first: (code, amount), negative for what it costs.

    Amounts are means over guessed positions. A measure that cannot be compared, as when one of the actions ends the
    duel, is left out.
    """
    dice = random.Random(f"{better} {worse}")
    totals = dict.fromkeys(CODES, 0.0)
    compared = dict.fromkeys(CODES, 0)
    for number in range(GUESSES):
        state = guess(observation, dice)
        seat = state.seat_to_move
        assert seat is not None
        one, other = (_measures(after(state, each, Dice(random.Random(number))), seat) for each in (better, worse))
        for code in one.keys() & other.keys():
            totals[code] += one[code] - other[code]
            compared[code] += 1
    gains = [(code, round(totals[code] / compared[code], 2)) for code in CODES if 2 * compared[code] > GUESSES]
    return sorted((gain for gain in gains if abs(gain[1]) >= SMALLEST), key=lambda gain: -abs(gain[1]))


def _measures(state: State, seat: int) -> dict[str, float]:
    """By code; those of a duel that is over are left out."""
    side = state.gandalf ^ seat
    other = 1 - side
    gain = 1 if side == 0 else -1
    measures = {"steps": float(state.points[seat] - state.points[1 - seat])}
    if state.phase != "over":
        measures["steps"] += state.steps[side] - state.steps[other]
        measures["finale"] = float(_dots(state, side, state.finale[side]))
    if state.phase in ("play", "feint", "magic", "fill") and state.row:
        last = state.row[-1]
        dots = 0 if last.right == "0" else len(last.right)
        measures |= {
            "energy": float(state.energy[side]),
            "opponent_energy": float(-state.energy[other]),
            "attack": float(dots if last.side == side else -dots),
            "hand": float(_dots(state, side, state.hands[side])),
            "opponent_hand": float(-_dots(state, other, state.hands[other])),
            "magic": float(gain * state.magic),
            "wrath": float(gain * state.wrath),
            "cunning": float(gain * state.cunning),
        }
    if state.round == FINALE:
        measures.pop("finale", None)
    return measures


def _dots(state: State, side: int, cards: list[str]) -> int:
    return sum(STRENGTH[side][card] for card in cards)
