"""Why an action cannot be done now: codes with values that the seat to move may know."""

from collections.abc import Callable, Mapping

from games.core.refusal import MATCH_OVER, Refusal
from games.search.grid import CELL_OF_NAME, SECTION_OF_NAME, SHIRE, SIDES
from games.search.land import NOWHERE
from games.search.material import CHIPS, NEUTRAL, TERRAINS, TILES, WATER, turned
from games.search.placing import joins_hobbits
from games.search.state import FIGHT, HASTE, MOVE, OVER, PLACE, State
from games.search.turn import ACTIONS

STEP_OF_WORD = {
    "place": PLACE,
    "neutral": PLACE,
    "discard": PLACE,
    "move": MOVE,
    "stay": MOVE,
    "boat": MOVE,
    "scout": MOVE,
    "aid": FIGHT,
    "fight": FIGHT,
    "end": HASTE,
    **{chip.id: MOVE for chip in CHIPS.values() if chip.role == "eagle"},
    **{chip.id: HASTE for chip in CHIPS.values() if chip.role == "haste"},
}
"""First word of an action → the step in which it can be done."""


def refusal(state: State, action: str) -> Refusal:
    """Why `action`, which is not legal, cannot be done by the seat to move."""
    words = action.split(" ")
    word = words[0]
    if state.step == OVER:
        return Refusal(MATCH_OVER)
    if word not in ACTIONS:
        return Refusal("no action", {"word": word})
    if STEP_OF_WORD[word] != state.step:
        return Refusal("not possible now", {"word": word, "step": state.step})
    return REASONS.get(word, _chip)(state, words)


def _place(state: State, words: list[str]) -> Refusal:
    hand = state.hands[state.seat]
    if state.legal == ["discard"]:
        return Refusal("hand must be discarded")
    if state.legal[0].startswith("neutral"):
        return Refusal("neutral tile must be laid")
    if len(words) != 5 or words[2] not in ("0", "1", "2", "3"):
        return Refusal("form of a placing")
    tile, turns = words[1], int(words[2])
    if tile not in (hand or state.discard):
        if tile not in TILES:
            return Refusal("no tile", {"tile": tile})
        return Refusal("not in hand" if hand else "not among the discarded tiles", {"tile": tile})
    cell = CELL_OF_NAME.get(f"{words[3]} {words[4]}")
    if cell not in state.land.spots:
        return _no_spot(state, cell)
    sections = turned(tile, turns)
    demand = state.land.demand[cell]
    for side in range(4):
        wanted = demand // 5**side % 5
        if wanted and TERRAINS[wanted - 1] != sections[side]:
            return Refusal(
                "sides do not match", {"side": SIDES[side], "shown": sections[side], "needed": TERRAINS[wanted - 1]}
            )
    if any(turned(tile, fewer) == sections for fewer in range(turns)):
        return Refusal("fewer turns look the same")
    return Refusal("hobbits would meet")


def _neutral(state: State, words: list[str]) -> Refusal:
    if not state.legal[0].startswith("neutral"):
        return Refusal("no neutral tile yet")
    if len(words) != 4:
        return Refusal("form of a neutral tile")
    if words[1] not in state.discard:
        return Refusal("not in the discard", {"tile": words[1]})
    cell = CELL_OF_NAME.get(f"{words[2]} {words[3]}")
    if cell in state.land.spots and joins_hobbits(state, cell, NEUTRAL):
        return Refusal("hobbits would meet on a neutral tile")
    return _no_spot(state, cell)


def _no_spot(state: State, cell: int | None) -> Refusal:
    if cell is None:
        return Refusal("no cell")
    if cell in state.land.laid:
        return Refusal("cell is taken")
    if state.phase == 1:
        return Refusal("not the next cell of an arm")
    if not state.land.open(cell):
        return Refusal("cell outside the board")
    return Refusal("two sides must touch")


def _discard(state: State, words: list[str]) -> Refusal:
    return Refusal("whole hand is discarded") if len(words) > 1 else Refusal("a tile in hand fits")


def _move(state: State, words: list[str]) -> Refusal:
    if len(words) != 4:
        return Refusal("form of a move")
    if words[3] == "shire":
        return Refusal("Shire does not border")
    if words[3] == "doom":
        return Refusal("Mount Doom does not border")
    return _no_target(state, " ".join(words[1:]))


def _no_target(state: State, name: str) -> Refusal:
    land = state.land
    section = SECTION_OF_NAME.get(name)
    first = NOWHERE if section is None else land.region[section]
    if section is None or first in (NOWHERE, SHIRE) or first // 4 == land.doom or not land.is_region(first):
        return Refusal("no region")
    if first == state.region_of(1 - state.seat):
        return Refusal("other hobbit is there")
    if land.terrain[first] == WATER and not state.boats[state.seat]:
        return Refusal("no boat")
    if first == state.region_of(state.seat):
        return Refusal("hobbit is there already")
    if first != section:
        return Refusal("first section expected")
    return Refusal("region does not border")


def _boat(state: State, words: list[str]) -> Refusal:
    if len(words) > 1:
        return Refusal("boat stands alone")
    return Refusal("one boat per player") if state.boats[state.seat] else Refusal("boat costs two brown chips")


def _alone(state: State, words: list[str]) -> Refusal:
    return Refusal("stands alone", {"word": words[0]})


def _scout(state: State, words: list[str]) -> Refusal:
    return _pair_fault(state, words, "elf", "elven") or Refusal("nothing to scout")


def _aid(state: State, words: list[str]) -> Refusal:
    return _pair_fault(state, words, "companion", "arm") or Refusal("no move is threatened")


def _pair_fault(state: State, words: list[str], one: str, other: str) -> Refusal | None:
    """What is wrong with a pair of chips of these two roles; `pair` names it by the first word of its action."""
    if len(words) != 3:
        return Refusal("form of a pair", {"pair": words[0]})
    for chip, role in zip(words[1:], (one, other), strict=True):
        if chip not in CHIPS or CHIPS[chip].role != role:
            return Refusal("not of the pair", {"chip": chip, "pair": words[0]})
        if chip not in state.held[state.seat]:
            return Refusal("not held", {"chip": chip})
        if chip not in state.unused(state.seat, role):
            return Refusal("used in a pair", {"chip": chip})
    return None


def _chip(state: State, words: list[str]) -> Refusal:
    chip = words[0]
    if chip not in state.blue[state.seat]:
        return Refusal("not held", {"chip": chip})
    if CHIPS[chip].role == "haste":
        return _alone(state, words)
    if state.region_of(state.seat) == SHIRE:
        return Refusal("no flight from the Shire")
    if len(words) != 4:
        return Refusal("form of a flight", {"chip": chip})
    return _no_flight(state, " ".join(words[1:]))


def _no_flight(state: State, name: str) -> Refusal:
    here = state.region_of(state.seat)
    section = SECTION_OF_NAME.get(name)
    if section is not None and section != here and state.land.region[section] == section:
        if state.land.terrain[section] != state.land.terrain[here]:
            return Refusal("flight to other terrain")
        if section not in state.land.level(here) and state.land.is_region(section):
            return Refusal("flight to another row")
    if section == here:
        return Refusal("flight to the own region")
    return _no_target(state, name)


REASONS: Mapping[str, Callable[[State, list[str]], Refusal]] = {
    "place": _place,
    "neutral": _neutral,
    "discard": _discard,
    "move": _move,
    "stay": _alone,
    "boat": _boat,
    "scout": _scout,
    "aid": _aid,
    "fight": _alone,
    "end": _alone,
}
"""First word of an action → why it cannot be done."""
