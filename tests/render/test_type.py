"""Letters: nothing is drawn as a box, nothing leaves its place."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from render import type as letters
from render.palette import INK, PAPER
from render.type import ELLIPSIS, fit, measure, plain, wrap, wrap_in, write, write_box

ALPHABETS = (
    "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻaąbcćdeęfghijklłmnńoóprsśtuwyzźż"
    "ÁČĎÉĚÍŇŘŠŤÚŮÝŽáčďéěíňřšťúůýž"
    "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
    "ÄÖÜßäöüéèàçñ0123456789—–−…‘’“”„«»·+×"
)
STYLES: tuple[letters.Style, ...] = ("regular", "bold", "italic", "black")


def _bytes(char: str, style: letters.Style) -> bytes:
    image = Image.new("RGB", (60, 60), PAPER)
    write(image, (10, 30), char, 36, style=style)
    return image.tobytes()


@pytest.mark.parametrize("style", STYLES)
def test_every_promised_letter_has_a_drawing(style: letters.Style) -> None:
    missing = _bytes("\U0010fffd", style)
    assert [char for char in ALPHABETS if _bytes(char, style) == missing] == []


@pytest.mark.parametrize("style", STYLES)
def test_the_list_of_letters_is_the_fonts(style: letters.Style) -> None:
    missing = _bytes("\U0010fffd", style)
    assert [hex(point) for point in letters._drawable() if _bytes(chr(point), style) == missing] == []


@given(st.text())
@example("\u202e\u0301\u200b")
@example("🎲🎲")
@example("木村")
@example("שלום")
def test_a_plain_name_is_never_empty_and_always_drawable(name: str) -> None:
    drawn = plain(name, "Player 1")
    assert drawn
    assert drawn == drawn.strip()
    assert all(ord(char) in letters._drawable() for char in drawn)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Żółw", "Żółw"),
        ("Z\u030cluva", "Žluva"),
        ("Ola 🐢 Nowak", "Ola Nowak"),
        ("𝕱𝖗𝖔𝖉𝖔", "Frodo"),
        ("Ｓａｍ\u3000Ｇ", "Sam G"),
        ("a\n\tb\u0000c", "a bc"),
        ("h\u0336i\u0336", "hi"),
        ("たろう", "tarou"),
        ("Борис", "Борис"),
        ("__init__", "__init__"),
        ("**מלך** _x_", "x"),
    ],
)
def test_plain_names(name: str, drawn: str) -> None:
    assert plain(name, "") == drawn


def test_the_caller_says_what_stands_for_nothing() -> None:
    assert plain("木村", "Player 2") == "Player 2"


def test_figures_have_one_width() -> None:
    for style in STYLES:
        assert len({measure(figure * 10, 40, style) for figure in "0123456789"}) == 1


@given(st.text(st.characters(min_codepoint=32, max_codepoint=0x17F), max_size=80), st.integers(40, 400))
def test_fitted_text_keeps_to_its_width(text: str, width: int) -> None:
    cut, size = fit(text, width, 32)
    assert measure(cut, size) <= width
    assert cut == text or cut.endswith(ELLIPSIS)


def test_text_shrinks_before_it_is_cut() -> None:
    text = "Gandalf the Grey"
    full = measure(text, 32)
    assert fit(text, full, 32) == (text, 32)
    kept, size = fit(text, full * 9 // 10, 32)
    assert kept == text
    assert size < 32


@given(st.text(st.sampled_from("abc mno\n"), max_size=200), st.integers(60, 300), st.integers(30, 300))
def test_wrapped_text_keeps_to_its_box(text: str, width: int, height: int) -> None:
    lines, size = wrap_in(text, width, height, 28)
    assert all(measure(line, size) <= width for line in lines)
    assert len(lines) == 1 or size * (letters.LEADING * (len(lines) - 1) + letters.CAPITALS) <= height


def test_wrapping_loses_no_word() -> None:
    text = "The next special card that the Balrog lays in this duel has no text."
    lines = wrap(text, 200, 28)
    assert len(lines) > 1
    assert " ".join(lines).split() == text.split()


def _drawn_box(image: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(image, Image.new("RGB", image.size, PAPER)).getbbox()
    assert box is not None
    return box


def test_capitals_are_centred_on_the_optical_middle() -> None:
    image = Image.new("RGB", (300, 120), PAPER)
    write(image, (150, 60), "HIH", 64, align="centre", colour=INK)
    left, top, right, bottom = _drawn_box(image)
    assert abs((top + bottom) / 2 - 60) <= 1.5
    assert abs((left + right) / 2 - 150) <= 2


def test_boxed_text_stays_inside() -> None:
    image = Image.new("RGB", (400, 300), PAPER)
    write_box(image, (50, 60, 350, 240), "Gandalf’s last card answers again. " * 6, 40)
    left, top, right, bottom = _drawn_box(image)
    assert left >= 48
    assert right <= 352
    assert top >= 60
    assert bottom <= 242
