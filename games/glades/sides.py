"""Cards on the sides of glades: arriving, leaving, being complete, being first."""

from games.core import Event
from games.glades.cards import BIT, GLADES, SPIRITS
from games.glades.claiming import complete, group
from games.glades.state import Glade, State


def arrive(state: State, card: str, number: int, seat: int, events: list[Event]) -> None:
    """Put a card last on a side; it may complete the side, and make it first."""
    glade = state.glades[number - 1]
    glade.sides[seat].append(card)
    glade.refutation = None
    state.seen |= BIT.get(card, 0)
    if complete(glade, seat):
        if glade.first is None:
            glade.first = seat
        formed = group(glade, seat)
        data = {"seat": seat, "glade": number, "group": formed.kind, "sum": formed.sum}
        events.append(Event("completed", {**data, "mist": glade.mist, "first": glade.first == seat}))


def leave(glade: Glade, card: str, seat: int) -> None:
    """Take a card from a side. A complete side loses the mark of being first; the other is first if complete."""
    if complete(glade, seat):
        glade.first = 1 - seat if complete(glade, 1 - seat) else None
    glade.sides[seat].remove(card)
    glade.refutation = None


def with_room(state: State, seat: int) -> list[int]:
    """Numbers of the unclaimed glades where `seat`'s side is not full."""
    return [
        number
        for number, glade in zip(GLADES, state.glades, strict=True)
        if glade.claimed is None and len(glade.sides[seat]) < glade.needed
    ]


def movable(state: State, seat: int) -> dict[str, int]:
    """The cards on `seat`'s sides of unclaimed glades, with the numbers of their glades, in order of the row."""
    return {
        card: number
        for number, glade in zip(GLADES, state.glades, strict=True)
        if glade.claimed is None
        for card in glade.sides[seat]
    }


def has_spirit(state: State, seat: int) -> bool:
    """Whether `seat` has a spirit on their side of the row, at claimed glades too."""
    return any(card in SPIRITS for glade in state.glades for card in glade.sides[seat])
