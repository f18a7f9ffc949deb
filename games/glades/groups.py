"""Groups: what a side is worth, and the best that an incomplete side can still become.

A complete side is the case of nothing lacking; allies stand for what is best for their owner.
"""

from bisect import bisect_right
from collections.abc import Callable
from functools import cache, lru_cache
from itertools import accumulate
from operator import or_
from typing import NamedTuple

from games.glades.material import (
    ALL_VALUES,
    ALLIES,
    CLAN,
    CLANS,
    FROM_VALUE,
    HIGHEST,
    OF_VALUE,
    SHIFT,
    SIDE,
    SIDE_IN_THE_MIRE,
    VALUE,
    VALUES,
)

KINDS = ("rabble", "band", "brotherhood", "company", "legion")
"""From weakest to strongest; in the mist every group counts as a rabble."""


class Group(NamedTuple):
    """What counts in a comparison: rank of the kind (its place in `KINDS`), then the sum."""

    rank: int
    sum: int

    @property
    def kind(self) -> str:
        """The name of the kind, one of `KINDS`."""
        return KINDS[self.rank]


class Completion(NamedTuple):
    """A group that a side can become: its sum, and the set of animals that it takes."""

    sum: int
    animals: int


class Side(NamedTuple):
    """A side as the search for its best group sees it."""

    size: int
    """Cards of the complete side."""
    lacking: int
    """Cards that it still needs."""
    sum: int
    """Of the cards that are there, allies at their highest."""
    clans: tuple[str, ...]
    """The clans that all of them can be of."""
    common: int
    """The values that all of them can have, as a set."""
    held: int | None
    """The values of its animals, as a set; None if two have the same."""
    allies: tuple[str, ...]
    """Its allies, from the least free."""


# A side in one number


CLAN_DIGITS = {clan: 1 << 3 * index for index, clan in enumerate(CLANS)}
WORTH = 3 * len(CLANS)
"""How many bits of a tally are about clans; those above are about what the cards are worth."""
CLAN_PART = (1 << WORTH) - 1
WORTH_DIGITS = {worth: 1 << 3 * index for index, worth in enumerate((*VALUES, *ALLIES))}
TALLY: dict[str, int] = {
    **{card: CLAN_DIGITS[CLAN[card]] + (WORTH_DIGITS[VALUE[card]] << WORTH) for card in VALUE},
    **{ally: WORTH_DIGITS[ally] << WORTH for ally in ALLIES},
}
"""What counts of a card in a group, in octal digits: one for its clan, one for its value or for which ally it is.
Tallies of cards add up, for no side has eight."""
OF_CLANS = {digit * times: (clan,) for clan, digit in CLAN_DIGITS.items() for times in range(1, 8)} | {0: CLANS}
"""The clan digits of a side whose cards can all be of one clan → the clans that they can be of."""


_tally_of = TALLY.__getitem__


def _tally(cards: list[str]) -> int:
    return sum(map(_tally_of, cards))


