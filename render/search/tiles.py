"""Faces of tiles: four triangles, each terrain with its colour and its own signs."""

from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from render.canvas import SCALE, Point, sprite, stamp
from render.palette import CARD, FLAME, GOLD, INK, LINEN, NIGHT, PAPER, SHADE, STONE, STONE_DARK, WOOD_DARK, Colour, mix
from render.symbols import SYMBOLS, symbol
from render.type import write

SYMBOLS.setdefault("grass", (("line", 9, "M 50 92 L 50 24 M 34 92 Q 32 60 12 40 M 66 92 Q 68 60 88 40"),))

TERRAIN_COLOURS: dict[str, Colour] = {
    "F": (122, 156, 88),
    "M": (184, 138, 98),
    "P": (240, 213, 124),
    "W": (136, 180, 212),
    "?": LINEN,
}
SYMBOL_COLOURS: dict[str, Colour] = {
    "F": (54, 84, 40),
    "M": (98, 62, 36),
    "P": (160, 122, 34),
    "W": (38, 88, 132),
    "?": STONE,
}
TERRAIN_SYMBOLS = {"F": "tree", "M": "mountain", "P": "grass", "W": "wave", "?": "question"}

Edge = Literal["outer", "before", "after"]
"""An edge of a section: the tile's side, or the diagonal towards the section before or after it, clockwise."""


def corners(side: int, size: float) -> tuple[Point, Point, Point]:
    """A section's triangle on a tile: the side's two ends clockwise, and the tile's middle."""
    around = ((0.0, 0.0), (size, 0.0), (size, size), (0.0, size))
    return around[side], around[(side + 1) % 4], (size / 2, size / 2)


def middle_of(side: int, size: float, depth: float = 0.2) -> Point:
    """A point in the middle of a section, `depth` tile widths from the tile's edge."""
    ahead = (size / 2, size * depth)
    return {0: ahead, 1: (size - ahead[1], ahead[0]), 2: (ahead[0], size - ahead[1]), 3: (ahead[1], ahead[0])}[side]


_SPOTS = ((0.5, 0.31, 0.17), (0.31, 0.13, 0.15), (0.69, 0.13, 0.15), (0.5, 0.12, 0.15))
"""Where a section's signs stand, for the north: place along the side, depth and size in tile widths."""


def _sign_places(side: int, size: int) -> list[tuple[Point, int]]:
    places = []
    for along, depth, width in _SPOTS:
        point = {0: (along, depth), 1: (1 - depth, along), 2: (along, 1 - depth), 3: (depth, along)}[side]
        places.append(((point[0] * size, point[1] * size), round(width * size)))
    return places


