"""The row of laid cards, and what each exchange cost."""

from functools import lru_cache

from PIL import Image, ImageDraw

from games.duel.material import losses
from games.duel.views import LaidCard, PublicView
from render.canvas import Box, badge, highlight, panel, sprite, stamp
from render.duel.cards import HEAD, NARROW, dot_height, narrow_card
from render.duel.figures import COLOURS
from render.palette import CARD, FADED, INK, LINEN, RED, SHADE

PER_LINE = 6
GAP = 34
PITCH = NARROW[1] + 50
STUB = 20
"""How much of the line before shows again at the left of the next one."""
LEFT = (1000 - PER_LINE * (NARROW[0] + GAP)) // 2 + GAP // 2


def lines_of(public: PublicView) -> int:
    """Into how many lines the row is broken."""
    return max(1, -(-len(public.row) // PER_LINE))


def height_of(public: PublicView) -> int:
    """Height of the row in pixels."""
    return lines_of(public) * PITCH + 18


def box_of(number: int, top: int) -> Box:
    """Where the card of that number in the row lies."""
    line, column = divmod(number, PER_LINE)
    left = LEFT + GAP // 2 + column * (NARROW[0] + GAP)
    y = top + 14 + line * PITCH
    return left, y, left + NARROW[0], y + NARROW[1]


def compared(public: PublicView, number: int) -> bool:
    """Whether the row tells what the comparison of a card with the one before it cost. It does not where a text may
    have put a card into the row later: a feint, or the card that fills the place before an answered defence."""
    last = len(public.row) - 1
    if number == 0 or (number == last and public.phase in {"magic", "feint"}):
        return False
    settled = [laid.card for laid in public.row[:last]]
    return "feint" not in settled[number - 1 : number + 1] and "defence" not in settled[number : number + 2]


def costs(public: PublicView) -> list[tuple[int, int, int]]:
    """For each comparison that the row tells of: the number of the new card, and the energy that the owner of the card
    before it lost, and its own owner."""
    return [
        (number, *losses(public.row[number - 1].right, public.row[number].left))
        for number in range(1, len(public.row))
        if compared(public, number)
    ]


def _hits(image: Image.Image, before: LaidCard, after: LaidCard, x: float, top: int) -> None:
    """In the gap, row by row: a wedge towards the card that is hit, a bar where two dots meet."""
    for row in "1234":
        y = top + dot_height(NARROW[1], HEAD, row)
        attack, defence = row in before.right, row in after.left
        if attack and defence:
            panel(image, (round(x) - 12, round(y) - 4, round(x) + 12, round(y) + 4), FADED, None, radius=4)
        elif attack or defence:
            stamp(image, wedge(attack), (x, y), centred=True)


@lru_cache(maxsize=2)
def wedge(to_the_right: bool) -> Image.Image:
    """A red wedge that points to the card that loses energy."""

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        side = 24 * scale
        points = [(0, 0), (side - scale, side / 2), (0, side - scale)]
        pen.polygon([(x if to_the_right else side - scale - x, y) for x, y in points], fill=RED)

    return sprite(24, 24, draw)


def _cost(image: Image.Image, at: tuple[float, float], lost: int) -> None:
    if lost:
        badge(image, at, f"−{lost}", 27, RED)


def draw_row(image: Image.Image, public: PublicView, top: int) -> None:
    """The row on its cloth; a new line repeats the edge of the card before it."""
    panel(image, (12, top, image.width - 12, top + height_of(public) - 6), LINEN, None, radius=14)
    for number in range(len(public.row), lines_of(public) * PER_LINE):
        panel(image, box_of(number, top), None, SHADE, radius=11, line=2)
    for number, laid in enumerate(public.row):
        box = box_of(number, top)
        narrow_card(image, box[:2], laid.card, laid.by, laid.left, laid.right)
        if number == len(public.row) - 1:
            highlight(image, box, line=5)
        if number and number % PER_LINE == 0:
            _stub(image, public.row[number - 1], box)
    for number, lost_before, lost_after in costs(public):
        before, after, box = public.row[number - 1], public.row[number], box_of(number, top)
        earlier = box_of(number - 1, top)
        _hits(image, before, after, box[0] - GAP / 2, box[1])
        _cost(image, (earlier[2] - 26, earlier[3] + 15), lost_before)
        _cost(image, (box[0] + 26, box[3] + 15), lost_after)


def _stub(image: Image.Image, before: LaidCard, box: Box) -> None:
    """The right edge of the last card of the line above, so that the exchange can be read here too."""
    right = box[0] - GAP
    panel(image, (right - STUB, box[1], right, box[3]), CARD, None, radius=6)
    image.paste(COLOURS[before.by], (right - STUB, box[1], right, box[1] + HEAD))
    for row in "1234":
        if row in before.right:
            y = box[1] + dot_height(NARROW[1], HEAD, row)
            half = (right - 15, round(y) - 12, right, round(y) + 12)
            panel(image, half, INK, None, radius=7)
