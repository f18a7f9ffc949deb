"""Symbols drawn in code, as one-coloured masks at any size.

    symbol(image, "flame", (120, 80), 48, RUST)            # centred on the point, 48 pixels wide and high
    symbol(image, "shield", (120, 80), 48, CARD, rim=INK)  # with a thin rim, to stand on any ground

A symbol is a tuple of layers in a square of 100 × 100, drawn in order: ("fill" | "hole", path) and ("line" | "cut",
width, path); holes and cuts take away what lies below them. A path has absolute commands only: `M x y`, `L x y …`,
`Q cx cy x y`, `C ax ay bx by x y`, and `O x y rx ry` for an ellipse. `SYMBOLS` may be extended by renderers at import.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.palette import Colour
from render.symbols_drawn import SYMBOLS, Layer

Point = tuple[float, float]

FINE = 4
CURVE = 14
"""Straight pieces per curve."""

__all__ = ["SYMBOLS", "symbol", "symbol_mask"]


def _bezier(points: list[Point]) -> Iterator[Point]:
    for step in range(1, CURVE + 1):
        part, level = step / CURVE, points
        while len(level) > 1:
            level = [(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in pairwise(level)]
        yield level[0]


def _ellipse(x: float, y: float, rx: float, ry: float) -> list[Point]:
    # Four quarter arcs; 0.5523 is the usual handle of a Bézier quarter circle.
    k = 0.5523
    points: list[Point] = [(x + rx, y)]
    for a, b in (((1, 0), (0, 1)), ((0, 1), (-1, 0)), ((-1, 0), (0, -1)), ((0, -1), (1, 0))):
        corner = [
            (x + rx * a[0], y + ry * a[1]),
            (x + rx * (a[0] + k * b[0]), y + ry * (a[1] + k * b[1])),
            (x + rx * (b[0] + k * a[0]), y + ry * (b[1] + k * a[1])),
            (x + rx * b[0], y + ry * b[1]),
        ]
        points.extend(_bezier(corner))
    return points


def outlines(path: str) -> list[list[Point]]:
    """The closed or open runs of points of a path, in units of its square of 100."""
    words = path.replace(",", " ").split()
    runs: list[list[Point]] = []
    command, at = "M", 0

    def numbers(count: int) -> list[float]:
        nonlocal at
        taken = [float(word) for word in words[at : at + count]]
        at += count
        return taken

    while at < len(words):
        if words[at] in {"M", "L", "Q", "C", "O"}:
            command, at = words[at], at + 1
        if command == "M":
            x, y = numbers(2)
            runs.append([(x, y)])
            command = "L"
        elif command == "L":
            x, y = numbers(2)
            runs[-1].append((x, y))
        elif command == "O":
            x, y, rx, ry = numbers(4)
            runs.append(_ellipse(x, y, rx, ry))
        else:
            flat = numbers(4 if command == "Q" else 6)
            runs[-1].extend(_bezier([runs[-1][-1], *zip(flat[::2], flat[1::2], strict=True)]))
    return runs


def _draw(pen: ImageDraw.ImageDraw, layer: Layer, unit: float) -> None:
    ink = 255 if layer[0] in {"fill", "line"} else 0
    for run in outlines(layer[-1]):
        points = [(x * unit, y * unit) for x, y in run]
        if layer[0] in {"fill", "hole"}:
            pen.polygon(points, fill=ink)
            continue
        width = float(layer[1]) * unit
        pen.line(points, fill=ink, width=max(1, round(width)), joint="curve")
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=ink)


@lru_cache(maxsize=2048)
def symbol_mask(name: str, size: int) -> Image.Image:
    """The symbol as a mask (mode L) of `size` × `size` pixels. Raises `KeyError` for an unknown name."""
    large = Image.new("L", (size * FINE, size * FINE), 0)
    pen = ImageDraw.Draw(large)
    for layer in SYMBOLS[name]:
        _draw(pen, layer, size * FINE / 100)
    return large.reduce(FINE)


@lru_cache(maxsize=512)
def _rim(name: str, size: int, width: int) -> Image.Image:
    """The symbol's mask grown by `width` pixels on all sides, on a square that is larger by as much."""
    wide = Image.new("L", (size + 2 * width, size + 2 * width), 0)
    wide.paste(symbol_mask(name, size), (width, width))
    grown = wide.filter(ImageFilter.MaxFilter(2 * width + 1))
    return ImageChops.lighter(wide, grown)


def symbol(
    image: Image.Image, name: str, at: Point, size: int, colour: Colour, *, rim: Colour | None = None, width: int = 2
) -> None:
    """Draw a symbol centred on a point of an RGB image, with a rim of another colour if one is given."""
    left, top = round(at[0] - size / 2), round(at[1] - size / 2)
    if rim is not None:
        image.paste(rim, (left - width, top - width), _rim(name, size, width))
    image.paste(colour, (left, top), symbol_mask(name, size))