def _painted(size: int, colours: str, seam: Colour) -> Image.Image:
    """Four triangles, with seams where two terrains meet along a diagonal."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        full = size * scale
        for side, kind in enumerate(colours):
            pen.polygon(corners(side, full), fill=TERRAIN_COLOURS[kind])
        for side in range(4):
            if colours[side] != colours[side - 1]:
                corner = corners(side, full)[0]
                pen.line([corner, (full / 2, full / 2)], fill=seam, width=2 * scale)
        pen.rectangle((0, 0, full - 1, full - 1), outline=seam, width=scale)

    face = Image.new("RGB", (size, size), PAPER)
    stamp(face, sprite(size, size, draw), (0, 0))
    return face


@lru_cache(maxsize=1024)
def tile_face(size: int, sections: str, neutral: bool = False) -> Image.Image:
    """A tile as it lies; "?" for a blank section. A neutral one shows a pale middle, whatever its sections became."""
    face = _painted(size, sections, mix(WOOD_DARK, PAPER, 0.35))
    for side, kind in enumerate(sections):
        for point, width in _sign_places(side, size)[1 if kind == "?" else 0 :]:
            if kind == "?":
                continue
            symbol(face, TERRAIN_SYMBOLS[kind], point, width, SYMBOL_COLOURS[kind])
    if neutral:
        stamp(face, _diamond(round(size * 0.36)), (size / 2, size / 2), centred=True)
        write(face, (size / 2, size / 2), "?", round(size * 0.24), style="black", colour=STONE_DARK, align="centre")
    return face


@lru_cache(maxsize=8)
def _diamond(size: int) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        full = size * scale - 1
        points = [(full / 2, 0), (full, full / 2), (full / 2, full), (0, full / 2)]
        pen.polygon(points, fill=CARD, outline=STONE_DARK, width=2 * scale)

    return sprite(size, size, draw)


@lru_cache(maxsize=8)
def shire_face(size: int, sections: str) -> Image.Image:
    """The Shire: a green hill with a round door, on a tile whose sides show the four terrains."""
    face = tile_face(size, sections).copy()

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        full = size * scale
        low, high = full * 0.17, full * 0.83
        pen.rounded_rectangle((low, low, high, high), full * 0.12, fill=CARD, outline=WOOD_DARK, width=2 * scale)
        pen.chord((low * 1.25, full * 0.3, high - low * 0.25, full * 1.12), 180, 360, fill=(122, 156, 88))
        door = full * 0.13
        pen.ellipse(
            (full / 2 - door, full * 0.5, full / 2 + door, full * 0.5 + 2 * door),
            fill=GOLD,
            outline=WOOD_DARK,
            width=2 * scale,
        )
        pen.ellipse((full / 2 + door * 0.3, full * 0.61, full / 2 + door * 0.6, full * 0.61 + door * 0.3), fill=INK)

    stamp(face, sprite(size, size, draw), (0, 0))
    return face


@lru_cache(maxsize=8)
def doom_face(size: int) -> Image.Image:
    """Mount Doom: a dark cone with fire in its mouth."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        full = size * scale
        pen.rectangle((0, 0, full, full), fill=NIGHT)
        pen.ellipse((full * 0.2, full * 0.02, full * 0.8, full * 0.6), fill=mix(NIGHT, FLAME, 0.35))
        cone = [(0.06, 0.94), (0.36, 0.34), (0.44, 0.4), (0.5, 0.36), (0.57, 0.41), (0.64, 0.34), (0.94, 0.94)]
        pen.polygon([(x * full, y * full) for x, y in cone], fill=STONE_DARK)
        lava = [
            (0.38, 0.36),
            (0.44, 0.4),
            (0.5, 0.36),
            (0.57, 0.41),
            (0.62, 0.36),
            (0.6, 0.56),
            (0.54, 0.5),
            (0.5, 0.74),
            (0.45, 0.52),
            (0.4, 0.6),
        ]
        pen.polygon([(x * full, y * full) for x, y in lava], fill=FLAME)

    face = Image.new("RGB", (size, size), NIGHT)
    stamp(face, sprite(size, size, draw), (0, 0))
    symbol(face, "flame", (size / 2, size * 0.2), round(size * 0.3), GOLD)
    return face


@lru_cache(maxsize=8)
def empty_face(size: int, strong: bool) -> Image.Image:
    """A free cell of the board; a weak one may not become a cell at all."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        full = size * scale
        inset = 4 * scale
        edge = SHADE if strong else mix(PAPER, SHADE, 0.4)
        pen.rounded_rectangle(
            (inset, inset, full - inset, full - inset),
            10 * scale,
            fill=mix(PAPER, CARD, 0.5 if strong else 0),
            outline=edge,
            width=2 * scale,
        )

    face = Image.new("RGB", (size, size), PAPER)
    stamp(face, sprite(size, size, draw), (0, 0))
    return face


@lru_cache(maxsize=64)
def strip(size: int, side: int, edge: Edge, depth: int) -> Image.Image:
    """A mask of the strip of a section along one of its edges, within the section."""
    first, second, middle = (_scaled(point) for point in corners(side, float(size)))
    start, end, third = {
        "outer": (first, second, middle),
        "before": (first, middle, second),
        "after": (middle, second, first),
    }[edge]
    length = size * SCALE if edge == "outer" else size * SCALE / 2**0.5
    height = size * SCALE / 2 if edge == "outer" else size * SCALE / 2**0.5
    part = min(1.0, depth * SCALE / height)
    inner = [_towards(end, third, part), _towards(start, third, part)]
    mask = Image.new("L", (size * SCALE, size * SCALE), 0)
    if length:
        ImageDraw.Draw(mask).polygon([start, end, *inner], fill=255)
    return mask.reduce(SCALE)


def _scaled(point: Point) -> Point:
    return point[0] * SCALE, point[1] * SCALE


def _towards(point: Point, goal: Point, part: float) -> Point:
    return point[0] + (goal[0] - point[0]) * part, point[1] + (goal[1] - point[1]) * part
