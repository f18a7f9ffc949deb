"""The map: its unchanging ground, the explored cells, zones, the Hero and where he came from."""

from functools import lru_cache
from itertools import pairwise

from PIL import Image

from config.language import _
from games.dungeon.board import COLUMNS, HEIGHT, LAVA, STAIRS, THRONE, WIDTH, ZONE
from games.dungeon.views import DungeonPublic
from render.canvas import panel, sheet, token
from render.dungeon.tiles import MIDDLE, SIZE, cell_tile, lava, stairs, throne, unknown
from render.palette import CARD, GOLD, INK, NIGHT, SEATS, WOOD_DARK, mix
from render.symbols import symbol
from render.type import write

MARGIN = 27
TOP = 40
MAP_WIDTH = WIDTH * SIZE + 2 * MARGIN
MAP_HEIGHT = HEIGHT * SIZE + TOP + 38
FRAME = mix(WOOD_DARK, NIGHT, 0.4)


def corner(cell: str) -> tuple[int, int]:
    """The left upper corner of a cell's tile, in pixels from the corner of the map."""
    return MARGIN + COLUMNS.index(cell[0]) * SIZE, TOP + (HEIGHT - int(cell[1])) * SIZE


def middle(cell: str) -> tuple[float, float]:
    """The middle of a cell in pixels, from the map's upper left corner."""
    left, top = corner(cell)
    return left + MIDDLE, top + MIDDLE


@lru_cache(maxsize=4)
def _ground(zone_name: str) -> Image.Image:
    """The map before anything was explored; `zone_name` is the word for a zone, with {n}."""
    image = sheet(MAP_WIDTH, MAP_HEIGHT, FRAME)
    for column in COLUMNS:
        for row in range(1, HEIGHT + 1):
            cell = f"{column}{row}"
            special = {STAIRS: stairs, THRONE: throne}.get(cell, lava if cell in LAVA else unknown)
            image.paste(special(), corner(cell))
    for row in range(1, HEIGHT + 1):
        for x in (MARGIN / 2, MAP_WIDTH - MARGIN / 2):
            write(image, (x, middle(f"a{row}")[1]), str(row), 28, style="bold", colour=CARD, align="centre")
    for column in COLUMNS:
        at = (middle(f"{column}1")[0], MAP_HEIGHT - 19)
        write(image, at, column, 28, style="bold", colour=CARD, align="centre")
    last = 0
    for column in COLUMNS:
        zone, left = ZONE[f"{column}1"], corner(f"{column}1")[0]
        if zone != last:
            words = zone_name.format(n=zone)
            write(image, (left + 1.5 * SIZE, 20), words, 27, style="bold", colour=CARD, align="centre")
        last = zone
    return image


def _zone_borders(image: Image.Image) -> None:
    for before, after in pairwise(COLUMNS):
        if ZONE[f"{before}1"] != ZONE[f"{after}1"]:
            left = corner(f"{after}1")[0]
            for y in range(TOP - 34, TOP + HEIGHT * SIZE, 24):
                panel(image, (left - 3, y, left + 3, y + 15), GOLD, None, radius=3)


def draw_map(public: DungeonPublic, *, hero: bool = True) -> Image.Image:
    """The whole map as it is known, with the Hero."""
    image = _ground(_("Zone {n}")).copy()
    for name, cell in public.cells.items():
        image.paste(cell_tile(cell), corner(name))
    _zone_borders(image)
    came_from = public.hero.came_from
    if came_from:
        left, top = corner(came_from)
        symbol(image, "boot", (left + 24, top + 24), 32, SEATS[0], rim=CARD, width=3)
    if hero:
        draw_hero(image, public)
    return image


def draw_hero(image: Image.Image, public: DungeonPublic) -> None:
    """A pawn in the lower part of the cell, so that what lies there can still be seen."""
    left, top = corner(public.hero.cell)
    panel(image, (left + 1, top + 1, left + SIZE - 1, top + SIZE - 1), None, GOLD, radius=10, line=6)
    at = (left + 30, top + 30)
    token(image, at, 26, SEATS[0], letter=_("H"))
    if public.hero.poisoned:
        symbol(image, "skull", (left + 62, top + 22), 28, INK, rim=CARD, width=3)
