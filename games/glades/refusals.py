"""Why an action cannot be done now: codes with values from what lies on the table and the mover's own hand."""

from collections.abc import Callable, Mapping

from games.core.refusal import MATCH_OVER, Refusal
from games.glades.claiming import complete, group, refutation
from games.glades.material import ALL_ANIMALS, ALLIES, CARDS, GLADES, PLACED, RUSES, SPIRITS, VALUE, cards_of
from games.glades.sides import has_spirit, movable, with_room
from games.glades.state import State
from games.glades.turn import PILES, legal
from games.glades.units import DISCARD, targets, within_unit_limit

FORMS = {
    "place": "place CARD GLADE",
    "play": "play UNIT [TARGET]",
    "pass": "pass",
    "claim": "claim GLADE",
    "done": "done",
    "draw": "draw PILE",
    "return": "return CARD CARD",
}
"""The words of the game, with what follows them."""

STEPS = {
    "place": ("place", "play", "pass"),
    "claim": ("claim", "done"),
    "draw": ("draw",),
    "muster-draw": ("draw",),
    "muster-return": ("return",),
}
"""The words that each phase takes."""

SPELT = {word.casefold(): word for word in (*CARDS, *FORMS, *PILES, DISCARD)}
"""Every word of the game by its small letters: capitals are of no matter where an action is typed."""


def refusal(state: State, action: str) -> Refusal:
    """Why `action`, which is not legal, cannot be done by the seat to move."""
    if state.phase == "over":
        return Refusal(MATCH_OVER)
    verb, *words = [SPELT.get(word.casefold(), word) for word in action.split()] or [""]
    if verb not in FORMS:
        return Refusal("no word of the game", {"word": verb, "asked": _asked(state)})
    if verb not in STEPS[state.phase]:
        return Refusal("not asked now", {"word": verb, "asked": _asked(state)})
    return REASONS[verb](state, words) or _form(state, verb)


def _asked(state: State) -> str:
    """What is asked of the seat to move: the phase, or in the phase `place` what is possible in it."""
    if state.phase != "place":
        return state.phase
    if legal(state) == ["pass"]:
        return "pass"
    return "place or play" if state.specials else "place"


def _form(state: State, verb: str) -> Refusal:
    """How an action with this verb is written."""
    if FORMS[verb] == verb:
        return Refusal("nothing follows", {"form": verb})
    possible = [action for action in legal(state) if action.split(" ")[0] == verb]
    if not possible:
        return Refusal("not possible now", {"form": FORMS[verb]})
    return Refusal("form expected", {"form": FORMS[verb], "example": possible[0]})


def _place(state: State, words: list[str]) -> Refusal | None:
    if len(words) != 2:
        return None
    card, number = words
    if reason := _not_in_hand(state, card):
        return reason
    if card not in PLACED:
        return Refusal("played, not placed", {"card": card})
    if card in ALLIES and not within_unit_limit(state):
        return Refusal("unit limit")
    if card in SPIRITS and has_spirit(state, state.seat):
        return Refusal("one spirit only")
    return _no_room(state, number)


def _play(state: State, words: list[str]) -> Refusal | None:
    if not state.specials and not (words and words[0] in VALUE):
        return Refusal("no special units")
    if not words:
        return None
    unit, *target = words
    if reason := _not_in_hand(state, unit):
        return reason
    if unit in PLACED:
        return Refusal("placed, not played", {"card": unit})
    if not within_unit_limit(state):
        return Refusal("unit limit")
    possible = targets(state, unit)
    if not possible:
        return Refusal("nothing to draw" if unit == "muster" else "no target", {"unit": unit})
    if unit not in RUSES:
        return _claimed(state, target[0]) if len(target) == 1 else Refusal("glade expected", {"unit": unit})
    if unit != "muster" and target and (reason := _no_target(state, unit, target)):
        return reason
    example = next((each for each in possible if each.split()[:1] == target[:1]), possible[0])
    return Refusal("not played so", {"unit": unit, "example": f"play {unit} {example}".rstrip()})


def _no_target(state: State, unit: str, target: list[str]) -> Refusal | None:
    """What is wrong with the card that a ruse aims at, or with where it is to go."""
    card = target[0]
    owner = state.seat if unit == "migrate" else 1 - state.seat
    if unit == "lure" and card in ALLIES:
        return Refusal("allies are not lured")
    if card not in movable(state, owner):
        return Refusal("not a card of yours" if unit == "migrate" else "not a card of the opponent", {"card": card})
    if unit == "gale" or len(target) != 2 or target[1] == DISCARD:
        return None
    if unit == "migrate" and target[1] == str(movable(state, owner)[card]):
        return Refusal("there already", {"card": card, "number": target[1]})
    return _no_room(state, target[1])


def _pass(state: State, words: list[str]) -> Refusal | None:
    return None if "pass" in legal(state) else Refusal("an animal can be placed")


def _claim(state: State, words: list[str]) -> Refusal | None:
    if len(words) != 1:
        return None
    if reason := _claimed(state, words[0]):
        return reason
    number, seat = int(words[0]), state.seat
    glade = state.glades[number - 1]
    if not complete(glade, seat):
        return Refusal("side not complete", {"number": number, "n": glade.needed})
    if complete(glade, 1 - seat):
        equal = group(glade, seat) == group(glade, 1 - seat)
        return Refusal("equal but later" if equal else "other group wins", {"number": number})
    animals = cards_of(refutation(glade, seat, ALL_ANIMALS & ~state.seen))
    found = sorted(animals, key=lambda card: -VALUE[card])[: glade.needed - len(glade.sides[1 - seat])]
    return Refusal("not proven", {"number": number, "cards": found})


def _nothing_else(state: State, words: list[str]) -> Refusal | None:
    return None


def _return(state: State, words: list[str]) -> Refusal | None:
    if len(words) != 2:
        return None
    if words[0] == words[1]:
        return Refusal("two different cards")
    return _not_in_hand(state, words[0]) or _not_in_hand(state, words[1])


REASONS: Mapping[str, Callable[[State, list[str]], Refusal | None]] = {
    "place": _place,
    "play": _play,
    "pass": _pass,
    "claim": _claim,
    "done": _nothing_else,
    "draw": _nothing_else,
    "return": _return,
}
"""First word of an action → what is wrong with the other words; None where only their form is."""


def _not_in_hand(state: State, card: str) -> Refusal | None:
    if card not in CARDS:
        return Refusal("no card", {"card": card})
    return None if card in state.hands[state.seat] else Refusal("not in hand", {"card": card})


def _claimed(state: State, number: str) -> Refusal | None:
    if number not in map(str, GLADES):
        return Refusal("no glade", {"word": number, "first": GLADES[0], "last": GLADES[-1]})
    claimed = state.glades[int(number) - 1].claimed is not None
    return Refusal("claimed already", {"number": number}) if claimed else None


def _no_room(state: State, number: str) -> Refusal | None:
    if reason := _claimed(state, number):
        return reason
    return None if int(number) in with_room(state, state.seat) else Refusal("side is full", {"number": number})
