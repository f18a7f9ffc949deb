"""What all pictures are made of: sheets, panels, cards, ribbons, badges, pips, ghosts, arrows, tokens, and PNG out.

Shapes are drawn four times too large, shrunk and cached by their measures; drawing one again is a paste. Boxes are
(left, top, right, bottom) in pixels; images are RGB; nothing here keeps state between pictures but the caches, which
hold images that nobody changes, so that renderers may run in several threads.

    image = sheet(1000, 800)
    card(image, (40, 40, 220, 290), edge=BLUE)
    ribbon(image, (300, 40, 700, 92), "Round 2", RUST)
    token(image, (500, 300), 40, BLUE, letter="G")
    ghost(image, (600, 300), 3)
    return png(image)

Shapes of your own: `stamp(image, sprite(width, height, draw), at)` where `draw(pen, scale)` gets an `ImageDraw` whose
coordinates are `scale` times as fine; cache what you build with `functools.lru_cache`. Large unchanging layers:
build once under `lru_cache` and start from `layer().copy()`.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO
from math import atan2, cos, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from render.palette import CARD, GOLD, INK, LINE, NAMED, PAPER, WOOD_DARK, Colour, mix, on
from render.type import Style, fit, measure, write

Box = tuple[int, int, int, int]
Point = tuple[float, float]

SCALE = 4
SHADOW = 8
"""How far a card's soft shadow reaches around it."""


def sheet(width: int, height: int, colour: Colour = PAPER) -> Image.Image:
    """A new picture in one colour."""
    return Image.new("RGB", (width, height), colour)


def sprite(width: int, height: int, draw: Callable[[ImageDraw.ImageDraw, int], None]) -> Image.Image:
    """A transparent RGBA picture of the given size, drawn `SCALE` times as large and shrunk."""
    large = Image.new("RGBA", (width * SCALE, height * SCALE), (0, 0, 0, 0))
    draw(ImageDraw.Draw(large), SCALE)
    return large.reduce(SCALE)


def stamp(image: Image.Image, picture: Image.Image, at: Point, *, centred: bool = False) -> None:
    """Paste an RGBA picture with its top left corner, or its centre, at a point."""
    x, y = round(at[0]), round(at[1])
    if centred:
        x, y = x - picture.width // 2, y - picture.height // 2
    image.paste(picture, (x, y), picture)


@lru_cache(maxsize=1024)
def _rounded(width: int, height: int, radius: int, fill: Colour | None, edge: Colour | None, line: int) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        box = (0, 0, width * scale - 1, height * scale - 1)
        pen.rounded_rectangle(box, radius * scale, fill=fill, outline=edge, width=line * scale if edge else 0)

    return sprite(width, height, draw)


@lru_cache(maxsize=256)
def _shadow(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width + 2 * SHADOW, height + 2 * SHADOW), 0)
    box = (SHADOW + 1, SHADOW + 3, SHADOW + width - 1, SHADOW + height + 2)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius, fill=110)
    shade = Image.new("RGBA", mask.size, (*WOOD_DARK, 0))
    shade.putalpha(mask.filter(ImageFilter.GaussianBlur(3)))
    return shade


def panel(
    image: Image.Image,
    box: Box,
    fill: Colour | None = CARD,
    edge: Colour | None = LINE,
    *,
    radius: int = 14,
    line: int = 2,
) -> None:
    """A rounded area, filled and outlined (either may be None)."""
    left, top, right, bottom = box
    stamp(image, _rounded(right - left, bottom - top, radius, fill, edge, line), (left, top))


def card(
    image: Image.Image, box: Box, fill: Colour = CARD, edge: Colour | None = LINE, *, radius: int = 12, line: int = 3
) -> None:
    """A card face lying on the table: a panel over a soft shadow."""
    left, top, right, bottom = box
    stamp(image, _shadow(right - left, bottom - top, radius), (left - SHADOW, top - SHADOW))
    panel(image, box, fill, edge, radius=radius, line=line)


def cut_card(face: Image.Image, radius: int = 12) -> Image.Image:
    """An RGB face cut to a card with round corners and its soft shadow, `SHADOW` larger on every side, as RGBA: to
    cache, and to lay with `stamp(image, cut, (left - SHADOW, top - SHADOW))` in a single paste."""
    corners = _rounded(face.width, face.height, radius, (255, 255, 255), None, 0).getchannel("A")
    whole = _shadow(face.width, face.height, radius).copy()
    solid = face.convert("RGBA")
    solid.putalpha(corners)
    whole.alpha_composite(solid, (SHADOW, SHADOW))
    return whole


