"""The energy track with both markers."""

from functools import lru_cache

from PIL import Image, ImageDraw

from config.language import _, ngettext
from config.words.numbers import number_text
from games.duel.duel_end import steps_for
from games.duel.material import FINALE_FIELD, LOWEST_FIELD, START_FIELD
from games.duel.views import PublicView, Role
from render.canvas import panel, sheet, sprite, stamp
from render.duel.figures import COLOURS, ROLE_SYMBOLS
from render.duel.roles import peeker
from render.palette import CARD, FADED, FLAME, GOLD, INK, PAPER, RED, ROSE, mix
from render.symbols import symbol
from render.type import write

WIDTH, HEIGHT = 1000, 196
FIELDS = FINALE_FIELD - LOWEST_FIELD + 1
FIELD = 36
EDGE = (WIDTH - FIELDS * FIELD) // 2
TOP, BOTTOM = 74, 122
PIN = (106, 50)


def middle(field: int) -> float:
    """The middle of a field of the track, in pixels from the board's left edge."""
    return EDGE + (field - LOWEST_FIELD + 0.5) * FIELD


@lru_cache(maxsize=1)
def track() -> Image.Image:
    """The empty track; the minus area is marked by colour, stripes and a skull, the start fields by their frames."""
    image = sheet(WIDTH, HEIGHT)
    right = EDGE + FIELDS * FIELD
    panel(image, (EDGE - 6, TOP - 6, right + 6, BOTTOM + 6), INK, None, radius=10)
    for field in range(LOWEST_FIELD, FINALE_FIELD + 1):
        x = EDGE + (field - LOWEST_FIELD) * FIELD
        fill = CARD
        if field <= 0:
            fill = ROSE
        elif field == START_FIELD:
            fill = GOLD
        elif field == FINALE_FIELD:
            fill = FLAME
        image.paste(fill, (x + 1, TOP, x + FIELD - 1, BOTTOM))
        if field <= 0:
            pen = ImageDraw.Draw(image)
            for y in (TOP, BOTTOM - 5):
                for step in range(0, FIELD - 2, 12):
                    pen.rectangle((x + 1 + step, y, x + 6 + step, y + 4), fill=RED)
        text = number_text(field)
        write(image, (x + FIELD / 2, (TOP + BOTTOM) / 2), text, 25, style="bold", align="centre", width=FIELD - 6)
    return image


@lru_cache(maxsize=4)
def _pointer(role: Role) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        tip, base = (16, 0) if role == "gandalf" else (0, 16)
        pen.polygon([(0, base * scale), (28 * scale, base * scale), (14 * scale, tip * scale)], fill=COLOURS[role])

    return sprite(28, 16, draw)


def _marker(image: Image.Image, role: Role, field: int, top: int) -> None:
    width, height = PIN
    x = middle(field)
    left = round(min(max(x - width / 2, 12), WIDTH - 12 - width))
    y = top + (TOP - 12 - height - 6 if role == "gandalf" else BOTTOM + 18)
    stamp(image, _pointer(role), (x - 14, y + height - 1 if role == "gandalf" else y - 15))
    panel(image, (left, y, left + width, y + height), COLOURS[role], CARD, radius=12)
    symbol(image, ROLE_SYMBOLS[role], (left + 29, y + height / 2), 36, CARD)
    text = number_text(field)
    write(image, (left + 72, y + height / 2), text, 38, style="black", colour=CARD, align="centre")


def draw_track(image: Image.Image, public: PublicView, top: int) -> None:
    """The track with its markers, the difference, and who sees whose hand."""
    image.paste(track(), (0, top))
    low, high = sorted((public.energy.gandalf, public.energy.balrog))
    for field in range(low + 1, high):
        x = round(middle(field))
        image.paste(mix(PAPER, INK, 0.7), (x - 12, top + BOTTOM - 9, x + 12, top + BOTTOM - 4))
    _marker(image, "gandalf", public.energy.gandalf, top)
    _marker(image, "balrog", public.energy.balrog, top)
    _aside(image, public.energy.gandalf, top + TOP - 37, _difference(public), "scales")
    side = peeker(public)
    if side is not None:
        _aside(image, public.energy.balrog, top + BOTTOM + 43, _peek(side), "eye")
    elif public.energy.gandalf <= 0 or public.energy.balrog <= 0:
        _aside(image, public.energy.balrog, top + BOTTOM + 43, _("A marker in the minus area"), "skull")


def _aside(image: Image.Image, field: int, y: int, words: str, sign: str) -> None:
    """A remark beside a marker, on the side where there is more room."""
    if middle(field) > WIDTH / 2:
        symbol(image, sign, (EDGE + 16, y), 34, FADED)
        write(image, (EDGE + 44, y), words, 30, width=round(middle(field)) - EDGE - 110)
    else:
        right = WIDTH - EDGE
        room = right - round(middle(field)) - 110
        taken = write(image, (right, y), words, 30, align="right", width=room)
        symbol(image, sign, (right - taken - 28, y), 34, FADED)


def _difference(public: PublicView) -> str:
    """How far the markers are apart, and what that is worth at the end of the duel."""
    apart = abs(public.energy.gandalf - public.energy.balrog)
    if apart == 0:
        return _("Markers level")
    steps = steps_for(apart - 1)
    return ngettext("{n} apart: {steps} step", "{n} apart: {steps} steps", steps).format(n=apart, steps=steps)


def _peek(role: Role) -> str:
    """That this side, being ahead, sees the other's hand."""
    return _("Gandalf sees the Balrog’s hand") if role == "gandalf" else _("The Balrog sees Gandalf’s hand")
