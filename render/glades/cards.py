"""Cards: wide strips that lie at the glades, and whole faces in the hand; each drawn once and kept."""

from functools import lru_cache

from PIL import Image

from config.language import pgettext
from config.words.glades import card_title
from games.glades.material import ALLIES, CLAN, SPIRITS, VALUE, WEATHER
from render.canvas import SHADOW, cut_card, pip, sheet, stamp
from render.glades.symbols import unit_symbol_name
from render.palette import (
    BLUE,
    CARD,
    FLAME,
    GOLD,
    INK,
    MOSS,
    NIGHT,
    PLUM,
    RED,
    SLATE,
    TEAL,
    Colour,
    mix,
    on,
)
from render.symbols import symbol
from render.type import write

CLAN_COLOURS: dict[str, Colour] = {"R": RED, "O": FLAME, "Y": GOLD, "G": MOSS, "B": BLUE, "V": PLUM}
"""The colour of a clan; its letter and symbol always stand beside it."""

STRIP_WIDTH = 108
BAND = 44
"""Width of the part of a strip that has its clan's colour."""
RADIUS = 10


def colour_of(card: str) -> Colour:
    """The colour of an animal's clan, or of the kind of a special unit."""
    if card in VALUE:
        return CLAN_COLOURS[CLAN[card]]
    if card in ALLIES:
        return TEAL
    return SLATE if card in WEATHER else NIGHT


def symbol_name(card: str) -> str:
    """The name of the symbol of an animal's clan, or of a special unit."""
    return f"clan-{CLAN[card]}" if card in VALUE else unit_symbol_name(card)


def worth(card: str) -> str:
    """What a unit counts for, in figures: its values for an ally, nothing for others."""
    if card not in ALLIES:
        return ""
    values = [value for value in range(1, 10) if ALLIES[card] >> (value - 1) & 1]
    return str(values[0]) if len(values) == 1 else f"{values[0]}–{values[-1]}"


@lru_cache(maxsize=256)
def _strip(card: str, height: int) -> Image.Image:
    ground = colour_of(card)
    if card not in VALUE and card not in ALLIES:
        face = sheet(STRIP_WIDTH, height, ground)
        symbol(face, symbol_name(card), (STRIP_WIDTH / 2, height / 2), min(42, height - 8), on(ground))
        return cut_card(face, RADIUS)
    face = sheet(STRIP_WIDTH, height, mix(CARD, ground, 0.16))
    face.paste(ground, (0, 0, BAND, height))
    if card in SPIRITS:
        symbol(face, symbol_name(card), (BAND / 2, height / 2 - 5), min(38, height - 16), on(ground))
        count = int(card[-1])
        for place in range(count):
            pip(face, (BAND / 2 + 12 * place - 6 * (count - 1), height - 8), 4, on(ground))
    else:
        symbol(face, symbol_name(card), (BAND / 2, height / 2), min(38, height - 8), on(ground))
    if card in VALUE:
        right = STRIP_WIDTH - 5
        right -= write(face, (right, height / 2), card[1:], min(54, height), style="black", align="right") + 2
        write(face, (right, height / 2), card[0], 28, style="bold", align="right")
    else:
        text = worth(card)
        at = ((BAND + STRIP_WIDTH) / 2, height / 2)
        write(face, at, text, 44 if len(text) == 1 else 30, style="black", align="centre")
    return cut_card(face, RADIUS)


def lay_strip(image: Image.Image, card: str, at: tuple[int, int], height: int) -> None:
    """Lay a card at a glade, its top left corner at a point."""
    stamp(image, _strip(card, height), (at[0] - SHADOW, at[1] - SHADOW))


@lru_cache(maxsize=256)
def _face(card: str, width: int, height: int, name: str, kind: str) -> Image.Image:
    ground = colour_of(card)
    face = sheet(width, height, mix(CARD, ground, 0.13))
    head = round(height * 0.3)
    face.paste(ground, (0, 0, width, head))
    ink = on(ground)
    if card in VALUE:
        mark = round(min(head * 0.72, width * 0.31))
        symbol(face, symbol_name(card), (8 + mark / 2, head / 2), mark, ink)
        value, letter = round(min(head * 0.98, width * 0.42)), round(min(head * 0.6, width * 0.26))
        right = (
            width - 8 - write(face, (width - 8, head / 2), card[1:], value, style="black", colour=ink, align="right")
        )
        write(face, (right - 2, head / 2), card[0], letter, style="bold", colour=ink, align="right")
        symbol(face, f"animal-{card[1:]}", (width / 2, head + (height - head) * 0.41), round(width * 0.64), INK)
    else:
        text, size = (worth(card), 0.72) if card in ALLIES else (kind, 0.46)
        at = (width / 2, head / 2)
        write(face, at, text, round(head * size), style="black", colour=ink, align="centre", width=width - 12)
        symbol(face, symbol_name(card), (width / 2, head + (height - head) * 0.41), round(width * 0.64), ground)
    write(face, (width / 2, height - 22), name, 27, style="bold", colour=INK, align="centre", width=width - 10)
    return cut_card(face)


def lay_face(image: Image.Image, card: str, at: tuple[int, int], width: int, height: int) -> None:
    """Lay a whole card, as it is held in the hand."""
    stamp(image, _face(card, width, height, card_title(card), _kind(card)), (at[0] - SHADOW, at[1] - SHADOW))


def _kind(unit: str) -> str:
    return pgettext("unit", "weather") if unit in WEATHER else pgettext("unit", "ruse")
