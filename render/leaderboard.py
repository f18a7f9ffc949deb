"""The leaderboard: a heading, a line per player, and the reader's own line wherever it is."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from config.language import _
from render.canvas import disc, highlight, panel, png, ribbon, sheet
from render.palette import (
    BLUE,
    CARD,
    FADED,
    GOLD,
    INK,
    LINE,
    LINEN,
    PAPER,
    STONE,
    STONE_DARK,
    WOOD,
    WOOD_DARK,
    Colour,
    mix,
    on,
)
from render.symbols import symbol
from render.type import write

WIDTH = 1000
EDGE = 32
TOP = 152
LINE_HEIGHT = 78
GAP = 26
BOTTOM = 30
NOTE = 46
RANK_X = EDGE + 52
NAME_X = EDGE + 112
TIMES_X = 676
POINTS_X = WIDTH - EDGE - 62

MEDALS: dict[int, tuple[Colour, Colour]] = {
    1: (GOLD, WOOD_DARK),
    2: (STONE, STONE_DARK),
    3: (mix(WOOD, GOLD, 0.25), WOOD_DARK),
}
"""Face and rim of the first three ranks; the number on it tells them apart without colour."""


@dataclass(frozen=True, slots=True)
class Row:
    """A player's line. `name` is as it can be drawn."""

    rank: int
    name: str
    points: int
    won: int
    drawn: int
    lost: int
    provisional: bool = False
    own: bool = False


def leaderboard(title: str, period: str, rows: Sequence[Row], own: Row | None = None, note: str = "") -> bytes:
    """A page of a leaderboard as a PNG, 1000 pixels wide; `own` is the reader's line where `rows` lack it, `note`
    says what the mark of provisional players means."""
    height = TOP + max(1, len(rows)) * LINE_HEIGHT + BOTTOM
    if own is not None:
        height += GAP + LINE_HEIGHT
    if note:
        height += NOTE
    image = sheet(WIDTH, height)
    ribbon(image, (EDGE, 20, WIDTH - EDGE, 88), title, BLUE, size=42)
    _heads(image, period)
    top = TOP
    if not rows:
        write(
            image, (WIDTH / 2, top + LINE_HEIGHT / 2), _("Nobody yet"), 36, style="italic", colour=FADED, align="centre"
        )
        top += LINE_HEIGHT
    for number, row in enumerate(rows):
        _line(image, top, row, shaded=number % 2 == 1)
        top += LINE_HEIGHT
    if own is not None:
        write(image, (WIDTH / 2, top + GAP / 2 - 2), "· · ·", 34, style="black", colour=FADED, align="centre")
        _line(image, top + GAP, own, shaded=False)
        top += GAP + LINE_HEIGHT
    if note:
        write(
            image,
            (WIDTH - EDGE, top + NOTE / 2 + 4),
            note,
            27,
            style="italic",
            colour=FADED,
            align="right",
            width=WIDTH - 2 * EDGE,
        )
    return png(image)


def _heads(image: Image.Image, period: str) -> None:
    y = TOP - 30
    write(image, (EDGE + 14, y), period, 31, style="italic", colour=FADED, width=TIMES_X - EDGE - 150)
    write(image, (TIMES_X, y), _("won – drawn – lost"), 27, colour=FADED, align="centre", width=230)
    write(image, (WIDTH - EDGE - 20, y), _("points"), 27, colour=FADED, align="right", width=130)


def _line(image: Image.Image, top: int, row: Row, *, shaded: bool) -> None:
    box = (EDGE, top + 3, WIDTH - EDGE, top + LINE_HEIGHT - 3)
    fill = CARD if row.own else mix(PAPER, LINEN, 0.8) if shaded else mix(PAPER, CARD, 0.75)
    panel(image, box, fill, LINE, radius=12, line=2)
    if row.own:
        highlight(image, (box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), GOLD, radius=12, line=5)
        symbol(image, "star", (EDGE - 16, top + LINE_HEIGHT / 2), 26, WOOD_DARK)
    middle = top + LINE_HEIGHT / 2
    _rank(image, row.rank, middle)
    write(image, (NAME_X, middle), row.name, 40, style="bold", width=TIMES_X - NAME_X - 118)
    times = f"{row.won} – {row.drawn} – {row.lost}"
    write(image, (TIMES_X, middle), times, 32, colour=FADED, align="centre", width=204)
    write(image, (POINTS_X, middle), str(row.points).replace("-", "−"), 44, style="black", align="right", width=150)
    if row.provisional:
        symbol(image, "question", (POINTS_X + 28, middle), 34, FADED)


def _rank(image: Image.Image, rank: int, middle: float) -> None:
    colour: Colour = INK
    if rank in MEDALS:
        face, rim = MEDALS[rank]
        disc(image, (RANK_X, middle), 31, face, rim, line=4)
        colour = on(face)
    write(image, (RANK_X, middle), str(rank), 38, style="black", colour=colour, align="centre", width=92)
