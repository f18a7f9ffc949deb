"""Groups: what a side is worth, and the best that an incomplete side can still become.

A complete side is the case of nothing lacking; allies stand for what is best for their owner.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.glades.cards import (
    ALL_VALUES,
    ALLIES,
    CLAN,
    CLANS,
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
        return KINDS[self.rank]


class Completion(NamedTuple):
    """The best group of one kind that a side can become, and the set of animals that it takes."""

    sum: int
    animals: int


class Side(NamedTuple):
    """A side as the search sees it: clans and values of its animals, its allies from the least free, cards lacking."""

    clans: set[str]
    values: list[int]
    allies: list[str]
    lacking: int

    @property
    def size(self) -> int:
        return len(self.values) + len(self.allies) + self.lacking


def read_side(cards: Sequence[str], lacking: int) -> Side:
    animals = [card for card in cards if card in VALUE]
    allies = sorted((card for card in cards if card in ALLIES), key=lambda ally: ALLIES[ally].bit_count())
    return Side({CLAN[card] for card in animals}, [VALUE[card] for card in animals], allies, lacking)


class Run(NamedTuple):
    """Consecutive values, as a set, and their sum."""

    sum: int
    values: int


RUNS = {
    size: [
        Run(sum(range(lowest, lowest + size)), ((1 << size) - 1) << (lowest - 1))
        for lowest in reversed(VALUES[: len(VALUES) - size + 1])
    ]
    for size in (SIDE, SIDE_IN_THE_MIRE)
}
"""Size of a group → all runs of that many values, highest first."""


def _best_run(side: Side, available: int) -> Run | None:
    """The highest run that the side can become, with those of its values that come from the set `available`."""
    held = 0
    for value in side.values:
        held |= 1 << (value - 1)
    if held.bit_count() < len(side.values):
        return None
    for run in RUNS[side.size]:
        if held & ~run.values:
            continue
        free = run.values & ~held
        for ally in side.allies:
            # An ally is best used where no card is left; those that can stand for least choose first.
            fitting = free & ALLIES[ally]
            wanted = fitting & ~available or fitting
            if not wanted:
                break
            free &= ~(wanted & -wanted)
        else:
            if not free & ~available:
                return Run(run.sum, free)
    return None


def _clans(side: Side) -> Sequence[str]:
    """The clans that all animals of the side can be of."""
    if len(side.clans) > 1:
        return ()
    return tuple(side.clans) or CLANS


def _highest(animals: int, count: int) -> Completion | None:
    """The `count` highest animals of a set; None if there are not so many."""
    if animals.bit_count() < count:
        return None
    total = taken = 0
    for value in reversed(VALUES):
        if not count:
            break
        here = animals & OF_VALUE[value - 1]
        while here and count:
            lowest = here & -here
            here ^= lowest
            taken |= lowest
            total += value
            count -= 1
    return Completion(total, taken)


def legion(side: Side, unseen: int) -> Completion | None:
    """One clan, consecutive values."""
    best = None
    for clan in _clans(side):
        shift = SHIFT[clan]
        run = _best_run(side, unseen >> shift & ALL_VALUES)
        if run and (best is None or run.sum > best.sum):
            best = Completion(run.sum, run.values << shift)
    return best


def company(side: Side, unseen: int) -> Completion | None:
    """One value."""
    possible = ALL_VALUES
    for ally in side.allies:
        possible &= ALLIES[ally]
    for value in side.values:
        possible &= 1 << (value - 1)
    for value in reversed(VALUES):
        if possible & 1 << value - 1:
            found = _highest(unseen & OF_VALUE[value - 1], side.lacking)
            if found:
                return Completion(value * side.size, found.animals)
    return None


def brotherhood(side: Side, unseen: int) -> Completion | None:
    """One clan."""
    held = _sum(side)
    best = None
    for clan in _clans(side):
        found = _highest(unseen & ALL_VALUES << SHIFT[clan], side.lacking)
        if found and (best is None or held + found.sum > best.sum):
            best = Completion(held + found.sum, found.animals)
    return best


def band(side: Side, unseen: int) -> Completion | None:
    """Consecutive values."""
    available = 0
    for shift in SHIFT.values():
        available |= unseen >> shift & ALL_VALUES
    run = _best_run(side, available)
    if run is None:
        return None
    animals = 0
    for value in VALUES:
        if run.values & 1 << value - 1:
            here = unseen & OF_VALUE[value - 1]
            animals |= here & -here
    return Completion(run.sum, animals)


def rabble(side: Side, unseen: int) -> Completion | None:
    """Any cards."""
    found = _highest(unseen, side.lacking)
    return found and Completion(_sum(side) + found.sum, found.animals)


def _sum(side: Side) -> int:
    return sum(side.values) + sum(HIGHEST[ally] for ally in side.allies)


BY_RANK: tuple[Callable[[Side, int], Completion | None], ...] = (rabble, band, brotherhood, company, legion)
"""The kinds, in the order of `KINDS`."""


@lru_cache(maxsize=1 << 15)
def group_of(cards: tuple[str, ...], mist: bool) -> Group:
    """The group that a complete side forms."""
    side = read_side(cards, 0)
    if mist:
        return Group(0, _sum(side))
    for rank in range(len(KINDS) - 1, 0, -1):
        found = BY_RANK[rank](side, 0)
        if found:
            return Group(rank, found.sum)
    return Group(0, _sum(side))


def stronger_completion(than: Group, cards: Sequence[str], lacking: int, unseen: int, mist: bool) -> int:
    """A set of `lacking` animals of `unseen` that makes `cards` a group stronger than `than`; 0 if there is none."""
    if unseen.bit_count() < lacking:
        return 0
    side = read_side(cards, lacking)
    for rank in (0,) if mist else range(len(KINDS) - 1, than.rank - 1, -1):
        found = BY_RANK[rank](side, unseen)
        if found and (rank, found.sum) > than:
            return found.animals
    return 0
