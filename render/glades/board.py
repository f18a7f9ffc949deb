"""The board: both players' bars, the row of glades, piles and discard, and what the symbols mean."""

from functools import lru_cache

from PIL import Image

from config.language import _, pgettext
from games.glades.groups import KINDS
from games.glades.views import PublicView
from render import Names
from render.canvas import headed, panel, png, sheet
from render.glades.faces import lay_strip
from render.glades.row import HEIGHT, WIDTH, draw_row
from render.palette import FADED, GOLD, INK, LINEN, PAPER, SEATS, WOOD, Colour, mix, on
from render.symbols import symbol
from render.type import measure, plain, write

BAR = 64
EDGE = 18
LEGEND = 52
FOOT = 66


def board(public: PublicView, names: Names, ended: str = "") -> bytes:
    """The public position, 1080 wide; a second line of cards stands below where the discard has some."""
    height = EDGE + BAR + 8 + HEIGHT + 8 + BAR + 10 + FOOT + LEGEND + 8
    image = sheet(WIDTH, height)
    y = EDGE
    _bar(image, public, 0, names[0], y)
    y += BAR + 8
    draw_row(image, public, y)
    y += HEIGHT + 8
    _bar(image, public, 1, names[1], y)
    y += BAR + 10
    _piles(image, public, y)
    image.paste(_legend(), (0, y + FOOT))
    return png(headed(image, ended))


def _bar(image: Image.Image, public: PublicView, seat: int, name: str, top: int) -> None:
    """A player: name, whether it is their turn, hand, units played, glades held, points of a long duel."""
    fill, ink = SEATS[seat], on(SEATS[seat])
    box = (EDGE, top, WIDTH - EDGE, top + BAR)
    turn = public.turn == seat
    panel(image, box, fill, GOLD if turn else mix(fill, INK, 0.4), radius=16, line=6 if turn else 3)
    middle = top + BAR // 2
    symbol(image, "triangle" if seat == 0 else "flip", (EDGE + 36, middle), 26, ink)
    right = WIDTH - EDGE - 22
    held = sum(glade.claimed == seat for glade in public.glades)
    facts = [("tower", str(held))]
    if public.bouts > 1:
        facts.append(("coins", str(public.points[seat])))
    if public.specials:
        facts.append(("star", str(public.units_played[seat])))
    facts.append(("cards", str(public.hand_sizes[seat])))
    for mark, text in facts:
        right -= measure(text, 36, "black")
        write(image, (right, middle), text, 36, style="black", colour=ink)
        symbol(image, mark, (right - 28, middle), 36, ink)
        right -= 74
    write(image, (EDGE + 64, middle), plain(name), 36, style="bold", colour=ink, width=right - EDGE - 60)


def _piles(image: Image.Image, public: PublicView, top: int) -> None:
    """The piles with their numbers of cards, the discard in its order, and the bout."""
    middle, x = top + FOOT // 2 - 4, EDGE + 6
    piles = [("paw", public.pile)]
    if public.specials:
        piles.append(("star", public.specials_pile))
    for mark, count in piles:
        symbol(image, "deck", (x + 22, middle), 44, WOOD)
        symbol(image, mark, (x + 62, middle), 28, FADED)
        x += 86 + write(image, (x + 82, middle), str(count), 36, style="black") + 22
    if public.bouts > 1:
        text = _("Bout {bout} of {bouts}").format(bout=public.bout, bouts=public.bouts)
        write(image, (WIDTH - EDGE - 6, middle), text, 30, style="bold", align="right", width=190)
    if public.discard:
        symbol(image, "cross", (x + 16, middle), 26, FADED)
        x += 40
        room = (WIDTH - EDGE - (200 if public.bouts > 1 else 0) - x) // len(public.discard)
        for place, card in enumerate(public.discard):
            lay_strip(image, card, (x + place * min(room, 114), middle - 25), 50)


@lru_cache(maxsize=8)
def _words(words: tuple[str, ...]) -> Image.Image:
    image = sheet(WIDTH, LEGEND)
    panel(image, (EDGE, 0, WIDTH - EDGE, LEGEND), mix(PAPER, LINEN, 0.7), None, radius=12)
    marks = [f"kind-{kind}" for kind in reversed(KINDS)]
    widths = [40 + measure(word, 27) for word in words]
    free = WIDTH - 2 * EDGE - 24 - sum(widths)
    gap = free / (len(words) - 1)
    x: float = EDGE + 12
    for place, (word, width) in enumerate(zip(words, widths, strict=True)):
        colour: Colour = INK if place < len(marks) else mix(GOLD, WOOD, 0.45)
        symbol(image, marks[place] if place < len(marks) else "flag", (x + 15, LEGEND / 2), 28, colour)
        write(image, (x + 38, LEGEND / 2), word, 27, colour=INK)
        x += width
        if place < len(marks) - 1:
            write(image, (x + gap / 2, LEGEND / 2), ">", 27, colour=FADED, align="centre")
        x += gap
    return image


def _legend() -> Image.Image:
    """The kinds of groups from the strongest, and the flag, in the language spoken."""
    return _words((*(_(kind) for kind in reversed(KINDS)), pgettext("legend", "was first")))
