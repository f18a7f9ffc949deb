"""The board: both players' bars, the row of glades, piles and discard, and what the symbols mean."""

from functools import lru_cache

from PIL import Image

from config.language import _, pgettext
from config.words.glades import group_name
from games.glades.groups import KINDS
from games.glades.views import PublicView
from render import Names
from render.canvas import headed, panel, png, sheet
from render.glades.cards import STRIP_WIDTH, lay_strip
from render.glades.row import HEIGHT, WIDTH, draw_row
from render.names import drawable_names
from render.palette import FADED, GOLD, INK, LINEN, PAPER, SEATS, WOOD, Colour, mix, on
from render.symbols import symbol
from render.type import measure, write

BAR = 64
EDGE = 18
LINE = 44
LEGEND = 2 * LINE + 4
FOOT = 66
STRIP = 50
"""Height of a card of the discard."""


def board(public: PublicView, names: Names, ended: str = "") -> bytes:
    """The public position, 1080 wide."""
    foot = FOOT + (STRIP + 12 if _discard_below(public) else 0)
    height = EDGE + BAR + 8 + HEIGHT + 8 + BAR + 10 + foot + LEGEND + 8
    image = sheet(WIDTH, height)
    y = EDGE
    above, below = drawable_names(names)
    _bar(image, public, 0, above, y)
    y += BAR + 8
    draw_row(image, public, y)
    y += HEIGHT + 8
    _bar(image, public, 1, below, y)
    y += BAR + 10
    _piles(image, public, y)
    image.paste(_legend(public), (0, y + foot))
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
    write(image, (EDGE + 64, middle), name, 36, style="bold", colour=ink, width=right - EDGE - 60)


def _discard_below(public: PublicView) -> bool:
    """Whether the discard has a line of its own: all that can lie there, four ruses and two cards that they sent away,
    does not fit beside the piles and the bout. It has it from the start, so that the picture keeps its size."""
    return public.specials and public.bouts > 1


def _piles(image: Image.Image, public: PublicView, top: int) -> None:
    """The piles with their numbers of cards, the bout, the discard."""
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
        write(image, (WIDTH - EDGE - 6, middle), text, 30, style="bold", align="right", width=WIDTH - EDGE - 30 - x)
    if _discard_below(public):
        x, middle = EDGE + 6, top + FOOT + STRIP // 2
    _discard(image, public.discard, x, middle)


def _discard(image: Image.Image, cards: list[str], left: int, middle: int) -> None:
    """The discard in its order, up to the right edge."""
    if not cards:
        return
    symbol(image, "cross", (left + 16, middle), 26, FADED)
    left += 40
    step = min(STRIP_WIDTH + 6, (WIDTH - EDGE - left) // len(cards))
    for place, card in enumerate(cards):
        lay_strip(image, card, (left + place * step, middle - STRIP // 2), STRIP)


@lru_cache(maxsize=16)
def _words(kinds: tuple[str, ...], facts: tuple[tuple[str, str], ...]) -> Image.Image:
    image = sheet(WIDTH, LEGEND)
    panel(image, (EDGE, 0, WIDTH - EDGE, LEGEND), mix(PAPER, LINEN, 0.7), None, radius=12)
    marks = [f"kind-{kind}" for kind in reversed(KINDS)]
    widths = [40 + measure(word, 27) for word in kinds]
    free = WIDTH - 2 * EDGE - 24 - sum(widths)
    gap = free / (len(kinds) - 1)
    x, y = float(EDGE + 12), LINE / 2 + 2
    for place, (word, width) in enumerate(zip(kinds, widths, strict=True)):
        colour: Colour = INK if place < len(marks) else mix(GOLD, WOOD, 0.45)
        symbol(image, marks[place] if place < len(marks) else "flag", (x + 15, y), 28, colour)
        write(image, (x + 38, y), word, 27, colour=INK)
        x += width
        if place < len(marks) - 1:
            write(image, (x + gap / 2, y), ">", 27, colour=FADED, align="centre")
        x += gap
    free = WIDTH - 2 * EDGE - 24 - sum(40 + measure(word, 27) for _mark, word in facts)
    gap, x, y = min(40, free / len(facts)), EDGE + 12, y + LINE
    for mark, word in facts:
        symbol(image, mark, (x + 15, y), 28, FADED)
        x += 40 + write(image, (x + 38, y), word, 27, colour=INK) + gap
    return image


def _legend(public: PublicView) -> Image.Image:
    """The kinds of groups from the strongest, and the flag; what is counted in the bars, from the left, and the
    discard's mark; in the language spoken."""
    facts = [("cards", pgettext("legend", "in hand"))]
    if public.specials:
        facts.append(("star", pgettext("legend", "units played")))
    if public.bouts > 1:
        facts.append(("coins", pgettext("legend", "points")))
    facts.append(("tower", pgettext("legend", "glades held")))
    if public.specials:
        facts.append(("cross", pgettext("legend", "discard")))
    return _words((*(group_name(kind) for kind in reversed(KINDS)), pgettext("legend", "was first")), tuple(facts))
