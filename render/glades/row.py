"""The row of nine glades with both sides: seat 0 above, seat 1 below."""

from functools import lru_cache

from PIL import Image, ImageDraw

from games.glades.groups import group_of
from games.glades.material import GLADES
from games.glades.views import GladeView, PublicView, needed
from render.canvas import disc, fade, panel, sheet, sprite, stamp
from render.glades.cards import RADIUS, STRIP_WIDTH, lay_strip
from render.glades.symbols import unit_symbol_name
from render.palette import CARD, FADED, GOLD, INK, LINE, LINEN, PAPER, SEATS, SHADE, TINTS, WOOD, Colour, mix, on
from render.symbols import symbol
from render.type import write

WIDTH = 1080
PITCH = 116
LEFT = (WIDTH - 8 * PITCH - STRIP_WIDTH) // 2
CHIP = 44
"""Height of the mark that tells a complete side's group."""
CARDS = 216
"""Height of a side's cards, three or four."""
MIDDLE = 112
HEIGHT = 2 * (CHIP + CARDS) + MIDDLE
GAP = 6


def draw_row(image: Image.Image, public: PublicView, top: int) -> None:
    """Draw the row, `WIDTH` × `HEIGHT`, with its upper edge at `top`."""
    image.paste(_ground(), (0, top))
    for number, glade in zip(GLADES, public.glades, strict=True):
        left = LEFT + (number - 1) * PITCH
        _column(image, glade, left, top)
        _stone(image, glade, number, (left + STRIP_WIDTH // 2, top + CHIP + CARDS + MIDDLE // 2))


def _slot(count: int) -> int:
    """Height of a card where a side takes `count`."""
    return (CARDS - (count - 1) * GAP) // count


def _tops(seat: int, count: int, top: int) -> list[int]:
    """Upper edges of a side's places, from the glade outwards."""
    height = _slot(count)
    if seat == 0:
        foot = top + CHIP + CARDS
        return [foot - (height + GAP) * place - height for place in range(count)]
    head = top + CHIP + CARDS + MIDDLE
    return [head + (height + GAP) * place for place in range(count)]


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    """Nine empty columns."""
    image = sheet(WIDTH, HEIGHT)
    for number in GLADES:
        left = LEFT + (number - 1) * PITCH
        panel(image, (left - 3, 0, left + STRIP_WIDTH + 3, HEIGHT), mix(PAPER, LINEN, 0.7), None, radius=RADIUS + 4)
    return image


@lru_cache(maxsize=8)
def _place(height: int) -> Image.Image:
    """A place where a card may lie."""
    image = sheet(STRIP_WIDTH, height, mix(PAPER, LINEN, 0.7))
    panel(image, (2, 1, STRIP_WIDTH - 2, height - 1), mix(LINEN, SHADE, 0.25), mix(LINEN, SHADE, 0.7), radius=RADIUS)
    return image


def _column(image: Image.Image, glade: GladeView, left: int, top: int) -> None:
    count = needed(glade)
    height = _slot(count)
    if glade.claimed is not None:
        _tint(image, glade.claimed, left, top)
    for seat, cards in enumerate(glade.sides):
        for place, y in enumerate(_tops(seat, count, top)):
            if place < len(cards):
                lay_strip(image, cards[place], (left, y), height)
            elif glade.claimed is None:
                image.paste(_place(height), (left, y))
        if len(cards) == count:
            _chip(image, glade, seat, left, top)
        if glade.claimed == 1 - seat and cards:
            tops = _tops(seat, count, top)[: len(cards)]
            ground = mix(PAPER, LINEN, 0.7)
            fade(image, (left - 2, min(tops) - 2, left + STRIP_WIDTH + 2, max(tops) + height + 3), ground, 0.5)


def _tint(image: Image.Image, seat: int, left: int, top: int) -> None:
    """The owner's colour behind their side of a claimed glade."""
    upper = top if seat == 0 else top + CHIP + CARDS + MIDDLE // 2
    box = (left - 3, upper, left + STRIP_WIDTH + 3, upper + CHIP + CARDS + MIDDLE // 2)
    panel(image, box, TINTS[seat], SEATS[seat], radius=RADIUS + 4, line=3)


def _chip(image: Image.Image, glade: GladeView, seat: int, left: int, top: int) -> None:
    """What a complete side forms: the symbol of the kind (not in the mist), the sum, a flag for being first."""
    mist = "mist" in glade.weather
    group = group_of(glade.sides[seat], mist)
    y = top + 2 if seat == 0 else top + HEIGHT - CHIP + 2
    middle = y + CHIP // 2 - 2
    panel(image, (left + 2, y, left + STRIP_WIDTH - 2, y + CHIP - 4), CARD, LINE, radius=12, line=2)
    symbol(image, unit_symbol_name("mist") if mist else f"kind-{group.kind}", (left + 22, middle), 30, INK)
    first = glade.first == seat
    write(image, (left + (58 if first else 68), middle), str(group.sum), 32, style="black", align="centre")
    if first:
        symbol(image, "flag", (left + 90, middle), 26, mix(GOLD, WOOD, 0.45))


@lru_cache(maxsize=64)
def _disc_with_point(seat: int | None) -> Image.Image:
    """A glade's stone; a claimed one is its owner's colour and points to their side."""
    width, height, radius = 72, 104, 30

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        cx, cy, r = width * scale / 2, height * scale / 2, radius * scale
        fill: Colour = CARD if seat is None else SEATS[seat]
        edge: Colour = WOOD if seat is None else mix(SEATS[seat], INK, 0.5)
        if seat is not None:
            tip = cy - r * 1.55 if seat == 0 else cy + r * 1.55
            foot = cy - r * 0.6 if seat == 0 else cy + r * 0.6
            pen.polygon([(cx, tip), (cx - r * 0.8, foot), (cx + r * 0.8, foot)], fill=edge)
        pen.ellipse((cx - r, cy - r, cx + r, cy + r), fill=fill, outline=edge, width=4 * scale)

    return sprite(width, height, draw)


def _stone(image: Image.Image, glade: GladeView, number: int, at: tuple[int, int]) -> None:
    """The glade itself: its number, whose it is, the weather on it."""
    x = at[0] if not glade.weather else at[0] - 20
    stamp(image, _disc_with_point(glade.claimed), (x, at[1]), centred=True)
    colour = INK if glade.claimed is None else on(SEATS[glade.claimed])
    write(image, (x, at[1]), str(number), 42, style="black", colour=colour, align="centre")
    spread = [0] if len(glade.weather) == 1 else [-24, 24]
    for shift, unit in zip(spread, glade.weather, strict=False):
        disc(image, (at[0] + 32, at[1] + shift), 22, CARD, FADED, line=2)
        symbol(image, unit_symbol_name(unit), (at[0] + 32, at[1] + shift), 30, INK)
