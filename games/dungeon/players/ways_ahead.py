"""How far it is to the throne room from everywhere, remembered for the maps seen last."""

from heapq import heappop, heappush

from games.dungeon.board import STAIRS, THRONE, beyond
from games.dungeon.material import CRYPT, DUNGEON_CARDS, LOCKS, TELEPORTS, TRAPS
from games.dungeon.moving import open_neighbours
from games.dungeon.state import Cell

UNEXPLORED = 2.2
"""What a step onto an unexplored cell counts, in steps through known halls."""
REMEMBERED = 2000
"""Maps, each a few KB."""

Lengths = dict[str, tuple[float, int]]
"""Cell → (length of the way to the throne room with what lies on it, number of its steps); no entry without a way."""

_known: dict[tuple[tuple[str, Cell], ...], Lengths] = {}


def lengths(cells: dict[str, Cell]) -> Lengths:
    """The shortest ways from all cells to the throne room."""
    key = tuple(cells.items())
    found = _known.get(key)
    if found is None:
        if len(_known) >= REMEMBERED:
            _known.clear()
        found = _known[key] = _lengths(cells)
    return found


def _toll(cell: Cell | None, name: str) -> float:
    """What a step onto that cell counts."""
    if cell is None:
        return 1.0 if name in (THRONE, STAIRS) else UNEXPLORED
    if cell.turned or cell.card is None:
        return 1.0
    if cell.enemy or cell.card == CRYPT or cell.card in TRAPS:
        return 3.0
    if cell.card in LOCKS:
        return 2.5
    return 2.0 if cell.card in ("pit", "idol") else 1.0


def _lengths(cells: dict[str, Cell]) -> Lengths:
    leading: dict[str, list[str]] = {}
    for name, cell in cells.items():
        if cell.direction and not cell.turned:
            target = beyond(name, cell.direction, DUNGEON_CARDS[cell.card or ""].n)
            leading.setdefault(target or name, []).append(name)
    found: Lengths = {}
    queue = [(0.0, 0, THRONE)]
    while queue:
        far, steps, here = heappop(queue)
        if here in found:
            continue
        found[here] = far, steps
        toll = _toll(cells.get(here), here)
        for there in leading.get(here, ()):
            heappush(queue, (far + toll / 2, steps, there))
        for there in open_neighbours(cells, here):
            if there not in found:
                other = cells.get(there)
                if other is None or other.turned or other.card not in TELEPORTS:
                    heappush(queue, (far + toll, steps + 1, there))
    return found
