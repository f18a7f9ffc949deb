"""How turns go: from step to step, haste, and the end after many quiet turns."""

from collections.abc import Callable

from games.core import Event
from games.search import moving, placing, scoring
from games.search.material import CHIPS, QUIET_TURNS
from games.search.state import DRAW, FIGHT, HASTE, MOVE, OVER, PLACE, TAKE, TURN_OVER, State


def open_haste(state: State, events: list[Event]) -> None:
    """At the end of a turn, a player with a haste chip is asked whether another whole turn follows."""
    chips = state.blue_of(state.seat, "haste")
    if chips:
        state.legal = [*chips, "end"]
    else:
        state.step = TURN_OVER


def haste(state: State, words: list[str], events: list[Event]) -> None:
    """`haste-1`: the chip leaves the game, and another whole turn follows."""
    state.blue[state.seat].remove(words[0])
    state.again = True
    events.append(Event("haste", {"seat": state.seat, "chip": words[0]}))
    state.step = TURN_OVER


def end(state: State, words: list[str], events: list[Event]) -> None:
    """`end`: no haste chip is used."""
    state.step = TURN_OVER


def next_turn(state: State, events: list[Event]) -> None:
    """Count the turn that is over, and begin the next one, unless too many in a row were quiet."""
    state.quiet = 0 if state.eventful else state.quiet + 1
    if state.quiet >= QUIET_TURNS:
        events.append(Event("too_quiet", {"turns": state.quiet}))
        state.step = OVER
        return
    if not state.again:
        state.seat = 1 - state.seat
    state.again = state.tile_laid = state.eventful = False
    events.append(Event("turn", {"seat": state.seat}))
    state.step = PLACE


STEPS: dict[str, Callable[[State, list[Event]], None]] = {
    PLACE: placing.open_placing,
    MOVE: moving.open_move,
    TAKE: moving.take_chips,
    FIGHT: moving.open_fight,
    DRAW: placing.open_draw,
    HASTE: open_haste,
    TURN_OVER: next_turn,
}
"""By step: find its decision, and put it into `legal`, or else go on to another step."""

ACTIONS: dict[str, Callable[[State, list[str], list[Event]], None]] = {
    "place": placing.place,
    "neutral": placing.place_neutral,
    "discard": placing.discard,
    "stay": moving.stay,
    "move": moving.move,
    "boat": moving.buy_boat,
    "scout": moving.scout,
    "aid": moving.aid,
    "fight": moving.fight_on,
    "end": end,
    **{chip.id: moving.fly for chip in CHIPS.values() if chip.role == "eagle"},
    **{chip.id: haste for chip in CHIPS.values() if chip.role == "haste"},
}
"""By an action's first word: what it does; it leaves the state at the step that comes next."""


def act(state: State, action: str, events: list[Event]) -> None:
    """Carry out a legal action and all that follows until somebody has a decision."""
    words = action.split(" ")
    ACTIONS[words[0]](state, words, events)
    carry_on(state, events)


def carry_on(state: State, events: list[Event]) -> None:
    """Go from step to step until somebody has a decision, or the match is over."""
    state.legal = []
    while not state.legal and state.step != OVER:
        STEPS[state.step](state, events)
    if state.step == OVER:
        events.append(Event("scored", {"seats": [scoring.points(state, seat) for seat in (0, 1)]}))
