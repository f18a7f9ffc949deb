"""Leaderboards and curves: their measures, the same bytes each time, every value on the scale."""

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from render.curve import HEIGHT, MOST, Tick, curve, scale, thinned
from render.leaderboard import LINE_HEIGHT, WIDTH, Row, leaderboard


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


ANN, BEN = Row(1, "Ann", 1405, 9, 1, 4), Row(2, "Ben", 1100, 3, 0, 4)


def test_each_player_has_a_line() -> None:
    one, two = (opened(leaderboard("Duel", "of all time", rows)) for rows in ([ANN], [ANN, BEN]))
    assert one.width == two.width == WIDTH
    assert two.height - one.height == LINE_HEIGHT
    beyond = opened(leaderboard("Duel", "of all time", [ANN], BEN))
    assert beyond.height > two.height


@pytest.mark.parametrize("change", [{"own": True}, {"provisional": True}, {"rank": 2}, {"points": 1404}, {"drawn": 2}])
def test_every_part_of_a_line_shows(change: dict[str, object]) -> None:
    before, after = (
        opened(leaderboard("Duel", "of all time", [row]))
        for row in (ANN, Row(**{**{f: getattr(ANN, f) for f in ANN.__slots__}, **change}))
    )
    assert ImageChops.difference(before, after).getbbox()


def test_long_values_keep_out_of_each_other() -> None:
    """The longest tallies change nothing where the name and the points stand."""
    short, long = (opened(leaderboard("Duel", "", [Row(1, "W" * 60, 1405, n, n, n)])) for n in (1, 88888))
    # Colours beside those of the palette may differ a little between pictures.
    changed = ImageChops.difference(short, long).convert("L").point(lambda value: 255 if value > 60 else 0)
    box = changed.getbbox()
    assert box is not None
    assert box[0] >= 570
    assert box[2] <= 785


def test_the_same_picture_gives_the_same_bytes() -> None:
    assert leaderboard("Duel", "x", [ANN, BEN]) == leaderboard("Duel", "x", [ANN, BEN])
    points = [1000, 1100, 1050]
    assert curve("Ann", points, [Tick(1, "2025-11-30")]) == curve("Ann", points, [Tick(1, "2025-11-30")])


@given(st.lists(st.integers(-500, 4000), min_size=1, max_size=30))
def test_every_point_lies_on_the_scale_with_few_lines(points: list[int]) -> None:
    low, high, step = scale(points)
    assert low <= min(points)
    assert max(points) <= high
    assert low % step == high % step == 0
    assert 2 <= (high - low) // step + 1 <= 8


@pytest.mark.parametrize("count", [1, 2, MOST, MOST + 1, 5000])
def test_long_curves_are_thinned_but_keep_their_ends(count: int) -> None:
    numbers = thinned(count)
    assert len(numbers) <= MOST
    assert (numbers[0], numbers[-1]) == (0, count - 1)


@pytest.mark.parametrize("points", [[1000], [1000, 1000], [1000, 900, 1500, 1200], list(range(1000, 1900))])
def test_any_curve_can_be_drawn(points: list[int]) -> None:
    assert opened(curve("田中", points, [])).size == (1000, HEIGHT)
