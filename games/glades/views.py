"""Views: what everybody may see of a match, and what a seat sees in addition."""

from games.core import View
from games.glades.material import SIDE, SIDE_IN_THE_MIRE
from games.glades.state import Phase, State


class GladeView(View):
    """The seat that claimed the glade, cards by seat in order of laying, and the seat that was complete first."""

    claimed: int | None
    sides: tuple[list[str], list[str]]
    first: int | None
    weather: list[str]


class PublicView(View):
    """`bouts`, `specials` (whether the variant is played), `starter` (of this bout) and `turn` (the seat to move, null
    when the match is over) stand beside the fields that the rules document names. They have defaults: programs of
    others leave them out."""

    bout: int
    bouts: int = 1
    specials: bool = False
    points: tuple[int, int]
    starter: int = 0
    turn: int | None = None
    glades: list[GladeView]
    pile: int
    specials_pile: int
    discard: list[str]
    hand_sizes: tuple[int, int]
    units_played: tuple[int, int]
    phase: Phase


class PrivateView(View):
    """A seat's own cards."""

    hand: list[str]


def public(state: State) -> PublicView:
    """What everybody may see (rules, "Views")."""
    left, right = state.hands
    return PublicView(
        bout=state.bout,
        bouts=state.bouts,
        specials=state.specials,
        points=(state.points[0], state.points[1]),
        starter=state.starter,
        turn=None if state.phase == "over" else state.seat,
        glades=[
            GladeView(
                claimed=glade.claimed,
                sides=(glade.sides[0][:], glade.sides[1][:]),
                first=glade.first,
                weather=glade.weather[:],
            )
            for glade in state.glades
        ],
        pile=len(state.pile),
        specials_pile=len(state.specials_pile),
        discard=state.discard[:],
        hand_sizes=(len(left), len(right)),
        units_played=(state.units_played[0], state.units_played[1]),
        phase=state.phase,
    )


def private(state: State, seat: int) -> PrivateView:
    """What only a seat sees (rules, "Views")."""
    return PrivateView(hand=state.hands[seat][:])


def needed(glade: GladeView) -> int:
    """How many cards make a side of the glade complete."""
    return SIDE_IN_THE_MIRE if "mire" in glade.weather else SIDE
