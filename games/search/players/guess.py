"""A random full position that agrees with everything that a seat knows (rules: "Views").

Unseen tiles are spread evenly over the other hand and the stock, unseen chips of a colour over the land, the other
player's blue chips and the box's rest: that is how the shuffles make them, whatever players choose.
"""

import random

from games.players.contract import Observation
from games.search.grid import SECTION_OF_NAME, SHIRE, cell_at
from games.search.land import DOOM_LAID, Land
from games.search.material import CHIPS, CHIPS_OF_COLOUR, COLOURS, FACE_DOWN, NEUTRAL, TILES, turned
from games.search.moving import BOAT_PRICE
from games.search.players.history import History, told
from games.search.state import Fight, State
from games.search.turn import carry_on
from games.search.views import CellView, HobbitView, PrivateView, PublicView

_ID_OF_LOOK = {turned(tile, turns): tile for tile in TILES for turns in range(4)}


def guess(observation: Observation, dice: random.Random) -> State:
    """A position whose public view, own private view and legal actions are those of the observation.

    Where no events tell what has left the game, or in which order neutral tiles were laid, that is guessed as well.
    """
    public, private = observation.public, observation.private
    assert isinstance(public, PublicView)
    assert isinstance(private, PrivateView)
    history = told(observation.events)
    land = _land(public, history)
    seats = [seat_to_move(public, private)]
    if "turn" not in public.model_fields_set:
        seats.append(1 - seats[0])
    for seat in seats:
        state = _position(seat, public, private, history, land.copy(), dice)
        if sorted(state.legal) == sorted(observation.legal):
            break
    return state


