"""Why an action cannot be done now: one sentence, of what the seat to move may know."""

from config.language import N_, _
from games.core.quoting import quoted
from games.search.grid import CELL_OF_NAME, SECTION_OF_NAME, SHIRE
from games.search.land import NOWHERE
from games.search.material import CHIPS, NEUTRAL, TERRAINS, TILES, WATER, turned
from games.search.placing import joins_hobbits
from games.search.state import FIGHT, HASTE, MOVE, OVER, PLACE, State
from games.search.turn import ACTIONS

UNMATCHED = (
    N_("Touching sides must match: in the north the tile would show {shown} to {needed}."),
    N_("Touching sides must match: in the east the tile would show {shown} to {needed}."),
    N_("Touching sides must match: in the south the tile would show {shown} to {needed}."),
    N_("Touching sides must match: in the west the tile would show {shown} to {needed}."),
)
TERRAIN_NAMES = {"F": N_("forest"), "M": N_("mountain"), "P": N_("plain"), "W": N_("water")}

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
WHAT_IS_ASKED = {
    PLACE: N_("A tile must be placed now."),
    MOVE: N_("The hobbit moves now."),
    FIGHT: N_("A fight must be decided now."),
    HASTE: N_("The turn is about to end: use a haste chip or `end`."),
}


def refusal(state: State, action: str) -> str:
    """A sentence for an action that is not legal for the seat to move."""
    words = action.split(" ")
    word = words[0]
    if state.step == OVER:
        return _("The match is over.")
    if word not in ACTIONS:
        return _(
            "There is no action {word}. An action begins with place, neutral, discard, move, stay, boat, scout, aid, "
            "fight, end, or the name of an eagle or haste chip."
        ).format(word=quoted(word))
    if STEP_OF_WORD[word] != state.step:
        return _("{word} is not possible now.").format(word=quoted(word)) + " " + _(WHAT_IS_ASKED[state.step])
    return REASONS.get(word, _chip)(state, words)


def _place(state: State, words: list[str]) -> str:
    hand = state.hands[state.seat]
    if state.legal == ["discard"]:
        return _("None of the tiles in hand fits anywhere: they must go to the discard.")
    if state.legal[0].startswith("neutral"):
        return _("No tile of the discard fits anywhere: one of them must be laid face down (`neutral`).")
    if len(words) != 5 or words[2] not in ("0", "1", "2", "3"):
        return _("A placing is written `place TILE TURNS X Y`, with 0 to 3 quarter turns, as in `place FFPW 1 -1 0`.")
    tile, turns = words[1], int(words[2])
    if tile not in (hand or state.discard):
        if tile not in TILES:
            return _("There is no tile {tile}.").format(tile=quoted(tile))
        sentence = _("{tile} is not in hand.") if hand else _("{tile} does not lie in the discard.")
        return sentence.format(tile=tile)
    cell = CELL_OF_NAME.get(f"{words[3]} {words[4]}")
    if cell not in state.land.spots:
        return _no_spot(state, cell)
    sections = turned(tile, turns)
    demand = state.land.demand[cell]
    for side in range(4):
        wanted = demand // 5**side % 5
        if wanted and TERRAINS[wanted - 1] != sections[side]:
            shown, needed = TERRAIN_NAMES[sections[side]], TERRAIN_NAMES[TERRAINS[wanted - 1]]
            return _(UNMATCHED[side]).format(shown=_(shown), needed=_(needed))
    if any(turned(tile, fewer) == sections for fewer in range(turns)):
        return _("Of turns that look the same only the smallest is written.")
    return _("This placing would bring both hobbits into one region.")


def _neutral(state: State, words: list[str]) -> str:
    if not state.legal[0].startswith("neutral"):
        return _("A tile is laid face down only with an empty hand, when no tile of the discard fits.")
    if len(words) != 4:
        return _("A neutral tile is laid with `neutral TILE X Y`, as in `neutral FFPW 2 1`.")
    if words[1] not in state.discard:
        return _("{tile} does not lie in the discard.").format(tile=quoted(words[1]))
    cell = CELL_OF_NAME.get(f"{words[2]} {words[3]}")
    if cell in state.land.spots and joins_hobbits(state, cell, NEUTRAL):
        return _("A neutral tile there would bring both hobbits into one region.")
    return _no_spot(state, cell)


