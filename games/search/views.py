"""What everybody, and what each seat, may see (rules: "Views")."""

from typing import Any, Literal

from games.core import View
from games.search.grid import PLACES, SHIRE, SIDES, cell_at
from games.search.land import DOOM_LAID, SHIRE_LAID, Land
from games.search.material import CHIPS, FACE_DOWN, TERRAINS
from games.search.state import State

Side = Literal["n", "e", "s", "w"]
Colour = Literal["green", "yellow", "blue", "brown"]


class CellView(View):
    """A cell; x grows to the east, y to the south, and the Shire is 0, 0."""

    x: int
    y: int


class TileView(CellView):
    """`tile`: sections n-e-s-w as laid, or "????" for a neutral tile, or "shire" or "doom"."""

    tile: str


class ChipView(CellView):
    """A chip on its section; `chip` is None for one that lies face down."""

    side: Side
    colour: Colour
    chip: str | None


class HobbitView(CellView):
    """The first section of the hobbit's region."""

    side: Literal["n", "e", "s", "w", "shire", "doom"]


class FightView(View):
    """The chip fought, which its taker already holds, and the moves that it still threatens to cost."""

    chip: str
    moves: int


class BoundsView(View):
    """How far the arms of the cross reach so far; from phase 2 on, the board's rim."""

    west: int
    north: int
    east: int
    south: int


class PublicView(View):
    """What lies open. Lists of two are by seat; board and chips are in reading order."""

    phase: Literal[1, 2, 3]
    step: Literal["place", "move", "fight", "haste", "over"]
    turn: int = 0
    """The seat whose turn it is, or was when the match ended. Like the other fields that the rules do not name it may
    be missing in views of foreign programs; `model_fields_set` tells."""
    board: list[TileView]
    chips: list[ChipView]
    hobbits: list[HobbitView]
    stock: int
    discard: list[str]
    hand_sizes: list[int]
    lost_moves: list[int]
    boats: list[bool]
    held: list[list[str]]
    used: list[list[tuple[str, str]]]
    blue_held: list[int]
    fight: FightView | None
    doom: CellView | None
    quiet: int
    bounds: BoundsView = BoundsView(west=0, north=0, east=0, south=0)
    last: CellView | None = None
    """The cell of the last placing."""


class ScoutedView(CellView):
    """A face-down chip that the seat has seen where it lies."""

    side: Side
    chip: str


class PrivateView(View):
    """What a seat sees in addition."""

    hand: list[str]
    blue: list[str]
    scouted: list[ScoutedView]


def _cell(cell: int) -> CellView:
    x, y = PLACES[cell]
    return CellView(x=x, y=y)


def public(state: State) -> PublicView:
    """What everybody may see (rules, "Views")."""
    land = state.land
    north, east, south, west = land.arms
    return PublicView(
        phase=state.phase,  # type: ignore[arg-type]
        step=state.step,  # type: ignore[arg-type]
        turn=state.seat,
        board=[TileView(x=PLACES[cell][0], y=PLACES[cell][1], tile=land.laid[cell]) for cell in sorted(land.laid)],
        chips=[
            ChipView(**spot(section), colour=CHIPS[chip].colour, chip=seen_by_all(chip))  # type: ignore[arg-type]
            for section, chip in sorted(state.chips.items())
        ],
        hobbits=[HobbitView(**region_spot(land, state.region_of(seat))) for seat in (0, 1)],
        stock=len(state.stock),
        discard=state.discard.copy(),
        hand_sizes=[len(hand) for hand in state.hands],
        lost_moves=state.lost_moves.copy(),
        boats=state.boats.copy(),
        held=[chips.copy() for chips in state.held],
        used=[[(one, other) for one, other in pairs] for pairs in state.used],
        blue_held=[len(chips) for chips in state.blue],
        fight=FightView(chip=state.fight.chip, moves=state.fight.moves) if state.fight else None,
        doom=_cell(land.doom) if land.doom >= 0 else None,
        quiet=state.quiet,
        bounds=BoundsView(west=-west, north=-north, east=east, south=south),
        last=None if state.last is None else _cell(state.last),
    )


def private(state: State, seat: int) -> PrivateView:
    """What only a seat sees (rules, "Views"); scouted chips are those that still lie on the board."""
    return PrivateView(
        hand=state.hands[seat].copy(),
        blue=state.blue[seat].copy(),
        scouted=[
            ScoutedView(**spot(section), chip=state.chips[section])
            for section in sorted(state.seen[seat])
            if section in state.chips
        ],
    )


# How events and views tell of places and chips


def spot(section: int) -> dict[str, Any]:
    """A section's tile and side."""
    x, y = PLACES[section // 4]
    return {"x": x, "y": y, "side": SIDES[section % 4]}


def region_spot(land: Land, region: int) -> dict[str, Any]:
    """A region by its first section; the Shire and Doom have a word instead of a side."""
    if region == SHIRE:
        return {**spot(region), "side": SHIRE_LAID}
    if region // 4 == land.doom:
        return {**spot(region), "side": DOOM_LAID}
    return spot(region)


def region_told(land: Land, region: int) -> dict[str, Any]:
    """A region as events tell of it: its first section, and its terrain, which is None for the Shire and Doom."""
    told = region_spot(land, region)
    named = told["side"] in (SHIRE_LAID, DOOM_LAID)
    return {**told, "terrain": None if named else TERRAINS[land.terrain[region] - 1]}


def seen_by_all(chip: str) -> str | None:
    """The chip as it lies on the land: None for one that lies face down."""
    return None if CHIPS[chip].colour in FACE_DOWN else chip


def land_of(public: PublicView) -> Land:
    """The land that a view shows."""
    return Land.seen((cell_at(tile.x, tile.y), tile.tile) for tile in public.board)
