"""The map: where cells lie on the picture, and the land drawn there with chips, hobbits and coordinates."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from config.words.numbers import number_text
from config.words.search import hobbit_name
from games.search.grid import ACROSS, DIAGONAL, PLACES, SECTION_OF_NAME, SIDES, cell_at
from games.search.land import Land
from games.search.material import BLANK, NEUTRAL, NORTH_SOUTH, SHIRE_TILE, TERRAINS, WEST_EAST
from games.search.views import ChipView, HobbitView, PublicView, ScoutedView
from render.canvas import Point, highlight, token
from render.palette import CARD, FADED, GOLD, SEATS, Colour
from render.search.chips import lying_chip
from render.search.tiles import Edge, doom_face, empty_face, middle_of, shire_face, strip, tile_face
from render.type import write

WIDTH = 1000
MARGIN = 46
"""Room for the coordinates in the west and in the north."""
EDGES: tuple[Edge, ...] = ("outer", "before", "after")


@dataclass(frozen=True, slots=True)
class Chart:
    """Which cells the picture shows, how large, and where: `top` is the upper edge of the whole map."""

    west: int
    north: int
    east: int
    south: int
    size: int
    left: int
    top: int

    @property
    def bottom(self) -> int:
        """The lower edge of the whole map, margins included."""
        return self.top + MARGIN + (self.south - self.north + 1) * self.size + 12

    def corner(self, x: int, y: int) -> tuple[int, int]:
        """The upper left corner of a cell."""
        return self.left + MARGIN + (x - self.west) * self.size, self.top + MARGIN + (y - self.north) * self.size

    def middle(self, section: int, depth: float = 0.2) -> Point:
        """A point in the middle of a section."""
        left, top = self.corner(*PLACES[section // 4])
        x, y = middle_of(section % 4, self.size, depth)
        return left + x, top + y


def chart_of(public: PublicView, top: int) -> Chart:
    """The board's cells; while the cross grows, all that may still become cells."""
    reach = [
        _most(public.bounds.west, public.bounds.east, WEST_EAST.longest, WEST_EAST.tiles),
        _most(public.bounds.east, public.bounds.west, WEST_EAST.longest, WEST_EAST.tiles),
        _most(public.bounds.north, public.bounds.south, NORTH_SOUTH.longest, NORTH_SOUTH.tiles),
        _most(public.bounds.south, public.bounds.north, NORTH_SOUTH.longest, NORTH_SOUTH.tiles),
    ]
    west, east, north, south = reach
    columns = west + east + 1
    size = (WIDTH - MARGIN - 24) // columns
    left = (WIDTH - MARGIN - 12 - columns * size) // 2
    return Chart(-west, -north, east, south, size, left, top)


def _most(arm: int, opposite: int, longest: int, both: int) -> int:
    """How long an arm may still become."""
    return min(longest, both - abs(opposite))


def draw_land(image: Image.Image, chart: Chart, public: PublicView, land: Land) -> None:
    """Tiles, free cells, coordinates and the mark of the last placing."""
    _coordinates(image, chart)
    for y in range(chart.north, chart.south + 1):
        for x in range(chart.west, chart.east + 1):
            image.paste(_face(land, x, y, chart.size, public.phase), chart.corner(x, y))
    if public.last is not None:
        left, top = chart.corner(public.last.x, public.last.y)
        highlight(image, (left + 4, top + 4, left + chart.size - 4, top + chart.size - 4), GOLD, radius=8, line=6)


def _coordinates(image: Image.Image, chart: Chart) -> None:
    for x in range(chart.west, chart.east + 1):
        left, top = chart.corner(x, chart.north)
        write(image, (left + chart.size / 2, top - 22), number_text(x), 30, style="bold", colour=FADED, align="centre")
    for y in range(chart.north, chart.south + 1):
        left, top = chart.corner(chart.west, y)
        write(image, (left - 8, top + chart.size / 2), number_text(y), 30, style="bold", colour=FADED, align="right")


def _face(land: Land, x: int, y: int, size: int, phase: int) -> Image.Image:
    cell = cell_at(x, y)
    laid = land.laid.get(cell)
    if laid is None:
        return empty_face(size, phase > 1 or x == 0 or y == 0)
    if laid == "shire":
        return shire_face(size, SHIRE_TILE)
    if laid == "doom":
        return doom_face(size)
    if laid != NEUTRAL:
        return tile_face(size, laid)
    kinds = land.terrain[4 * cell : 4 * cell + 4]
    return tile_face(size, "".join("?" if kind == BLANK else TERRAINS[kind - 1] for kind in kinds), True)


def draw_chips(image: Image.Image, chart: Chart, public: PublicView, scouted: Sequence[ScoutedView] = ()) -> None:
    """The chips on the land; those that the one who looks has scouted as if they lay face up."""
    known = {section_of(chip): chip.chip for chip in scouted}
    for chip in public.chips:
        section = section_of(chip)
        shown = chip.chip or known.get(section)
        lying_chip(image, chart.middle(section), round(chart.size * 0.3), chip.colour, shown)


def section_of(thing: ChipView | ScoutedView | HobbitView) -> int:
    """Where something lies; for a hobbit in the Shire or on Mount Doom a KeyError."""
    return SECTION_OF_NAME[f"{thing.x} {thing.y} {thing.side}"]


def outline(image: Image.Image, chart: Chart, sections: Iterable[int], colour: Colour, depth: int) -> None:
    """A line along the inner rim of a region."""
    own = set(sections)
    for paint, thick in ((CARD, depth + 3), (colour, depth)):
        for section in own:
            after, before = DIAGONAL[section]
            corner = chart.corner(*PLACES[section // 4])
            for edge, other in zip(EDGES, (ACROSS[section], before, after), strict=True):
                if other not in own:
                    image.paste(paint, corner, strip(chart.size, section % 4, edge, thick))


def draw_hobbits(image: Image.Image, chart: Chart, public: PublicView, land: Land) -> None:
    """Both hobbits: their regions outlined, and a token with their letter on a section without a chip."""
    taken = {section_of(chip) for chip in public.chips}
    radius = round(chart.size * 0.2)
    for seat, hobbit in enumerate(public.hobbits):
        if hobbit.side in SIDES:
            outline(image, chart, land.members[section_of(hobbit)], SEATS[seat], 6)
    for seat, hobbit in enumerate(public.hobbits):
        if hobbit.side in SIDES:
            sections = land.members[section_of(hobbit)]
            free = sorted(section for section in sections if section not in taken)
            at = chart.middle(free[0], 0.24) if free else chart.middle(min(sections), 0.42)
        else:
            left, top = chart.corner(hobbit.x, hobbit.y)
            at = (left + chart.size * (0.3 if seat == 0 else 0.7), top + chart.size * 0.5)
        token(image, at, radius, SEATS[seat], letter=hobbit_name(seat)[0])
