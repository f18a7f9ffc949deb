"""Placing tiles (rules: "Placing tiles", both phases, and "Meeting place")."""

from games.core import Event
from games.search.grid import CELL_NAMES, CELL_OF_NAME, SHIRE
from games.search.material import (
    CELLS,
    COLOUR_OF_TERRAIN,
    FITS,
    HAND,
    NEUTRAL,
    turned,
)
from games.search.mount_doom import reveal_doom
from games.search.state import DRAW, HASTE, MOVE, State
from games.search.views import seen_by_all, spot


def open_placing(state: State, events: list[Event]) -> None:
    """The turn's first step, rules a to e: what may be laid or must be discarded; rule e goes on to the move."""
    if state.phase == 3:
        state.step = MOVE
        return
    hand = state.hands[state.seat]
    state.legal = placings(state, hand or state.discard)
    if state.legal:
        return
    if hand:
        state.legal = ["discard"]
        return
    state.legal = neutral_placings(state)
    if not state.legal:
        events.append(Event("no_placing", {"seat": state.seat}))
        state.step = MOVE if state.phase == 2 else DRAW


def placings(state: State, tiles: list[str]) -> list[str]:
    """Every way to lay one of these tiles so that sides match and the hobbits are not brought together."""
    land = state.land
    demand = land.demand
    spots = [(demand[cell], CELL_NAMES[cell]) for cell in land.spots]
    texts = []
    for tile in tiles:
        fits = FITS[tile]
        for wanted, name in spots:
            texts += [start + name for start in fits[wanted]]
    contested = _contested(state)
    if contested:
        texts = [text for text in texts if not _joins_hobbits_by(state, text, contested)]
    return texts


def neutral_placings(state: State) -> list[str]:
    """Rule d: every tile of the discard, face down, on every spot where it does not bring the hobbits together."""
    contested = _contested(state)
    spots = [c for c in state.land.spots if c not in contested or not joins_hobbits(state, c, NEUTRAL)]
    return [f"neutral {tile} {CELL_NAMES[cell]}" for tile in state.discard for cell in spots]


def _contested(state: State) -> set[int]:
    """The cells where a tile could join the hobbits' regions, if any."""
    one, other = state.region_of(0), state.region_of(1)
    land = state.land
    if SHIRE in (one, other) or land.terrain[one] != land.terrain[other]:
        return set()
    return land.openings(one) & land.openings(other)


def _joins_hobbits_by(state: State, text: str, contested: set[int]) -> bool:
    _, tile, turns, name = text.split(" ", 3)
    cell = CELL_OF_NAME[name]
    return cell in contested and joins_hobbits(state, cell, turned(tile, int(turns)))


def joins_hobbits(state: State, cell: int, laid: str) -> bool:
    """Whether the tile, as it would lie, brings both hobbits into one region, the Shire excepted."""
    trial = state.land.with_tile(cell, laid)
    one, other = (trial.region[hobbit] for hobbit in state.hobbits)
    return one == other != SHIRE


def place(state: State, words: list[str], events: list[Event]) -> None:
    """`place FFPW 1 -1 0`: a tile of the hand or, with an empty hand, of the discard."""
    _, tile, turns, x, y = words
    hand = state.hands[state.seat]
    source = hand or state.discard
    source.remove(tile)
    laid = turned(tile, int(turns))
    came_from = "hand" if source is hand else "discard"
    what = {"seat": state.seat, "tile": tile, "turns": int(turns), "x": int(x), "y": int(y), "sections": laid}
    events.append(Event("placed", {**what, "from": came_from}))
    _lay(state, CELL_OF_NAME[f"{x} {y}"], laid, events)


def place_neutral(state: State, words: list[str], events: list[Event]) -> None:
    """`neutral FFPW 2 1`: a tile of the discard face down."""
    _, tile, x, y = words
    state.discard.remove(tile)
    events.append(Event("placed_neutral", {"seat": state.seat, "tile": tile, "x": int(x), "y": int(y)}))
    _lay(state, CELL_OF_NAME[f"{x} {y}"], NEUTRAL, events)


def _lay(state: State, cell: int, laid: str, events: list[Event]) -> None:
    land = state.land
    land.lay(cell, laid)
    state.last = cell
    state.tile_laid = state.eventful = True
    for first in land.new_pairs(cell):
        _make_meeting_place(state, first, events)
    if state.phase == 2:
        state.step = MOVE
        if len(land.laid) == CELLS:
            reveal_doom(state, events)
        return
    state.step = DRAW
    if land.cross_complete:
        state.phase = 2
        north, east, south, west = land.arms
        events.append(Event("cross_complete", {"west": -west, "east": east, "north": -north, "south": south}))


def _make_meeting_place(state: State, first: int, events: list[Event]) -> None:
    """Put the next chip of the terrain's colour on the first of the two sections, if one is left."""
    colour = COLOUR_OF_TERRAIN[state.land.terrain[first]]
    supply = state.supply[colour]
    if not supply:
        events.append(Event("no_chip_left", {**spot(first), "colour": colour}))
        return
    state.chips[first] = supply.pop(0)
    events.append(Event("meeting_place", {**spot(first), "colour": colour, "chip": seen_by_all(state.chips[first])}))


def discard(state: State, words: list[str], events: list[Event]) -> None:
    """Rule b: the whole hand goes to the discard, up to three tiles are drawn, and the turn is over."""
    hand = state.hands[state.seat]
    events.append(Event("discarded", {"seat": state.seat, "tiles": hand.copy()}))
    state.discard += hand
    hand.clear()
    state.eventful = True
    draw(state, HAND, events)
    state.step = HASTE


def open_draw(state: State, events: list[Event]) -> None:
    """The turn's last step before haste: one tile from the stock, if it has any."""
    draw(state, 1, events)
    state.step = HASTE


def draw(state: State, count: int, events: list[Event]) -> None:
    """The mover draws from the stock's top so many tiles, or what is left."""
    drawn = state.stock[:count]
    if drawn:
        del state.stock[:count]
        state.hands[state.seat] += drawn
        events.append(Event("drew", {"seat": state.seat, "count": len(drawn), "stock": len(state.stock)}))
