"""Shapes and PNG out: inside their boxes, the same bytes each time, named colours exactly."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render import canvas
from render.palette import BLUE, CARD, GOLD, INK, NAMED, PAPER, RUST, WOOD_DARK
from render.symbols import SYMBOLS, outlines, symbol, symbol_mask


def _changed(image: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(image, canvas.sheet(*image.size)).getbbox()


def _table() -> Image.Image:
    image = canvas.sheet(600, 400)
    canvas.card(image, (20, 20, 180, 240), edge=BLUE)
    canvas.ribbon(image, (200, 20, 560, 80), "Round 2 of 3", RUST)
    canvas.token(image, (250, 150), 36, BLUE, letter="G")
    canvas.ghost(image, (350, 150), 12)
    canvas.arrow(image, (400, 120), (520, 220), RUST)
    canvas.badge(image, (300, 260), "−3", fill=RUST)
    symbol(image, "flame", (450, 300), 60, RUST, rim=CARD)
    return image


def test_the_same_picture_gives_the_same_bytes_in_many_threads() -> None:
    with ThreadPoolExecutor(8) as pool:
        pictures = set(pool.map(lambda _: canvas.png(_table()), range(24)))
    assert len(pictures) == 1


def test_named_colours_survive_saving() -> None:
    image = canvas.sheet(len(NAMED) * 20, 40)
    for number, colour in enumerate(NAMED):
        image.paste(colour, (number * 20, 0, number * 20 + 20, 40))
    saved = Image.open(BytesIO(canvas.png(image))).convert("RGB")
    assert [saved.getpixel((n * 20 + 10, 20)) for n in range(len(NAMED))] == list(NAMED)


def test_other_colours_come_close() -> None:
    image = canvas.sheet(256, 64)
    for x in range(256):
        image.paste((x, 60, 255 - x), (x, 0, x + 1, 64))
    saved = Image.open(BytesIO(canvas.png(image))).convert("RGB")
    bands = ImageChops.difference(image, saved).split()
    assert max(sum(band.histogram()[17:]) for band in bands) == 0


@pytest.mark.parametrize("number", [1, 9, 10, 99, 123])
def test_a_ghosts_number_stays_in_its_ring(number: int) -> None:
    image = canvas.sheet(100, 100)
    canvas.ghost(image, (50, 50), number, 24)
    assert _changed(image) == (26, 26, 74, 74)


def test_a_card_covers_its_box_and_its_shadow_stays_near() -> None:
    image = canvas.sheet(200, 200)
    canvas.card(image, (50, 40, 150, 160), fill=CARD, edge=GOLD)
    assert image.getpixel((100, 100)) == CARD
    box = _changed(image)
    assert box is not None
    assert box[0] >= 50 - canvas.SHADOW
    assert box[3] <= 160 + canvas.SHADOW


def test_a_cut_card_has_clear_corners_and_a_solid_face() -> None:
    cut = canvas.cut_card(Image.new("RGB", (80, 120), INK), 12)
    assert cut.size == (80 + 2 * canvas.SHADOW, 120 + 2 * canvas.SHADOW)
    assert cut.getpixel((48, 68)) == (*INK, 255)
    assert cut.getpixel((0, 0)) == (*WOOD_DARK, 0)


def test_long_words_stay_on_the_ribbon() -> None:
    image = canvas.sheet(500, 100)
    canvas.ribbon(image, (50, 20, 450, 80), "A heading that is far too long for any ribbon on the table", RUST)
    box = _changed(image)
    assert box is not None
    assert box[0] >= 50
    assert box[2] <= 450


def test_a_veil_lightens_only_its_area() -> None:
    image = canvas.sheet(100, 100, INK)
    canvas.fade(image, (0, 0, 50, 100), PAPER, 0.5)
    assert image.getpixel((75, 50)) == INK
    assert image.getpixel((25, 50)) != INK


@pytest.mark.parametrize("name", SYMBOLS)
def test_symbols_fill_their_square_and_do_not_leave_it(name: str) -> None:
    for layer in SYMBOLS[name]:
        for run in outlines(layer[-1]):
            assert all(-1 <= x <= 101 and -1 <= y <= 101 for x, y in run)
    mask = symbol_mask(name, 64)
    box = mask.getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= 48


def test_no_two_drawings_look_alike() -> None:
    drawings = set(SYMBOLS.values())
    assert len({symbol_mask(name, 32).tobytes() for name in SYMBOLS}) == len(drawings)


def test_stacked_pictures_lie_one_above_the_other_centred() -> None:
    wide, narrow = canvas.png(canvas.sheet(300, 80, BLUE)), canvas.png(canvas.sheet(100, 50, RUST))
    whole = Image.open(BytesIO(canvas.stacked([wide, narrow]))).convert("RGB")
    assert whole.size == (300, 130)
    assert [whole.getpixel(at) for at in ((299, 79), (99, 81), (150, 129))] == [BLUE, PAPER, RUST]
