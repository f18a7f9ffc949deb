"""What a side may become: how likely it is of at least a strength, by the cards that its owner may still get.

A strength is one number: `STEP` times the rank of the kind, and the sum. The likelihoods are estimates: cards are taken
as independent, and a card of the own hand as all but certain.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from games.glades.groups import KINDS, group_of
from games.glades.material import (
    ALLIES,
    BIT,
    CLAN,
    CLANS,
    FROM_VALUE,
    HIGHEST,
    OF_VALUE,
    SHIFT,
    VALUE,
    VALUES,
)

STEP = 64
RABBLE, BAND, BROTHERHOOD, COMPANY, LEGION = range(len(KINDS))
IN_HAND = 0.93
"""How likely a card of the hand gets where it is wanted: others may need it, and there may be no time for it."""
OF_PILE = 0.7
"""What part of the draws that are left comes in time."""
SURE = 0.995


class Prospect(NamedTuple):
    """Strengths, ascending, and how likely the side reaches at least each; 0 at the end of the likelihoods."""

    strengths: list[int]
    likelihoods: list[float]

    def at_least(self, strength: int) -> float:
        return self.likelihoods[bisect_left(self.strengths, strength)]

    def above(self, strength: int) -> float:
        return self.likelihoods[bisect_right(self.strengths, strength)]


class Odds(NamedTuple):
    """How likely cards come: `missing[h][u]` none of h cards in the hand and u unseen ones; `enough[k][u]` at least k
    of u unseen ones; `held[k]` all of k in the hand."""

    missing: list[list[float]]
    enough: list[list[float]]
    held: list[float]


class Supply(NamedTuple):
    """Where an owner's cards may come from, as sets: the hand (as far as it is known), and the unseen cards."""

    hand: int
    unseen: int
    odds: Odds


@lru_cache(maxsize=1 << 7)
def _odds(likelihood: float) -> Odds:
    most = len(VALUES) * len(CLANS)
    out, lack = 1 - likelihood, 1 - IN_HAND
    missing = [[lack**held * out**unseen for unseen in range(most + 1)] for held in range(12)]
    enough = [
        [
            max(0.0, 1 - sum(comb(n, i) * likelihood**i * out ** (n - i) for i in range(min(k, n + 1))))
            if n >= k
            else 0.0
            for n in range(most + 1)
        ]
        for k in range(5)
    ]
    return Odds(missing, enough, [IN_HAND**k for k in range(12)])


def own_supply(hand: int, unseen: int, pile: int) -> Supply:
    """Of a seat whose hand is known."""
    return Supply(hand, unseen, _odds(_rounded(OF_PILE * pile / 2, unseen)))


def others_supply(unseen: int, pile: int, hand_size: int) -> Supply:
    """Of the opponent, of whose hand nothing is known but its size."""
    return Supply(0, unseen, _odds(_rounded(hand_size * IN_HAND + OF_PILE * pile / 2, unseen)))


def _rounded(cards: float, unseen: int) -> float:
    return round(min(cards / max(unseen.bit_count(), 1), IN_HAND), 2)


# What cards make of a side, whoever may get them


class Way(NamedTuple):
    """A way to a strength: `needed` cards of each set. Of the ways of a family only the last tried counts, for whoever
    has found one of the earlier has found it too."""

    strength: int
    sets: tuple[int, ...]
    needed: int
    family: int
    spare: int
    """So many of the sets, those least likely, are done by allies."""


@lru_cache(maxsize=1 << 11)
def _last_cards(cards: tuple[str, ...], mist: bool) -> tuple[list[int], list[int]]:
    """What one more animal makes of a side: strengths, ascending, and the animals that give at least each."""
    by_strength: dict[int, int] = {}
    for card, bit in BIT.items():
        if card not in cards:
            rank, total = group_of([*cards, card], mist)
            strength = rank * STEP + total
            by_strength[strength] = by_strength.get(strength, 0) | bit
    strengths = sorted(by_strength)
    gathered, found = 0, []
    for strength in reversed(strengths):
        gathered |= by_strength[strength]
        found.append(gathered)
    return strengths, found[::-1]