def seat_to_move(public: PublicView, private: PrivateView) -> int:
    """The seat that must act, which is the one whose private view this is.

    A public view without the field `turn` tells it only by the numbers of tiles and chips; where both seats have the
    same, by the number of tiles laid, as if Frodo had begun and nobody had used haste.
    """
    if "turn" in public.model_fields_set:
        return public.turn
    owned = (len(private.hand), len(private.blue))
    fitting = [seat for seat in (0, 1) if (public.hand_sizes[seat], public.blue_held[seat]) == owned]
    if private.scouted:
        fitting = [seat for seat in fitting if public.used[seat]]
    if len(fitting) == 1:
        return fitting[0]
    neutral = sum(tile.tile == NEUTRAL for tile in public.board)
    turns_begun = len(public.board) - 1 + -(-(len(public.discard) + neutral) // 3) + (public.step == "place")
    return (turns_begun - 1) % 2


def redealt(state: State, seat: int, dice: random.Random) -> State:
    """Another position that looks the same to `seat`: what is hidden from it is dealt anew."""
    state = state.copy()
    other = 1 - seat
    hand = len(state.hands[other])
    tiles = state.hands[other] + state.stock
    dice.shuffle(tiles)
    state.hands[other], state.stock = tiles[:hand], tiles[hand:]
    for colour in COLOURS:
        places: list[int] = []
        owned: list[int] = []
        if colour in FACE_DOWN:
            seen = state.seen[seat]
            places = [s for s, chip in state.chips.items() if CHIPS[chip].colour == colour and s not in seen]
        if colour == "blue":
            owned = list(range(len(state.blue[other])))
        chips = state.supply[colour] + [state.chips[s] for s in places] + [state.blue[other][i] for i in owned]
        dice.shuffle(chips)
        for section in places:
            state.chips[section] = chips.pop()
        for i in owned:
            state.blue[other][i] = chips.pop()
        state.supply[colour] = chips
    return state


def _position(
    seat: int, public: PublicView, private: PrivateView, history: History, land: Land, dice: random.Random
) -> State:
    other = 1 - seat
    tiles = _unseen_tiles(public, private, history)
    dice.shuffle(tiles)
    hands: list[list[str]] = [[], []]
    hands[seat] = private.hand.copy()
    hands[other], tiles = tiles[: public.hand_sizes[other]], tiles[public.hand_sizes[other] :]
    blue: list[list[str]] = [[], []]
    blue[seat] = private.blue.copy()
    chips = {_section(chip): chip.chip for chip in private.scouted}
    chips.update({_section(chip): chip.chip for chip in public.chips if chip.chip})
    state = State(seat, tiles[: public.stock], hands, {}, public.phase, public.step, public.discard.copy(), chips)
    state.held = [held.copy() for held in public.held]
    state.used = [[list(pair) for pair in pairs] for pairs in public.used]
    supply = _unseen_chips(state, private, public, history, dice)
    for chip in public.chips:
        if _section(chip) not in chips:
            chips[_section(chip)] = supply[chip.colour].pop()
    blue[other] = [supply["blue"].pop() for _ in range(public.blue_held[other])]
    for colour, count in history.boxed.items():
        del supply[colour][:count]
    state.blue, state.supply = blue, supply
    state.hobbits = [_region(hobbit) for hobbit in public.hobbits]
    state.boats, state.lost_moves = public.boats.copy(), public.lost_moves.copy()
    state.seen[seat] = [_section(chip) for chip in private.scouted]
    state.seen[other] = list(dict.fromkeys(history.scouted[other]))
    state.fight = Fight(public.fight.chip, public.fight.moves) if public.fight else None
    state.quiet = public.quiet
    state.last = None if public.last is None else cell_at(public.last.x, public.last.y)
    laying = public.phase == 2 and public.step != "place"
    state.tile_laid = history.tile_laid if history.turn_known else laying
    state.eventful = history.eventful if history.turn_known else laying or state.fight is not None
    state.land = land
    carry_on(state, [])
    return state


def _section(place: CellView) -> int:
    return SECTION_OF_NAME[f"{place.x} {place.y} {place.side}"]  # type: ignore[attr-defined]


def _region(hobbit: HobbitView) -> int:
    if hobbit.side == "shire":
        return SHIRE
    return 4 * cell_at(hobbit.x, hobbit.y) if hobbit.side == "doom" else _section(hobbit)


def _unseen_tiles(public: PublicView, private: PrivateView, history: History) -> list[str]:
    seen = {_ID_OF_LOOK.get(tile.tile, "") for tile in public.board}
    seen.update(public.discard, private.hand, history.neutral.values())
    return [tile for tile in TILES if tile not in seen]


def _unseen_chips(
    state: State, private: PrivateView, public: PublicView, history: History, dice: random.Random
) -> dict[str, list[str]]:
    """By colour, in random order. Of chips given for a boat that no event tells, caves are the likeliest."""
    gone = {*state.chips.values(), *state.held[0], *state.held[1], *private.blue, *history.spent}
    unseen = {}
    for colour in COLOURS:
        unseen[colour] = [chip for chip in CHIPS_OF_COLOUR[colour] if chip not in gone]
        dice.shuffle(unseen[colour])
    given = BOAT_PRICE * sum(boat and not known for boat, known in zip(public.boats, history.boat_told, strict=True))
    for chip in sorted(unseen["brown"], key=lambda chip: CHIPS[chip].points)[:given]:
        unseen["brown"].remove(chip)
    return unseen


def _land(public: PublicView, history: History) -> Land:
    """The land with its tiles in an order in which they can have been laid, neutral ones as late as possible."""
    looks = {cell_at(tile.x, tile.y): NEUTRAL if tile.tile == DOOM_LAID else tile.tile for tile in public.board}
    last = None if public.last is None else cell_at(public.last.x, public.last.y)
    neutrals = list(history.neutral)

    def rank(cell: int) -> tuple[bool, bool, int]:
        late = looks[cell] == NEUTRAL
        return cell == last, late, neutrals.index(cell) if cell in neutrals else -1

    land = Land.with_shire()
    waiting = looks.keys() - land.laid.keys()
    while waiting:
        cell = min((cell for cell in land.spots if cell in waiting), key=rank)
        waiting.remove(cell)
        land.lay(cell, looks[cell])
    if public.doom:
        land.reveal_doom(cell_at(public.doom.x, public.doom.y))
    return land
