"""Claiming: the comparison of complete sides, the proof of an early claim, and what a claim may end."""

from games.core import Event
from games.glades.groups import Group, group_of, stronger_completions
from games.glades.material import ADJACENT, ALL_ANIMALS, GLADES_TO_WIN, NUMBERS
from games.glades.results import FIVE_GLADES, THREE_ADJACENT
from games.glades.state import Glade, State


def group(glade: Glade, seat: int) -> Group:
    """The group of a complete side."""
    known = glade.groups[seat]
    if known is None:
        known = group_of(glade.sides[seat], glade.mist)
        left, right = glade.groups
        glade.groups = (left, known) if seat else (known, right)
    return known


def complete(glade: Glade, seat: int) -> bool:
    """Whether a seat's side of a glade holds all the cards that it takes: three, or four in the mire."""
    return len(glade.sides[seat]) >= glade.needed


def winner(glade: Glade) -> int | None:
    """Whose group wins where both sides are complete: the stronger, or else the one that was first."""
    left, right = group(glade, 0), group(glade, 1)
    if left == right:
        return glade.first
    return 0 if left > right else 1


def refutation(glade: Glade, seat: int, unseen: int) -> int:
    """Animals of `unseen`, any of which, as many as are lacking, would complete the other side to a group stronger
    than the complete one of `seat`; 0 if no completion could win."""
    cards = glade.sides[1 - seat]
    return stronger_completions(group(glade, seat), cards, glade.needed - len(cards), unseen, glade.mist)


def claimable(state: State) -> list[int]:
    """Numbers of the glades that the seat to move may claim, ascending.

    A refutation found before still holds while enough of its animals are unseen, and for ever if there was none:
    cards are turned up, never hidden again. Whatever changes the glade itself forgets it.
    """
    seat = state.seat
    formed = state.unclaimed & ~state.room[seat]
    if not formed:
        return []
    unseen = ALL_ANIMALS ^ state.seen
    across = state.room[1 - seat]
    found = []
    for number in NUMBERS[formed]:
        glade = state.glades[number - 1]
        if across >> number - 1 & 1:
            known = glade.refutation
            if known is None or (known and (known & unseen).bit_count() < glade.needed - len(glade.sides[1 - seat])):
                known = glade.refutation = refutation(glade, seat, unseen)
            if known:
                continue
        elif winner(glade) != seat:
            continue
        found.append(number)
    return found


def claim(state: State, events: list[Event], number: int) -> None:
    """Take a glade for the seat to move; this may end the bout."""
    seat, glade = state.seat, state.glades[number - 1]
    glade.claimed = seat
    state.note(number)
    events.append(Event("claimed", {"seat": seat, "glade": number, **_grounds(glade, seat)}))
    state.ending = _ending(state, seat)


def _grounds(glade: Glade, seat: int) -> dict[str, object]:
    """Why a claim holds: both groups with their sums, or the claimer's alone when it came early."""
    mine = group(glade, seat)
    grounds: dict[str, object] = {"mist": glade.mist, "group": mine.kind, "sum": mine.sum}
    if complete(glade, 1 - seat):
        theirs = group(glade, 1 - seat)
        grounds["early"] = False
        grounds["against"] = theirs.kind
        grounds["against_sum"] = theirs.sum
        grounds["by_being_first"] = mine == theirs
    else:
        grounds["early"] = True
    return grounds


def held(state: State) -> tuple[int, int]:
    """How many glades each seat holds."""
    owners = [glade.claimed for glade in state.glades]
    return owners.count(0), owners.count(1)


def _ending(state: State, seat: int) -> str | None:
    owned = row = 0
    for glade in state.glades:
        if glade.claimed == seat:
            owned += 1
            row += 1
            if row == ADJACENT:
                return THREE_ADJACENT
        else:
            row = 0
    return FIVE_GLADES if owned >= GLADES_TO_WIN else None
