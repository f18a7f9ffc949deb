"""Colours: what is written on them can be read, also by colour-blind eyes."""

import pytest

from render import palette

LIGHT = [palette.PAPER, palette.LINEN, palette.CARD, palette.SHADE, palette.GOLD, palette.SKY, palette.LEAF]
STRONG = [
    *(palette.BLUE, palette.RUST, palette.MOSS, palette.PLUM, palette.TEAL, palette.SLATE, palette.RED),
    *(palette.WOOD, palette.NIGHT),
]


@pytest.mark.parametrize("ground", LIGHT)
def test_ink_reads_on_light_faces(ground: palette.Colour) -> None:
    assert palette.on(ground) == palette.INK
    assert palette.contrast(palette.INK, ground) >= 7


@pytest.mark.parametrize("ground", [palette.PAPER, palette.LINEN, palette.CARD])
def test_secondary_text_reads_on_papers(ground: palette.Colour) -> None:
    assert palette.contrast(palette.FADED, ground) >= 4.5


@pytest.mark.parametrize("ground", STRONG)
def test_card_colour_reads_on_strong_colours(ground: palette.Colour) -> None:
    assert palette.on(ground) == palette.CARD
    assert palette.contrast(palette.CARD, ground) >= 4.5


def test_contrast_of_black_and_white_is_21() -> None:
    assert palette.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert palette.contrast((90, 90, 90), (90, 90, 90)) == pytest.approx(1)


def _deuteranope(colour: palette.Colour) -> tuple[float, float]:
    """What a green-blind eye is left with: a yellow-or-blue hue, and the lightness."""
    red, green, blue = colour
    warm = 0.64 * red + 0.36 * green
    return warm - blue, warm


@pytest.mark.parametrize("pair", [palette.SEATS, palette.TINTS])
def test_seats_stay_apart_without_green(pair: tuple[palette.Colour, palette.Colour]) -> None:
    first, second = map(_deuteranope, pair)
    assert abs(first[0] - second[0]) + abs(first[1] - second[1]) >= 100


def test_named_colours_leave_room_for_shades() -> None:
    assert len(set(palette.NAMED)) == len(palette.NAMED) <= 64
