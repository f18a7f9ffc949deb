"""Why an action is not legal now: codes with values that the seat to move may know."""

from collections.abc import Callable, Mapping

from games.core.refusal import MATCH_OVER, Refusal
from games.dungeon.board import CELLS
from games.dungeon.course import CARRIES_OUT, LEGAL
from games.dungeon.material import DUNGEON_CARDS, EARNINGS, HERO, HERO_CARDS, OPENINGS, POISON, PRICES, TELEPORTS
from games.dungeon.moving import locked, open_neighbours
from games.dungeon.state import HERO_SEAT, State

CARDS = frozenset((*HERO_CARDS, *DUNGEON_CARDS))


def refusal(state: State, action: str) -> Refusal:
    """Why `action`, which is not legal, cannot be done by the seat to move."""
    if state.phase == "over":
        return Refusal(MATCH_OVER)
    seat, phase = state.mover or HERO_SEAT, state.phase
    verb, *words = action.split(" ")
    asked = {"phase": phase, "possible": _possible(state)}
    if (phase, verb) not in CARRIES_OUT:
        known = any(verb == name for _phase, name in CARRIES_OUT)
        return Refusal("not possible now" if known else "no action", {"word": verb, **asked})
    card = words[0] if words else ""
    if verb in ("use", "drop", "lay") and card not in state.hands[seat] and card != state.drawn:
        return Refusal("not in hand" if card in CARDS else "no card", {"card": card})
    reason = REASONS.get(verb)
    return (reason(state, words) if reason else None) or Refusal("another action is asked", asked)


def _possible(state: State) -> list[str]:
    """The first words of the legal actions."""
    return list(dict.fromkeys(action.split(" ")[0] for action in LEGAL[state.phase](state)))


def _use(state: State, words: list[str]) -> Refusal:
    if words[0] == POISON and state.mover == HERO_SEAT:
        return Refusal("poison is not played")
    if state.played >= HERO["uses"]:
        return Refusal("cards used up", {"n": HERO["uses"]})
    return Refusal("no use", {"use": " ".join(words)})


def _drop(state: State, words: list[str]) -> Refusal | None:
    card = words[0]
    if state.phase == "drop":
        return Refusal("poison is not dropped") if card == POISON else None
    if state.drawn:
        return Refusal("openings of the drawn card are asked")
    if state.dropped:
        return Refusal("dropped before")
    return None if card in EARNINGS[state.rules] else Refusal("earns no favour", {"card": card})


def _lay(state: State, words: list[str]) -> Refusal:
    card, *placing = words
    if state.drawn and card != state.drawn:
        return Refusal("another card was drawn", {"card": state.drawn})
    price = PRICES[state.rules][card]
    if not state.drawn and price > state.lord.favour:
        return Refusal("too dear", {"card": card, "price": price, "favour": state.lord.favour})
    if card in OPENINGS and placing not in [[openings] for openings in OPENINGS[card]]:
        return Refusal("openings expected", {"card": card, "openings": list(OPENINGS[card])})
    if card in TELEPORTS and placing not in [[side] for side in "nesw"]:
        return Refusal("direction expected")
    if card in OPENINGS or card in TELEPORTS or card == "rubble":
        return Refusal("may not lie here", {"laid": " ".join(words)})
    return Refusal("nothing follows the card", {"card": card})


def _move(state: State, words: list[str]) -> Refusal | None:
    cell = words[0] if words else ""
    if cell not in CELLS:
        return Refusal("cell expected")
    if locked(state):
        return Refusal("locked")
    if cell not in open_neighbours(state.cells, state.hero.cell):
        return Refusal("not open", {"here": state.hero.cell, "there": cell})
    return None


def _search(state: State, words: list[str]) -> Refusal:
    return Refusal("searched in this turn") if state.searched else Refusal("nothing to search")


def _attack(state: State, words: list[str]) -> Refusal:
    return Refusal("attack not bought")


REASONS: Mapping[str, Callable[[State, list[str]], Refusal | None]] = {
    "use": _use,
    "drop": _drop,
    "lay": _lay,
    "move": _move,
    "search": _search,
    "attack": _attack,
}
"""First word of an action → why it cannot be done, given the other words."""