def _side(worth: int, clans: tuple[str, ...], lacking: int) -> Side:
    cards = [card for card, digit in WORTH_DIGITS.items() for _ in range(worth // digit % 8)]
    values = [card for card in cards if isinstance(card, int)]
    allies = sorted((card for card in cards if isinstance(card, str)), key=lambda ally: ALLIES[ally].bit_count())
    different = set(values)
    common = ALL_VALUES
    for possible in (*(1 << (value - 1) for value in different), *(ALLIES[ally] for ally in allies)):
        common &= possible
    return Side(
        size=len(cards) + lacking,
        lacking=lacking,
        sum=sum(values) + sum(HIGHEST[ally] for ally in allies),
        clans=clans,
        common=common,
        held=sum(1 << (value - 1) for value in different) if len(different) == len(values) else None,
        allies=tuple(allies),
    )


@lru_cache(maxsize=1 << 13)
def _read(tally: int, lacking: int) -> Side:
    return _side(tally >> WORTH, OF_CLANS.get(tally & CLAN_PART, ()), lacking)


# Values of one clan, or of all


class Values(NamedTuple):
    """Values with their sum; as a set where they are all different."""

    sum: int
    set: int


RUNS = {
    size: [
        Values(sum(range(lowest, lowest + size)), ((1 << size) - 1) << (lowest - 1))
        for lowest in reversed(VALUES[: len(VALUES) - size + 1])
    ]
    for size in (SIDE, SIDE_IN_THE_MIRE)
}
"""Size of a group → all runs of that many consecutive values, highest first."""


@lru_cache(maxsize=1 << 16)
def _run(size: int, held: int, allies: tuple[str, ...], available: int) -> Values | None:
    """The highest run that animals of the values `held` and allies make with values of the set `available`: its sum,
    and the values taken."""
    for total, run in RUNS[size]:
        if held & ~run:
            continue
        free = run & ~held
        for ally in allies:
            # An ally is best used where no card is left; those that can stand for least choose first.
            fitting = free & ALLIES[ally]
            wanted = fitting & ~available or fitting
            if not wanted:
                break
            free &= ~(wanted & -wanted)
        else:
            if not free & ~available:
                return Values(total, free)
    return None


@lru_cache(maxsize=1 << 12)
def _highest(available: int, count: int) -> Values | None:
    """The `count` highest values of a set; None if there are not so many."""
    if available.bit_count() < count:
        return None
    while available.bit_count() > count:
        available &= available - 1
    return Values(sum(value for value in VALUES if available >> (value - 1) & 1), available)


def values_of(animals: int) -> int:
    """The values of a set of animals, as a set: the six clans folded onto one another."""
    animals |= animals >> 3 * len(VALUES)
    return (animals | animals >> len(VALUES) | animals >> 2 * len(VALUES)) & ALL_VALUES


# The five kinds: a completion of a sum higher than `above`; with nothing lacking, the group itself


def legion(side: Side, unseen: int, above: int) -> Completion | None:
    """One clan, consecutive values."""
    if side.held is None:
        return None
    for clan in side.clans:
        shift = SHIFT[clan]
        run = _run(side.size, side.held, side.allies, unseen >> shift & ALL_VALUES)
        if run and run.sum > above:
            return Completion(run.sum, run.set << shift)
    return None


def company(side: Side, unseen: int, above: int) -> Completion | None:
    """One value."""
    if not side.common:
        return None
    for value in reversed(VALUES):
        if side.common >> (value - 1) & 1 and side.size * value > above:
            animals = unseen & OF_VALUE[value - 1]
            if animals.bit_count() >= side.lacking:
                while animals.bit_count() > side.lacking:
                    animals &= animals - 1
                return Completion(side.size * value, animals)
    return None


def brotherhood(side: Side, unseen: int, above: int) -> Completion | None:
    """One clan."""
    for clan in side.clans:
        shift = SHIFT[clan]
        best = _highest(unseen >> shift & ALL_VALUES, side.lacking)
        if best and side.sum + best.sum > above:
            return Completion(side.sum + best.sum, best.set << shift)
    return None


def band(side: Side, unseen: int, above: int) -> Completion | None:
    """Consecutive values."""
    if side.held is None:
        return None
    run = _run(side.size, side.held, side.allies, values_of(unseen))
    if run is None or run.sum <= above:
        return None
    animals = 0
    for value in VALUES:
        if run.set >> (value - 1) & 1:
            here = unseen & OF_VALUE[value - 1]
            animals |= here & -here
    return Completion(run.sum, animals)


def rabble(side: Side, unseen: int, above: int) -> Completion | None:
    """Any cards."""
    total, animals, lacking = side.sum, 0, side.lacking
    for value in reversed(VALUES):
        here = unseen & OF_VALUE[value - 1]
        while here and lacking:
            lowest = here & -here
            here ^= lowest
            animals |= lowest
            total += value
            lacking -= 1
    return Completion(total, animals) if total > above and not lacking else None


BY_RANK: tuple[Callable[[Side, int, int], Completion | None], ...] = (rabble, band, brotherhood, company, legion)
"""The kinds, in the order of `KINDS`."""


@cache
def _group(worth: int, one_clan: bool, mist: bool) -> Group:
    side = _side(worth, CLANS if one_clan else (), 0)
    if not mist:
        for rank in range(len(KINDS) - 1, 0, -1):
            found = BY_RANK[rank](side, 0, 0)
            if found:
                return Group(rank, found.sum)
    return Group(0, side.sum)


def group_of(cards: list[str], mist: bool) -> Group:
    """The group that a complete side forms: of the strongest kind it fits."""
    tally = _tally(cards)
    return _group(tally >> WORTH, tally & CLAN_PART in OF_CLANS, mist)


def best_completion(rank: int, cards: list[str], lacking: int, pool: int) -> int | None:
    """A high sum with which `cards` become a group of this rank, taking `lacking` animals of `pool`; None if they
    cannot."""
    found = BY_RANK[rank](_read(_tally(cards), lacking), pool, 0)
    return found.sum if found else None


# Refutations: animals that make an incomplete side stronger than a group


def stronger_completions(than: Group, cards: list[str], lacking: int, unseen: int, mist: bool) -> int:
    """A set of animals of `unseen`, any `lacking` of which make `cards` a group stronger than `than`; 0 if no
    completion is stronger."""
    tally = _tally(cards)
    if lacking == 1:
        groups, animals = _last_cards(tally, mist)
        return animals[bisect_right(groups, than)] & unseen
    if unseen.bit_count() < lacking:
        return 0
    return _several_cards(than, _read(tally, lacking), unseen, mist)


@lru_cache(maxsize=1 << 11)
def _last_cards(tally: int, mist: bool) -> tuple[list[Group], list[int]]:
    """What one more animal makes of a side: the groups, from the weakest, and at the same place the animals that make
    this group or a stronger one; none of them at the end."""
    by_group: dict[Group, int] = {}
    of_clan = sum(ALL_VALUES << SHIFT[clan] for clan in OF_CLANS.get(tally & CLAN_PART, ()))
    for value in VALUES:
        worth = (tally >> WORTH) + WORTH_DIGITS[value]
        for one_clan, animals in ((True, OF_VALUE[value - 1] & of_clan), (False, OF_VALUE[value - 1] & ~of_clan)):
            formed = _group(worth, one_clan, mist)
            by_group[formed] = by_group.get(formed, 0) | animals
    groups = sorted(by_group)
    strong_enough = [*accumulate((by_group[formed] for formed in reversed(groups)), or_, initial=0)]
    return groups, strong_enough[::-1]


def _several_cards(than: Group, side: Side, unseen: int, mist: bool) -> int:
    """The kind of `than` comes first, then the stronger ones: most groups that can be beaten can be beaten in kind.
    That a completion may be of a stronger kind than the one it was found by does no harm."""
    above = than.sum
    if than.rank == 0 and (animals := _any_high_enough(side, unseen, above)):
        return animals
    for completion in BY_RANK[:1] if mist else BY_RANK[than.rank :]:
        found = completion(side, unseen, above)
        if found:
            return found.animals
        above = 0
    return 0


def _any_high_enough(side: Side, unseen: int, above: int) -> int:
    """The animals of which any `lacking` give a sum above `above`, whatever kind they form; 0 if they are too few."""
    each = (above - side.sum) // side.lacking + 1
    animals = unseen & FROM_VALUE[max(each, 1)] if each <= VALUES[-1] else 0
    return animals if animals.bit_count() >= side.lacking else 0
