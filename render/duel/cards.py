"""Faces of the cards: the narrow ones of the row, and the large ones of a hand."""

from functools import lru_cache

from PIL import Image

from config.words.duel import card_text, card_title
from games.duel.material import DOTS, ROLES
from games.duel.views import Role
from render.canvas import SHADOW, Box, cut_card, pip, sheet, stamp
from render.duel.figures import COLOURS, ROLE_SYMBOLS
from render.palette import CARD, GOLD, INK, LINEN, SHADE, mix, on
from render.symbols import symbol
from render.type import measure, write, write_box

NARROW = (118, 186)
PLAIN = (181, 232)
WIDE = (478, 232)
HEAD = 38

CARD_SYMBOLS = {
    "balance": "scales",
    "cunning": "eye",
    "magic": "spark",
    "mirror": "mirror",
    "wrath": "bolt",
    "spell": "scroll",
    "feint": "mask",
    "strength": "fist",
    "might": "stairs",
    "trick": "hand",
    "defence": "shield",
}


def dots_of(card: str, by: Role) -> tuple[str, str]:
    """Rows with dots on the left and on the right edge, as printed."""
    left, right = DOTS[ROLES.index(by)][card].split("-")
    return left, right


def dot_height(height: int, head: int, row: str) -> float:
    """Where the dots of a row (1 to 4) lie, in pixels from the upper edge of a card of that `height` and `head`."""
    pitch = (height - head - 8) / 4
    return head + 4 + pitch * (int(row) - 0.5)


def _draw_dots(
    face: Image.Image, width: int, head: int, left: str, right: str, radius: int, copied: bool = False
) -> None:
    """The dots of both edges; copied ones on the right have a golden ring."""
    for row in "1234":
        y = dot_height(face.height, head, row)
        for x, dots in ((radius + 9, left), (width - radius - 9, right)):
            if row in dots and copied and dots is right:
                pip(face, (x, y), radius + 2, GOLD)
                pip(face, (x, y), radius - 3)
            elif row in dots:
                pip(face, (x, y), radius)
            else:
                pip(face, (x, y), 3, SHADE)


def _head(face: Image.Image, by: Role, title: str, size: int, head: int) -> None:
    """The title on the side's colour, beside its sign unless the title needs the whole width."""
    fill = COLOURS[by]
    sign = round(head * 0.62)
    face.paste(fill, (0, 0, face.width, head))
    left, right = sign + 8, face.width - 6
    if measure(title, size - 3, "bold") > right - left:
        left = 6
    else:
        symbol(face, ROLE_SYMBOLS[by], (6 + sign / 2, head / 2), sign, on(fill))
    at = ((left + right) / 2, head / 2)
    write(face, at, title, size, style="bold", colour=on(fill), align="centre", width=right - left)


def _middle(face: Image.Image, by: Role, card: str, at: tuple[float, float], size: int) -> None:
    """The emblem of a special card; on a plain one its side's sign, as if pressed into the paper."""
    if card in CARD_SYMBOLS:
        symbol(face, CARD_SYMBOLS[card], at, size, COLOURS[by])
    else:
        symbol(face, ROLE_SYMBOLS[by], at, size, mix(CARD, COLOURS[by], 0.13))


@lru_cache(maxsize=512)
def _narrow(card: str, by: Role, left: str, right: str, title: str) -> Image.Image:
    width, height = NARROW
    face = sheet(width, height, CARD)
    _head(face, by, title, 25, HEAD)
    _draw_dots(face, width, HEAD, left, right, 12, copied=right != dots_of(card, by)[1])
    _middle(face, by, card, (width / 2, (height + HEAD) / 2), 46)
    return cut_card(face, 11)


def narrow_card(image: Image.Image, at: tuple[int, int], card: str, by: Role, left: str, right: str) -> None:
    """A card as it lies in the row, with the dots that count now; a mirror's copied ones stand out."""
    face = _narrow(card, by, left, right, card_title(card))
    stamp(image, face, (at[0] - SHADOW, at[1] - SHADOW))


def printed_card(image: Image.Image, at: tuple[int, int], card: str, by: Role) -> None:
    """A narrow card with its own dots."""
    narrow_card(image, at, card, by, *dots_of(card, by))


@lru_cache(maxsize=128)
def _large(card: str, by: Role, title: str, text: str) -> Image.Image:
    width, height = WIDE if text else PLAIN
    head = 46
    face = sheet(width, height, CARD)
    left, right = dots_of(card, by)
    _head(face, by, title, 32, head)
    _draw_dots(face, PLAIN[0], head, left, right, 16)
    _middle(face, by, card, (PLAIN[0] / 2, (height + head) / 2), 78)
    if text:
        face.paste(mix(CARD, LINEN, 0.5), (PLAIN[0], head, width, height))
        face.paste(SHADE, (PLAIN[0], head, PLAIN[0] + 2, height))
        write_box(face, (PLAIN[0] + 16, head + 12, width - 14, height - 12), text, 29, colour=INK)
    return cut_card(face, 14)


def large_card(image: Image.Image, at: tuple[int, int], card: str, by: Role) -> Box:
    """A card as it is held in the hand, a special one with its text; gives the box it covers."""
    face = _large(card, by, card_title(card), card_text(card))
    stamp(image, face, (at[0] - SHADOW, at[1] - SHADOW))
    return at[0], at[1], at[0] + face.width - 2 * SHADOW, at[1] + face.height - 2 * SHADOW
