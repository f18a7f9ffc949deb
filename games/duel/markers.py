"""The markers on the energy track (rules, "Material", "Exchange")."""

from games.duel.material import BALROG, FINALE_FIELD, GANDALF, LOWEST_FIELD, PEEK, START_FIELD
from games.duel.state import State


def start_field(state: State) -> int:
    """The field on which the markers start the present duel, and above which no text lifts them."""
    return FINALE_FIELD if state.in_finale else START_FIELD


def move(state: State, gandalf: int, balrog: int) -> None:
    """Move both markers by so many fields, up if positive, within the last minus field and the start field."""
    top = start_field(state)
    energy = state.energy
    energy[GANDALF] = max(LOWEST_FIELD, min(top, energy[GANDALF] + gandalf))
    energy[BALROG] = max(LOWEST_FIELD, min(top, energy[BALROG] + balrog))


def peeking(state: State) -> int | None:
    """The side that is so far ahead that it sees the other's hand (rules, "Peek"); the phase is not looked at."""
    ahead = state.energy[GANDALF] - state.energy[BALROG]
    if ahead >= PEEK:
        return GANDALF
    return BALROG if ahead <= -PEEK else None
