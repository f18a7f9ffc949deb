"""Letters: one family (Vollkorn) in four styles; measuring, fitting, wrapping and drawing of text.

Sizes are in pixels; figures all have the same width. A place is given by `align` (left, centre, right: where `at[0]`
lies on the line) and by `level` (where `at[1]` lies: "middle" is the optical middle, half-way up the capitals).

    write(image, (500, 40), "Round 2", 36, style="bold", align="centre")
    write(image, (20, 90), name, 32, width=300)                           # shrinks, then cuts with an ellipsis
    write_box(image, (20, 120, 320, 400), text, 26, align="left", level="top")   # wraps, shrinks to fit
"""

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import as_file, files
from threading import RLock
from typing import Literal

from PIL import Image, ImageFont

from render.palette import INK, Colour

Style = Literal["regular", "bold", "italic", "black"]
Align = Literal["left", "centre", "right"]
Level = Literal["top", "middle", "baseline", "bottom"]

CAPITALS = 0.676
"""Height of the capitals and figures, as part of the size."""
DESCENT = 0.24
LEADING = 1.16
"""Distance of baselines, as part of the size."""
SMALLEST = 0.72
"""Text shrinks to this part of its size before it is cut."""
ELLIPSIS = "…"
LONGEST_NAME = 60
MARKS = "*_~|`"
"""What people put around words of their names for looks."""

_lock = RLock()  # FreeType faces must not be used by two threads at once


@lru_cache(maxsize=256)
def _font(size: int, style: Style) -> ImageFont.FreeTypeFont:
    with as_file(files("config") / "fonts" / f"Vollkorn-{style.capitalize()}.ttf") as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=1)
def _drawable() -> frozenset[int]:
    """The code points that all four styles can draw, read from the list beside them."""
    listed = (files("config") / "fonts" / "letters.list").read_text("ascii")
    points: set[int] = set()
    for span in listed.split():
        first, _, last = span.partition("-")
        points.update(range(int(first, 16), int(last or first, 16) + 1))
    return frozenset(points)


