"""The map: columns a–i from west to east, rows 1–4 from south to north."""

from games.dungeon.material import ROWS, ZONES

HEIGHT, WIDTH = len(ROWS), len(ROWS[0])
COLUMNS = "abcdefghi"[:WIDTH]
SIDES = "nesw"
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
_STEP = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


def _name(column: int, row: int) -> str:
    return f"{COLUMNS[column]}{row + 1}"


_GROUND = {_name(column, row): ROWS[HEIGHT - 1 - row][column] for row in range(HEIGHT) for column in range(WIDTH)}
LAVA = frozenset(cell for cell, ground in _GROUND.items() if ground == "#")
CELLS = tuple(cell for cell in _GROUND if cell not in LAVA)
"""All cells that can be entered."""
STAIRS = next(cell for cell, ground in _GROUND.items() if ground == "S")
THRONE = next(cell for cell, ground in _GROUND.items() if ground == "T")
ZONE = {cell: 1 + next(i for i, columns in enumerate(ZONES) if cell[0] in columns) for cell in _GROUND}
"""Cell → its zone, 1…3."""


def beyond(cell: str, side: str, distance: int = 1) -> str | None:
    """The cell that many steps away on that side; None off the map and for lava."""
    east, north = _STEP[side]
    column, row = COLUMNS.index(cell[0]) + east * distance, int(cell[1]) - 1 + north * distance
    if not (0 <= column < WIDTH and 0 <= row < HEIGHT):
        return None
    there = _name(column, row)
    return None if there in LAVA else there


NEIGHBOURS: dict[str, tuple[tuple[str, str, str], ...]] = {
    cell: tuple((side, there, OPPOSITE[side]) for side in SIDES if (there := beyond(cell, side))) for cell in CELLS
}
"""Cell → its orthogonal neighbours but lava: (the side they lie on, the neighbour, its side that faces the cell)."""
SIDE_TOWARDS = {(cell, there): side for cell, around in NEIGHBOURS.items() for side, there, _ in around}
"""(cell, neighbour) → the side of the cell that the neighbour lies on."""
