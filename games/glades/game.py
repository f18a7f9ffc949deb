"""Glades as a `Game`."""

from collections.abc import Mapping
from typing import Any, ClassVar

from games.core import Chance, Game, GameError, Outcome
from games.glades import turn, views
from games.glades.bout import deal, next_opening
from games.glades.options import GladesOptions
from games.glades.refusals import refusal
from games.glades.results import REASONS
from games.glades.setup import BoutSetup, GladesSetup
from games.glades.state import Opening, State


class Glades(Game[State, GladesOptions]):
    """Two commanders and six clans of animals about nine glades."""

    id = "glades"
    title = "Glades"
    options_type = GladesOptions
    setup_type = GladesSetup
    state_type = State
    public_type = views.PublicView
    private_type = views.PrivateView
    at_rest: ClassVar[Mapping[str, Any]] = {"phase": "over", "turn": None}
    reasons = REASONS

    def new(self, options: GladesOptions, setup: BoutSetup | list[BoutSetup] | None, chance: Chance) -> State:
        """GameError if the set-up does not fit the options."""
        state = State(options.bouts, options.claims == "manual", options.specials, _openings(options, setup))
        explicit = bool(state.later)
        opening = next_opening(state, chance)
        starter = opening.starter
        if starter is None:
            if explicit:
                raise GameError("the set-up of the first bout does not say who starts")
            starter = chance.pick(2) if options.starter == "random" else options.starter
        deal(state, opening, starter)
        return state

    def to_move(self, state: State) -> int | None:
        return None if state.phase == "over" else state.seat

    legal = staticmethod(turn.legal)
    apply = staticmethod(turn.apply)
    refusal = staticmethod(refusal)
    public = staticmethod(views.public)
    private = staticmethod(views.private)

    def outcome(self, state: State) -> Outcome | None:
        return state.outcome

    def copy(self, state: State) -> State:
        return state.copy()


def _openings(options: GladesOptions, setup: BoutSetup | list[BoutSetup] | None) -> list[Opening]:
    """The set-up's bouts as openings; GameError if they do not fit the options."""
    if setup is None:
        return []
    bouts = [setup] if isinstance(setup, BoutSetup) else setup
    if len(bouts) > options.bouts:
        raise GameError(f"the set-up has {len(bouts)} bouts, the match {options.bouts}")
    for bout in bouts:
        if options.specials and bout.specials is None:
            raise GameError("the set-up has no special units, the match is played with them")
        if not options.specials and bout.specials is not None:
            raise GameError("the set-up has special units, the match is played without them")
    return [Opening(bout.animals, bout.specials or [], bout.starter) for bout in bouts]
