"""The move step: moves, flights, boats and scouts, and the chips of the region entered (rules: "Moving")."""

from games.core import Event
from games.search.grid import CELL_OF_NAME, SECTION_NAMES, SECTION_OF_NAME, SHIRE
from games.search.material import CHIPS, FACE_DOWN, WATER
from games.search.state import DRAW, FIGHT, OVER, TAKE, Fight, State
from games.search.views import region_told, spot

BOAT_PRICE = 2


def open_move(state: State, events: list[Event]) -> None:
    """What the seat may do in its move step; a lost move is passed over.

    It is worked off only in a turn that could have been a whole one: with a tile placed, or in phase 3.
    """
    seat = state.seat
    if not state.lost_moves[seat]:
        here = state.region_of(seat)
        state.legal = [*moves(state, here), "stay", *flights(state, here), *boats(state), *scouts(state, here)]
        return
    if state.tile_laid or state.phase == 3:
        state.lost_moves[seat] -= 1
    events.append(Event("move_lost", {"seat": seat, "left": state.lost_moves[seat]}))
    state.step = DRAW


def moves(state: State, here: int) -> list[str]:
    """To every bordering region that may be entered, to the own one while chips lie there, and to Doom."""
    land = state.land
    texts = [_move_to(target) for target in land.bordering(here) if _may_enter(state, target)]
    if any(section in state.chips for section in land.members[here]):
        texts.append(_move_to(here))
    if here in land.gates:
        texts.append(f"move {SECTION_NAMES[4 * land.doom][:-1]}doom")
    return texts


def _may_enter(state: State, region: int) -> bool:
    """Not with the other hobbit there, the Shire excepted; water only with a boat."""
    if region == SHIRE:
        return True
    if region == state.region_of(1 - state.seat):
        return False
    return state.land.terrain[region] != WATER or state.boats[state.seat]


def _move_to(region: int) -> str:
    return "move 0 0 shire" if region == SHIRE else "move " + SECTION_NAMES[region]


def flights(state: State, here: int) -> list[str]:
    """With an eagle: to the other regions of the same terrain that reach into a row of the own one."""
    eagles = state.blue_of(state.seat, "eagle")
    if not eagles or here == SHIRE:
        return []
    targets = [SECTION_NAMES[target] for target in state.land.level(here) if _may_enter(state, target)]
    return [f"{eagle} {target}" for eagle in eagles for target in targets]


def boats(state: State) -> list[str]:
    """One boat per player, for two brown chips."""
    affordable = not state.boats[state.seat] and len(_brown(state)) >= BOAT_PRICE
    return ["boat"] if affordable else []


def _brown(state: State) -> list[str]:
    return [chip for chip in state.held[state.seat] if CHIPS[chip].colour == "brown"]


def scouts(state: State, here: int) -> list[str]:
    """With an elf and an elven thing: while a bordering region has a face-down chip that the seat has not seen."""
    pairs = state.pairs(state.seat, "elf", "elven")
    if not pairs or all(section in state.seen[state.seat] for section in _face_down_around(state, here)):
        return []
    return [f"scout {elf} {thing}" for elf, thing in pairs]


def _face_down_around(state: State, here: int) -> list[int]:
    """The face-down chips of the bordering regions, whether these may be entered or not; in reading order."""
    chips, land = state.chips, state.land
    around = (section for region in land.bordering(here) for section in land.members[region])
    return sorted(section for section in around if section in chips and CHIPS[chips[section]].colour in FACE_DOWN)


def stay(state: State, words: list[str], events: list[Event]) -> None:
    """The hobbit stays where he is; drawing follows."""
    events.append(Event("stayed", {"seat": state.seat}))
    state.step = DRAW


def move(state: State, words: list[str], events: list[Event]) -> None:
    """`move X Y S`: into the region with this first section, into the Shire, or up Mount Doom."""
    _, x, y, side = words
    if side == "doom":
        state.hobbits[state.seat] = 4 * CELL_OF_NAME[f"{x} {y}"]
        events.append(Event("reached_doom", {"seat": state.seat, "x": int(x), "y": int(y)}))
        state.step = OVER
        return
    came_from = region_told(state.land, state.region_of(state.seat))
    target = SHIRE if side == "shire" else SECTION_OF_NAME[f"{x} {y} {side}"]
    state.hobbits[state.seat] = target
    events.append(Event("moved", {"seat": state.seat, "from": came_from, "to": region_told(state.land, target)}))
    state.step = TAKE


