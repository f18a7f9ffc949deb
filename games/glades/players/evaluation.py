"""What a position is worth to a seat: the chance to win each glade, and from these the bout.

Positions are looked at when the seat has just placed and the opponent is to move, with the hand before drawing.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import log

from games.glades.material import ALL_ANIMALS, NUMBERS, SIDE_IN_THE_MIRE, set_of
from games.glades.players.match_chance import match_chance
from games.glades.players.network import Network, logistic
from games.glades.players.prospects import (
    BAND,
    BROTHERHOOD,
    COMPANY,
    LEGION,
    STEP,
    Prospect,
    Supply,
    chance_to_win,
    others_supply,
    own_supply,
    prospect,
)
from games.glades.state import State

INPUTS = 25
KINDS_LOOKED_AT = (LEGION * STEP, COMPANY * STEP, BROTHERHOOD * STEP, BAND * STEP)
FULL_PILE = 42


@cache
def trained() -> Network:
    """The network whose weights `train` has written."""
    text = files("games.glades.players").joinpath("weights.json").read_text(encoding="utf-8")
    weights = json.loads(text)
    return Network(weights["direct"], weights["hidden"], weights["out"])


class Sight:
    """What the seat knows of a position with regard to its evaluation: sets of animals, supplies, and the prospects of
    the opponent's sides, each of which is looked at once."""

    def __init__(self, state: State, seat: int, hand: Sequence[str], network: Network) -> None:
        self.state, self.seat, self.network = state, seat, network
        self.unseen = ALL_ANIMALS & ~(state.seen | set_of(hand))
        self.pile = len(state.pile)
        self.theirs_supply = others_supply(self.unseen, self.pile, len(state.hands[1 - seat]))
        self._theirs: dict[int, Prospect] = {}
        free = [
            sum(state.glades[number - 1].needed - len(state.glades[number - 1].sides[each]) for number in NUMBERS[room])
            for each, room in enumerate(state.room)
        ]
        self.unclaimed = state.unclaimed.bit_count() / 9
        self.spare = (free[seat] - free[1 - seat]) / 9

    def supply(self, hand: Sequence[str]) -> Supply:
        """Of the seat itself with this hand."""
        return own_supply(set_of(hand), self.unseen, self.pile)

    def theirs(self, number: int) -> Prospect:
        """Of the opponent's side of a glade."""
        found = self._theirs.get(number)
        if found is None:
            glade = self.state.glades[number - 1]
            found = prospect(glade.sides[1 - self.seat], glade.needed, glade.mist, self.theirs_supply)
            self._theirs[number] = found
        return found

    def inputs(self, number: int, cards: Sequence[str], supply: Supply) -> list[float] | float:
        """What the network is told of a glade where `cards` lie on the own side; a chance where it is certain."""
        glade = self.state.glades[number - 1]
        if glade.claimed is not None:
            return float(glade.claimed == self.seat)
        theirs = self.theirs(number)
        needed = glade.needed
        across = glade.sides[1 - self.seat]
        lacking, they_lack = needed - len(cards), needed - len(across)
        mine = prospect(cards, needed, glade.mist, supply)
        first = 1 if glade.first == self.seat or (glade.first is None and not lacking) else 0
        if first == 0 and glade.first is not None:
            first = -1
        chance = chance_to_win(mine, theirs, first > 0)
        if not lacking and (not they_lack or chance == 1.0):
            return 1.0 if chance > 0.5 else 0.0
        if not they_lack and chance == 0.0:
            return 0.0
        inside = min(max(chance, 0.005), 0.995)
        kinds = KINDS_LOOKED_AT
        return [
            1.0,
            2 * chance - 1,
            log(inside / (1 - inside)) / 3,
            float(lacking == 2),
            float(lacking == 1),
            float(lacking == 0),
            float(they_lack == 2),
            float(they_lack == 1),
            float(they_lack == 0),
            mine.at_least(kinds[0]),
            mine.at_least(kinds[1]),
            mine.at_least(kinds[2]),
            mine.at_least(kinds[3]),
            theirs.at_least(kinds[0]),
            theirs.at_least(kinds[1]),
            theirs.at_least(kinds[2]),
            theirs.at_least(kinds[3]),
            self.pile / FULL_PILE,
            float(first),
            self.spare,
            float(glade.mist),
            float(needed == SIDE_IN_THE_MIRE),
            self.unclaimed,
            mine.likelihoods[0] * mine.strengths[-1] / STEP / 5 if mine.strengths else 0.0,
            theirs.likelihoods[0] * theirs.strengths[-1] / STEP / 5 if theirs.strengths else 0.0,
        ]

    def chance(self, number: int, cards: Sequence[str], supply: Supply) -> float:
        """How likely the seat wins a glade where `cards` lie on its side."""
        inputs = self.inputs(number, cards, supply)
        return inputs if isinstance(inputs, float) else logistic(self.network.output(inputs))

    def chances(self, hand: Sequence[str]) -> list[float]:
        """Of all glades as they are, with this hand."""
        supply = self.supply(hand)
        seat = self.seat
        return [self.chance(number, glade.sides[seat], supply) for number, glade in enumerate(self.state.glades, 1)]

    def value(self, hand: Sequence[str]) -> float:
        """The chance to win the bout."""
        return match_chance(self.chances(hand))
