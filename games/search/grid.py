"""Cells and sections as numbers, in reading order, with their neighbours and names.

The grid is one cell wider on every side than any board can be, so that each cell of a board has four neighbours. A
section is 4 · cell + side, the sides n e s w being 0 to 3: the order of the numbers is the reading order of the rules.
"""

from games.search.material import NORTH_SOUTH, WEST_EAST

SIDES = "nesw"
_EAST = WEST_EAST.longest + 1
_SOUTH = NORTH_SOUTH.longest + 1
_WIDTH = 2 * _EAST + 1
GRID = _WIDTH * (2 * _SOUTH + 1)
STEP = (-_WIDTH, 1, _WIDTH, -1)
"""What to add to a cell to come to its neighbour in the north, east, south, west."""


def cell_at(x: int, y: int) -> int:
    """The cell at x (counted to the east) and y (counted to the south) from the Shire's."""
    return (y + _SOUTH) * _WIDTH + x + _EAST


def place_of(cell: int) -> tuple[int, int]:
    """A cell's x and y."""
    y, x = divmod(cell, _WIDTH)
    return x - _EAST, y - _SOUTH


PLACES = tuple(place_of(cell) for cell in range(GRID))
SHIRE_CELL = cell_at(0, 0)
SHIRE = 4 * SHIRE_CELL
"""The Shire as a region: the first of its sections."""

ACROSS = tuple(4 * (section // 4 + STEP[section % 4]) + (section + 2) % 4 for section in range(4 * GRID))
"""The section across a section's side. Meaningless on the grid's rim, where no tile lies."""
DIAGONAL = tuple(
    (section - section % 4 + (section + 1) % 4, section - section % 4 + (section + 3) % 4)
    for section in range(4 * GRID)
)
"""The two sections of the same tile that touch a section along a diagonal."""
SHIRE_NEIGHBOURS = tuple(ACROSS[SHIRE + side] for side in range(4))
"""The sections across the Shire's sides."""

CELL_NAMES = tuple(f"{x} {y}" for x, y in PLACES)
CELL_OF_NAME = {name: cell for cell, name in enumerate(CELL_NAMES)}
SECTION_NAMES = tuple(f"{CELL_NAMES[section // 4]} {SIDES[section % 4]}" for section in range(4 * GRID))
SECTION_OF_NAME = {name: section for section, name in enumerate(SECTION_NAMES)}
