"""A position as it may be: random where the seat to move cannot know, and as it is everywhere else."""

import random
from collections.abc import Sequence
from typing import cast

from games.core import Event
from games.glades.claiming import claimable
from games.glades.material import (
    ALL_ANIMALS,
    HAND,
    HAND_WITH_SPECIALS,
    MUSTERED,
    SIDE,
    SIDE_IN_THE_MIRE,
    UNITS,
    cards_of,
    set_of,
)
from games.glades.state import Glade, State
from games.glades.views import PrivateView, PublicView
from games.players.contract import Observation

TURNS = ("placed", "played", "passed")
"""The events that begin what a seat does in its turn."""


def seat_to_move(public: PublicView, private: PrivateView) -> int:
    """The seat that sees `private`, to which a decision belongs; where the views leave it open, the starter."""
    if public.turn is not None:
        return public.turn
    return _seat(public, private, public.starter)


def seat_of(observation: Observation) -> int:
    """The same, from all that is observed: events and legal actions tell it where the views leave it open."""
    public, private = cast(PublicView, observation.public), cast(PrivateView, observation.private)
    if public.turn is not None:
        return public.turn
    for event in reversed(observation.events):
        if event.type == "bout_began":
            return int(event.data["starter"])
        if event.type in TURNS:
            mover = int(event.data["seat"])
            return 1 - mover if public.phase == "place" else mover
    return _seat(public, private, _seat_with_room(public, observation.legal))


def guess(observation: Observation, dice: random.Random) -> State:
    """A position whose views and legal actions are those observed; what is hidden lies as the rules make it: every
    way to deal the unseen cards to the opponent's hand and to the piles is as likely as any other.

    Options that no view tells are the default ones, but that an asked claim shows that claims are manual.
    """
    public, private = cast(PublicView, observation.public), cast(PrivateView, observation.private)
    seat = seat_of(observation)
    specials = with_specials(public)
    state = State(public.bouts, _manual(public, observation.events), specials, [])
    state.bout = public.bout
    state.points = list(public.points)
    state.starter, state.seat, state.phase = public.starter, seat, public.phase
    state.glades = [
        Glade(
            (list(glade.sides[0]), list(glade.sides[1])),
            glade.claimed,
            glade.first,
            list(glade.weather),
            SIDE_IN_THE_MIRE if "mire" in glade.weather else SIDE,
        )
        for glade in public.glades
    ]
    state.discard = list(public.discard)
    state.units_played = list(public.units_played)
    for number in range(1, len(state.glades) + 1):
        state.note(number)
    lying = [*(card for glade in state.glades for side in glade.sides for card in side), *state.discard]
    state.seen = set_of(lying)
    _deal(state, public, private.hand, [*lying, *(each for glade in state.glades for each in glade.weather)], dice)
    state.passes = _passes(public, private, seat, observation.events)
    if state.phase == "claim":
        state.claimable = claimable(state)
    if state.phase == "muster-draw":
        state.mustering = _mustering(private, observation.events)
    return state


def with_specials(public: PublicView) -> bool:
    """Whether the variant with special units is played, also where a view of others does not say it."""
    return (
        public.specials
        or public.specials_pile > 0
        or any(public.units_played)
        or max(public.hand_sizes) >= HAND_WITH_SPECIALS
    )


def _deal(state: State, public: PublicView, hand: Sequence[str], lying: Sequence[str], dice: random.Random) -> None:
    """Hand out what lies nowhere in sight: how many animals and units the opponent holds follows from the piles."""
    animals = cards_of(ALL_ANIMALS & ~set_of([*lying, *hand]))
    visible = {*lying, *hand}
    units = [unit for unit in UNITS if unit not in visible] if state.specials else []
    dice.shuffle(animals)
    dice.shuffle(units)
    state.pile, animals = animals[: public.pile], animals[public.pile :]
    state.specials_pile, units = units[: public.specials_pile], units[public.specials_pile :]
    theirs = [*animals, *units]
    dice.shuffle(theirs)
    state.hands = (list(hand), theirs) if state.seat == 0 else (theirs, list(hand))


def _seat(public: PublicView, private: PrivateView, otherwise: int) -> int:
    """Who is to move by the numbers of cards: the mover's hand is the one that is seen, and before placing the mover
    has had no more turns than the opponent."""
    left, right = public.hand_sizes
    if left != right and len(private.hand) in (left, right):
        return 0 if len(private.hand) == left else 1
    if public.phase == "place" and not with_specials(public):
        placed = [sum(len(glade.sides[seat]) for glade in public.glades) for seat in (0, 1)]
        if placed[0] != placed[1]:
            return 0 if placed[0] < placed[1] else 1
    return otherwise


def _seat_with_room(public: PublicView, legal: Sequence[str]) -> int:
    """The seat whose room in the row is that of the legal actions; the starter if it can be both."""
    asked = {int(words[2]) for words in (action.split() for action in legal) if words[0] == "place"}
    fitting = [seat for seat in (0, 1) if asked and asked == _room(public, seat)]
    return fitting[0] if len(fitting) == 1 else public.starter


def _room(public: PublicView, seat: int) -> set[int]:
    return {
        number
        for number, glade in enumerate(public.glades, 1)
        if glade.claimed is None and len(glade.sides[seat]) < (SIDE_IN_THE_MIRE if "mire" in glade.weather else SIDE)
    }


def _manual(public: PublicView, events: Sequence[Event]) -> bool:
    return public.phase == "claim" or any(event.type == "declined" for event in events)


def _passes(public: PublicView, private: PrivateView, seat: int, events: Sequence[Event]) -> int:
    """Turns passed one after the other until now; without events, what the numbers of cards say."""
    began = max((index for index, event in enumerate(events) if event.type == "bout_began"), default=-1)
    turns = [event for event in events[began + 1 :] if event.type in TURNS]
    asked = public.phase == "claim"
    wanted = 1 + asked
    if len(turns) >= wanted or began >= 0:
        recent = turns[::-1][:wanted]
        return next((count for count, event in enumerate(recent) if event.type != "passed"), len(recent))
    other = 1 - seat
    shut_out = int(not public.hand_sizes[other] or not _room(public, other))
    if not asked:
        return shut_out
    full = HAND_WITH_SPECIALS if with_specials(public) else HAND
    return 1 + shut_out if not private.hand or len(private.hand) >= full else 0


def _mustering(private: PrivateView, events: Sequence[Event]) -> int:
    """Cards that the muster has still to draw."""
    drawn = 0
    for event in reversed(events):
        if event.type == "played":
            return max(MUSTERED - drawn, 1)
        drawn += event.type == "drew"
    return min(max(HAND_WITH_SPECIALS - 1 + MUSTERED - len(private.hand), 1), MUSTERED)
