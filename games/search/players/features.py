"""What matters in a position of the Search, as numbers about 1: for the seat to move, then for the other one."""

from dataclasses import dataclass, field

from games.search.grid import ACROSS, DIAGONAL, SHIRE, SHIRE_CELL
from games.search.land import NOWHERE, Land
from games.search.material import CELLS, CHIPS, COLOUR_OF_TERRAIN, MOUNTAIN, NEUTRAL, SCORE, WATER, Chip
from games.search.scoring import total
from games.search.state import State

COLOUR_OF_CHIP = {chip.id: chip.colour for chip in CHIPS.values()}
ROLE_OF_CHIP = {chip.id: chip.role for chip in CHIPS.values()}
FACE_DOWN_WORTH = {"blue": 1.2, "brown": 0.8}
"""What a face-down chip is worth on average: its points, less what its fight costs."""
FAR = 9
"""Stands for a way to Mount Doom that is not there yet."""
LATE = 0.4
"""From this share of free cells on it counts where Mount Doom may come to be."""
NEAR_END = 12
"""From so many free cells on it counts how near all of them are."""
NO_LEADS = [0.0] * 5
_COLOURS = {"green": 0, "yellow": 0, "brown": 1, "blue": 2}


def _as_it_lies(chip: Chip) -> tuple[int, float, float]:
    known_worth = chip.points + float(chip.colour == "blue")
    return 1 + _COLOURS[chip.colour], FACE_DOWN_WORTH.get(chip.colour, known_worth), known_worth


_LYING = {chip.id: _as_it_lies(chip) for chip in CHIPS.values()}
"""By chip: the place of its kind in what `lying` tells, its worth as all see it, and to one who has seen it."""


