"""The board: the land, and below it what both hobbits hold."""

from collections.abc import Sequence

from PIL import Image

from config.language import _
from config.words.search import chips_by_kind, hobbit_name, phase_name
from games.search.material import QUIET_TURNS
from games.search.views import PublicView, ScoutedView, land_of
from render import Names
from render.canvas import badge, card, headed, highlight, panel, png, ribbon, sheet, token
from render.names import drawable_names
from render.palette import CARD, FADED, GOLD, INK, PLUM, SEATS, WOOD, Colour
from render.search.chips import PILL, lying_chip, pill, pill_width
from render.search.land import WIDTH, Chart, chart_of, draw_chips, draw_hobbits, draw_land
from render.search.tiles import tile_face
from render.symbols import symbol
from render.type import measure, write

HEAD = 76
STRIP = 64
PER_ROW = 14
"""Tiles of the discard in one row."""
PANEL = 484
PANEL_HEAD = 58
COUNTS = 52
GAP = 8


def board(public: PublicView, names: Names, ended: str = "") -> bytes:
    """The public position as a PNG, 1000 pixels wide; its height follows what has been taken and discarded."""
    chart = chart_of(public, HEAD)
    rows = -(-len(public.discard) // PER_ROW)
    held = max(_pill_rows(public, seat) for seat in (0, 1))
    panels = chart.bottom + rows * STRIP
    image = sheet(WIDTH, panels + PANEL_HEAD + COUNTS + held * (PILL + GAP) + 26)
    _head(image, public)
    draw_map(image, chart, public)
    _discard(image, public, chart.bottom)
    for seat in (0, 1):
        _panel(image, public, seat, names, panels, image.height - 14)
    return png(headed(image, ended))


def draw_map(image: Image.Image, chart: Chart, public: PublicView, scouted: Sequence[ScoutedView] = ()) -> None:
    """The land with everything on it, and with the face-down chips that have been scouted."""
    land = land_of(public)
    draw_land(image, chart, public, land)
    draw_hobbits(image, chart, public, land)
    draw_chips(image, chart, public, scouted)


def _head(image: Image.Image, public: PublicView) -> None:
    ribbon(image, (280, 8, 720, 68), phase_name(public.phase), PLUM if public.phase == 3 else WOOD, size=38)
    symbol(image, "deck", (44, 38), 40, FADED)
    write(image, (74, 38), _("Stock {n}").format(n=public.stock), 32, style="bold")
    if public.phase == 3:
        words = _("Quiet {n} of {most}").format(n=public.quiet, most=QUIET_TURNS)
        sign = "hourglass"
    else:
        words = _("Discard {n}").format(n=len(public.discard))
        sign = "cards"
    write(image, (WIDTH - 22, 38), words, 32, style="bold", align="right")
    symbol(image, sign, (WIDTH - 22 - measure(words, 32, "bold") - 30, 38), 38, FADED)


def _discard(image: Image.Image, public: PublicView, top: int) -> None:
    """The tiles of the discard, the oldest first, as small faces."""
    for number, tile in enumerate(public.discard):
        row, column = divmod(number, PER_ROW)
        left = 90 + column * STRIP
        image.paste(tile_face(56, tile), (left, top + row * STRIP + 2))
    if public.discard:
        symbol(image, "cards", (48, top + 30), 40, FADED)


def _panel(image: Image.Image, public: PublicView, seat: int, names: Names, top: int, bottom: int) -> None:
    """One player: hobbit and name, counts, and the chips that lie open before them."""
    left = 12 if seat == 0 else WIDTH - 12 - PANEL
    right = left + PANEL
    colour = SEATS[seat]
    if public.turn == seat and public.step != "over":
        highlight(image, (left, top, right, bottom), GOLD, radius=18)
    card(image, (left, top, right, bottom), CARD, None, radius=14)
    panel(image, (left, top, right, top + PANEL_HEAD - 4), colour, None, radius=14)
    image.paste(colour, (left, top + 30, right, top + PANEL_HEAD - 4))
    token(image, (left + 34, top + 27), 22, CARD, letter=hobbit_name(seat)[0], colour=colour)
    title = f"{hobbit_name(seat)} · {drawable_names(names)[seat]}"
    write(image, (left + 68, top + 27), title, 34, style="bold", colour=CARD, width=PANEL - 84)
    _counts(image, public, seat, left, top + PANEL_HEAD)
    _pills(image, public, seat, left, top + PANEL_HEAD + COUNTS)


def _counts(image: Image.Image, public: PublicView, seat: int, left: int, top: int) -> None:
    """Tiles in hand, blue chips, pairs used, lost moves, the boat: each a symbol with its number."""
    marks: list[tuple[str, str, Colour]] = [
        ("cards", str(public.hand_sizes[seat]), FADED),
    ]
    if public.used[seat]:
        marks.append(("swords", f"−{len(public.used[seat])}", INK))
    if public.lost_moves[seat]:
        marks.append(("hourglass", str(public.lost_moves[seat]), SEATS[1]))
    if public.boats[seat]:
        marks.append(("boat", "", INK))
    x = left + 22
    lying_chip(image, (x + 18, top + 24), 34, "blue", None)
    x += 46
    x += write(image, (x, top + 24), str(public.blue_held[seat]), 32, style="bold") + 24
    for sign, words, colour in marks:
        symbol(image, sign, (x + 18, top + 24), 36, colour)
        x += 42
        if words:
            x += write(image, (x, top + 24), words, 32, style="bold") + 26
    if public.fight and public.turn == seat:
        badge(image, (left + PANEL - 92, top + 24), _("fights"), 28, SEATS[1])


def _pill_lines(public: PublicView, seat: int) -> list[list[tuple[str, int]]]:
    """The held chips, in lines that fit the panel; chips used in a pair stand for themselves."""
    lines: list[list[tuple[str, int]]] = []
    room = 0
    for chip, count in chips_by_kind(public.held[seat]):
        width = pill_width(chip, count) + GAP
        if width > room:
            lines.append([])
            room = PANEL - 24
        lines[-1].append((chip, count))
        room -= width
    return lines


def _pill_rows(public: PublicView, seat: int) -> int:
    return len(_pill_lines(public, seat))


def _pills(image: Image.Image, public: PublicView, seat: int, left: int, top: int) -> None:
    spent = {chip for pair in public.used[seat] for chip in pair}
    for row, line in enumerate(_pill_lines(public, seat)):
        x = left + 14
        for chip, count in line:
            pill(image, x, top + row * (PILL + GAP), chip, count, chip in spent)
            x += pill_width(chip, count) + GAP
