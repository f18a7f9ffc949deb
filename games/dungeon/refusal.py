"""Why an action is not legal now, in one sentence. Only what the seat to move may know goes into it."""

from games.dungeon.board import CELLS
from games.dungeon.cards import DUNGEON_CARDS, EARNS, HERO_CARDS, OPENINGS, POISON, PRICE, TELEPORTS
from games.dungeon.course import CARRIES_OUT, LEGAL
from games.dungeon.moving import locked, open_neighbours
from games.dungeon.numbers import HERO
from games.dungeon.state import HERO_SEAT, State

SAYS = {
    "raise": "Two different attributes are raised first: strength, mind or agility",
    "act": "It is the Hero's turn to act",
    "lay": "The Lord must lay a card on the Hero's cell",
    "enter": "The Hero has just entered: he goes, or uses a card",
    "fight": "The Hero is in a fight",
    "gain": "One attribute must be gained: strength, mind or agility",
    "extra": "The extra move of the new level is open",
    "drop": f"No more than {HERO['hand_limit']} cards may be held: one must be dropped",
    "final": "It is the final fight",
}


def refusal(state: State, action: str) -> str:
    """One sentence; `action` is not legal."""
    seat, phase = state.mover or HERO_SEAT, state.phase
    verb, *words = action.split(" ")
    if (phase, verb) not in CARRIES_OUT:
        known = any(verb == name for _, name in CARRIES_OUT)
        fault = f"{verb} is not possible now" if known else f"{verb!r} is no action of the Dungeon"
        return f"{SAYS[phase]}; {fault}. Possible are {_verbs(state)}."
    card = words[0] if words else ""
    if verb in ("use", "drop", "lay") and card not in state.hands[seat] and card != state.drawn:
        return f"{card or 'A card'} is not in your hand." if card in _KNOWN else f"{card!r} is no card."
    reason = _REASONS.get(verb)
    return (reason(state, words) if reason else "") or f"{SAYS[phase]}; possible are {_verbs(state)}."


_KNOWN = {*HERO_CARDS, *DUNGEON_CARDS}


def _verbs(state: State) -> str:
    verbs = dict.fromkeys(action.split(" ")[0] for action in LEGAL[state.phase](state))
    return ", ".join(verbs)


def _why_no_use(state: State, words: list[str]) -> str:
    if words[0] == POISON and state.mover == HERO_SEAT:
        return "Poison cannot be played."
    if state.played >= HERO["uses"]:
        return f"{HERO['uses']} cards were used in this turn already."
    return f"{' '.join(words)} has no use here and now."


def _why_no_drop(state: State, words: list[str]) -> str:
    card = words[0]
    if state.phase == "drop":
        return "Poison cannot be dropped." if card == POISON else ""
    if state.drawn:
        return "The openings of the card from the deck must be chosen."
    if state.dropped:
        return "A card was dropped for favour in this turn already."
    return "" if card in EARNS else f"{card} earns no favour, so it cannot be dropped."


def _why_no_lay(state: State, words: list[str]) -> str:
    card, *placing = words
    if state.drawn and card != state.drawn:
        return f"The openings of the {state.drawn} from the deck must be chosen."
    if not state.drawn and PRICE[card] > state.lord.favour:
        return f"{card} costs {PRICE[card]} favour, and the Lord has {state.lord.favour}."
    if card in OPENINGS and placing not in [[openings] for openings in OPENINGS[card]]:
        return f"A {card} is laid with its openings: {', '.join(OPENINGS[card])}."
    if card in TELEPORTS and placing not in [[side] for side in "nesw"]:
        return "A teleport is laid with its direction: n, e, s or w."
    if card in OPENINGS or card in TELEPORTS or card == "rubble":
        return f"{' '.join(words)} may not lie here: it would close the way, or point where it may not."
    return f"{card} is laid without further words."


def _why_no_move(state: State, words: list[str]) -> str:
    cell = words[0] if words else ""
    if cell not in CELLS:
        return "A move names a cell of the map that is no lava, such as b1."
    if locked(state):
        return "The lock holds: from a door the only way is back, from a prison there is none."
    if cell not in open_neighbours(state.cells, state.hero.cell):
        return f"{state.hero.cell} and {cell} are not open to each other."
    return ""


def _why_no_search(state: State, words: list[str]) -> str:
    if state.searched:
        return "There is one search in a turn."
    return "There is nothing to search, or it was searched before."


def _why_no_attack(state: State, words: list[str]) -> str:
    return "Only the Lord buys attacks, with 1 to 3 of the favour that he has."


_REASONS = {
    "use": _why_no_use,
    "drop": _why_no_drop,
    "lay": _why_no_lay,
    "move": _why_no_move,
    "search": _why_no_search,
    "attack": _why_no_attack,
}