@dataclass(slots=True)
class Ground:
    """What follows from the land alone, found when it is first asked for; good as long as no tile is laid."""

    land: Land
    _near: dict[int, tuple[int, ...]] = field(default_factory=dict)
    _openings: dict[int, list[int]] | None = None
    _ways: dict[bool, dict[int, int]] = field(default_factory=dict)
    _spots: list[tuple[int, ...]] | None = None
    _ends: dict[tuple[int, bool], list[int]] = field(default_factory=dict)

    def with_tile(self, land: Land, cell: int) -> "Ground":
        """The ground of the land with one more tile, on a cell: what it cannot have changed is kept."""
        around = (cell, *(ACROSS[section] // 4 for section in range(4 * cell, 4 * cell + 4)))
        changed = {land.region[section] for c in around for section in range(4 * c, 4 * c + 4)}
        members = land.members
        kept = {
            name: near
            for name, near in self._near.items()
            if name in members and name not in changed and all(other in members for other in near)
        }
        return Ground(land, kept)

    def bordering(self, region: int) -> tuple[int, ...]:
        """The regions that border a region, as the land has them."""
        near = self._near.get(region)
        if near is None:
            near = self._near[region] = self.land.bordering(region)
        return near

    def openings(self) -> dict[int, list[int]]:
        """By region: how many single sections border it where a tile could make a meeting place, as numbers of open
        (green or yellow), brown and blue ones."""
        if self._openings is None:
            self._openings = {}
            land = self.land
            region, members, terrain = land.region, land.members, land.terrain
            for cell in land.spots:
                for section in ACROSS[4 * cell : 4 * cell + 4]:
                    if region[section] != section or len(members[section]) != 1 or section // 4 == SHIRE_CELL:
                        continue
                    kind = _COLOURS[COLOUR_OF_TERRAIN[terrain[section]]]
                    for side in DIAGONAL[section]:
                        if region[side] != NOWHERE:
                            self._openings.setdefault(region[side], [0, 0, 0])[kind] += 1
        return self._openings

    def gates(self) -> tuple[int, ...]:
        """The regions from which Mount Doom may be entered, or could be if it were on the neutral tile laid last."""
        land = self.land
        if land.doom != NOWHERE:
            return land.gates
        for cell in reversed(land.laid):
            if land.laid[cell] == NEUTRAL:
                return self.gates_of(cell)
        return ()

    def gates_of(self, cell: int) -> tuple[int, ...]:
        """The regions from which Mount Doom could be entered on a cell."""
        region, terrain = self.land.region, self.land.terrain
        around = [section for section in ACROSS[4 * cell : 4 * cell + 4] if region[section] not in (NOWHERE, SHIRE)]
        mountains = [section for section in around if terrain[section] == MOUNTAIN]
        return tuple({region[section] for section in mountains or around})

    def ways(self, boat: bool) -> dict[int, int]:
        """By region: how many moves it is away from Mount Doom as `gates` has it, wherever the other hobbit is."""
        found = self._ways.get(boat)
        if found is None:
            found = self._ways[boat] = self._spread(dict.fromkeys(self.gates(), 1), boat)
        return found

    def ends(self, here: int, boat: bool) -> list[int]:
        """By spot: how many moves Mount Doom would be away from a region, if it were there."""
        found = self._ends.get((here, boat))
        if found is None:
            if self._spots is None:
                self._spots = [self.gates_of(cell) for cell in self.land.spots]
            away = self._spread({here: 1}, boat)
            found = [min((away.get(gate, FAR) for gate in gates), default=FAR) for gates in self._spots]
            self._ends[here, boat] = found
        return found

    def _spread(self, found: dict[int, int], boat: bool) -> dict[int, int]:
        terrain, bordering = self.land.terrain, self.bordering
        edge = list(found)
        for region in edge:
            further = found[region] + 1
            for near in bordering(region):
                if near not in found and (boat or near == SHIRE or terrain[near] != WATER):
                    found[near] = further
                    edge.append(near)
        return found


def lying(state: State, seat: int) -> dict[int, list[float]]:
    """By region: what the chips there are worth to a seat, as far as it knows, and how many open, brown and blue ones
    there are."""
    regions: dict[int, list[float]] = {}
    region = state.land.region
    seen = state.seen[seat]
    for section, chip in state.chips.items():
        kind, worth, known_worth = _LYING[chip]
        if section in seen:
            worth = known_worth
        name = region[section]
        entry = regions.get(name)
        if entry is None:
            regions[name] = entry = [0.0, 0.0, 0.0, 0.0]
        entry[0] += worth
        entry[kind] += 1
    return regions


def layers(ground: Ground, start: int, elsewhere: int, boat: bool, depth: int) -> list[list[int]]:
    """The regions 0, 1, … `depth` moves away from a region; the other hobbit's, `elsewhere`, is
    not entered, the Shire excepted."""
    terrain, bordering = ground.land.terrain, ground.bordering
    seen = {start} if elsewhere == SHIRE else {start, elsewhere}
    found = [[start]]
    for _ in range(depth):
        edge = []
        for region in found[-1]:
            for near in bordering(region):
                if near not in seen and (boat or terrain[near] != WATER or near == SHIRE):
                    seen.add(near)
                    edge.append(near)
        found.append(edge)
    return found


def arrival(state: State, ground: Ground, seat: int) -> int:
    """In how many turns a seat can be on Mount Doom; FAR or more if there is no way."""
    way = ground.ways(state.boats[seat]).get(state.region_of(seat), FAR)
    return way + state.lost_moves[seat]


def doom_worth(state: State, seat: int) -> int:
    """The points of reaching Mount Doom for a seat now."""
    blue = state.blue[seat]
    if "ring" not in blue:
        return SCORE["doom"]
    return SCORE["doom_with_ring_and_gollum"] if "gollum" in blue else SCORE["doom_with_ring"]


def features(state: State, ground: Ground) -> list[float]:
    """The numbers that the network takes, of a position in which `state.seat` is at the beginning of its turn."""
    mover = state.seat
    margin = total(state, mover) - total(state, 1 - mover)
    free = CELLS - len(state.land.laid)
    left = free / (CELLS - 12)
    last = state.phase == 3
    values = [1.0, left, float(last), float(state.phase == 1), margin / 10, margin * (1 - min(left, 1.0)) / 5]
    supply = state.supply
    values.append((len(supply["green"]) + len(supply["yellow"])) / 16)
    values += [len(supply["blue"]) / 8, len(supply["brown"]) / 20]
    values.append(float(free % 2) if left <= LATE else 0.5)
    race = 0.0
    arrivals = [0, 0]
    if left <= LATE and ground.gates():
        arrivals = [arrival(state, ground, mover), arrival(state, ground, 1 - mover)]
    if last:
        if arrivals[0] <= arrivals[1]:
            race = margin + doom_worth(state, mover) if arrivals[0] < FAR else margin
        else:
            race = margin - doom_worth(state, 1 - mover)
        race = max(-1.5, min(1.5, race / 4))
    values.append(race)
    values += _leads(state, ground) if 0 < free <= NEAR_END else NO_LEADS
    chips = [lying(state, 0)]
    chips.append(lying(state, 1) if state.seen[0] or state.seen[1] else chips[0])
    for seat, turns in zip((mover, 1 - mover), arrivals, strict=True):
        values += _of_seat(state, ground, seat, turns, chips[seat])
    return values


def _leads(state: State, ground: Ground) -> list[float]:
    """By how much the mover would be nearer to Mount Doom: on the spots' average, at the best one, at the worst; and
    how near either would be on the average."""
    ends = [
        [turns + state.lost_moves[seat] for turns in ground.ends(state.region_of(seat), state.boats[seat])]
        for seat in (state.seat, 1 - state.seat)
    ]
    if not ends[0]:
        return NO_LEADS
    leads = [max(-1.0, min(1.0, (other - own) / 4)) for own, other in zip(*ends, strict=True)]
    near = [sum(1 / (1 + turns) for turns in row) / len(row) for row in ends]
    return [sum(leads) / len(leads), max(leads), min(leads), *near]


def _of_seat(state: State, ground: Ground, seat: int, turns: int, chips: dict[int, list[float]]) -> list[float]:
    here = state.region_of(seat)
    elsewhere = state.region_of(1 - seat)
    boat = state.boats[seat]
    near = layers(ground, here, elsewhere, boat, 3)
    sums = [0.0, 0.0, 0.0, 0.0]
    best = second = 0.0
    kinds = [0.0, 0.0, 0.0]
    for depth, regions in enumerate(near):
        for region in regions:
            entry = chips.get(region)
            if entry:
                worth = entry[0]
                sums[depth] += worth
                if depth < 2:
                    kinds[0] += entry[1]
                    kinds[1] += entry[2]
                    kinds[2] += entry[3]
                    if worth > best:
                        best, second = worth, best
                    elif worth > second:
                        second = worth
    held = state.held[seat]
    blue = [ROLE_OF_CHIP[chip] for chip in state.blue[seat]]
    values = [
        state.lost_moves[seat] / 2,
        float(boat),
        0.0 if boat else min(sum(COLOUR_OF_CHIP[chip] == "brown" for chip in held), 2) / 2,
        blue.count("eagle") / 2,
        blue.count("haste") / 2,
        float("ring" in blue),
        float("gollum" in blue),
        min(len(state.unused(seat, "companion")), len(state.unused(seat, "arm")), 2) / 2,
        best / 3,
        second / 3,
        sums[0] / 3,
        sums[1] / 5,
        sums[2] / 5,
        sums[3] / 5,
        kinds[0] / 2,
        kinds[1] / 3,
        kinds[2] / 3,
        len(near[1]) / 5,
        len(near[2]) / 8,
        len(state.land.members[here]) / 10,
    ]
    way = 1 / (1 + turns) if turns else 0.0
    if state.phase == 3:
        return [*values, 0.0, 0.0, 0.0, 0.0, 0.0, way, float(turns <= 1), float(turns >= FAR), min(turns, FAR) / 9]
    openings = ground.openings()
    own = openings.get(here, (0, 0, 0))
    around = 0.0
    for region in near[1]:
        more = openings.get(region)
        if more:
            around += more[0] + 0.5 * more[1] + (0.5 * more[2] if boat else 0)
    blue_near = own[2] / 3 if boat else 0.0
    return [*values, own[0] / 3, own[1] / 3 + blue_near, around / 5, way, min(turns, FAR) / 9, 0.0, 0.0, 0.0, 0.0]
