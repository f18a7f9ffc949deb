"""A seat's hand above the row of glades, so that a move can be chosen from one picture."""

from PIL import Image

from config.language import _
from games.glades.views import PrivateView, PublicView
from render import Names
from render.canvas import panel, png, sheet
from render.glades.cards import lay_face
from render.glades.row import HEIGHT, WIDTH, draw_row
from render.names import drawable_names
from render.palette import FADED, GOLD, INK, SEATS, mix, on
from render.symbols import symbol
from render.type import write

EDGE = 18
FACE_HEIGHT = 214
FACE_WIDTH = 142
GAP = 9
BAR = 44


def hand(public: PublicView, private: PrivateView, seat: int, names: Names) -> bytes:
    """The cards in the order in which they came, and the row of glades, sides as on the board."""
    image = sheet(WIDTH, EDGE + FACE_HEIGHT + 22 + 2 * (BAR + 6) + HEIGHT + EDGE)
    _cards(image, private.hand, EDGE)
    top = EDGE + FACE_HEIGHT + 22
    shown = drawable_names(names)
    for place, y in ((0, top), (1, top + BAR + 6 + HEIGHT + 6)):
        _bar(image, place, shown[place], y, mine=place == seat)
    draw_row(image, public, top + BAR + 6)
    return png(image)


def hands(public: PublicView, privates: tuple[PrivateView, PrivateView], names: Names) -> bytes:
    """Both hands, with the row of glades between them."""
    image = sheet(WIDTH, 2 * (EDGE + FACE_HEIGHT + 22 + BAR + 6) + HEIGHT)
    _cards(image, privates[0].hand, EDGE)
    top = EDGE + FACE_HEIGHT + 22
    above, below = drawable_names(names)
    _bar(image, 0, above, top, mine=False)
    draw_row(image, public, top + BAR + 6)
    _bar(image, 1, below, top + BAR + 6 + HEIGHT + 6, mine=False)
    _cards(image, privates[1].hand, image.height - EDGE - FACE_HEIGHT)
    return png(image)


def _cards(image: Image.Image, cards: list[str], top: int) -> None:
    """A hand in one line; narrower where it is long."""
    width = min(FACE_WIDTH, (WIDTH - 2 * EDGE + GAP) // max(1, len(cards)) - GAP)
    left = (WIDTH - len(cards) * (width + GAP) + GAP) // 2
    for place, card in enumerate(cards):
        lay_face(image, card, (left + place * (width + GAP), top), width, FACE_HEIGHT)
    if not cards:
        write(image, (WIDTH / 2, top + FACE_HEIGHT / 2), "–", 60, colour=FADED, align="centre")


def _bar(image: Image.Image, seat: int, name: str, top: int, mine: bool) -> None:
    """Whose side it is, above or below the row."""
    fill = SEATS[seat]
    panel(image, (EDGE, top, WIDTH - EDGE, top + BAR), fill, GOLD if mine else mix(fill, INK, 0.4), radius=12, line=4)
    text = _("Your side") if mine else name
    symbol(image, "triangle" if seat == 0 else "flip", (EDGE + 30, top + BAR / 2), 20, on(fill))
    at = (WIDTH / 2, top + BAR / 2)
    write(image, at, text, 28, style="bold", colour=on(fill), align="centre", width=WIDTH - 2 * EDGE - 120)
