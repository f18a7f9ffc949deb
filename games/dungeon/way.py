"""The way must stay open (rules). A set of cells is a whole number with one bit per cell: a walk is arithmetic."""

from collections.abc import Mapping
from typing import NamedTuple

from games.dungeon.board import CELLS, COLUMNS, NEIGHBOURS, SIDES, THRONE, WIDTH, beyond
from games.dungeon.material import DUNGEON_CARDS, OPENINGS, TELEPORTS
from games.dungeon.state import Cell

_BIT = {cell: 1 << (int(cell[1]) - 1) * WIDTH + COLUMNS.index(cell[0]) for cell in CELLS}
_THRONE = _BIT[THRONE]


class Ways(NamedTuple):
    """What is open to each other. `north` holds every cell that is open to its northern neighbour, `east` likewise;
    `jumps` are the teleports lying face up with their targets."""

    north: int
    east: int
    jumps: tuple[tuple[int, int], ...] = ()


_UNEXPLORED = Ways(
    sum(_BIT[cell] for cell in CELLS if beyond(cell, "n")), sum(_BIT[cell] for cell in CELLS if beyond(cell, "e"))
)


def _walls(cell: str, openings: str) -> tuple[int, int]:
    north = east = 0
    for side, there, _ in NEIGHBOURS[cell]:
        if side not in openings:
            lower = _BIT[cell] if side in "ne" else _BIT[there]
            north |= lower * (side in "ns")
            east |= lower * (side in "ew")
    return ~north, ~east


_KEPT = {
    (cell, openings): _walls(cell, openings)
    for cell in CELLS
    for openings in ("", *OPENINGS["turn"], *OPENINGS["fork"])
}
"""(cell, its openings) → what remains of `north` and `east`; a rubble has no openings."""
_TARGETS = {
    (cell, card, side): _BIT[there]
    for cell in CELLS
    for card in TELEPORTS
    for side in SIDES
    if (there := beyond(cell, side, DUNGEON_CARDS[card].n))
}


def ways(cells: Mapping[str, Cell]) -> Ways:
    """The ways over the explored cells and all that are not."""
    north, east = _UNEXPLORED.north, _UNEXPLORED.east
    jumps = []
    for name, cell in cells.items():
        if cell.turned:
            continue
        if cell.direction:
            jumps.append((_BIT[name], _TARGETS[name, cell.card or "", cell.direction]))
        elif cell.openings or cell.card == "rubble":
            kept = _KEPT[name, cell.openings or ""]
            north &= kept[0]
            east &= kept[1]
    return Ways(north, east, tuple(jumps))


def walled(ways: Ways, cell: str, openings: str) -> Ways:
    """The ways with walls around `cell` but at its openings; "" for a rubble."""
    kept = _KEPT[cell, openings]
    return Ways(ways.north & kept[0], ways.east & kept[1], ways.jumps)


def jumping(ways: Ways, cell: str, teleport: str, direction: str) -> Ways:
    """The ways with a teleport laid on `cell`; its target must be on the map."""
    return ways._replace(jumps=(*ways.jumps, (_BIT[cell], _TARGETS[cell, teleport, direction])))


def leads_to_the_throne(ways: Ways, start: str) -> bool:
    """There is a way from `start` to the throne room, and from every cell that the Hero could get to from there."""
    north, east, jumps = ways
    stops = _THRONE
    for teleport, _ in jumps:
        stops |= teleport
    reached, before = _BIT[start], 0
    while reached != before:
        before = reached
        walking = reached & ~stops
        reached |= (walking & north) << WIDTH | walking >> WIDTH & north | (walking & east) << 1 | walking >> 1 & east
        if jumps:
            for teleport, target in jumps:
                if reached & teleport:
                    reached |= target
        elif reached & _THRONE:
            return True  # without teleports every step can be gone back
    return bool(jumps) and not reached & ~_leading(ways, stops & ~_THRONE)


def _leading(ways: Ways, teleports: int) -> int:
    """All cells from which there is a way to the throne room."""
    north, east, jumps = ways
    leading, before = _THRONE, 0
    while leading != before:
        before = leading
        beside = (leading & north) << WIDTH | leading >> WIDTH & north | (leading & east) << 1 | leading >> 1 & east
        leading |= beside & ~teleports
        for teleport, target in jumps:
            if leading & target:
                leading |= teleport
    return leading
