"""Why an action cannot be done now: sentences from what lies on the table and the mover's own hand."""

from collections.abc import Callable

from games.glades.cards import ALLIES, CARDS, GLADES, PLACED, RUSES, SPIRITS, cards_of
from games.glades.claiming import complete, refutation
from games.glades.sides import has_spirit, movable, with_room
from games.glades.state import State
from games.glades.turn import legal
from games.glades.units import targets, within_unit_limit

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

QUESTIONS = {
    "place": "now a card is placed or a unit played",
    "claim": "now glades are claimed: `claim` and a number, or `done`",
    "draw": "now a card is drawn: `draw animals` or `draw specials`",
    "muster-draw": "now a card of the muster is drawn: `draw animals` or `draw specials`",
    "muster-return": "now two cards of your hand go back under their piles: `return CARD CARD`",
}


def refusal(state: State, action: str) -> str:
    """One sentence on why `action`, which is not legal, cannot be done by the seat to move."""
    if state.phase == "over":
        return "the match is over"
    verb, *words = action.split(" ")
    if verb not in FORMS:
        return f"{verb[:30]!r} is no word of this game; {QUESTIONS[state.phase]}"
    if verb not in STEPS[state.phase]:
        return f"{verb} is not asked now: {QUESTIONS[state.phase]}"
    reason = REASONS[verb](state, words)
    return reason or f"`{FORMS[verb]}` is expected, for example `{legal(state)[0]}`"


def _place(state: State, words: list[str]) -> str | None:
    if len(words) != 2:
        return None
    card, number = words
    if reason := _not_in_hand(state, card):
        return reason
    if card not in PLACED:
        return f"{card} is not placed but played: `play {card}`"
    if card in ALLIES and not within_unit_limit(state):
        return _unit_limit(state)
    if card in SPIRITS and has_spirit(state, state.seat):
        return "you have a spirit in the row already"
    return _no_room(state, number)


def _play(state: State, words: list[str]) -> str | None:
    if not words:
        return None
    unit, *target = words
    if reason := _not_in_hand(state, unit):
        return reason
    if unit in PLACED:
        return f"{unit} is not played but placed: `place {unit} GLADE`"
    if not within_unit_limit(state):
        return _unit_limit(state)
    possible = targets(state, unit)
    if not possible:
        return f"there is nothing that {unit} could be played on now"
    if unit not in RUSES:
        return _claimed(state, target[0]) if len(target) == 1 else f"{unit} takes a glade: `play {unit} GLADE`"
    if unit != "muster" and target and (reason := _no_target(state, unit, target)):
        return reason
    return f"{unit} cannot be played so; possible is for example `{f'play {unit} {possible[0]}'.rstrip()}`".replace(
        " `", " `"
    ).rstrip()


def _no_target(state: State, unit: str, target: list[str]) -> str | None:
    """What is wrong with the card that a ruse aims at, or with where it is to go."""
    card = target[0]
    owner = state.seat if unit == "migrate" else 1 - state.seat
    whose = "your own" if unit == "migrate" else "your opponent's"
    if unit == "lure" and card in ALLIES:
        return "allies cannot be lured, animals only"
    if card not in movable(state, owner):
        return f"{card[:20]} is not one of {whose} cards at an unclaimed glade"
    if len(target) != 2 or target[1] == "discard":
        return None
    if unit == "migrate" and target[1] == str(movable(state, owner)[card]):
        return f"{card} is at glade {target[1]} already"
    return _no_room(state, target[1])


def _pass(state: State, words: list[str]) -> str | None:
    return "you can place an animal" if not words else None


def _claim(state: State, words: list[str]) -> str | None:
    if len(words) != 1:
        return None
    if reason := _claimed(state, words[0]):
        return reason
    number, seat = int(words[0]), state.seat
    glade = state.glades[number - 1]
    if not complete(glade, seat):
        return f"your side of glade {number} is not complete: it needs {glade.needed} cards"
    if complete(glade, 1 - seat):
        return f"the group across glade {number} wins"
    found = " ".join(cards_of(refutation(glade, seat, state.seen)))
    return f"it is not proven that glade {number} is yours: with {found} the other side would win"


def _done(state: State, words: list[str]) -> str | None:
    return None


def _draw(state: State, words: list[str]) -> str | None:
    return None


def _return(state: State, words: list[str]) -> str | None:
    if len(words) != 2:
        return None
    if words[0] == words[1]:
        return "two different cards go back"
    return _not_in_hand(state, words[0]) or _not_in_hand(state, words[1])


REASONS: dict[str, Callable[[State, list[str]], str | None]] = {
    "place": _place,
    "play": _play,
    "pass": _pass,
    "claim": _claim,
    "done": _done,
    "draw": _draw,
    "return": _return,
}


def _not_in_hand(state: State, card: str) -> str | None:
    if card not in CARDS:
        return f"{card[:20]!r} is no card of this game"
    return None if card in state.hands[state.seat] else f"{card} is not in your hand"


def _unit_limit(state: State) -> str:
    return "you have played one unit more than your opponent already"


def _claimed(state: State, number: str) -> str | None:
    if number not in map(str, GLADES):
        return f"{number[:20]!r} is no glade; they are numbered {GLADES[0]} to {GLADES[-1]}"
    return f"glade {number} is claimed already" if state.glades[int(number) - 1].claimed is not None else None


def _no_room(state: State, number: str) -> str | None:
    if reason := _claimed(state, number):
        return reason
    return None if int(number) in with_room(state, state.seat) else f"your side of glade {number} is full"
