"""Cards on the sides of glades: arriving, leaving, being complete, being first."""

from games.core import Event
from games.glades.claiming import complete, group
from games.glades.material import BIT, NUMBERS, SPIRITS
from games.glades.state import State


def arrive(state: State, events: list[Event], card: str, number: int, seat: int) -> None:
    """Put a card last on a side; it may complete the side, and make it first."""
    glade = state.glades[number - 1]
    side = glade.sides[seat]
    side.append(card)  # no group of this side is remembered: it was not complete
    glade.refutation = None
    if card in BIT:
        state.seen |= BIT[card]
    if len(side) == glade.needed:
        if glade.first is None:
            glade.first = seat
        state.room[seat] &= ~(1 << number - 1)
        formed = group(glade, seat)
        data = {
            "seat": seat,
            "glade": number,
            "group": formed.kind,
            "sum": formed.sum,
            "mist": glade.mist,
            "first": glade.first == seat,
        }
        events.append(Event("completed", data))


def leave(state: State, card: str, number: int, seat: int) -> None:
    """Take a card from a side. A complete side loses the mark of being first; the other is first if complete."""
    glade = state.glades[number - 1]
    if complete(glade, seat):
        glade.first = 1 - seat if complete(glade, 1 - seat) else None
    glade.sides[seat].remove(card)
    glade.forget()
    state.note(number)


def with_room(state: State, seat: int) -> tuple[int, ...]:
    """Numbers of the unclaimed glades where `seat`'s side is not full."""
    return NUMBERS[state.room[seat]]


def movable(state: State, seat: int) -> dict[str, int]:
    """The cards on `seat`'s sides of unclaimed glades, with the numbers of their glades, in order of the row."""
    numbers = NUMBERS[state.unclaimed]
    return {card: number for number in numbers for card in state.glades[number - 1].sides[seat]}


def has_spirit(state: State, seat: int) -> bool:
    """Whether `seat` has a spirit on their side of the row, at claimed glades too."""
    return any(card in SPIRITS for glade in state.glades for card in glade.sides[seat])
