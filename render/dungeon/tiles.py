"""The cells of the map as tiles: floor, what lies face up, walls, lava, the unknown. Each is drawn once and cached."""

from functools import lru_cache

from PIL import Image, ImageDraw

from config.words.dungeon.names import card_name
from games.dungeon.material import DUNGEON_CARDS, ENEMIES, LOCKS, OPENINGS, TELEPORTS
from games.dungeon.views import CellView
from render.canvas import arrow, badge, disc, panel, sheet, sprite, stamp
from render.dungeon.symbols import colour_of, symbol_name
from render.palette import CARD, FADED, FLAME, GOLD, INK, LINEN, NIGHT, RED, STONE, STONE_DARK, WOOD_DARK, Colour, mix
from render.symbols import symbol
from render.type import write

SIZE = 114
"""A tile's side; tiles lie edge to edge."""
WALL = 11
UNNAMED = frozenset({"hall", "rubble", *OPENINGS, *TELEPORTS})
"""Cards whose tile says all without a name."""
MIDDLE = SIZE / 2
FLOOR = mix(LINEN, STONE, 0.25)
TURNED = mix(LINEN, STONE, 0.55)
UNKNOWN = mix(NIGHT, STONE_DARK, 0.25)
EDGES = {
    "n": (0, 0, SIZE, WALL),
    "e": (SIZE - WALL, 0, SIZE, SIZE),
    "s": (0, SIZE - WALL, SIZE, SIZE),
    "w": (0, 0, WALL, SIZE),
}
POINTS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def _flagged(colour: Colour) -> Image.Image:
    """A floor of four flagstones."""
    tile = sheet(SIZE, SIZE, mix(colour, INK, 0.28))
    half = SIZE // 2
    for x in (2, half + 1):
        for y in (2, half + 1):
            shade = mix(colour, CARD, 0.10 if (x + y) % 4 else 0.0)
            panel(tile, (x, y, x + half - 3, y + half - 3), shade, None, radius=6)
    return tile


@lru_cache(maxsize=1)
def unknown() -> Image.Image:
    """A cell on which no card was ever laid."""
    tile = sheet(SIZE, SIZE, mix(UNKNOWN, INK, 0.35))
    panel(tile, (2, 2, SIZE - 2, SIZE - 2), UNKNOWN, None, radius=8)
    symbol(tile, "question", (MIDDLE, MIDDLE), 40, mix(UNKNOWN, STONE, 0.42))
    return tile


@lru_cache(maxsize=1)
def lava() -> Image.Image:
    """A cell that nobody enters."""
    tile = sheet(SIZE, SIZE, mix(RED, INK, 0.35))

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        for row, colour in ((26, FLAME), (58, GOLD), (90, FLAME)):
            points = [(x * scale, (row + (8 if x // 19 % 2 else -8)) * scale) for x in range(-19, SIZE + 38, 19)]
            pen.line(points, fill=colour, width=9 * scale, joint="curve")

    stamp(tile, sprite(SIZE, SIZE, draw), (0, 0))
    return tile


@lru_cache(maxsize=1)
def stairs() -> Image.Image:
    """The cell where the Hero starts."""
    tile = _flagged(mix(LINEN, CARD, 0.5))
    symbol(tile, "stairs", (MIDDLE, MIDDLE), 66, WOOD_DARK)
    return tile


@lru_cache(maxsize=1)
def throne() -> Image.Image:
    """The cell of the throne room."""
    tile = sheet(SIZE, SIZE, mix(RED, INK, 0.45))
    panel(tile, (4, 4, SIZE - 4, SIZE - 4), mix(RED, INK, 0.15), GOLD, radius=10, line=4)
    symbol(tile, "crown", (MIDDLE, MIDDLE), 68, GOLD)
    return tile


def cell_tile(cell: CellView) -> Image.Image:
    """An explored cell."""
    bare = cell.card is None or cell.turned or cell.card in UNNAMED
    return _cell(
        cell.card,
        cell.turned,
        cell.openings or "",
        cell.direction or "",
        cell.searched,
        cell.spoiled,
        cell.enemy or "",
        "" if bare else card_name(cell.enemy or cell.card or ""),
    )


@lru_cache(maxsize=512)
def _cell(
    card: str | None,
    turned: bool,
    openings: str,
    direction: str,
    searched: bool,
    spoiled: bool,
    enemy: str,
    name: str,
) -> Image.Image:
    if card is None or turned:
        return _turned(card, spoiled)
    tile = _flagged(FLOOR)
    if card == "rubble":
        _rubble(tile)
    elif card in OPENINGS:
        walls(tile, openings)
    elif card in TELEPORTS:
        _teleport(tile, direction)
    elif card != "hall":
        mark = enemy or card
        symbol(tile, symbol_name(mark), (MIDDLE, MIDDLE - 9), 66, colour_of(mark), rim=CARD, width=3)
    if card in LOCKS:
        symbol(tile, "lock", (SIZE - 26, 28), 32, INK, rim=CARD, width=3)
    if name:
        write(tile, (MIDDLE, SIZE - 17), name, 23, style="bold", align="centre", width=SIZE - 8)
    number = (ENEMIES[enemy].n if enemy else DUNGEON_CARDS[card].n) or 0
    if number:
        badge(tile, (SIZE - 25, 25), str(number), 27, colour_of(enemy or card))
    _searching(tile, card, searched)
    return tile


def _turned(card: str | None, spoiled: bool) -> Image.Image:
    """A hall that cannot be searched; a fountain shows through, as it may be refilled."""
    tile = _flagged(TURNED)
    if card == "fountain":
        symbol(tile, "fountain", (MIDDLE, MIDDLE), 58, mix(TURNED, INK, 0.35))
        symbol(tile, "skull" if spoiled else "cross", (SIZE - 28, SIZE - 28), 30, FADED)
    else:
        disc(tile, (MIDDLE, MIDDLE), 7, mix(TURNED, INK, 0.35))
    return tile


def walls(tile: Image.Image, openings: str) -> None:
    """Walls on the sides that are no openings."""
    for side, edge in EDGES.items():
        if side not in openings:
            tile.paste(WOOD_DARK, edge)


def _rubble(tile: Image.Image) -> None:
    walls(tile, "")
    symbol(tile, "rubble", (MIDDLE, MIDDLE + 2), 74, STONE_DARK, rim=INK, width=2)


def _teleport(tile: Image.Image, direction: str) -> None:
    symbol(tile, "portal", (MIDDLE, MIDDLE), 74, colour_of("teleport-2"), rim=CARD, width=3)
    x, y = POINTS[direction]
    end = (MIDDLE + x * 53, MIDDLE + y * 53)
    arrow(tile, (MIDDLE, MIDDLE), end, CARD, 15)
    arrow(tile, (MIDDLE, MIDDLE), (end[0] - x * 4, end[1] - y * 4), INK, 9)


def _searching(tile: Image.Image, card: str, searched: bool) -> None:
    """An eye where something may be found, a tick where it was looked for."""
    if card in ("hall", "rubble", "pit", *OPENINGS):
        big = card in ("hall", *OPENINGS)
        at = (MIDDLE, MIDDLE) if big else (SIZE - 27.0, 28.0)
        size = 44 if big else 32
        colour = mix(FLOOR, INK, 0.45) if big else INK
        rim = None if big else CARD
        symbol(tile, "tick" if searched else "eye", at, size, colour, rim=rim)
