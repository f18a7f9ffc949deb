"""Turn: place (or play, or pass), claim, draw. An action is carried out, then the turn goes on to the next decision."""

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Literal

from games.core import Chance, Event
from games.glades.bout import finish
from games.glades.claiming import claim, claimable
from games.glades.material import (
    ALLIES,
    GLADES,
    HAND_WITH_SPECIALS,
    MUSTERED_BACK,
    NUMBERS,
    PLACED,
    SPIRITS,
    VALUE,
)
from games.glades.results import MOST_GLADES
from games.glades.sides import arrive, has_spirit
from games.glades.state import State
from games.glades.units import PLAYED, play, targets, within_unit_limit

Pile = Literal["animals", "specials"]
PILES: tuple[Pile, Pile] = ("animals", "specials")


# What may be done


def legal(state: State) -> list[str]:
    """All actions of the seat to move, in no order that means anything."""
    match state.phase:
        case "place":
            return _first_steps(state)
        case "claim":
            return [*(f"claim {number}" for number in state.claimable), "done"]
        case "draw" | "muster-draw":
            return [f"draw {pile}" for pile in PILES]
        case "muster-return":
            pairs = permutations(state.hands[state.seat], MUSTERED_BACK)
            return [f"return {first} {second}" for first, second in pairs]
    return []


PLACE = {card: {number: f"place {card} {number}" for number in GLADES} for card in PLACED}


@cache
def _placings(room: int) -> dict[str, list[str]]:
    """Card → the actions that place it at the glades of the set `room`."""
    return {card: [actions[number] for number in NUMBERS[room]] for card, actions in PLACE.items()}


def _first_steps(state: State) -> list[str]:
    hand = state.hands[state.seat]
    placings = _placings(state.room[state.seat])
    actions: list[str] = []
    for card in [card for card in hand if card in VALUE] if state.specials else hand:
        actions += placings[card]
    if not actions:
        actions.append("pass")
    if state.specials and within_unit_limit(state):
        _add_units(state, actions)
    return actions


def _add_units(state: State, actions: list[str]) -> None:
    placings = _placings(state.room[state.seat])
    for unit in state.hands[state.seat]:
        if unit in ALLIES:
            if may_place_ally(state, unit):
                actions += placings[unit]
        elif unit in PLAYED:
            actions += (f"play {unit} {target}".rstrip() for target in targets(state, unit))


def may_place_ally(state: State, ally: str) -> bool:
    """A spirit is not placed beside another of the same owner in the row."""
    return ally not in SPIRITS or not has_spirit(state, state.seat)


# What an action does, and what follows by itself until somebody has to decide


def place(state: State, events: list[Event], card: str, number: int) -> None:
    """Lay an animal or an ally on the mover's side of a glade; the claim step follows."""
    seat = state.seat
    state.hands[seat].remove(card)
    if card in ALLIES:
        state.units_played[seat] += 1
    events.append(Event("placed", {"seat": seat, "card": card, "glade": number}))
    arrive(state, events, card, number, seat)
    state.passes = 0
    _claims(state, events)


def play_unit(state: State, events: list[Event], unit: str, *target: str | int) -> None:
    """Play weather or a ruse on its target; the claim step follows, or the draws of the muster."""
    state.hands[state.seat].remove(unit)
    play(state, events, unit, *target)
    state.passes = 0
    if state.mustering:
        _muster(state, events)
    else:
        _claims(state, events)


def pass_turn(state: State, events: list[Event]) -> None:
    """The turn is lost but for its claim step; two in a row end the bout."""
    events.append(Event("passed", {"seat": state.seat}))
    state.passes += 1
    _claims(state, events)


def claim_glade(state: State, events: list[Event], number: int) -> None:
    """Claim one glade, by number; the rest of the claim step follows unless that ends the bout."""
    claim(state, events, number)
    if not state.ending:
        _claims(state, events)


def done(state: State, events: list[Event]) -> None:
    """Claim no more in this turn; the draw step follows."""
    events.append(Event("declined", {"seat": state.seat, "glades": state.claimable}))
    state.claimable = []
    _draw_step(state, events)


def draw_card(state: State, events: list[Event], pile: Pile) -> None:
    """Draw the top card of the pile that was chosen: the turn's card, or one of the muster's."""
    draw(state, events, pile)
    if state.phase == "draw":
        _end_turn(state)
    else:
        state.mustering -= 1
        _muster(state, events)


def return_cards(state: State, events: list[Event], *cards: str) -> None:
    """The cards chosen go under their piles, in the order in which they are named."""
    for card in cards:
        state.hands[state.seat].remove(card)
        (state.pile if card in VALUE else state.specials_pile).append(card)
    animals = sum(card in VALUE for card in cards)
    counts = {"animals": animals, "specials": len(cards) - animals}
    events.append(Event("returned", {"seat": state.seat, **counts}))
    _claims(state, events)


def _muster(state: State, events: list[Event]) -> None:
    while state.mustering and (pile := _only_pile(state)):
        draw(state, events, pile)
        state.mustering -= 1
    if state.mustering and state.pile:
        state.phase = "muster-draw"
    else:
        state.mustering = 0
        state.phase = "muster-return"


def _claims(state: State, events: list[Event]) -> None:
    numbers = claimable(state)
    if state.manual:
        state.claimable = numbers
        if numbers:
            state.phase = "claim"
            return
    for number in numbers:
        claim(state, events, number)
        if state.ending:
            return
    _draw_step(state, events)


def _draw_step(state: State, events: list[Event]) -> None:
    if state.passes:
        if state.passes > 1:
            state.ending = MOST_GLADES
            return
    elif state.specials:
        if len(state.hands[state.seat]) < HAND_WITH_SPECIALS:
            if pile := _only_pile(state):
                draw(state, events, pile)
            elif state.pile:
                state.phase = "draw"
                return
    elif state.pile:
        draw(state, events, "animals")
    _end_turn(state)


def _only_pile(state: State) -> Pile | None:
    """The one pile that has cards; None if both have, or neither."""
    if not state.specials_pile:
        return "animals" if state.pile else None
    return None if state.pile else "specials"


def draw(state: State, events: list[Event], pile: Pile) -> None:
    """Take the top card of a pile. No event tells which it is: only its owner may know.

    That everybody draws one card each turn is not worth an event; from which of two piles is, and that one is empty.
    """
    cards = state.pile if pile == "animals" else state.specials_pile
    state.hands[state.seat].append(cards.pop(0))
    if state.specials:
        events.append(Event("drew", {"seat": state.seat, "pile": pile}))
    if not cards:
        events.append(Event("emptied", {"pile": pile}))


def _end_turn(state: State) -> None:
    state.seat = 1 - state.seat
    state.phase = "place"


ACTIONS: dict[str, Callable[..., None]] = {
    "place": place,
    "play": play_unit,
    "pass": pass_turn,
    "claim": claim_glade,
    "done": done,
    "draw": draw_card,
    "return": return_cards,
}


@cache
def _read(action: str) -> tuple[Callable[..., None], list[str | int]]:
    """What carries an action out, and its words, of which numbers are those of glades."""
    verb, *words = action.split(" ")
    return ACTIONS[verb], [int(word) if word.isdigit() else word for word in words]


def apply(state: State, action: str, chance: Chance) -> list[Event]:
    """Carry out a legal action, and go on until somebody has a decision."""
    carry_out, words = _read(action)
    events: list[Event] = []
    carry_out(state, events, *words)
    if state.ending:
        finish(state, chance, events)
    return events
