"""When a duel ends, who climbs, and which cards are set aside (rules, "End of a duel")."""

from itertools import combinations

from games.core import Event
from games.duel import course
from games.duel.material import BALROG, GANDALF, LAID, ROLES, SET_ASIDE, SIDES, THREE_STEPS, TOP_STEP, TWO_STEPS
from games.duel.results import TOP_OF_THE_BRIDGE
from games.duel.state import KEEP, State


def duel_ends(state: State, events: list[Event]) -> bool:
    """Whether the duel ends at this check. The exception comes into force here."""
    if _all_laid(state):
        return True
    gandalf, balrog = state.energy
    if state.level_in_minus:
        return gandalf != balrog or _neither_holds_more_than_three(state)
    if gandalf > 0 and balrog > 0:
        return False
    hands = state.hands
    if gandalf == balrog and len(hands[GANDALF]) > 3 and len(hands[BALROG]) > 3 and not state.in_finale:
        state.level_in_minus = True
        events.append(Event("goes_on", {"field": gandalf}))
        return False
    return True


def certain_to_end(state: State) -> bool:
    """Whether the card that was just laid ends the duel whatever its dots are."""
    return _all_laid(state) or (state.level_in_minus and _neither_holds_more_than_three(state))


def _all_laid(state: State) -> bool:
    if state.in_finale:
        return not state.hands[GANDALF] and not state.hands[BALROG]
    return state.laid[GANDALF] >= LAID and state.laid[BALROG] >= LAID


def _neither_holds_more_than_three(state: State) -> bool:
    return len(state.hands[GANDALF]) <= 3 and len(state.hands[BALROG]) <= 3


def end_duel(state: State, events: list[Event]) -> None:
    """The winner climbs; then the game may be over, else cards are set aside."""
    winner = _winner(state)
    state.loser = 1 - winner
    difference = abs(state.energy[GANDALF] - state.energy[BALROG])
    steps = steps_for(difference - 1)
    state.steps[winner] = min(TOP_STEP, state.steps[winner] + steps)
    events.append(
        Event(
            "duel_won",
            {
                "seat": state.seat_of(winner),
                "role": ROLES[winner],
                "round": state.round,
                "energy": {"gandalf": state.energy[GANDALF], "balrog": state.energy[BALROG]},
                "level": difference == 0,
                "steps": steps,
                "step": state.steps[winner],
            },
        )
    )
    if state.in_finale:
        course.end_game_after_finale(state, winner, events)
    elif state.steps[winner] == TOP_STEP:
        course.end_game(state, winner, TOP_OF_THE_BRIDGE, events)
    else:
        set_aside(state, events)


def _winner(state: State) -> int:
    """The side with the higher marker; with level markers the one that did not start."""
    gandalf, balrog = state.energy
    if gandalf == balrog:
        return GANDALF if state.starter == BALROG else BALROG
    return GANDALF if gandalf > balrog else BALROG


def steps_for(free_fields: int) -> int:
    """Steps that the winner climbs for so many free fields between the markers; −1 stands for level markers."""
    if free_fields >= THREE_STEPS:
        return 3
    return 2 if free_fields >= TWO_STEPS else 1


def lacking(state: State, side: int) -> int:
    """Cards that `side` has still to set aside in this round."""
    return SET_ASIDE * state.round - len(state.finale[side])


def set_aside(state: State, events: list[Event]) -> None:
    """Gandalf's cards, then the Balrog's, as far as there is no choice; then the next round."""
    for side in SIDES:
        wanted, hand = lacking(state, side), state.hands[side]
        if wanted and len(hand) > wanted:
            state.phase, state.turn = KEEP, side
            return
        if wanted:
            _put_aside(state, side, hand, events)
    course.next_round(state, events)


def choices(state: State) -> list[str]:
    """Every set of cards that the side to act may set aside, as `keep` names them."""
    return ["keep " + " ".join(cards) for cards in combinations(state.hands[state.turn], lacking(state, state.turn))]


def keep(state: State, cards: list[str], events: list[Event]) -> None:
    """The side to act sets `cards` aside, and it goes on."""
    _put_aside(state, state.turn, cards, events)
    set_aside(state, events)


def _put_aside(state: State, side: int, cards: list[str], events: list[Event]) -> None:
    state.finale[side] += cards
    if side == BALROG and state.cunning:
        state.known[side] += cards
    state.hands[side] = []
    events.append(Event("set_aside", {"seat": state.seat_of(side), "role": ROLES[side], "count": len(cards)}))
