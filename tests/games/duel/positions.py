"""Positions of the Duel for worked examples: named cards on top of the decks, markers and figures where wanted."""

from collections.abc import Sequence
from typing import Any

from games.core import Event, ListedChance, Match
from games.duel import GAME
from games.duel.material import BALROG, DECKS, GANDALF
from games.duel.setup import Opening
from games.duel.state import FINALE, State
from games.duel.views import PrivateView, PublicView


def deck(side: int, top: str = "") -> list[str]:
    """A whole deck with these cards, separated by spaces, on top."""
    first = top.split()
    return first + [card for card in DECKS[side] if card not in first]


class Table:
    """A match in which seat 0 plays Gandalf, with both sides' first cards given."""

    def __init__(
        self,
        gandalf: str = "",
        balrog: str = "",
        *,
        energy: tuple[int, int] | None = None,
        steps: tuple[int, int] = (0, 0),
        chance: Sequence[Any] = (),
        **options: Any,
    ) -> None:
        opening = Opening(gandalf=0, gandalf_deck=deck(GANDALF, gandalf), balrog_deck=deck(BALROG, balrog))
        self.match = Match.start(GAME, GAME.options_type(**options), ListedChance(list(chance)), opening)
        self.state.steps[:] = steps
        if energy:
            self.state.energy[:] = energy
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def finale(self, gandalf: str, balrog: str) -> "Table":
        """Go to a finale with these hands, Gandalf to start."""
        self.state.round = FINALE
        self.state.hands = [gandalf.split(), balrog.split()]
        return self

    def play(self, *actions: str) -> "Table":
        """Take actions, each by whoever is to move; `events` are then those of the last one."""
        for action in actions:
            assert self.match.to_move is not None
            self.events = self.match.act(self.match.to_move, action)
        return self

    @property
    def public(self) -> PublicView:
        return GAME.public(self.state)

    @property
    def gandalf(self) -> PrivateView:
        return GAME.private(self.state, self.state.seat_of(GANDALF))

    @property
    def balrog(self) -> PrivateView:
        return GAME.private(self.state, self.state.seat_of(BALROG))

    @property
    def energy(self) -> tuple[int, int]:
        return self.public.energy.gandalf, self.public.energy.balrog

    @property
    def row(self) -> list[str]:
        return [laid.card for laid in self.public.row]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The data of the last action's events of this type."""
        return [dict(event.data) for event in self.events if event.type == kind]
