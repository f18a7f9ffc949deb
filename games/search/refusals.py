"""Why an action cannot be done now: one sentence, of what the seat to move may know."""

from games.search.grid import CELL_OF_NAME, SECTION_OF_NAME, SHIRE
from games.search.land import NOWHERE
from games.search.material import CHIPS, NEUTRAL, TERRAINS, TILES, WATER, turned
from games.search.placing import joins_hobbits
from games.search.state import FIGHT, HASTE, MOVE, OVER, PLACE, State
from games.search.turn import ACTIONS

SIDE_NAMES = ("north", "east", "south", "west")
TERRAIN_NAMES = {"F": "forest", "M": "mountain", "P": "plain", "W": "water"}

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
KNOWN_WORDS = ", ".join([*(w for w in ACTIONS if w not in CHIPS), "or the name of an eagle or haste chip"])
WHAT_IS_ASKED = {
    PLACE: "a tile must be placed now",
    MOVE: "the hobbit moves now",
    FIGHT: "a fight must be decided now",
    HASTE: "the turn is about to end: use a haste chip or `end`",
}


def refusal(state: State, action: str) -> str:
    """A sentence for an action that is not legal for the seat to move."""
    words = action.split(" ")
    word = words[0]
    if state.step == OVER:
        return "the match is over"
    if word not in ACTIONS:
        known = (
            "place, neutral, discard, move, stay, boat, scout, aid, fight, end, or the name of an eagle or haste chip"
        )
        return f"there is no action {word!r}; an action begins with {known}"
    if STEP_OF_WORD[word] != state.step:
        return f"`{word}` is not possible at this point: {WHAT_IS_ASKED[state.step]}"
    return REASONS.get(word, _chip)(state, words)


def _place(state: State, words: list[str]) -> str:
    hand = state.hands[state.seat]
    if state.legal == ["discard"]:
        return "none of the tiles in hand fits anywhere: they must go to the discard"
    if state.legal[0].startswith("neutral"):
        return "no tile of the discard fits anywhere: one of them must be laid face down (`neutral`)"
    if len(words) != 5 or words[2] not in ("0", "1", "2", "3"):
        return "a placing is written `place TILE TURNS X Y`, with 0 to 3 quarter turns, as in `place FFPW 1 -1 0`"
    tile, turns = words[1], int(words[2])
    if tile not in (hand or state.discard):
        if tile not in TILES:
            return f"there is no tile {tile!r}"
        return f"{tile} is not in hand" if hand else f"{tile} does not lie in the discard"
    cell = CELL_OF_NAME.get(f"{words[3]} {words[4]}")
    if cell not in state.land.spots:
        return _no_spot(state, cell)
    sections = turned(tile, turns)
    demand = state.land.demand[cell]
    for side in range(4):
        wanted = demand // 5**side % 5
        if wanted and TERRAINS[wanted - 1] != sections[side]:
            shown, needed = TERRAIN_NAMES[sections[side]], TERRAIN_NAMES[TERRAINS[wanted - 1]]
            return f"touching sides must match: in the {SIDE_NAMES[side]} the tile would show {shown} to {needed}"
    if any(turned(tile, fewer) == sections for fewer in range(turns)):
        return "of turns that look the same only the smallest is written"
    return "this placing would bring both hobbits into one region"


def _neutral(state: State, words: list[str]) -> str:
    if not state.legal[0].startswith("neutral"):
        return "a tile is laid face down only with an empty hand, when no tile of the discard fits"
    if len(words) != 4:
        return "a neutral tile is laid with `neutral TILE X Y`, as in `neutral FFPW 2 1`"
    if words[1] not in state.discard:
        return f"{words[1]!r} does not lie in the discard"
    cell = CELL_OF_NAME.get(f"{words[2]} {words[3]}")
    if cell in state.land.spots and joins_hobbits(state, cell, NEUTRAL):
        return "a neutral tile there would bring both hobbits into one region"
    return _no_spot(state, cell)


def _no_spot(state: State, cell: int | None) -> str:
    if cell is None:
        return "there is no such cell on the board"
    if cell in state.land.laid:
        return "a tile lies there already"
    if state.phase == 1:
        return "in the cross a tile goes to the next free cell of an arm that may still grow"
    if not state.land.open(cell):
        return "that cell is not on the board"
    return "a tile must touch at least two laid tiles by sides"


