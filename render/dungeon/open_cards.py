"""A line of what lies beside the map: lasting cards before each, beaten cards, a card whose openings are chosen."""

from PIL import Image

from config.language import _
from config.words.dungeon.names import card_name
from games.dungeon.views import DungeonPublic
from render.canvas import panel
from render.dungeon.symbols import colour_of, symbol_name
from render.palette import CARD, FADED, SEATS, Colour
from render.symbols import symbol
from render.type import measure, write

HEIGHT = 58

Group = tuple[str, list[str], Colour]


def groups(public: DungeonPublic) -> list[Group]:
    """Heading, cards and colour of everything that lies there."""
    found: list[Group] = []
    if public.drawn:
        found.append((_("From the deck"), [public.drawn], SEATS[1]))
    for seat, cards in enumerate(public.active):
        if cards:
            found.append((_("Played"), cards, SEATS[seat]))
    if public.hero.beaten:
        found.append((_("Beaten"), public.hero.beaten, SEATS[0]))
    return found


def draw_groups(image: Image.Image, found: list[Group], top: int) -> None:
    """In one line: names while there is room, symbols alone where there is not."""
    room = image.width - 28
    named = sum(_width(group, named=True) for group in found) <= room
    x, y = 14, top + HEIGHT / 2 - 4
    for heading, cards, colour in found:
        x += write(image, (x, y), heading, 28, style="italic", colour=FADED) + 12
        for card in cards:
            width = _chip_width(card, named=named)
            if x + width > image.width - 14:
                write(image, (x, y), "…", 30)
                return
            panel(image, (x, top + 2, x + width, top + HEIGHT - 10), CARD, colour, radius=12, line=3)
            symbol(image, symbol_name(card), (x + 26, y), 32, colour_of(card))
            label = _label(card, named=named)
            write(image, (x + 48, y), label, 27, style="bold")
            x += width + 8
        x += 16


def _label(card: str, *, named: bool) -> str:
    n = card.rpartition("-")[2]
    return card_name(card) if named else n if n.isdigit() else ""


def _chip_width(card: str, *, named: bool) -> int:
    label = _label(card, named=named)
    return 52 + (measure(label, 27, "bold") + 10 if label else 0)


def _width(group: Group, *, named: bool) -> int:
    heading, cards, _colour = group
    return measure(heading, 28, "italic") + 28 + sum(_chip_width(card, named=named) + 8 for card in cards)