@lru_cache(maxsize=1 << 10)
def _ways(cards: tuple[str, ...], lacking: int, mist: bool) -> tuple[Way, ...]:
    """The ways to complete a side that lacks two cards or more, from the strongest."""
    animals = [card for card in cards if card in VALUE]
    allies = [card for card in cards if card in ALLIES]
    held = {VALUE[card] for card in animals}
    total = sum(VALUE[card] for card in animals) + sum(HIGHEST[card] for card in allies)
    size = len(cards) + lacking
    ways = [Way(total + lacking * value, (FROM_VALUE[value],), lacking, 0, 0) for value in (9, 8, 7, 6, 5, 4, 2, 1)]
    if mist:
        return tuple(ways)
    clans = [clan for clan in CLANS if all(CLAN[card] == clan for card in animals)]
    if len(held) == len(animals):
        for lowest in VALUES[: len(VALUES) - size + 1]:
            run = range(lowest, lowest + size)
            rest = [value for value in run if value not in held]
            if not held <= set(run) or any(not any(ALLIES[ally] >> v - 1 & 1 for v in rest) for ally in allies):
                continue
            ways.append(Way(BAND * STEP + sum(run), tuple(OF_VALUE[v - 1] for v in rest), 1, -1, len(allies)))
            for clan in clans:
                wanted = sum(1 << SHIFT[clan] + value - 1 for value in rest)
                ways.append(Way(LEGION * STEP + sum(run), (wanted,), lacking, -1, 0))
    ways += [
        Way(COMPANY * STEP + size * value, (OF_VALUE[value - 1],), lacking, -1, 0)
        for value in VALUES
        if held <= {value} and all(ALLIES[ally] >> value - 1 & 1 for ally in allies)
    ]
    for family, clan in enumerate(clans, 1):
        for value in (8, 6, 4, 1):
            wanted = FROM_VALUE[value] & 0b111111111 << SHIFT[clan]
            strength = BROTHERHOOD * STEP + total + lacking * value + lacking * (lacking - 1) // 2
            ways.append(Way(strength, (wanted,), lacking, family, 0))
    return tuple(sorted(ways, key=lambda way: (-way.strength, way.family)))


# Prospects


@lru_cache(maxsize=1 << 13)
def strength_of(cards: tuple[str, ...], mist: bool) -> int:
    """Of a complete side."""
    rank, total = group_of(list(cards), mist)
    return rank * STEP + total


def prospect(cards: Sequence[str], needed: int, mist: bool, supply: Supply) -> Prospect:
    """Of a side on which `cards` lie, and `needed` will."""
    lacking = needed - len(cards)
    if lacking <= 0:
        return Prospect([strength_of(tuple(cards), mist)], [1.0, 0.0])
    if lacking == 1:
        return _with_one(tuple(cards), mist, supply)
    return _with_several(_ways(tuple(cards), lacking, mist), supply)


def _with_one(cards: tuple[str, ...], mist: bool, supply: Supply) -> Prospect:
    strengths, animals = _last_cards(cards, mist)
    hand, unseen, (missing, _, _) = supply
    likelihoods = [1 - missing[(each & hand).bit_count()][(each & unseen).bit_count()] for each in animals]
    likelihoods.append(0.0)
    return Prospect(strengths, likelihoods)


def _with_several(ways: tuple[Way, ...], supply: Supply) -> Prospect:
    hand, unseen, (missing, enough, held) = supply
    strengths: list[int] = []
    likelihoods: list[float] = [0.0]
    without = 1.0
    families = [1.0] * 7
    for strength, sets, count, family, spare in ways:
        if count == 1:
            likely = 1.0
            each = [1 - missing[(one & hand).bit_count()][(one & unseen).bit_count()] for one in sets]
            if spare:
                each = sorted(each)[spare:]
            for one in each:
                likely *= one
        else:
            wanted = sets[0]
            have = (wanted & hand).bit_count()
            coming = (wanted & unseen).bit_count()
            if have + coming < count:
                continue
            likely = held[count] if have >= count else held[have] * enough[count - have][coming]
        if likely <= 0.0005:
            continue
        if likely > SURE:
            likely = SURE
        if family >= 0:
            without *= (1 - likely) / families[family]
            families[family] = 1 - likely
        else:
            without *= 1 - likely
        strengths.append(strength)
        likelihoods.append(1 - without)
    strengths.reverse()
    likelihoods.reverse()
    return Prospect(strengths, likelihoods)


def chance_to_win(mine: Prospect, theirs: Prospect, i_win_equal: bool) -> float:
    """How likely the first prospect ends above the second; half where neither side is completed."""
    strengths, likelihoods = mine
    chance = (1 - likelihoods[0]) * (1 - theirs.likelihoods[0]) / 2
    for index, strength in enumerate(strengths):
        exactly = likelihoods[index] - likelihoods[index + 1]
        if exactly > 0:
            chance += exactly * (1 - (theirs.above(strength) if i_win_equal else theirs.at_least(strength)))
    return chance
