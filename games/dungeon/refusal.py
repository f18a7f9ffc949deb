"""Why an action is not legal now, in one sentence. Only what the seat to move may know goes into it."""

from config.language import N_, _
from games.core.quoting import quoted
from games.dungeon.board import CELLS
from games.dungeon.cards import DUNGEON_CARDS, EARNS, HERO_CARDS, OPENINGS, POISON, PRICE, TELEPORTS
from games.dungeon.course import CARRIES_OUT, LEGAL
from games.dungeon.moving import locked, open_neighbours
from games.dungeon.numbers import HERO
from games.dungeon.state import HERO_SEAT, State

SAYS = {
    "raise": N_("Two different attributes are raised first: strength, mind or agility."),
    "act": N_("It is the Hero's turn to act."),
    "lay": N_("The Lord must lay a card on the Hero's cell."),
    "enter": N_("The Hero has just entered: he goes, or uses a card."),
    "fight": N_("The Hero is in a fight."),
    "gain": N_("One attribute must be gained: strength, mind or agility."),
    "extra": N_("The extra move of the new level is open."),
    "drop": N_("No more than {limit} cards may be held: one must be dropped."),
    "final": N_("It is the final fight."),
}


def refusal(state: State, action: str) -> str:
    """One sentence; `action` is not legal."""
    seat, phase = state.mover or HERO_SEAT, state.phase
    verb, *words = action.split(" ")
    if (phase, verb) not in CARRIES_OUT:
        known = any(verb == name for _phase, name in CARRIES_OUT)
        fault = _("{word} is not possible now.") if known else _("{word} is no action of the Dungeon.")
        return f"{_says(phase)} {fault.format(word=quoted(verb))} {_possible(state)}"
    card = words[0] if words else ""
    if verb in ("use", "drop", "lay") and card not in state.hands[seat] and card != state.drawn:
        sentence = _("{card} is not in your hand.") if card in _KNOWN else _("{card} is no card.")
        return sentence.format(card=quoted(card))
    reason = _REASONS.get(verb)
    return (reason(state, words) if reason else "") or f"{_says(phase)} {_possible(state)}"


_KNOWN = {*HERO_CARDS, *DUNGEON_CARDS}


def _says(phase: str) -> str:
    return _(SAYS[phase]).format(limit=HERO["hand_limit"])


def _possible(state: State) -> str:
    verbs = dict.fromkeys(action.split(" ")[0] for action in LEGAL[state.phase](state))
    return _("Possible are {actions}.").format(actions=", ".join(map(quoted, verbs)))


def _why_no_use(state: State, words: list[str]) -> str:
    if words[0] == POISON and state.mover == HERO_SEAT:
        return _("Poison cannot be played.")
    if state.played >= HERO["uses"]:
        return _("{n} cards were used in this turn already.").format(n=HERO["uses"])
    return _("{card} has no use here and now.").format(card=quoted(" ".join(words)))


def _why_no_drop(state: State, words: list[str]) -> str:
    card = words[0]
    if state.phase == "drop":
        return _("Poison cannot be dropped.") if card == POISON else ""
    if state.drawn:
        return _("The openings of the card from the deck must be chosen.")
    if state.dropped:
        return _("A card was dropped for favour in this turn already.")
    return "" if card in EARNS else _("{card} earns no favour, so it cannot be dropped.").format(card=quoted(card))


def _why_no_lay(state: State, words: list[str]) -> str:
    card, *placing = words
    if state.drawn and card != state.drawn:
        return _("The openings of the {card} from the deck must be chosen.").format(card=quoted(state.drawn))
    if not state.drawn and PRICE[card] > state.lord.favour:
        return _("{card} costs {price} favour, and the Lord has {favour}.").format(
            card=quoted(card), price=PRICE[card], favour=state.lord.favour
        )
    if card in OPENINGS and placing not in [[openings] for openings in OPENINGS[card]]:
        return _("{card} is laid with its openings: {openings}.").format(
            card=quoted(card), openings=", ".join(OPENINGS[card])
        )
    if card in TELEPORTS and placing not in [[side] for side in "nesw"]:
        return _("A teleport is laid with its direction: n, e, s or w.")
    if card in OPENINGS or card in TELEPORTS or card == "rubble":
        return _("{card} may not lie here: it would close the way, or point where it may not.").format(
            card=quoted(" ".join(words))
        )
    return _("{card} is laid without further words.").format(card=quoted(card))


def _why_no_move(state: State, words: list[str]) -> str:
    cell = words[0] if words else ""
    if cell not in CELLS:
        return _("A move names a cell of the map that is no lava, such as b1.")
    if locked(state):
        return _("The lock holds: from a door the only way is back, from a prison there is none.")
    if cell not in open_neighbours(state.cells, state.hero.cell):
        return _("{here} and {there} are not open to each other.").format(
            here=quoted(state.hero.cell), there=quoted(cell)
        )
    return ""


def _why_no_search(state: State, words: list[str]) -> str:
    if state.searched:
        return _("There is one search in a turn.")
    return _("There is nothing to search, or it was searched before.")


def _why_no_attack(state: State, words: list[str]) -> str:
    return _("Only the Lord buys attacks, with 1 to 3 of the favour that he has.")


_REASONS = {
    "use": _why_no_use,
    "drop": _why_no_drop,
    "lay": _why_no_lay,
    "move": _why_no_move,
    "search": _why_no_search,
    "attack": _why_no_attack,
}