def fade(image: Image.Image, box: Box, colour: Colour = PAPER, part: float = 0.55) -> None:
    """Blend an area with a colour, of which `part` (0–1) is in the result, so that the area looks faded."""
    area = image.crop(box)
    image.paste(Image.blend(area, Image.new("RGB", area.size, colour), part), box[:2])


@lru_cache(maxsize=128)
def _ribbon(width: int, height: int, fill: Colour) -> Image.Image:
    tail = height // 2
    dark = mix(fill, INK, 0.4)

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        w, h, t, low = width * scale, height * scale, tail * scale, height * scale // 7
        for flip in (False, True):

            def at(x: float, y: float, flip: bool = flip) -> Point:
                return (w - x if flip else x, y)

            pen.polygon([at(0, low), at(t * 2, low), at(t * 2, h), at(0, h), at(t * 0.5, (h + low) / 2)], fill=dark)
        pen.rounded_rectangle((t, 0, w - t, h - low), 3 * scale, fill=fill)

    return sprite(width, height, draw)


def ribbon(
    image: Image.Image, box: Box, text: str, fill: Colour, *, size: int | None = None, style: Style = "bold"
) -> None:
    """A banner with swallow tails and a centred line of text, kept inside."""
    left, top, right, bottom = box
    height = bottom - top
    stamp(image, _ribbon(right - left, height, fill), (left, top))
    at = ((left + right) / 2, top + height * 3 / 7)
    write(
        image,
        at,
        text,
        size or height * 5 // 8,
        style=style,
        colour=on(fill),
        align="centre",
        width=right - left - height - 16,
    )


@lru_cache(maxsize=512)
def _disc(radius: int, fill: Colour | None, edge: Colour | None, line: int) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        side = 2 * radius * scale - 1
        pen.ellipse((0, 0, side, side), fill=fill, outline=edge, width=line * scale if edge else 0)

    return sprite(2 * radius, 2 * radius, draw)


def disc(
    image: Image.Image, at: Point, radius: int, fill: Colour | None, edge: Colour | None = None, *, line: int = 2
) -> None:
    """A filled or outlined circle around a point."""
    stamp(image, _disc(radius, fill, edge, line), at, centred=True)


def pip(image: Image.Image, at: Point, radius: int, fill: Colour = INK) -> None:
    """A printed dot."""
    disc(image, at, radius, fill)


