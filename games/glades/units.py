"""Variant: special units. Allies are placed like animals; weather and ruses are played, and stand in `PLAYED`."""

from collections.abc import Callable
from typing import NamedTuple

from games.core import Event
from games.glades.material import MUSTERED, NUMBERS, RUSES, SIDE_IN_THE_MIRE, VALUE, WEATHER
from games.glades.sides import arrive, leave, movable, with_room
from games.glades.state import State

Effect = Callable[..., None]
"""Takes the state, the events, and what the unit is aimed at: cards, and numbers of glades."""
DISCARD = "discard"


class Unit(NamedTuple):
    """What the seat to move may aim at, as the words that follow the unit's name in the action, and what it does."""

    targets: Callable[[State], list[str]]
    effect: Effect


def within_unit_limit(state: State) -> bool:
    """Whether the seat to move may play a unit: never more than one more than the opponent has."""
    return state.units_played[state.seat] <= state.units_played[1 - state.seat]


def targets(state: State, unit: str) -> list[str]:
    """What the seat to move may aim a unit at, as the words that follow its name in the action."""
    return PLAYED[unit].targets(state)


def play(state: State, events: list[Event], unit: str, *target: str | int) -> None:
    """Play weather or a ruse on its target. A ruse lies on the discard before a card that it sends there."""
    state.units_played[state.seat] += 1
    glade = {"glade": target[0]} if unit in WEATHER else {}
    events.append(Event("played", {"seat": state.seat, "card": unit, **glade}))
    if unit in RUSES:
        state.discard.append(unit)
    PLAYED[unit].effect(state, events, *target)


def _unclaimed(state: State) -> list[str]:
    return [str(number) for number in NUMBERS[state.unclaimed]]


def _mist(state: State, events: list[Event], number: int) -> None:
    glade = state.glades[number - 1]
    glade.weather.append("mist")
    glade.forget()


def _mire(state: State, events: list[Event], number: int) -> None:
    glade = state.glades[number - 1]
    glade.weather.append("mire")
    before = glade.first
    glade.needed = SIDE_IN_THE_MIRE
    glade.first = None
    glade.forget()
    state.note(number)
    _tell_first(state, events, number, before)


def _tell_first(state: State, events: list[Event], number: int, before: int | None) -> None:
    """Tell who is first at a glade where it was somebody else `before`."""
    first = state.glades[number - 1].first
    if first != before:
        events.append(Event("first", {"seat": first, "glade": number}))


def _cards_in_the_piles(state: State) -> list[str]:
    return [""] if state.pile or state.specials_pile else []


def _muster(state: State, events: list[Event]) -> None:
    state.mustering = MUSTERED


def _own_cards_elsewhere(state: State) -> list[str]:
    room = with_room(state, state.seat)
    found = []
    for card, at in movable(state, state.seat).items():
        found += [f"{card} {number}" for number in room if number != at]
        found.append(f"{card} {DISCARD}")
    return found


def _migrate(state: State, events: list[Event], card: str, to: str | int) -> None:
    if isinstance(to, int):
        _move(state, events, card, state.seat, to)
    else:
        _send_away(state, events, card, state.seat)


def _opponents_cards(state: State) -> list[str]:
    return list(movable(state, 1 - state.seat))


def _gale(state: State, events: list[Event], card: str) -> None:
    _send_away(state, events, card, 1 - state.seat)


def _opponents_animals_across(state: State) -> list[str]:
    room = with_room(state, state.seat)
    return [f"{card} {number}" for card in movable(state, 1 - state.seat) if card in VALUE for number in room]


def _lure(state: State, events: list[Event], card: str, to: int) -> None:
    _move(state, events, card, 1 - state.seat, to)


def _send_away(state: State, events: list[Event], card: str, seat: int) -> None:
    at = movable(state, seat)[card]
    before = state.glades[at - 1].first
    leave(state, card, at, seat)
    state.discard.append(card)
    events.append(Event("discarded", {"seat": seat, "card": card, "from": at}))
    _tell_first(state, events, at, before)


def _move(state: State, events: list[Event], card: str, seat: int, to: int) -> None:
    """Move a card of `seat` to the side of the seat to move."""
    at = movable(state, seat)[card]
    before = state.glades[at - 1].first
    leave(state, card, at, seat)
    events.append(Event("moved", {"seat": state.seat, "card": card, "owner": seat, "from": at, "to": to}))
    arrive(state, events, card, to, state.seat)
    _tell_first(state, events, at, before)


PLAYED: dict[str, Unit] = {
    "mist": Unit(_unclaimed, _mist),
    "mire": Unit(_unclaimed, _mire),
    "muster": Unit(_cards_in_the_piles, _muster),
    "migrate": Unit(_own_cards_elsewhere, _migrate),
    "gale": Unit(_opponents_cards, _gale),
    "lure": Unit(_opponents_animals_across, _lure),
}
