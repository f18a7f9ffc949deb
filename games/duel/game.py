"""The Duel as a `Game`."""

from collections.abc import Mapping
from typing import Any, ClassVar

from games.core import Chance, Event, Game, GameError, Outcome, Refusal
from games.duel import course, duel_end, exchange, refusals, views
from games.duel.material import DECKS
from games.duel.options import DuelOptions
from games.duel.results import REASONS
from games.duel.setup import SETUP, Opening
from games.duel.state import FEINT, FILL, MAGIC, OVER, PLAY, START, State, copied

CARDS = {card for deck in DECKS for card in deck}
PLAY_TEXTS = {card: f"play {card}" for card in CARDS}
FILL_TEXTS = {card: f"fill {card}" for card in CARDS}
FEINT_TEXTS = {card: f"feint {card}" for card in CARDS}
START_TEXTS = ("start me", "start them")
MAGIC_TEXTS = ("magic banish", "magic keep")


class Duel(Game[State, DuelOptions]):
    """Gandalf and the Balrog on the bridge."""

    id = "duel"
    title = "The Duel"
    options_type = DuelOptions
    setup_type = SETUP
    state_type = State
    public_type = views.PublicView
    private_type = views.PrivateView
    at_rest: ClassVar[Mapping[str, Any]] = {"phase": OVER}
    reasons = REASONS
    shortest_rated: ClassVar[int] = 8

    def new(self, options: DuelOptions, setup: Any | None, chance: Chance) -> State:
        """GameError if `setup` holds another number of games than the options say."""
        if setup is None:
            return course.from_chance(options, chance)
        openings = (setup,) if isinstance(setup, Opening) else setup
        if len(openings) != options.games:
            raise GameError(f"setup: the option games is {options.games}, and decks are given for {len(openings)}")
        decks = [[*deck] for opening in openings for deck in (opening.gandalf_deck, opening.balrog_deck)]
        return course.from_decks(options, openings[0].gandalf, decks[:2], decks[2:])

    def to_move(self, state: State) -> int | None:
        return state.seat_to_move

    def legal(self, state: State) -> list[str]:
        phase = state.phase
        if phase == PLAY:
            return [PLAY_TEXTS[card] for card in state.hands[state.turn]]
        if phase == START:
            return [*START_TEXTS]
        if phase == MAGIC:
            return [*MAGIC_TEXTS]
        if phase == FEINT:
            return [FEINT_TEXTS[card] for card in exchange.targets(state)]
        if phase == FILL:
            return [FILL_TEXTS[card] for card in state.hands[state.turn]]
        return [] if phase == OVER else duel_end.choices(state)

    def apply(self, state: State, action: str, chance: Chance) -> list[Event]:
        events: list[Event] = []
        verb, _, rest = action.partition(" ")
        if verb == "play":
            exchange.lay(state, rest, chance, events)
        elif verb == "keep":
            duel_end.keep(state, rest.split(" "), events)
        elif verb == "start":
            course.start(state, rest, events)
        elif verb == "feint":
            exchange.feint(state, rest, chance, events)
        elif verb == "fill":
            exchange.fill(state, rest, chance, events)
        elif rest == "banish":
            exchange.banish(state, events)
        else:
            exchange.keep_magic(state, chance, events)
        return events

    def refusal(self, state: State, action: str) -> Refusal:
        return refusals.refusal(state, action)

    def public(self, state: State) -> views.PublicView:
        return views.public_view(state)

    def private(self, state: State, seat: int) -> views.PrivateView:
        return views.private_view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        return Outcome(state.winner, state.reason, (state.points[0], state.points[1]))

    def copy(self, state: State) -> State:
        return copied(state)
