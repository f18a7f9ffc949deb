"""The land: tiles laid, their regions, and the cells where the next tile may lie (rules: "Regions").

Regions are kept up to date as tiles are laid: every section knows its region, and joining two regions renames the
sections of one. A region's name is its first section in reading order, which is also how moves name it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from games.search.grid import ACROSS, DIAGONAL, GRID, PLACES, SHIRE, SHIRE_CELL, SHIRE_NEIGHBOURS, STEP
from games.search.material import (
    BLANK,
    CODE,
    MOUNTAIN,
    NEUTRAL,
    NORTH_SOUTH,
    SHIRE_TILE,
    WEST_EAST,
)

NOWHERE = -1
SHIRE_LAID = "shire"
DOOM_LAID = "doom"


@dataclass(slots=True)
class Land:
    """What lies on the table, chips and hobbits apart. Lists are by cell or by section (see `grid`)."""

    laid: dict[int, str] = field(default_factory=dict)
    """By cell, in the order of laying: sections n-e-s-w, "????" for a neutral tile, "shire" or "doom"."""
    terrain: list[int] = field(default_factory=lambda: [BLANK] * (4 * GRID))
    """By section; the Shire's sides count as well. BLANK where nothing lies, and for blank sections."""
    region: list[int] = field(default_factory=lambda: [NOWHERE] * (4 * GRID))
    """By section: the first section of what it hangs together with; NOWHERE for blank sections."""
    members: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """By first section: all sections. Single sections that are no regions stand here too."""
    touching: list[int] = field(default_factory=lambda: [0] * GRID)
    """By cell: laid tiles that touch it by sides."""
    demand: list[int] = field(default_factory=lambda: [0] * GRID)
    """By cell: what a tile must show there (see `material.FITS`)."""
    arms: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Tiles of the cross in the north, east, south and west arm."""
    spots: list[int] = field(default_factory=list)
    """Free cells where a tile may be laid: the next ones of the arms, later those that touch two tiles."""
    doom: int = NOWHERE
    gates: tuple[int, ...] = ()
    """The regions from which Doom may be entered."""
    _bordering: dict[int, tuple[int, ...]] = field(default_factory=dict)
    _level: dict[int, tuple[int, ...]] = field(default_factory=dict)

    @classmethod
    def with_shire(cls) -> "Land":
        """The Shire alone."""
        land = cls()
        land.laid[SHIRE_CELL] = SHIRE_LAID
        land.members[SHIRE] = tuple(range(SHIRE, SHIRE + 4))
        for side in range(4):
            land.terrain[SHIRE + side] = CODE[SHIRE_TILE[side]]
            land.region[SHIRE + side] = SHIRE
            land._show(SHIRE + side, CODE[SHIRE_TILE[side]])
        land.spots = land._arm_ends()
        return land

    @classmethod
    def of(cls, laid: Iterable[tuple[int, str]]) -> "Land":
        """The land with these tiles, the Shire among them, laid one after the other."""
        land = cls.with_shire()
        return land._with(laid, land.lay)

    @classmethod
    def seen(cls, laid: Iterable[tuple[int, str]]) -> "Land":
        """The land with these tiles in any order, as a view shows it; arms and spots are not known."""
        land = cls.with_shire()
        return land._with(laid, land._put)

    def _with(self, laid: Iterable[tuple[int, str]], lay: Callable[[int, str], None]) -> "Land":
        doom = NOWHERE
        for cell, tile in laid:
            if tile == DOOM_LAID:
                doom = cell
            if tile != SHIRE_LAID:
                lay(cell, NEUTRAL if tile == DOOM_LAID else tile)
        if doom != NOWHERE:
            self.reveal_doom(doom)
        return self

    def copy(self) -> "Land":
        return Land(
            self.laid.copy(),
            self.terrain.copy(),
            self.region.copy(),
            self.members.copy(),
            self.touching.copy(),
            self.demand.copy(),
            self.arms.copy(),
            self.spots.copy(),
            self.doom,
            self.gates,
            self._bordering.copy(),
            self._level.copy(),
        )

    @property
    def cross_complete(self) -> bool:
        """Whether all tiles of the cross have been laid: phase 1 is over."""
        return sum(self.arms) == WEST_EAST.tiles + NORTH_SOUTH.tiles

    def lay(self, cell: int, tile: str) -> None:
        """Lay a tile, its sections given n-e-s-w as they will lie, or a neutral one, on a free cell of `spots`."""
        crossing = not self.cross_complete
        self._put(cell, tile)
        if crossing:
            self._lengthen_arm(cell)
        else:
            self.spots.remove(cell)
            self.spots += [cell + step for step in STEP if self.touching[cell + step] == 2 and self.open(cell + step)]

    def with_tile(self, cell: int, tile: str) -> "Land":
        """The land as it would be with one more tile; arms and spots stay as they are."""
        land = self.copy()
        land._put(cell, tile)
        return land

    def _put(self, cell: int, tile: str) -> None:
        """Let a tile lie on a cell: terrains, regions, and what the cells around it ask for."""
        self.laid[cell] = tile
        first = 4 * cell
        neutral = tile == NEUTRAL
        terrain, laid = self.terrain, self.laid
        settled = []
        for side in range(4):
            section = first + side
            facing = ACROSS[section]
            neighbour = laid.get(facing // 4)
            if not neutral:
                kind = CODE[tile[side]]
                if neighbour == NEUTRAL:
                    terrain[facing] = kind
                    settled.append(facing)
            elif neighbour is None or neighbour == NEUTRAL:
                kind = BLANK
            else:
                kind = terrain[facing]
            if kind:
                terrain[section] = kind
                settled.append(section)
            if neighbour is None:
                self._show(section, kind)
        self._settle(settled)
        self._bordering.clear()
        self._level.clear()

    def _show(self, section: int, kind: int) -> None:
        """Let the empty cell across a side know of it."""
        facing = ACROSS[section]
        self.touching[facing // 4] += 1
        self.demand[facing // 4] += kind * 5 ** (facing % 4)

    def _settle(self, sections: list[int]) -> None:
        """Join sections that have just got their terrain to their like, inside the tile and across the side."""
        terrain, region = self.terrain, self.region
        for section in sections:
            region[section] = section
            self.members[section] = (section,)
        for section in sections:
            for other in (*DIAGONAL[section], ACROSS[section]):
                if terrain[other] == terrain[section] and region[other] != NOWHERE and other // 4 != SHIRE_CELL:
                    self._join(section, other)

    def _join(self, one: int, other: int) -> None:
        first, later = self.region[one], self.region[other]
        if first == later:
            return
        if later < first:
            first, later = later, first
        renamed = self.members.pop(later)
        for section in renamed:
            self.region[section] = first
        self.members[first] += renamed

    def open(self, cell: int) -> bool:
        """Whether a cell of the finished cross's board is still free."""
        north, east, south, west = self.arms
        x, y = PLACES[cell]
        return cell not in self.laid and -west <= x <= east and -north <= y <= south

    def _arm_ends(self) -> list[int]:
        ends = []
        for side, line in enumerate((NORTH_SOUTH, WEST_EAST) * 2):
            length = self.arms[side]
            if length < line.longest and length + self.arms[(side + 2) % 4] < line.tiles:
                ends.append(SHIRE_CELL + STEP[side] * (length + 1))
        return ends

    def _lengthen_arm(self, cell: int) -> None:
        x, y = PLACES[cell]
        self.arms[(1 if x > 0 else 3) if x else (2 if y > 0 else 0)] += 1
        if self.cross_complete:
            self.spots = [free for free in range(GRID) if self.touching[free] >= 2 and self.open(free)]
        else:
            self.spots = self._arm_ends()

    def is_region(self, first: int) -> bool:
        """Whether what hangs together under this first section is a region: two sections, or the Shire or Doom
        across the side of a single one."""
        return len(self.members[first]) > 1 or first in SHIRE_NEIGHBOURS or ACROSS[first] // 4 == self.doom

    def bordering(self, first: int) -> tuple[int, ...]:
        """The regions that border a region, in reading order; Doom, which has rules of its own, is none of them."""
        found = self._bordering.get(first)
        if found is None:
            region = self.region
            near: set[int] = set()
            if first == SHIRE:
                near.update(region[section] for section in SHIRE_NEIGHBOURS)
            else:
                for section in self.members[first]:
                    one, other = DIAGONAL[section]
                    near.add(region[one])
                    near.add(region[other])
                    if section in SHIRE_NEIGHBOURS:
                        near.add(SHIRE)
            near -= {first, NOWHERE, 4 * self.doom}
            found = tuple(sorted(name for name in near if self.is_region(name)))
            self._bordering[first] = found
        return found

    def level(self, first: int) -> tuple[int, ...]:
        """The other regions of a region's terrain with a section in a row (y) of it, in reading order."""
        found = self._level.get(first)
        if found is None:
            kind = self.terrain[first]
            rows = {PLACES[section // 4][1] for section in self.members[first]}
            found = tuple(
                sorted(
                    name
                    for name, sections in self.members.items()
                    if self.terrain[name] == kind
                    and name not in (first, SHIRE)
                    and any(PLACES[section // 4][1] in rows for section in sections)
                    and self.is_region(name)
                )
            )
            self._level[first] = found
        return found

    def openings(self, first: int) -> set[int]:
        """The free cells through which a region may grow: those across its sides, and those across blank sections
        that touch it on a neutral tile."""
        cells = set()
        for section in self.members[first]:
            for end in (section, *DIAGONAL[section]):
                if (end == section or self.region[end] == NOWHERE) and ACROSS[end] // 4 not in self.laid:
                    cells.add(ACROSS[end] // 4)
        return cells

    def new_pairs(self, cell: int) -> list[int]:
        """The regions of exactly two sections that the tile on this cell has made across its sides, in the order
        north, east, south, west."""
        pairs = []
        for section in range(4 * cell, 4 * cell + 4):
            first = self.region[section]
            if first != NOWHERE and first == self.region[ACROSS[section]] and len(self.members[first]) == 2:
                pairs.append(first)
        return pairs

    def reveal_doom(self, cell: int) -> None:
        """Put Mount Doom on a cell: its sections go, and regions that hung together only through it fall apart."""
        self.laid[cell] = DOOM_LAID
        self.doom = cell
        lost = range(4 * cell, 4 * cell + 4)
        torn = {self.region[section] for section in lost} - {NOWHERE}
        for section in lost:
            self.terrain[section] = BLANK
        left = [section for name in torn for section in self.members.pop(name) if section // 4 != cell]
        self._settle(left)
        for section in lost:
            self.region[section] = lost[0]
        self.members[lost[0]] = tuple(lost)
        self._bordering.clear()
        self._level.clear()
        around = [ACROSS[section] for section in lost]
        around = [section for section in around if self.region[section] != NOWHERE and section // 4 != SHIRE_CELL]
        mountains = [section for section in around if self.terrain[section] == MOUNTAIN]
        self.gates = tuple(sorted({self.region[section] for section in mountains or around}))
