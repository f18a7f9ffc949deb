"""The animated picture: every position as it was drawn, in order, at its pace, and never too large."""

import random
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageSequence, ImageStat

from render.canvas import card, png, sheet, token
from render.palette import BLUE, GOLD, LINEN, PAPER, RUST, WOOD
from render.replay import STRIP, WIDTHS, Still, gif, gif_steps

LARGEST = WIDTHS[0]


def board(seed: int, height: int = 600) -> bytes:
    """A table top with a few things on it, most of them where they were before."""
    image = sheet(LARGEST, height)
    for column in range(6):
        card(image, (30 + column * 110, 60, 120 + column * 110, 200), edge=BLUE)
    token(image, (100 + seed * 37 % 500, 400), 40, RUST, letter=str(seed % 10))
    image.paste(GOLD, (300, 300 + seed * 20, 360, 310 + seed * 20))
    return png(image)


def noise(seed: int, width: int = LARGEST, height: int = LARGEST) -> bytes:
    """A picture that cannot be packed."""
    out = BytesIO()
    Image.frombytes("RGB", (width, height), random.Random(seed).randbytes(3 * width * height)).save(out, "PNG")
    return out.getvalue()


def stills(count: int, picture: object = board) -> list[Still]:
    return [Still(picture(n), f"Action {n}", n, count - 1, 900 + 10 * n) for n in range(count)]  # type: ignore[operator]


def frames(data: bytes) -> list[Image.Image]:
    with Image.open(BytesIO(data)) as animation:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(animation)]


def test_every_frame_is_the_picture_as_it_was_drawn() -> None:
    shown = stills(7)
    for still, frame in zip(shown, frames(gif(shown)), strict=True):
        drawn = Image.open(BytesIO(still.picture)).convert("RGB")
        kept = frame.crop((0, STRIP, *frame.size))
        difference = ImageChops.difference(drawn, kept)
        assert max(ImageStat.Stat(difference).mean) < 1.5
        assert kept.getpixel((330, 305 + still.at * 20)) == GOLD
        assert kept.getpixel((5, 590)) == PAPER


def test_the_caption_and_how_far_the_match_is_stand_above() -> None:
    first, second, last = frames(gif(stills(3)))
    assert [frame.getpixel((LARGEST // 2 - 5, 3)) for frame in (first, second, last)] == [LINEN, WOOD, WOOD]
    assert [frame.getpixel((LARGEST - 5, 3)) for frame in (first, second, last)] == [LINEN, LINEN, WOOD]
    words = (0, 10, LARGEST // 2, STRIP)
    assert ImageChops.difference(first.crop(words), second.crop(words)).getbbox()


def test_it_loops_and_keeps_its_pace() -> None:
    shown = stills(5)
    with Image.open(BytesIO(gif(shown))) as animation:
        assert animation.format == "GIF"
        assert animation.info["loop"] == 0
        assert [frame.info["duration"] for frame in ImageSequence.Iterator(animation)] == [still.ms for still in shown]


def test_frames_take_the_height_of_the_highest_picture() -> None:
    shown = [Still(board(n, 500 + 100 * n), "", n, 2, 1000) for n in (0, 2, 1)]
    data = gif(shown)
    assert {frame.size for frame in frames(data)} == {(LARGEST, STRIP + 700)}
    after = frames(data)[2]
    assert after.crop((0, STRIP + 600, LARGEST, STRIP + 700)).getcolors() == [(100 * LARGEST, PAPER)]


def test_a_picture_that_stays_costs_next_to_nothing() -> None:
    one = Still(board(3), "The same", 1, 1, 1000)
    assert len(gif([one] * 40)) < len(gif([one])) * 1.05 + 40 * 100
    assert len(frames(gif([one] * 3))) == 3


def test_the_same_match_gives_the_same_bytes() -> None:
    assert gif(stills(4)) == gif(stills(4))


def test_pictures_get_smaller_where_they_would_be_too_large() -> None:
    shown = stills(4, noise)
    full = len(gif(shown, 10**9))
    data = gif(shown, full * 2 // 3)
    assert len(data) <= full * 2 // 3
    assert frames(data)[0].width in WIDTHS[1:]
    assert len(frames(data)) == 4


def test_then_pictures_are_left_out_but_never_the_first_or_the_last() -> None:
    shown = stills(9, noise)
    smallest = len(gif(shown[:1], 10**9))
    data = gif(shown, smallest * 2)
    assert len(data) <= smallest * 2
    with Image.open(BytesIO(data)) as animation:
        times = [frame.info["duration"] for frame in ImageSequence.Iterator(animation)]
    assert (times[0], times[-1]) == (shown[0].ms, shown[-1].ms)
    assert 2 <= len(times) < 9


def test_a_limit_below_two_pictures_is_refused() -> None:
    with pytest.raises(ValueError, match="two pictures"):
        gif(stills(5), 1000)


def test_the_work_can_be_done_in_small_steps() -> None:
    *steps, data = gif_steps(stills(6))
    assert len(steps) >= 6
    assert set(steps) == {None}
    assert data == gif(stills(6))
