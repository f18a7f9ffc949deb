"""Chips: as they lie on the land, and as a row of what somebody holds."""

from functools import lru_cache

from PIL import Image

from config.words.search import chip_name
from games.search.material import CHIPS
from render.canvas import Point, disc, panel
from render.palette import CARD, INK, WOOD_DARK, Colour, on
from render.symbols import symbol
from render.type import measure, write

CHIP_COLOURS: dict[str, Colour] = {
    "green": (58, 98, 46),
    "yellow": (226, 176, 56),
    "blue": (36, 84, 136),
    "brown": (104, 64, 36),
}
ROLE_SYMBOLS = {
    "companion": "helmet",
    "elf": "leaf",
    "arm": "sword",
    "elven": "potion",
    "ring": "ring",
    "gollum": "eye",
    "eagle": "feather",
    "haste": "boot",
}
BROWN_SYMBOLS = {
    "cave": "circle",
    "orc": "skull",
    "chief": "axe",
    "troll": "fist",
    "balrog": "flame",
    "shelob": "spider",
}


def symbol_name(chip: str) -> str:
    """The symbol that tells what a chip is good for."""
    return ROLE_SYMBOLS.get(CHIPS[chip].role) or BROWN_SYMBOLS[chip.split("-")[0]]


def lying_chip(image: Image.Image, at: Point, size: int, colour: str, chip: str | None) -> None:
    """A chip on the land: face up with its symbol and points, face down with a question mark."""
    fill = CHIP_COLOURS[colour]
    x, y = round(at[0]), round(at[1])
    if chip is None:
        radius = round(size * 0.56)
        disc(image, (x + 1, y + 2), radius + 2, WOOD_DARK)
        disc(image, (x, y), radius + 1, fill, CARD, line=3)
        write(image, (x, y), "?", round(size * 0.86), style="black", colour=on(fill), align="centre")
        return
    wide, high = round(size * 0.92), round(size * 0.58)
    panel(image, (x - wide + 1, y - high + 2, x + wide + 1, y + high + 3), WOOD_DARK, None, radius=high)
    panel(image, (x - wide, y - high, x + wide, y + high), fill, CARD, radius=high, line=3)
    if colour == "blue":
        symbol(image, symbol_name(chip), (x, y), round(size * 0.8), on(fill))
        return
    symbol(image, symbol_name(chip), (x - round(size * 0.36), y), round(size * 0.76), on(fill))
    points = str(CHIPS[chip].points)
    write(
        image, (x + round(size * 0.44), y), points, round(size * 0.92), style="black", colour=on(fill), align="centre"
    )


PILL = 44
"""Height of a chip in a row of what somebody holds."""


@lru_cache(maxsize=512)
def _caption(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def pill_width(chip: str, count: int) -> int:
    """How wide a held chip is drawn."""
    return PILL + measure(_caption(chip_name(chip), count), 28, "bold") + (40 if CHIPS[chip].colour != "blue" else 16)


def pill(image: Image.Image, left: int, top: int, chip: str, count: int, spent: bool) -> None:
    """A held chip, or several equal ones: symbol, name, points; one used in a pair is hollow, with a cross."""
    entry = CHIPS[chip]
    fill = CHIP_COLOURS[entry.colour]
    width = pill_width(chip, count)
    box = (left, top, left + width, top + PILL)
    panel(image, box, CARD if spent else fill, fill, radius=PILL // 2, line=3)
    ink = INK if spent else on(fill)
    middle = top + PILL // 2
    symbol(image, "cross" if spent else symbol_name(chip), (left + 26, middle), 30, ink)
    write(image, (left + PILL, middle), _caption(chip_name(chip), count), 28, style="bold", colour=ink)
    if entry.colour != "blue":
        write(
            image, (left + width - 14, middle), str(entry.points * count), 30, style="black", colour=ink, align="right"
        )