def fly(state: State, words: list[str], events: list[Event]) -> None:
    """`eagle-1 X Y S`: like a move; the eagle leaves the game."""
    eagle, place = words[0], " ".join(words[1:])
    came_from = region_told(state.land, state.region_of(state.seat))
    target = SECTION_OF_NAME[place]
    state.blue[state.seat].remove(eagle)
    state.hobbits[state.seat] = target
    flight = {"seat": state.seat, "chip": eagle, "from": came_from, "to": region_told(state.land, target)}
    events.append(Event("flew", flight))
    state.step = TAKE


def buy_boat(state: State, words: list[str], events: list[Event]) -> None:
    """`boat`: the two brown chips of least value, of equal ones those taken first, are given up."""
    seat = state.seat
    price = sorted(_brown(state), key=lambda chip: CHIPS[chip].points)[:BOAT_PRICE]
    for chip in price:
        state.held[seat].remove(chip)
    state.boats[seat] = True
    events.append(Event("boat", {"seat": seat, "chips": price}))


def scout(state: State, words: list[str], events: list[Event]) -> None:
    """`scout legolas rope`: all face-down chips of the bordering regions are shown to the seat, and to it alone."""
    seat, pair = state.seat, words[1:]
    found = _face_down_around(state, state.region_of(seat))
    state.seen[seat] += [section for section in found if section not in state.seen[seat]]
    state.used[seat].append(pair)
    events.append(Event("scouted", {"seat": seat, "pair": pair, "places": [spot(section) for section in found]}))


def take_chips(state: State, events: list[Event]) -> None:
    """Take the chips of the region entered, in reading order; a fight interrupts, and the rest is taken after it."""
    for section in sorted(s for s in state.land.members[state.region_of(state.seat)] if s in state.chips):
        _take(state, section, events)
        if state.fight:
            state.step = FIGHT
            return
    state.step = DRAW


def _take(state: State, section: int, events: list[Event]) -> None:
    seat = state.seat
    chip = CHIPS[state.chips.pop(section)]
    state.eventful = True
    hidden = chip.colour == "blue"
    took = {"seat": seat, **spot(section), "colour": chip.colour, "chip": None if hidden else chip.id}
    events.append(Event("took", took))
    (state.blue if hidden else state.held)[seat].append(chip.id)
    if chip.moves:
        state.fight = Fight(chip.id, chip.moves)
        events.append(Event("fight", {"seat": seat, "chip": chip.id, "moves": chip.moves}))


def open_fight(state: State, events: list[Event]) -> None:
    """Ask for aid while moves are threatened and a pair is there; else the fight is settled."""
    if state.fight and state.fight.moves:
        pairs = state.pairs(state.seat, "companion", "arm")
        if pairs:
            state.legal = [*(f"aid {companion} {arm}" for companion, arm in pairs), "fight"]
            return
    settle_fight(state, events)


def aid(state: State, words: list[str], events: list[Event]) -> None:
    """`aid gandalf sting`: a companion with an arm, one lost move less."""
    assert state.fight
    state.used[state.seat].append(words[1:])
    state.fight.moves -= 1
    events.append(Event("aided", {"seat": state.seat, "pair": words[1:], "moves": state.fight.moves}))


def fight_on(state: State, words: list[str], events: list[Event]) -> None:
    """`fight`: without (further) aid."""
    settle_fight(state, events)


def settle_fight(state: State, events: list[Event]) -> None:
    """The moves still threatened are lost; the chips that are left in the region come next."""
    assert state.fight
    state.lost_moves[state.seat] += state.fight.moves
    events.append(Event("fought", {"seat": state.seat, "chip": state.fight.chip, "moves": state.fight.moves}))
    state.fight = None
    state.step = TAKE
