"""Who sees what (rules, "Views", "Peek"): the one door out of a state."""

from games.duel.markers import peeking
from games.duel.material import BALROG, GANDALF, ROLES
from games.duel.state import FEINT, FILL, MAGIC, PLAY, State
from games.duel.views import Active, LaidCard, Numbers, PrivateView, PublicView, Seats

EXCHANGE = frozenset({PLAY, FEINT, MAGIC, FILL})
"""The phases in which the player ahead may peek."""


def public_view(state: State) -> PublicView:
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
        row=[
            LaidCard(card=laid.card, by=ROLES[laid.side], left=laid.left, right=laid.right)  # type: ignore[arg-type]
            for laid in state.row
        ],
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
    side = state.gandalf ^ seat
    other = 1 - side
    peeks = state.phase in EXCHANGE and peeking(state) == side
    return PrivateView(
        role=ROLES[side],  # type: ignore[arg-type]
        hand=list(state.hands[side]),
        finale=list(state.finale[side]),
        opponent_finale=list(state.known[other]),
        opponent_hand=list(state.hands[other]) if peeks else None,
    )


def _numbers(pair: list[int]) -> Numbers:
    return Numbers(gandalf=pair[GANDALF], balrog=pair[BALROG])


def _sizes(piles: list[list[str]]) -> Numbers:
    return Numbers(gandalf=len(piles[GANDALF]), balrog=len(piles[BALROG]))