@lru_cache(maxsize=8192)
def measure(text: str, size: int, style: Style = "regular") -> int:
    """Width of one line of text in pixels, rounded up."""
    with _lock:
        return -int(-_font(size, style).getlength(text) // 1)


@lru_cache(maxsize=4096)
def fit(text: str, width: int, size: int, style: Style = "regular", smallest: int | None = None) -> tuple[str, int]:
    """The text and size with which one line keeps to `width`: shrunk down to `smallest`, then cut with an ellipsis."""
    low = smallest or max(1, round(size * SMALLEST))
    while size > low and measure(text, size, style) > width:
        size -= 1
    if measure(text, size, style) <= width:
        return text, size
    while text and measure(text.rstrip() + ELLIPSIS, size, style) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS, size


def _lines(text: str, width: int, size: int, style: Style) -> Iterator[str]:
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if not line or measure(longer, size, style) <= width:
                line = longer
            else:
                yield line
                line = word
        yield line


@lru_cache(maxsize=2048)
def wrap(text: str, width: int, size: int, style: Style = "regular") -> tuple[str, ...]:
    """The text in lines of at most `width`; a single longer word is cut with an ellipsis."""
    return tuple(fit(line, width, size, style, size)[0] for line in _lines(text, width, size, style))


@lru_cache(maxsize=2048)
def wrap_in(text: str, width: int, height: int, size: int, style: Style = "regular") -> tuple[tuple[str, ...], int]:
    """Lines and size with which the text keeps to a box; what does not fit at the smallest size ends in an ellipsis."""
    low = max(1, round(size * SMALLEST))
    while True:
        lines = wrap(text, width, size, style)
        room = max(1, 1 + int((height - size * (CAPITALS + DESCENT)) // (size * LEADING)))
        cut = any(measure(word, size, style) > width for word in text.split())
        if (len(lines) <= room and not cut) or size <= low:
            break
        size -= 1
    if len(lines) > room:
        last, _ = fit(f"{lines[room - 1]} {ELLIPSIS}", width, size, style, size)
        lines = (*lines[: room - 1], last)
    return lines, size


@lru_cache(maxsize=4096)
def _mask(text: str, size: int, style: Style) -> tuple[Image.Image, int, int]:
    """The drawn text and where it lies from the start of its baseline."""
    with _lock:
        font = _font(size, style)
        left, top, right, bottom = font.getbbox(text, anchor="ls")
        box = (int(left) - 1, int(top) - 1, int(right) + 2, int(bottom) + 2)
        image = Image.new("L", (max(1, box[2] - box[0]), max(1, box[3] - box[1])))
        core, (x, y) = font.getmask2(text, mode="L", anchor="ls")
        letters = Image.frombytes("L", core.size, bytes(core)) if core.size[0] and core.size[1] else None
        if letters is not None:
            image.paste(letters, (x - box[0], y - box[1]))
        return image, box[0], box[1]


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    size: int,
    *,
    style: Style = "regular",
    colour: Colour = INK,
    align: Align = "left",
    level: Level = "middle",
    width: int | None = None,
) -> int:
    """Draw one line on an RGB image, kept to `width` if one is given; gives its width."""
    if width is not None:
        text, size = fit(text, width, size, style)
    taken = measure(text, size, style)
    if not text:
        return 0
    x = at[0] - {"left": 0.0, "centre": taken / 2, "right": taken}[align]
    rise = {"top": CAPITALS, "middle": CAPITALS / 2, "baseline": 0.0, "bottom": -DESCENT}[level]
    mask, left, top = _mask(text, size, style)
    image.paste(colour, (round(x) + left, round(at[1] + rise * size) + top), mask)
    return taken


def write_box(
    image: Image.Image,
    box: tuple[int, int, int, int],
    text: str,
    size: int,
    *,
    style: Style = "regular",
    colour: Colour = INK,
    align: Align = "centre",
    level: Literal["top", "middle", "bottom"] = "middle",
) -> int:
    """Draw wrapped text inside a box (left, top, right, bottom), shrunk if it must be; gives the size used."""
    left, top, right, bottom = box
    lines, size = wrap_in(text, right - left, bottom - top, size, style)
    height = size * (CAPITALS + LEADING * (len(lines) - 1))
    first = {
        "top": float(top),
        "middle": (top + bottom - height) / 2,
        "bottom": bottom - height - size * DESCENT,
    }[level]
    x = {"left": left, "centre": (left + right) / 2, "right": right}[align]
    for number, line in enumerate(lines):
        y = first + number * size * LEADING
        write(image, (x, y), line, size, style=style, colour=colour, align=align, level="top")
    return size


def _letter(char: str) -> str:
    """What is drawn for one character of a name: itself, its parts that can be drawn, a space, or nothing."""
    if char.isspace():
        return " "
    if ord(char) in _drawable():
        return char
    parts = unicodedata.normalize("NFKD", char)
    kept = "".join(" " if part.isspace() else part for part in parts if ord(part) in _drawable() or part.isspace())
    if kept:
        return kept
    # Kana and Hangul carry their sound in their Unicode names.
    words = unicodedata.name(char, "").split()
    if words[:2] in (["HIRAGANA", "LETTER"], ["KATAKANA", "LETTER"], ["HANGUL", "SYLLABLE"]):
        return words[-1].lower()
    return ""


@lru_cache(maxsize=1024)
def plain(name: str, instead: str) -> str:
    """A user's name as it can be drawn: what the font lacks is replaced by plainer letters or dropped; `instead` stands
    for a name of which nothing remains. Marks that stood around letters are dropped with them."""
    name = name[: 4 * LONGEST_NAME]
    text = legible(name)
    if any(not _letter(char) for char in unicodedata.normalize("NFC", name)):
        words = (word.strip(MARKS) for word in text.split())
        text = " ".join(word for word in words if any(map(str.isalnum, word)))
    return text[:LONGEST_NAME].rstrip() or instead


def legible(text: str) -> str:
    """A text as it can be drawn: what the font lacks is replaced by plainer letters or dropped; single spaces."""
    return " ".join("".join(map(_letter, unicodedata.normalize("NFC", text))).split())
