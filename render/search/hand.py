"""A seat's hand: its tiles, its blue chips, and the face-down chips that it has scouted."""

from PIL import Image

from config.language import _
from config.words.numbers import number_text
from config.words.search import chip_name, hobbit_name, side_name
from games.search.views import PrivateView, PublicView
from render import Names
from render.canvas import card, panel, png, sheet, stacked, token
from render.names import drawable_names
from render.palette import CARD, FADED, SEATS
from render.search.chips import PILL, pill, pill_width
from render.search.tiles import tile_face
from render.symbols import symbol
from render.type import write

WIDTH = 1000
TILE = 220
HEAD = 70


def hand(public: PublicView, private: PrivateView, seat: int, names: Names) -> bytes:
    """What a seat sees in addition, as a PNG 1000 pixels wide."""
    lines = len(private.scouted)
    height = HEAD + _tile_room(private) + (PILL + 30) * _blue_rows(private) + (lines * 44 + 62 if lines else 0) + 20
    image = sheet(WIDTH, height)
    panel(image, (0, 0, WIDTH, HEAD - 10), SEATS[seat], None, radius=0)
    token(image, (42, 30), 22, CARD, letter=hobbit_name(seat)[0], colour=SEATS[seat])
    title = _("{hobbit} · the hand of {name}").format(hobbit=hobbit_name(seat), name=drawable_names(names)[seat])
    write(image, (76, 30), title, 36, style="bold", colour=CARD, width=WIDTH - 96)
    _tiles(image, private, HEAD + 12)
    top = HEAD + _tile_room(private) + 8
    top = _blue(image, private, top)
    _scouted(image, private, top)
    return png(image)


def hands(public: PublicView, privates: tuple[PrivateView, PrivateView], names: Names) -> bytes:
    """Both hands, that of seat 0 above."""
    return stacked([hand(public, private, seat, names) for seat, private in enumerate(privates)])


def _tile_room(private: PrivateView) -> int:
    return TILE + 58 if private.hand else 96


def _tiles(image: Image.Image, private: PrivateView, top: int) -> None:
    if not private.hand:
        write(image, (WIDTH / 2, top + 30), _("No tiles in hand"), 38, style="italic", colour=FADED, align="centre")
    for number, tile in enumerate(private.hand):
        left = 40 + number * (TILE + 40)
        card(image, (left - 6, top - 6, left + TILE + 6, top + TILE + 6), CARD, radius=8)
        image.paste(tile_face(TILE, tile), (left, top))
        write(image, (left + TILE / 2, top + TILE + 28), tile, 34, style="bold", align="centre")


def _blue_rows(private: PrivateView) -> int:
    rows, room = 0, 0
    for chip in private.blue:
        width = pill_width(chip, 1) + 10
        if width > room:
            rows, room = rows + 1, WIDTH - 80
        room -= width
    return rows


def _blue(image: Image.Image, private: PrivateView, top: int) -> int:
    x = 40
    for chip in private.blue:
        width = pill_width(chip, 1)
        if x + width > WIDTH - 40:
            x, top = 40, top + PILL + 30
        pill(image, x, top, chip, 1, False)
        x += width + 10
    return top + (PILL + 30 if private.blue else 0)


def _scouted(image: Image.Image, private: PrivateView, top: int) -> None:
    if not private.scouted:
        return
    symbol(image, "eye", (58, top + 24), 40, FADED)
    write(image, (92, top + 24), _("Scouted, still lying there:"), 32, style="italic", colour=FADED)
    for number, chip in enumerate(private.scouted):
        place = f"{number_text(chip.x)} {number_text(chip.y)} {side_name(chip.side)}"
        words = _("{chip} at {place}").format(chip=chip_name(chip.chip), place=place)
        write(image, (92, top + 72 + number * 44), words, 32, style="bold", width=WIDTH - 130)
