"""A player's points over their rated matches, as a curve."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from config.language import _
from render.canvas import badge, disc, panel, png, ribbon, sheet, sprite, stamp
from render.palette import BLUE, CARD, FADED, GOLD, INK, LINE, RUST, SHADE, SKY, WOOD_DARK, mix
from render.type import Align, write

WIDTH, HEIGHT = 1000, 560
LEFT, RIGHT, TOP, BOTTOM = 124, 962, 122, 478
"""The area of the curve."""
STEPS = (20, 50, 100, 200, 500, 1000, 2000)
MARKED = 40
"""Up to so many results are marked by dots."""
CLOSE = 90
"""Pixels before the end within which the summit is not marked: the present points stand there."""
MOST = 400
"""Longer curves are thinned out to so many points, the last one always kept."""


@dataclass(frozen=True, slots=True)
class Tick:
    """A date under the curve, and after how many results it stands."""

    number: int
    date: str


def curve(title: str, points: Sequence[int], ticks: Sequence[Tick]) -> bytes:
    """The points before the first result and after each one, as a PNG of 1000 × 560 pixels."""
    image = sheet(WIDTH, HEIGHT)
    ribbon(image, (32, 18, WIDTH - 32, 84), title, BLUE, size=40)
    panel(image, (LEFT - 4, TOP - 14, RIGHT + 14, BOTTOM + 4), CARD, LINE, radius=10)
    low, high, step = scale(points)
    for value in range(low, high + 1, step):
        y = _y(value, low, high)
        image.paste(SHADE, (LEFT, round(y), RIGHT, round(y) + 2))
        write(image, (LEFT - 18, y), _number(value), 30, colour=FADED, align="right")
    last = max(1, len(points) - 1)
    for tick in ticks:
        x = _x(tick.number, last)
        image.paste(LINE, (round(x) - 1, BOTTOM, round(x) + 1, BOTTOM + 12))
        align: Align = "left" if tick.number == 0 else "right" if tick.number == last else "centre"
        write(image, (x, BOTTOM + 30), tick.date, 28, colour=FADED, align=align)
    write(
        image,
        ((LEFT + RIGHT) / 2, HEIGHT - 20),
        _("rated matches: {n}").format(n=len(points) - 1),
        28,
        style="italic",
        colour=FADED,
        align="centre",
    )
    places = [(_x(number, last), _y(points[number], low, high)) for number in thinned(len(points))]
    stamp(image, _drawn(tuple((round(x - LEFT, 1), round(y - TOP, 1)) for x, y in places)), (LEFT - 10, TOP - 10))
    _summit(image, points, last, (low, high))
    x, y = places[-1]
    disc(image, (x, y), 11, RUST, CARD, line=3)
    badge(image, (min(x, RIGHT - 46), y - 38 if y - 38 > TOP - 6 else y + 40), _number(points[-1]), 32, RUST)
    return png(image)


def scale(points: Sequence[int]) -> tuple[int, int, int]:
    """The lowest and highest line and their distance: all points lie between, on two to seven lines."""
    low, high = min(points), max(points)
    step = next((each for each in STEPS if high - low <= 5 * each), STEPS[-1])
    first = low // step * step
    last = -(-high // step) * step
    return (first, last, step) if last > first else (first - step, last + step, step)


def thinned(count: int) -> list[int]:
    """The numbers of the points that are drawn."""
    if count <= MOST:
        return list(range(count))
    return [round(number * (count - 1) / (MOST - 1)) for number in range(MOST)]


def _number(value: int) -> str:
    return str(value).replace("-", "−")


def _x(number: int, last: int) -> float:
    return LEFT + (RIGHT - LEFT) * number / last


def _y(value: int, low: int, high: int) -> float:
    return BOTTOM - (BOTTOM - TOP) * (value - low) / (high - low)


@lru_cache(maxsize=16)
def _drawn(places: tuple[tuple[float, float], ...]) -> Image.Image:
    """The curve with the area under it; places are pixels from the corner of the area."""
    width, height = RIGHT - LEFT + 20, BOTTOM - TOP + 20

    def draw(pen: ImageDraw.ImageDraw, fine: int) -> None:
        line = [((x + 10) * fine, (y + 10) * fine) for x, y in places]
        floor = (BOTTOM - TOP + 10) * fine
        if len(line) > 1:
            pen.polygon([(line[0][0], floor), *line, (line[-1][0], floor)], fill=(*mix(SKY, CARD, 0.25), 150))
            pen.line(line, fill=BLUE, width=6 * fine, joint="curve")
        if len(line) <= MARKED:
            for x, y in line:
                pen.ellipse((x - 7 * fine, y - 7 * fine, x + 7 * fine, y + 7 * fine), fill=BLUE)

    return sprite(width, height, draw)


def _summit(image: Image.Image, points: Sequence[int], last: int, ends: tuple[int, int]) -> None:
    """Mark the highest points reached, unless they are the present ones."""
    best = max(points)
    if best in (points[0], points[-1]):
        return
    x, y = _x(points.index(best), last), _y(best, *ends)
    if x > RIGHT - CLOSE:
        return
    disc(image, (x, y), 11, GOLD, WOOD_DARK, line=3)
    badge(
        image,
        (min(max(x, LEFT + 46), RIGHT - 46), y - 36 if y - 36 > TOP - 6 else y + 38),
        _number(best),
        28,
        GOLD,
        INK,
    )