def badge(
    image: Image.Image, at: Point, text: str, size: int = 28, fill: Colour = INK, edge: Colour | None = CARD
) -> None:
    """A small pill with a number or a short word, centred on a point; round for one or two figures."""
    height = round(size * 1.36)
    width = max(height, measure(text, size, "bold") + round(size * 0.8))
    left, top = round(at[0]) - width // 2, round(at[1]) - height // 2
    panel(image, (left, top, left + width, top + height), fill, edge, radius=height // 2, line=2)
    write(image, (left + width / 2, top + height / 2), text, size, style="bold", colour=on(fill), align="centre")


@lru_cache(maxsize=64)
def _ghost(radius: int, colour: Colour) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        side = 2 * radius * scale - 1
        pen.ellipse((0, 0, side, side), fill=(*CARD, 235))
        for start in range(0, 360, 30):
            pen.arc((0, 0, side, side), start, start + 19, fill=colour, width=max(3, radius // 7) * scale)

    return sprite(2 * radius, 2 * radius, draw)


def ghost(image: Image.Image, at: Point, number: int, radius: int = 28, colour: Colour = INK) -> None:
    """A numbered place where something may be put: a dashed ring, its number within."""
    stamp(image, _ghost(radius, colour), at, centred=True)
    size = radius if number > 99 else round(radius * 1.2)
    write(image, at, str(number), size, style="black", colour=colour, align="centre")


def arrow(image: Image.Image, start: Point, end: Point, colour: Colour = INK, width: int = 6) -> None:
    """A straight arrow whose tip is at `end`."""
    reach = width * 3
    left, top = round(min(start[0], end[0])) - reach, round(min(start[1], end[1])) - reach
    right, bottom = round(max(start[0], end[0])) + reach, round(max(start[1], end[1])) + reach
    tail, tip = (start[0] - left, start[1] - top), (end[0] - left, end[1] - top)
    stamp(image, _arrow(right - left, bottom - top, tail, tip, colour, width), (left, top))


@lru_cache(maxsize=256)
def _arrow(width: int, height: int, tail: Point, tip: Point, colour: Colour, line: int) -> Image.Image:
    angle = atan2(tip[1] - tail[1], tip[0] - tail[0])
    head = line * 2.6
    neck = (tip[0] - head * 0.8 * cos(angle), tip[1] - head * 0.8 * sin(angle))
    wings = [(tip[0] - head * cos(angle + a), tip[1] - head * sin(angle + a)) for a in (-pi / 6, pi / 6)]

    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        def fine(point: Point) -> Point:
            return point[0] * scale, point[1] * scale

        pen.line([fine(tail), fine(neck)], fill=colour, width=line * scale)
        pen.polygon([fine(tip), fine(wings[0]), fine(wings[1])], fill=colour)

    return sprite(width, height, draw)


@lru_cache(maxsize=128)
def _token(radius: int, fill: Colour) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, scale: int) -> None:
        side, inner = 2 * radius * scale - 1, max(2, radius // 7) * scale
        pen.ellipse((0, 0, side, side), fill=mix(fill, INK, 0.45))
        pen.ellipse((0, 0, side, side - inner // 2), fill=mix(fill, CARD, 0.25))
        pen.ellipse((inner, inner, side - inner, side - inner), fill=fill)

    return sprite(2 * radius, 2 * radius, draw)


@lru_cache(maxsize=64)
def _round_shadow(radius: int) -> Image.Image:
    return _shadow(2 * radius, 2 * radius, radius)


def token(
    image: Image.Image, at: Point, radius: int, fill: Colour, *, letter: str = "", colour: Colour | None = None
) -> None:
    """A wooden disc with a shadow, and a letter or number on it if one is given."""
    stamp(image, _round_shadow(radius), (at[0] - radius - SHADOW, at[1] - radius - SHADOW))
    stamp(image, _token(radius, fill), at, centred=True)
    if letter:
        size = radius if len(letter) > 1 else round(radius * 1.2)
        write(image, at, letter, size, style="black", colour=colour or on(fill), align="centre", width=2 * radius - 6)


ENDING = 84
"""How much `headed` adds to the height of a picture."""
_ENDING_SIZE = 36
_ENDING_ROOM = 1000 - 128
"""What a banner has for its words on the narrowest board."""


def fits_banner(words: str) -> bool:
    """Whether `headed` shows all of these words, however narrow the board."""
    return fit(words, _ENDING_ROOM, _ENDING_SIZE, "bold")[0] == words


def headed(image: Image.Image, words: str) -> Image.Image:
    """The picture below a banner with these words; the picture itself without any."""
    if not words:
        return image
    whole = sheet(image.width, image.height + ENDING)
    ribbon(whole, (24, 12, image.width - 24, ENDING - 8), words, INK, size=_ENDING_SIZE)
    whole.paste(image, (0, ENDING))
    return whole


def highlight(image: Image.Image, box: Box, colour: Colour = GOLD, *, radius: int = 16, line: int = 6) -> None:
    """A frame around a box, for what is new, or for whoever is to act."""
    left, top, right, bottom = box
    panel(image, (left - line, top - line, right + line, bottom + line), None, colour, radius=radius, line=line)


def png(image: Image.Image) -> bytes:
    """The picture as a PNG of up to 256 colours: those of the palette exactly, the others near those that are used
    most. Several times smaller and faster than true colour, and the same bytes for the same picture."""
    sample = image.resize((image.width // 4, image.height // 4), Image.Resampling.NEAREST)
    used = sample.quantize(256 - len(NAMED), method=Image.Quantize.FASTOCTREE).getpalette() or []
    colours = [part for colour in NAMED for part in colour] + used
    chart = Image.new("P", (1, 1))
    chart.putpalette(colours[:768])
    out = BytesIO()
    image.quantize(palette=chart, dither=Image.Dither.NONE).save(out, "PNG", compress_level=3)
    return out.getvalue()


def stacked(pictures: Sequence[bytes]) -> bytes:
    """Pictures (PNG) one above the other, centred, as one PNG."""
    images = [Image.open(BytesIO(picture)).convert("RGB") for picture in pictures]
    whole = sheet(max(image.width for image in images), sum(image.height for image in images))
    top = 0
    for image in images:
        whole.paste(image, ((whole.width - image.width) // 2, top))
        top += image.height
    return png(whole)