def _no_spot(state: State, cell: int | None) -> str:
    if cell is None:
        return _("There is no such cell on the board.")
    if cell in state.land.laid:
        return _("A tile lies there already.")
    if state.phase == 1:
        return _("In the cross a tile goes to the next free cell of an arm that may still grow.")
    if not state.land.open(cell):
        return _("That cell is not on the board.")
    return _("A tile must touch at least two laid tiles by sides.")


def _discard(state: State, words: list[str]) -> str:
    if len(words) > 1:
        return _("`discard` stands alone: the whole hand goes.")
    return _("The hand is discarded only when none of its tiles fits anywhere.")


def _move(state: State, words: list[str]) -> str:
    if len(words) != 4:
        return _("A move is written `move X Y S`, with side n, e, s or w, or `move 0 0 shire`, or `move X Y doom`.")
    if words[3] == "shire":
        return _("The Shire does not border the hobbit's region.")
    if words[3] == "doom":
        return _("Mount Doom cannot be entered from the hobbit's region.")
    return _no_target(state, " ".join(words[1:]))


def _no_target(state: State, name: str) -> str:
    land = state.land
    section = SECTION_OF_NAME.get(name)
    first = NOWHERE if section is None else land.region[section]
    if section is None or first in (NOWHERE, SHIRE) or first // 4 == land.doom or not land.is_region(first):
        return _("There is no region with that section.")
    if first == state.region_of(1 - state.seat):
        return _("The other hobbit is in that region.")
    if land.terrain[first] == WATER and not state.boats[state.seat]:
        return _("Water is entered only with a boat.")
    if first == state.region_of(state.seat):
        return _("The hobbit is in that region already, and no chip lies there to be taken by a move.")
    if first != section:
        return _("A region is named by its first section in reading order.")
    return _("That region does not border the hobbit's.")


def _boat(state: State, words: list[str]) -> str:
    if len(words) > 1:
        return _("`boat` stands alone: the two brown chips of least value are given up.")
    return _("There is one boat per player.") if state.boats[state.seat] else _("A boat costs two brown chips.")


def _stay(state: State, words: list[str]) -> str:
    return _("`{word}` stands alone.").format(word="stay")


def _scout(state: State, words: list[str]) -> str:
    wanted = _("A pair is an elf with an elven thing, as in `scout legolas rope`.")
    if fault := _pair_fault(state, words, "elf", "elven", wanted):
        return fault
    return _("No bordering region has a face-down chip that has not been seen.")


def _aid(state: State, words: list[str]) -> str:
    wanted = _("A pair is a companion with an arm, as in `aid gandalf sting`.")
    return _pair_fault(state, words, "companion", "arm", wanted) or _("No move is threatened.")


def _pair_fault(state: State, words: list[str], one: str, other: str, wanted: str) -> str:
    if len(words) != 3:
        return wanted
    for chip, role in zip(words[1:], (one, other), strict=True):
        if chip not in CHIPS or CHIPS[chip].role != role:
            return _("{chip} does not belong there.").format(chip=quoted(chip)) + " " + wanted
        if chip not in state.held[state.seat]:
            return _("{chip} is not held.").format(chip=quoted(chip))
        if chip not in state.unused(state.seat, role):
            return _("{chip} has been used in a pair already.").format(chip=quoted(chip))
    return ""


def _fight(state: State, words: list[str]) -> str:
    return _("`{word}` stands alone.").format(word="fight")


def _end(state: State, words: list[str]) -> str:
    return _("`{word}` stands alone.").format(word="end")


def _chip(state: State, words: list[str]) -> str:
    chip = words[0]
    if chip not in state.blue[state.seat]:
        return _("{chip} is not held.").format(chip=quoted(chip))
    if CHIPS[chip].role == "haste":
        return _("`{word}` stands alone.").format(word=chip)
    if state.region_of(state.seat) == SHIRE:
        return _("No eagle carries a hobbit out of the Shire.")
    if len(words) != 4:
        return _("A flight is written `{chip} X Y S`, with the first section of the region.").format(chip=chip)
    return _no_flight(state, " ".join(words[1:]))


def _no_flight(state: State, name: str) -> str:
    here = state.region_of(state.seat)
    section = SECTION_OF_NAME.get(name)
    if section is not None and section != here and state.land.region[section] == section:
        if state.land.terrain[section] != state.land.terrain[here]:
            return _("An eagle flies only to a region of the same terrain.")
        if section not in state.land.level(here) and state.land.is_region(section):
            return _("An eagle flies only to a region that reaches into a row of the hobbit's own.")
    if section == here:
        return _("An eagle flies to another region.")
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
