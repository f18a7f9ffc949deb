"""The map with numbered choices: tiles to take, placings as ghosts of the tile, regions to enter."""

from collections import defaultdict

from PIL import Image

from games.search.grid import SECTION_OF_NAME
from games.search.land import Land
from games.search.material import NEUTRAL, turned
from games.search.views import PrivateView, PublicView, land_of
from render.canvas import badge, card, highlight, png, sheet
from render.palette import CARD, PLUM
from render.search.board import draw_map
from render.search.land import WIDTH, Chart, chart_of, outline
from render.search.tiles import tile_face
from render.type import write_box

TOP = 4
GALLERY = 150
PER_ROW = 6


def choices(public: PublicView, private: PrivateView, seat: int, prefix: str, texts: list[str]) -> bytes | None:
    """The map, the choices numbered on it from 1; None for choices that have no place on it."""
    words = [text.split() for text in texts]
    if not words:
        return None
    if all((len(parts) == 5 and parts[0] == "place") or (len(parts) == 4 and parts[0] == "neutral") for parts in words):
        return _placings(public, private, words)
    if all(len(parts) == 2 and parts[0] in ("place", "neutral") for parts in words):
        return _tiles(public, private, [parts[1] for parts in words])
    if any(len(parts) == 4 for parts in words):
        return _targets(public, private, words)
    return None


def _placings(public: PublicView, private: PrivateView, words: list[list[str]]) -> bytes:
    """Ghosts of one tile where and as it would lie. Where it can be turned, the numbers share the cell, and below
    the map each turn is shown with its numbers."""
    on_cell: dict[tuple[int, int], list[tuple[int, str]]] = defaultdict(list)
    by_turn: dict[str, list[int]] = defaultdict(list)
    for number, parts in enumerate(words, 1):
        laid = NEUTRAL if parts[0] == "neutral" else turned(parts[1], int(parts[2]))
        on_cell[int(parts[-2]), int(parts[-1])].append((number, laid))
        by_turn[laid].append(number)
    shared = any(len(ways) > 1 for ways in on_cell.values())
    chart, image = _map(public, private, -(-len(by_turn) // 2) * GALLERY + 10 if shared else 0)
    for (x, y), ways in on_cell.items():
        left, top = chart.corner(x, y)
        size = chart.size if len(ways) == 1 else chart.size // 2
        for place, (number, laid) in enumerate(ways):
            row, column = divmod(place, 2)
            _ghost_tile(image, left + column * size, top + row * size, size, laid, number)
    if shared:
        _turns(image, chart.bottom + 6, by_turn)
    return png(image)


def _turns(image: Image.Image, top: int, by_turn: dict[str, list[int]]) -> None:
    size = GALLERY - 20
    for place, (laid, numbers) in enumerate(by_turn.items()):
        row, column = divmod(place, 2)
        left, upper = 30 + column * (WIDTH // 2 - 10), top + row * GALLERY
        card(image, (left - 4, upper - 4, left + size + 4, upper + size + 4), CARD, radius=8)
        image.paste(tile_face(size, laid), (left, upper))
        box = (left + size + 20, upper, left + WIDTH // 2 - 40, upper + size)
        write_box(image, box, ", ".join(map(str, numbers)), 44, style="black", colour=PLUM, align="left")


def _ghost_tile(image: Image.Image, left: int, top: int, size: int, laid: str, number: int) -> None:
    face = tile_face(size - 8, "????", True) if laid == NEUTRAL else tile_face(size - 8, laid)
    image.paste(face, (left + 4, top + 4))
    highlight(image, (left + 5, top + 5, left + size - 5, top + size - 5), PLUM, radius=6, line=4)
    badge(image, (left + size / 2, top + size / 2), str(number), 34 if size > 80 else 28, PLUM, CARD)


def _tiles(public: PublicView, private: PrivateView, tiles: list[str]) -> bytes:
    """The map, and below it the tiles to choose from."""
    rows = -(-len(tiles) // PER_ROW)
    chart, image = _map(public, private, rows * (GALLERY + 14) + 10)
    for place, tile in enumerate(tiles):
        row, column = divmod(place, PER_ROW)
        left, top = 30 + column * (GALLERY + 8), chart.bottom + 8 + row * (GALLERY + 14)
        size = GALLERY - 20
        card(image, (left - 4, top - 4, left + size + 4, top + size + 4), CARD, radius=8)
        image.paste(tile_face(size, tile), (left, top))
        badge(image, (left + 24, top + 22), str(place + 1), 36, PLUM, CARD)
    return png(image)


def _targets(public: PublicView, private: PrivateView, words: list[list[str]]) -> bytes:
    """The regions that may be entered, outlined and numbered on their first sections."""
    chart, image = _map(public, private)
    land = land_of(public)
    marks = []
    for number, parts in enumerate(words, 1):
        if len(parts) == 4 and (parts[0] == "move" or parts[0].startswith("eagle")):
            marks.append((number, _mark(image, chart, land, parts)))
    for number, at in marks:
        badge(image, at, str(number), 32, PLUM, CARD)
    return png(image)


def _mark(image: Image.Image, chart: Chart, land: Land, parts: list[str]) -> tuple[float, float]:
    """Outline a target; where its number goes."""
    x, y, side = int(parts[1]), int(parts[2]), parts[3]
    if side in ("shire", "doom"):
        left, top = chart.corner(x, y)
        highlight(image, (left + 6, top + 6, left + chart.size - 6, top + chart.size - 6), PLUM, radius=8, line=6)
        return left + chart.size / 2, top + chart.size * 0.24
    section = SECTION_OF_NAME[f"{x} {y} {side}"]
    outline(image, chart, land.members[section], PLUM, 5)
    return chart.middle(section, 0.25)


def _map(public: PublicView, private: PrivateView, more: int = 0) -> tuple[Chart, Image.Image]:
    chart = chart_of(public, TOP)
    image = sheet(WIDTH, chart.bottom + more)
    draw_map(image, chart, public, private.scouted)
    return chart, image
