"""A match as an animated picture: a GIF, which Discord plays in a message (of an animated PNG it shows one frame).

All frames share one palette, and each holds only what differs from the one before. The work is done in small steps, so
that other pictures are not kept waiting.
"""

import struct
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import GifImagePlugin, Image, ImageChops

from render.canvas import sheet
from render.palette import FADED, INK, LINEN, NAMED, PAPER, WOOD, Colour
from render.type import measure, write, write_box

LIMIT = 8_000_000
"""Bytes."""
WIDTHS = (720, 560, 420)
"""Pixels, tried in this order; a phone shows about 400."""
STRIP = 110
"""Height of the caption at the largest width."""
BAR = 8
CLEAR = 255
"""The palette's index that leaves a pixel as it was."""
SAMPLES = 12
"""Pictures from which the palette is made."""
SAME = [255] + [0] * 255
"""A table for `point`: no difference becomes 255, every other one 0."""
ALIKE = 4
"""Steps of a channel in which two colours look the same."""
FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


@dataclass(frozen=True, slots=True)
class Still:
    """One frame: a picture (PNG), what is written above it, how far the match is by now, and milliseconds."""

    picture: bytes
    caption: str
    at: int
    last: int
    ms: int


def gif(stills: Sequence[Still], limit: int = LIMIT) -> bytes:
    """The GIF that `gif_steps` makes, in one go."""
    return next(data for data in gif_steps(stills, limit) if data is not None)


def gif_steps(stills: Sequence[Still], limit: int = LIMIT) -> Iterator[bytes | None]:
    """Yields None after each step of the work, and at last the GIF; it has at most `limit` bytes, and loops.

    Where the stills are too many for that, pictures get smaller; then every other one is left out, the first and the
    last excepted. ValueError if even those two take more.
    """
    while True:
        for width in WIDTHS:
            data = yield from _shot(stills, width, limit)
            if data is not None:
                yield data
                return
        if len(stills) <= 2:
            raise ValueError(f"two pictures take more than {limit} bytes")
        stills = [*stills[:-1:2], stills[-1]]


def _shot(stills: Sequence[Still], width: int, limit: int) -> Generator[None, None, bytes | None]:
    """The GIF at one width; None as soon as it gets too large."""
    size = (width, max(_height(still, width) for still in stills))
    chart = _chart(stills)
    yield None
    out = BytesIO()
    out.write(b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + bytes(chart.getpalette() or ()) + FOR_EVER)
    before: Image.Image | None = None
    for still in stills:
        frame = _frame(still, size).quantize(palette=chart, dither=Image.Dither.NONE)
        for block in _difference(frame, before, still.ms):
            out.write(block)
        before = frame
        if out.tell() >= limit:
            return None
        yield None
    out.write(b";")
    return out.getvalue()


def _height(still: Still, width: int) -> int:
    with Image.open(BytesIO(still.picture)) as picture:
        return _strip(width) + round(picture.height * width / picture.width)


def _strip(width: int) -> int:
    return STRIP * width // WIDTHS[0]


def _chart(stills: Sequence[Still]) -> Image.Image:
    """The palette of all frames: that of the game's pictures, and the colours that some of them use most."""
    some = [stills[n * (len(stills) - 1) // (SAMPLES - 1)] for n in range(SAMPLES)]
    sample = Image.new("RGB", (SAMPLES * 160, 200))
    for number, still in enumerate(some):
        with Image.open(BytesIO(still.picture)) as picture:
            sample.paste(picture.convert("RGB").resize((160, 200), Image.Resampling.BILINEAR), (number * 160, 0))
    used = sample.quantize(CLEAR - len(NAMED), method=Image.Quantize.FASTOCTREE).getpalette() or []
    colours = [*NAMED, *(colour for colour in zip(*[iter(used)] * 3, strict=True) if not _named(colour))]
    # What is left over repeats a colour, so that no pixel is ever drawn in the index that leaves it as it was.
    filled = [*colours, *[NAMED[0]] * (CLEAR + 1)][: CLEAR + 1]
    chart = Image.new("P", (1, 1))
    chart.putpalette([part for colour in filled for part in colour])
    return chart


def _named(colour: Colour) -> bool:
    """Whether this is as good as one of the game's own colours, which it would stand in for now and then."""
    return any(max(abs(a - b) for a, b in zip(colour, own, strict=True)) <= ALIKE for own in NAMED)


def _frame(still: Still, size: tuple[int, int]) -> Image.Image:
    """A still at its size: caption above, picture below."""
    width = size[0]
    frame = sheet(*size, PAPER)
    with Image.open(BytesIO(still.picture)) as picture:
        height = round(picture.height * width / picture.width)
        small = picture.convert("RGB").resize((width, height), Image.Resampling.HAMMING)
    top = _strip(width)
    frame.paste(small, (0, top))
    frame.paste(LINEN, (0, 0, width, top))
    frame.paste(WOOD, (0, 0, width * still.at // max(1, still.last), BAR))
    count, text = f"{still.at}/{still.last}", round(30 * width / WIDTHS[0])
    write(frame, (width - 10, BAR + text), count, text, style="bold", colour=FADED, align="right")
    right = width - measure(f"{still.last}/{still.last}", text, "bold") - 24
    write_box(frame, (12, BAR + 4, right, top - 4), still.caption, text, colour=INK, align="left")
    return frame


def _difference(frame: Image.Image, before: Image.Image | None, ms: int) -> list[bytes]:
    """The blocks of a frame: the smallest box that holds what changed, all else in it clear."""
    part, box = frame, (0, 0, *frame.size)
    if before is not None:
        change = ImageChops.difference(_indices(frame), _indices(before))
        box = change.getbbox() or (0, 0, 1, 1)
        part = frame.crop(box)
        part.paste(CLEAR, (0, 0), change.crop(box).point(SAME))
    return GifImagePlugin.getdata(part, box[:2], duration=ms, transparency=CLEAR, disposal=1)


def _indices(frame: Image.Image) -> Image.Image:
    """The palette's indices as shades of grey, to calculate with."""
    return Image.frombytes("L", frame.size, frame.tobytes())
