"""Games, rounds, the finale, and who wins (rules, "Course", "Finale", "Variant: longer game")."""

from games.core import Chance, Event
from games.duel.markers import start_field
from games.duel.material import BALROG, DEALT, DECKS, GANDALF, ROLES, SIDES
from games.duel.options import DuelOptions
from games.duel.results import (
    GANDALF_IN_THE_SECOND_GAME,
    HIGHER_ON_THE_BRIDGE,
    MORE_STEPS_IN_TWO_GAMES,
    WON_THE_FINALE,
)
from games.duel.state import FINALE, OVER, PLAY, START, State, opening


def from_chance(options: DuelOptions, chance: Chance) -> State:
    """The opening, all that is needed of chance asked for at once."""
    gandalf = chance.pick(2) if options.gandalf == "random" else options.gandalf
    decks = [_shuffled(side, chance) for _ in range(options.games) for side in SIDES]
    return from_decks(options, gandalf, decks[:2], decks[2:])


def _shuffled(side: int, chance: Chance) -> list[str]:
    deck = DECKS[side]
    return [deck[index] for index in chance.shuffle(len(deck))]


def from_decks(options: DuelOptions, gandalf: int, decks: list[list[str]], next_decks: list[list[str]]) -> State:
    """The opening with these decks, Gandalf's first; `next_decks` are those of the second game, if there is one."""
    state = opening(gandalf, options.games, options.finale_chooser == "lower", decks, next_decks)
    next_round(state, [])
    return state


def next_round(state: State, events: list[Event]) -> None:
    """Deal, and ask who starts; in round 1 Gandalf does."""
    state.round += 1
    if state.round == FINALE:
        state.hands, state.finale, state.known = state.finale, [[], []], [[], []]
    else:
        for side in SIDES:
            deck = state.decks[side]
            state.hands[side] = deck[:DEALT]
            del deck[:DEALT]
    field = start_field(state)
    state.energy = [field, field]
    state.laid = [0, 0]
    state.row = []
    state.beside = []
    state.wrath = state.magic = state.cunning = state.level_in_minus = False
    events.append(Event("round_begun", {"game": state.game, "round": state.round, "energy": field}))
    if state.round == 1:
        state.starter = state.turn = GANDALF
        state.phase = PLAY
    else:
        state.starter = None
        state.turn = _who_says(state)
        state.phase = START


def _who_says(state: State) -> int:
    """The side that says who starts: the loser of the round before; in the finale as the option has it."""
    gandalf, balrog = state.steps
    if state.round < FINALE or gandalf == balrog:
        return state.loser
    higher = GANDALF if gandalf > balrog else BALROG
    return 1 - higher if state.lower_says else higher


def start(state: State, whom: str, events: list[Event]) -> None:
    """The side to act says who starts: `me` or `them`."""
    says = state.turn
    state.starter = state.turn = says if whom == "me" else 1 - says
    state.phase = PLAY
    events.append(
        Event(
            "start_said",
            {"seat": state.seat_of(says), "starter": state.seat_of(state.turn), "role": ROLES[state.turn]},
        )
    )


def end_game_after_finale(state: State, finale_winner: int, events: list[Event]) -> None:
    """The higher figure wins; with level figures the winner of the finale."""
    gandalf, balrog = state.steps
    if gandalf == balrog:
        end_game(state, finale_winner, WON_THE_FINALE, events)
    else:
        end_game(state, GANDALF if gandalf > balrog else BALROG, HIGHER_ON_THE_BRIDGE, events)


def end_game(state: State, winner: int, reason: str, events: list[Event]) -> None:
    """Score the game; the match is over, or the second game begins with the roles changed."""
    for side in SIDES:
        state.points[state.seat_of(side)] += state.steps[side]
    events.append(
        Event(
            "game_over",
            {
                "game": state.game,
                "seat": state.seat_of(winner),
                "role": ROLES[winner],
                "reason": reason,
                "steps": {"gandalf": state.steps[GANDALF], "balrog": state.steps[BALROG]},
                "points": list(state.points),
            },
        )
    )
    if state.game < state.games:
        _begin_second_game(state, events)
        return
    state.phase = OVER
    if state.games == 1:
        state.winner, state.reason = state.seat_of(winner), reason
    else:
        state.winner, state.reason = _winner_of_two_games(state)


def _begin_second_game(state: State, events: list[Event]) -> None:
    state.game += 1
    state.gandalf = 1 - state.gandalf
    state.decks, state.next_decks = [deck[:] for deck in state.next_decks], []
    state.finale, state.known = [[], []], [[], []]
    state.steps = [0, 0]
    state.round = 0
    next_round(state, events)


def _winner_of_two_games(state: State) -> tuple[int, str]:
    first, second = state.points
    if first == second:
        return state.seat_of(GANDALF), GANDALF_IN_THE_SECOND_GAME
    return (0 if first > second else 1), MORE_STEPS_IN_TWO_GAMES
