"""The Search as a `Game`."""

from collections.abc import Mapping
from typing import Any, ClassVar

from pydantic import TypeAdapter

from games.core import Chance, Event, Game, Outcome, Refusal
from games.search import scoring, turn, views
from games.search.land import Land
from games.search.options import SearchOptions
from games.search.refusals import refusal
from games.search.results import REASONS
from games.search.setup import SearchSetup, opening
from games.search.state import OVER, State

_STATE = TypeAdapter(State)
_DERIVED = {"land", "legal"}


class Search(Game[State, SearchOptions]):
    """Two hobbits explore a land of 48 tiles and race to Mount Doom."""

    id: ClassVar[str] = "search"
    title: ClassVar[str] = "The Search"
    options_type = SearchOptions
    setup_type = SearchSetup
    state_type = State
    public_type = views.PublicView
    private_type = views.PrivateView
    at_rest: ClassVar[Mapping[str, Any]] = {"step": OVER}
    reasons = REASONS

    def new(self, options: SearchOptions, setup: SearchSetup | None, chance: Chance) -> State:
        state = opening(options, setup, chance)
        turn.carry_on(state, [])
        return state

    def to_move(self, state: State) -> int | None:
        return None if state.step == OVER else state.seat

    def legal(self, state: State) -> list[str]:
        return state.legal.copy()

    def apply(self, state: State, action: str, chance: Chance) -> list[Event]:
        events: list[Event] = []
        turn.act(state, action, events)
        return events

    def refusal(self, state: State, action: str) -> Refusal:
        return refusal(state, action)

    def public(self, state: State) -> views.PublicView:
        return views.public(state)

    def private(self, state: State, seat: int) -> views.PrivateView:
        return views.private(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def copy(self, state: State) -> State:
        return state.copy()

    def snapshot(self, state: State) -> dict[str, Any]:
        """Without what follows from the rest: the tiles are written down as laid, and the land is rebuilt of them."""
        data: dict[str, Any] = _STATE.dump_python(state, mode="json", exclude=_DERIVED)
        data["laid"] = [[cell, tile] for cell, tile in state.land.laid.items()]
        return data

    def restore(self, data: dict[str, Any]) -> State:
        state = _STATE.validate_python({key: value for key, value in data.items() if key != "laid"})
        state.land = Land.of((cell, tile) for cell, tile in data["laid"])
        if state.step != OVER:
            turn.carry_on(state, [])
        return state
