"""Turn: place (or play, or pass), claim, draw. An action is carried out, then the turn goes on to the next decision."""

from collections.abc import Callable
from functools import cache
from itertools import permutations
from typing import Literal

from games.core import Chance, Event
from games.glades.bout import finish
from games.glades.cards import (
    ALLIES,
    HAND_WITH_SPECIALS,
    MUSTERED_BACK,
    SPIRITS,
    VALUE,
)
from games.glades.claiming import claim, claimable
from games.glades.sides import arrive, has_spirit, with_room
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


@cache
def _placings(card: str, room: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(f"place {card} {number}" for number in room)


def _first_steps(state: State) -> list[str]:
    hand = state.hands[state.seat]
    room = tuple(with_room(state, state.seat))
    actions: list[str] = []
    for card in hand:
        if card in VALUE:
            actions += _placings(card, room)
    if not actions:
        actions.append("pass")
    if state.specials and within_unit_limit(state):
        for unit in hand:
            if unit in ALLIES:
                if may_place_ally(state, unit):
                    actions += _placings(unit, room)
            elif unit in PLAYED:
                actions += (f"play {unit} {target}".rstrip() for target in targets(state, unit))
    return actions


def may_place_ally(state: State, ally: str) -> bool:
    """A spirit is not placed beside another of the same owner in the row."""
    return ally not in SPIRITS or not has_spirit(state, state.seat)


# What an action does


def place(state: State, words: list[str], events: list[Event]) -> None:
    card, number = words[0], int(words[1])
    seat = state.seat
    state.hands[seat].remove(card)
    if card in ALLIES:
        state.units_played[seat] += 1
    events.append(Event("placed", {"seat": seat, "card": card, "glade": number}))
    arrive(state, card, number, seat, events)
    state.passes = 0
    state.phase = "claim"


def play_unit(state: State, words: list[str], events: list[Event]) -> None:
    unit, *target = words
    state.hands[state.seat].remove(unit)
    play(state, unit, target, events)
    state.passes = 0
    state.phase = "muster-draw" if state.mustering else "claim"


def pass_turn(state: State, words: list[str], events: list[Event]) -> None:
    events.append(Event("passed", {"seat": state.seat}))
    state.passes += 1
    state.phase = "claim"


def claim_glade(state: State, words: list[str], events: list[Event]) -> None:
    claim(state, int(words[0]), events)


def done(state: State, words: list[str], events: list[Event]) -> None:
    events.append(Event("declined", {"seat": state.seat, "glades": state.claimable}))
    state.phase = "draw"


def draw_card(state: State, words: list[str], events: list[Event]) -> None:
    draw(state, "animals" if words[0] == "animals" else "specials", events)
    if state.phase == "draw":
        end_turn(state)


def return_cards(state: State, words: list[str], events: list[Event]) -> None:
    for card in words:
        state.hands[state.seat].remove(card)
        (state.pile if card in VALUE else state.specials_pile).append(card)
    animals = sum(card in VALUE for card in words)
    counts = {"animals": animals, "specials": len(words) - animals}
    events.append(Event("returned", {"seat": state.seat, **counts}))
    state.phase = "claim"


ACTIONS: dict[str, Callable[[State, list[str], list[Event]], None]] = {
    "place": place,
    "play": play_unit,
    "pass": pass_turn,
    "claim": claim_glade,
    "done": done,
    "draw": draw_card,
    "return": return_cards,
}


def apply(state: State, action: str, chance: Chance) -> list[Event]:
    """Carry out a legal action, and go on until somebody has a decision."""
    verb, *words = action.split(" ")
    events: list[Event] = []
    ACTIONS[verb](state, words, events)
    while _go_on(state, chance, events):
        pass
    return events


# What follows by itself


def _go_on(state: State, chance: Chance, events: list[Event]) -> bool:
    """Take the turn one step further; False where somebody has to decide."""
    if state.ending:
        finish(state, chance, events)
        return False
    match state.phase:
        case "muster-draw":
            return _muster_step(state, events)
        case "claim":
            return _claim_step(state, events)
        case "draw":
            return _draw_step(state, events)
    return False


def _muster_step(state: State, events: list[Event]) -> bool:
    pile = _only_pile(state)
    if state.mustering and pile:
        draw(state, pile, events)
        return True
    if state.mustering and state.pile:
        return False
    state.mustering = 0
    state.phase = "muster-return"
    return False


def _claim_step(state: State, events: list[Event]) -> bool:
    state.claimable = claimable(state)
    if state.manual and state.claimable:
        return False
    for number in state.claimable:
        claim(state, number, events)
        if state.ending:
            return True
    state.claimable = []
    state.phase = "draw"
    return True


def _draw_step(state: State, events: list[Event]) -> bool:
    if state.passes:
        if state.passes > 1:
            state.ending = "most glades"
            return True
    elif not state.specials or len(state.hands[state.seat]) < HAND_WITH_SPECIALS:
        pile = _only_pile(state)
        if pile:
            draw(state, pile, events)
        elif state.pile:
            return False
    end_turn(state)
    return False


def _only_pile(state: State) -> Pile | None:
    """The one pile that has cards; None if both have, or neither."""
    if not state.specials_pile:
        return "animals" if state.pile else None
    return None if state.pile else "specials"


def draw(state: State, pile: Pile, events: list[Event]) -> None:
    """Take the top card of a pile. The event does not tell which it is: only its owner may know."""
    cards = state.pile if pile == "animals" else state.specials_pile
    state.hands[state.seat].append(cards.pop(0))
    state.mustering = max(0, state.mustering - 1)
    events.append(Event("drew", {"seat": state.seat, "pile": pile, "left": len(cards)}))


def end_turn(state: State) -> None:
    state.seat = 1 - state.seat
    state.phase = "place"
    state.claimable = []