def _discard(state: State, words: list[str]) -> str:
    if len(words) > 1:
        return "`discard` stands alone: the whole hand goes"
    return "the hand is discarded only when none of its tiles fits anywhere"


def _move(state: State, words: list[str]) -> str:
    if len(words) != 4:
        return "a move is written `move X Y S`, with side n, e, s or w, or `move 0 0 shire`, or `move X Y doom`"
    if words[3] == "shire":
        return "the Shire does not border the hobbit's region"
    if words[3] == "doom":
        return "Mount Doom cannot be entered from the hobbit's region"
    return _no_target(state, " ".join(words[1:]))


def _no_target(state: State, name: str) -> str:
    land = state.land
    section = SECTION_OF_NAME.get(name)
    first = NOWHERE if section is None else land.region[section]
    if section is None or first in (NOWHERE, SHIRE) or first // 4 == land.doom or not land.is_region(first):
        return "there is no region with that section"
    if first == state.region_of(1 - state.seat):
        return "the other hobbit is in that region"
    if land.terrain[first] == WATER and not state.boats[state.seat]:
        return "water is entered only with a boat"
    if first == state.region_of(state.seat):
        return "the hobbit is in that region already, and no chip lies there to be taken by a move"
    if first != section:
        return "a region is named by its first section in reading order"
    return "that region does not border the hobbit's"


def _boat(state: State, words: list[str]) -> str:
    if len(words) > 1:
        return "`boat` stands alone: the two brown chips of least value are given up"
    return "there is one boat per player" if state.boats[state.seat] else "a boat costs two brown chips"


def _stay(state: State, words: list[str]) -> str:
    return "`stay` stands alone"


def _scout(state: State, words: list[str]) -> str:
    if fault := _pair_fault(state, words, "elf", "elven", "an elf with an elven thing, as in `scout legolas rope`"):
        return fault
    return "no bordering region has a face-down chip that has not been seen"


def _aid(state: State, words: list[str]) -> str:
    wanted = "a companion with an arm, as in `aid gandalf sting`"
    return _pair_fault(state, words, "companion", "arm", wanted) or "no move is threatened"


def _pair_fault(state: State, words: list[str], one: str, other: str, wanted: str) -> str:
    if len(words) != 3:
        return f"a pair is named: {wanted}"
    for chip, role in zip(words[1:], (one, other), strict=True):
        if chip not in CHIPS or CHIPS[chip].role != role:
            return f"{chip!r} does not belong there: {wanted}"
        if chip not in state.held[state.seat]:
            return f"{chip} is not held"
        if chip not in state.unused(state.seat, role):
            return f"{chip} has been used in a pair already"
    return ""


def _fight(state: State, words: list[str]) -> str:
    return "`fight` stands alone"


def _end(state: State, words: list[str]) -> str:
    return "`end` stands alone"


def _chip(state: State, words: list[str]) -> str:
    chip = words[0]
    if chip not in state.blue[state.seat]:
        return f"{chip} is not held"
    if CHIPS[chip].role == "haste":
        return f"`{chip}` stands alone"
    if state.region_of(state.seat) == SHIRE:
        return "no eagle carries a hobbit out of the Shire"
    if len(words) != 4:
        return f"a flight is written `{chip} X Y S`, with the first section of the region"
    return _no_flight(state, " ".join(words[1:]))


def _no_flight(state: State, name: str) -> str:
    here = state.region_of(state.seat)
    section = SECTION_OF_NAME.get(name)
    if section is not None and section != here and state.land.region[section] == section:
        if state.land.terrain[section] != state.land.terrain[here]:
            return "an eagle flies only to a region of the same terrain"
        if section not in state.land.level(here) and state.land.is_region(section):
            return "an eagle flies only to a region that reaches into a row of the hobbit's own"
    if section == here:
        return "an eagle flies to another region"
    return _no_target(state, name)


REASONS = {
    "place": _place,
    "neutral": _neutral,
    "discard": _discard,
    "move": _move,
    "stay": _stay,
    "boat": _boat,
    "scout": _scout,
    "aid": _aid,
    "fight": _fight,
    "end": _end,
}
