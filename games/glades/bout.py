"""Bouts: the deal that begins one, the points that end it, and the end of the match."""

from typing import Any

from games.core import TABLE, Chance, Event, Outcome
from games.glades.claiming import held
from games.glades.material import (
    ALL_GLADES,
    ANIMALS,
    GLADES,
    HAND,
    HAND_WITH_SPECIALS,
    POINTS_FOR_A_WIN,
    UNITS,
)
from games.glades.results import MOST_GLADES, MOST_POINTS
from games.glades.state import Glade, Opening, State
from games.glades.views import public


def next_opening(state: State, chance: Chance) -> Opening:
    """The opening of the next bout: as the record's set-up says, or else shuffled."""
    if state.later:
        opening, *state.later = state.later
        return opening
    animals = list(map(ANIMALS.__getitem__, chance.shuffle(len(ANIMALS))))
    specials = [UNITS[index] for index in chance.shuffle(len(UNITS))] if state.specials else []
    return Opening(animals, specials)


def deal(state: State, opening: Opening, starter: int) -> None:
    """Begin the next bout: seat 0 takes their hand off the top, then seat 1."""
    size = HAND_WITH_SPECIALS if state.specials else HAND
    animals = opening.animals
    state.bout += 1
    state.hands = (animals[:size], animals[size : 2 * size])
    state.pile = animals[2 * size :]
    state.specials_pile = opening.specials[:]
    state.glades = [Glade() for _ in GLADES]
    state.discard = []
    state.units_played = [0, 0]
    state.unclaimed = ALL_GLADES
    state.room = [ALL_GLADES, ALL_GLADES]
    state.seen = 0
    state.claimable = []
    state.passes = state.mustering = 0
    state.ending = None
    state.starter = state.seat = starter
    state.phase = "place"


def finish(state: State, chance: Chance, events: list[Event]) -> None:
    """Score the bout that is over; then the next one is dealt, or the match ends."""
    glades = held(state)
    winner = _winner(state, glades)
    for seat in (0, 1):
        state.points[seat] += POINTS_FOR_A_WIN if seat == winner else glades[seat]
    reason = state.ending or ""
    data: dict[str, Any] = {"bout": state.bout, "winner": winner, "reason": reason, "glades": list(glades)}
    data["points"] = state.points[:]
    events.append(Event("bout_ended", data))
    state.phase = "over"
    state.claimable = []
    if state.bout < state.bouts:
        data[TABLE] = public(state).model_dump(mode="json")
        opening = next_opening(state, chance)
        deal(state, opening, 1 - state.starter if opening.starter is None else opening.starter)
        events.append(Event("bout_began", {"bout": state.bout, "starter": state.starter}))
        return
    if state.bouts == 1:
        state.outcome = Outcome(winner, reason, glades)
    else:
        left, right = state.points
        state.outcome = Outcome(_more(left, right), MOST_POINTS, (left, right))


def _winner(state: State, glades: tuple[int, int]) -> int | None:
    return _more(*glades) if state.ending == MOST_GLADES else state.seat


def _more(left: int, right: int) -> int | None:
    if left == right:
        return None
    return 0 if left > right else 1
