"""Why an action cannot be done now: sentences from what lies on the table and the mover's own hand."""

from collections.abc import Callable

from config.language import N_, _
from games.core.quoting import quoted
from games.glades.cards import ALL_ANIMALS, ALLIES, CARDS, GLADES, PLACED, RUSES, SPIRITS, VALUE, cards_of
from games.glades.claiming import complete, group, refutation
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

QUESTIONS = {
    "claim": N_("Now glades are claimed: `claim` and a number, or `done`."),
    "draw": N_("Now a card is drawn: `draw animals` or `draw specials`."),
    "muster-draw": N_("Now a card of the muster is drawn: `draw animals` or `draw specials`."),
    "muster-return": N_("Now two cards of your hand go back under their piles: `return CARD CARD`."),
}


SPELT = {word.casefold(): word for word in (*CARDS, *FORMS, *PILES, DISCARD)}
"""Every word of the game by its small letters: capitals are of no matter where an action is typed."""


def refusal(state: State, action: str) -> str:
    """One sentence on why `action`, which is not legal, cannot be done by the seat to move."""
    if state.phase == "over":
        return _("The match is over.")
    verb, *words = [SPELT.get(word.casefold(), word) for word in action.split()] or [""]
    if verb not in FORMS:
        return _("{word} is no word of this game.").format(word=quoted(verb)) + " " + _question(state)
    if verb not in STEPS[state.phase]:
        return _("{word} is not asked now.").format(word=quoted(verb)) + " " + _question(state)
    return REASONS[verb](state, words) or _form(state, verb)


def _question(state: State) -> str:
    """What is asked of the seat to move."""
    if state.phase != "place":
        return _(QUESTIONS[state.phase])
    if legal(state) == ["pass"]:
        return _("Now nothing is possible but to `pass`.")
    return _("Now a card is placed or a unit played.") if state.specials else _("Now a card is placed.")


def _form(state: State, verb: str) -> str:
    """How an action with this verb is written."""
    if FORMS[verb] == verb:
        return _("Nothing follows after {form}.").format(form=quoted(verb))
    possible = [action for action in legal(state) if action.split(" ")[0] == verb]
    if not possible:
        return _("{form} is not possible now.").format(form=quoted(FORMS[verb]))
    return _("{form} is expected, for example {example}.").format(form=quoted(FORMS[verb]), example=quoted(possible[0]))


def _place(state: State, words: list[str]) -> str | None:
    if len(words) != 2:
        return None
    card, number = words
    if reason := _not_in_hand(state, card):
        return reason
    if card not in PLACED:
        return _("{card} is not placed but played: {action}.").format(card=quoted(card), action=quoted(f"play {card}"))
    if card in ALLIES and not within_unit_limit(state):
        return _unit_limit(state)
    if card in SPIRITS and has_spirit(state, state.seat):
        return _("You have a spirit in the row already.")
    return _no_room(state, number)


def _play(state: State, words: list[str]) -> str | None:
    if not state.specials and not (words and words[0] in VALUE):
        return _("This match is played without special units.")
    if not words:
        return None
    unit, *target = words
    if reason := _not_in_hand(state, unit):
        return reason
    if unit in PLACED:
        return _("{card} is not played but placed: {action}.").format(
            card=quoted(unit), action=quoted(f"place {unit} GLADE")
        )
    if not within_unit_limit(state):
        return _unit_limit(state)
    possible = targets(state, unit)
    if not possible and unit == "muster":
        return _("Both piles are empty: {unit} has nothing to draw.").format(unit=quoted(unit))
    if not possible:
        return _("There is nothing that {unit} could be played on now.").format(unit=quoted(unit))
    if unit not in RUSES:
        if len(target) == 1:
            return _claimed(state, target[0])
        return _("{unit} takes a glade: {action}.").format(unit=quoted(unit), action=quoted(f"play {unit} GLADE"))
    if unit != "muster" and target and (reason := _no_target(state, unit, target)):
        return reason
    example = next((each for each in possible if each.split()[:1] == target[:1]), possible[0])
    return _("{unit} cannot be played so. Possible is for example {action}.").format(
        unit=quoted(unit), action=quoted(f"play {unit} {example}".rstrip())
    )


def _no_target(state: State, unit: str, target: list[str]) -> str | None:
    """What is wrong with the card that a ruse aims at, or with where it is to go."""
    card = target[0]
    owner = state.seat if unit == "migrate" else 1 - state.seat
    if unit == "lure" and card in ALLIES:
        return _("Allies cannot be lured, animals only.")
    if card not in movable(state, owner):
        sentence = (
            _("{card} is not one of your own cards at an unclaimed glade.")
            if unit == "migrate"
            else _("{card} is not one of your opponent's cards at an unclaimed glade.")
        )
        return sentence.format(card=quoted(card))
    if unit == "gale" or len(target) != 2 or target[1] == DISCARD:
        return None
    if unit == "migrate" and target[1] == str(movable(state, owner)[card]):
        return _("{card} is at glade {number} already.").format(card=quoted(card), number=target[1])
    return _no_room(state, target[1])


def _pass(state: State, words: list[str]) -> str | None:
    return None if "pass" in legal(state) else _("You can place an animal.")


def _claim(state: State, words: list[str]) -> str | None:
    if len(words) != 1:
        return None
    if reason := _claimed(state, words[0]):
        return reason
    number, seat = int(words[0]), state.seat
    glade = state.glades[number - 1]
    if not complete(glade, seat):
        return _("Your side of glade {number} is not complete: it needs {n} cards.").format(
            number=number, n=glade.needed
        )
    if complete(glade, 1 - seat) and group(glade, seat) == group(glade, 1 - seat):
        return _("Both sides of glade {number} are equal, and the one across was complete first.").format(number=number)
    if complete(glade, 1 - seat):
        return _("The group across glade {number} wins.").format(number=number)
    animals = cards_of(refutation(glade, seat, ALL_ANIMALS & ~state.seen))
    found = " ".join(sorted(animals, key=lambda card: -VALUE[card])[: glade.needed - len(glade.sides[1 - seat])])
    return _("It is not proven that glade {number} is yours: with {cards} the other side would win.").format(
        number=number, cards=found
    )


def _done(state: State, words: list[str]) -> str | None:
    return None


def _draw(state: State, words: list[str]) -> str | None:
    return None


def _return(state: State, words: list[str]) -> str | None:
    if len(words) != 2:
        return None
    if words[0] == words[1]:
        return _("Two different cards go back.")
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
        return _("{card} is no card of this game.").format(card=quoted(card))
    return None if card in state.hands[state.seat] else _("{card} is not in your hand.").format(card=quoted(card))


def _unit_limit(state: State) -> str:
    return _("You have played one unit more than your opponent already.")


def _claimed(state: State, number: str) -> str | None:
    if number not in map(str, GLADES):
        return _("{word} is no glade; they are numbered {first} to {last}.").format(
            word=quoted(number), first=GLADES[0], last=GLADES[-1]
        )
    claimed = state.glades[int(number) - 1].claimed is not None
    return _("Glade {number} is claimed already.").format(number=number) if claimed else None


def _no_room(state: State, number: str) -> str | None:
    if reason := _claimed(state, number):
        return reason
    room = int(number) in with_room(state, state.seat)
    return None if room else _("Your side of glade {number} is full.").format(number=number)
