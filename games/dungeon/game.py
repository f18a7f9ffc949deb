"""The Dungeon as a `Game`."""

from collections.abc import Mapping
from typing import Any, ClassVar

from games.core import Chance, Event, Game, Outcome, Refusal
from games.dungeon.course import LEGAL, carry_out
from games.dungeon.material import VERSIONS
from games.dungeon.options import DungeonOptions
from games.dungeon.play import Play
from games.dungeon.refusals import refusal
from games.dungeon.results import REASONS, THE_BLACK_LORD_FELL, THE_HERO_FELL
from games.dungeon.setup import DungeonSetup, opening
from games.dungeon.state import HERO_SEAT, LORD_SEAT, State
from games.dungeon.views import DungeonPrivate, DungeonPublic, private_view, public_view


class Dungeon(Game[State, DungeonOptions]):
    """The Secret of the Abandoned Dungeon: the Hero (seat 0) against the Black Lord (seat 1)."""

    id = "dungeon"
    title = "The Dungeon"
    versions = VERSIONS
    options_type = DungeonOptions
    setup_type = DungeonSetup
    state_type = State
    public_type = DungeonPublic
    private_type = DungeonPrivate
    at_rest: ClassVar[Mapping[str, Any]] = {"phase": "over", "mover": None}
    reasons = REASONS

    def new(self, options: DungeonOptions, setup: DungeonSetup | None, chance: Chance) -> State:
        return opening(self.rules, setup, chance)

    def to_move(self, state: State) -> int | None:
        return state.mover

    def legal(self, state: State) -> list[str]:
        return LEGAL[state.phase](state)

    def apply(self, state: State, action: str, chance: Chance) -> list[Event]:
        play = Play(state, chance)
        carry_out(play, action)
        return play.events

    def refusal(self, state: State, action: str) -> Refusal:
        return refusal(state, action)

    def public(self, state: State) -> DungeonPublic:
        return public_view(state)

    def private(self, state: State, seat: int) -> DungeonPrivate:
        return private_view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        score = (state.hero.life, state.lord.life)
        if state.hero.life <= 0:
            return Outcome(LORD_SEAT, THE_HERO_FELL, score)
        return Outcome(HERO_SEAT, THE_BLACK_LORD_FELL, score)

    def copy(self, state: State) -> State:
        return state.copy()
