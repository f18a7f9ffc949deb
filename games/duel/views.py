"""Who sees what of a position (rules, "Views", "Peek"); fields exactly as the document names them."""

from typing import Literal, TypeAlias

from games.core import View
from games.duel.markers import peeking
from games.duel.material import BALROG, GANDALF, ROLES
from games.duel.state import FEINT, FILL, MAGIC, PLAY, State

Role = Literal["gandalf", "balrog"]
Phase = Literal["start", "play", "feint", "magic", "fill", "keep", "over"]
Seat = Literal[0, 1]
CardId: TypeAlias = str
"""A card's id: `mirror`, or for a plain card its dots, `124-2`."""
Dots: TypeAlias = str
"""Rows of one edge that hold a dot, ascending: `134`; `0` for none."""


class Seats(View):
    """Which seat plays which role."""

    gandalf: Seat
    balrog: Seat


class Numbers(View):
    """One number for each role."""

    gandalf: int
    balrog: int


class LaidCard(View):
    """A card of the row. Its dots are as they count now: only a mirror whose text has applied differs from its card."""

    card: CardId
    by: Role
    left: Dots
    right: Dots


class Active(View):
    """Which texts of Gandalf are at work in this duel; `magic` says that a card may still be banished."""

    wrath: bool
    magic: bool
    cunning: bool


class PublicView(View):
    """What everybody may see. Rounds 1–3 are the duels, round 4 is the finale."""

    game: Literal[1, 2]
    games: Literal[1, 2] = 1
    """How many are played, the option of that name; besides the fields that the rules document names."""
    finale_chooser: Literal["higher", "lower"] = "higher"
    """The option of that name; besides the fields that the rules document names."""
    points: tuple[int, int]
    """Steps that seats 0 and 1 scored in finished games."""
    round: Literal[1, 2, 3, 4]
    roles: Seats
    starter: Seat | None
    """None until it is said who starts the duel."""
    energy: Numbers
    """Fields of the energy track, 20 … −5; the start field is 15 in rounds 1–3, 20 in the finale."""
    steps: Numbers
    """Steps of the bridge, 0 … 5."""
    row: list[LaidCard]
    beside: list[CardId]
    """Cards laid beside the row: a feint under active wrath."""
    laid: Numbers
    """Own cards in the row and beside it."""
    hand_sizes: Numbers
    finale_sizes: Numbers
    deck_sizes: Numbers
    active: Active
    open_hand: list[CardId] | None
    """The Balrog's hand under `cunning`, in hand order."""
    phase: Phase


class PrivateView(View):
    """What one seat sees in addition."""

    role: Role
    hand: list[CardId]
    finale: list[CardId]
    """Own set-aside cards, in the order in which they came."""
    opponent_finale: list[CardId]
    """Those cards of the other's pile that both know."""
    opponent_hand: list[CardId] | None
    """The other's hand, for the player ahead while the markers differ by 4 or more during an exchange."""


EXCHANGE = frozenset({PLAY, FEINT, MAGIC, FILL})
"""The phases in which the player ahead may peek."""


def public_view(state: State) -> PublicView:
    """What everybody may see (rules, "Views")."""
    return PublicView(
        game=state.game,  # type: ignore[arg-type]
        games=state.games,  # type: ignore[arg-type]
        finale_chooser="lower" if state.lower_says else "higher",
        points=(state.points[0], state.points[1]),
        round=state.round,  # type: ignore[arg-type]
        roles=Seats(gandalf=state.seat_of(GANDALF), balrog=state.seat_of(BALROG)),  # type: ignore[arg-type]
        starter=None if state.starter is None else state.seat_of(state.starter),  # type: ignore[arg-type]
        energy=_numbers(state.energy),
        steps=_numbers(state.steps),
        row=[LaidCard(card=laid.card, by=ROLES[laid.side], left=laid.left, right=laid.right) for laid in state.row],
        beside=list(state.beside),
        laid=_numbers(state.laid),
        hand_sizes=_sizes(state.hands),
        finale_sizes=_sizes(state.finale),
        deck_sizes=_sizes(state.decks),
        active=Active(wrath=state.wrath, magic=state.magic, cunning=state.cunning),
        open_hand=list(state.hands[BALROG]) if state.cunning else None,
        phase=state.phase,  # type: ignore[arg-type]
    )


def private_view(state: State, seat: int) -> PrivateView:
    """What a seat alone sees (rules, "Views"): its own cards, and those of the opponent that it knows."""
    side = state.gandalf ^ seat
    other = 1 - side
    peeks = state.phase in EXCHANGE and peeking(state) == side
    return PrivateView(
        role=ROLES[side],
        hand=list(state.hands[side]),
        finale=list(state.finale[side]),
        opponent_finale=list(state.known[other]),
        opponent_hand=list(state.hands[other]) if peeks else None,
    )


def _numbers(pair: list[int]) -> Numbers:
    return Numbers(gandalf=pair[GANDALF], balrog=pair[BALROG])


def _sizes(piles: list[list[str]]) -> Numbers:
    return Numbers(gandalf=len(piles[GANDALF]), balrog=len(piles[BALROG]))


def role_of(public: PublicView, seat: int) -> Role:
    """The role that a seat plays in the present game."""
    return "gandalf" if public.roles.gandalf == seat else "balrog"


def seat_of(public: PublicView, role: str) -> int:
    """The seat that plays a role in the present game."""
    return public.roles.gandalf if role == "gandalf" else public.roles.balrog
