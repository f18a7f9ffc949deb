"""The tiles, chips and numbers of the game, read once from `config/games/search.toml` (rules: "Material")."""

from dataclasses import dataclass

from games.core.versions import numbers_of

_DATA = numbers_of("search")[1]

TERRAINS = "FMPW"
"""Letters of the terrains: forest, mountain, plain, water. A terrain's code is its place here plus 1; 0 is blank."""
BLANK = 0
FOREST, MOUNTAIN, PLAIN, WATER = 1, 2, 3, 4
CODE = {letter: code for code, letter in enumerate(TERRAINS, start=1)}
COLOUR_OF_TERRAIN = {FOREST: "green", PLAIN: "yellow", WATER: "blue", MOUNTAIN: "brown"}

SHIRE_TILE: str = _DATA["land"]["shire"]
TILES: tuple[str, ...] = tuple(_DATA["land"]["tiles"])
NEUTRAL = "????"
"""What stands for a tile laid face down."""

COLOURS = ("green", "yellow", "blue", "brown")
FACE_DOWN = ("blue", "brown")

HAND: int = _DATA["play"]["hand"]
QUIET_TURNS: int = _DATA["play"]["quiet_turns"]
SCORE: dict[str, int] = _DATA["score"]


@dataclass(frozen=True, slots=True)
class Line:
    """Two opposite arms of the cross: tiles of both together, and the most that one may have."""

    tiles: int
    longest: int


WEST_EAST = Line(**_DATA["cross"]["west_east"])
NORTH_SOUTH = Line(**_DATA["cross"]["north_south"])
CELLS = (WEST_EAST.tiles + 1) * (NORTH_SOUTH.tiles + 1)
"""Cells of the finished board."""


@dataclass(frozen=True, slots=True)
class Chip:
    """`points` count at the end, `moves` are lost in its fight; `role` is "" for a chip without one."""

    id: str
    colour: str
    points: int
    role: str
    moves: int


def _chips() -> dict[str, Chip]:
    chips = {}
    for colour in COLOURS:
        for name, entry in _DATA["chips"][colour].items():
            count = entry.get("count", 0)
            for chip_id in [f"{name}-{number}" for number in range(1, count + 1)] or [name]:
                points, role, moves = entry.get("points", 0), entry.get("role", ""), entry.get("moves", 0)
                chips[chip_id] = Chip(chip_id, colour, points, role, moves)
    return chips


CHIPS = _chips()
CHIPS_OF_COLOUR = {colour: tuple(c.id for c in CHIPS.values() if c.colour == colour) for colour in COLOURS}
"""Per colour, in the order in which the rules list them."""


def turned(tile: str, turns: int) -> str:
    """The tile's sections n-e-s-w after quarter turns clockwise."""
    return tile[-turns:] + tile[:-turns] if turns else tile


def _fits() -> dict[str, list[tuple[str, ...]]]:
    table: dict[str, list[tuple[str, ...]]] = {}
    for tile in TILES:
        looks: dict[str, int] = {}
        for turns in range(4):
            looks.setdefault(turned(tile, turns), turns)
        row: list[list[str]] = [[] for _ in range(5**4)]
        for sections, turns in looks.items():
            demands = [0]
            for side in range(4):
                demands += [demand + CODE[sections[side]] * 5**side for demand in demands]
            for demand in demands:
                row[demand].append(f"place {tile} {turns} ")
        table[tile] = [tuple(texts) for texts in row]
    return table


FITS = _fits()
"""FITS[tile][demand]: the beginnings `place TILE TURNS ` of all placings on a cell with that demand.

A cell's demand is the sum over its sides n, e, s, w of (terrain code shown there) · 5^side; 0 for whatever matches all.
"""
