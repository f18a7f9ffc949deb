"""A guessed position agrees with what the seat knows, and is spread as the shuffles make it."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from games.core import Event, SeededChance
from games.players.contract import Observation
from games.search import GAME
from games.search.material import CHIPS_OF_COLOUR
from games.search.options import SearchOptions
from games.search.players import PLAYERS, guess, seat_to_move
from games.search.players.guess import redealt
from games.search.state import State

GATHERER = PLAYERS["gatherer"]
BESIDE = ("turn", "bounds", "last")
"""Fields of the public view that the rules do not name."""


def observed(state: State, events: list[Event]) -> Observation:
    return Observation(
        GAME.public(state), GAME.private(state, state.seat), tuple(sorted(GAME.legal(state))), tuple(events)
    )


def positions(seed: int, starter: Any = 0) -> Iterator[tuple[State, list[Event]]]:
    """The positions of a match in which random moves and the gatherer's take turns, and the events up to each."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(SearchOptions(starter=starter), None, chance)
    events: list[Event] = []
    while GAME.to_move(state) is not None:
        yield state, events
        legal = sorted(GAME.legal(state))
        action = dice.choice(legal)
        if dice.random() < 0.7:
            action = GATHERER(GAME.public(state), GAME.private(state, state.seat), legal, dice)
        events = [*events, *GAME.apply(state, action, chance)]


def later(seed: int, step: str, phase: int) -> tuple[State, list[Event]]:
    """The middle one of a match's positions at this step of this phase."""
    fitting = [(GAME.copy(s), e) for s, e in positions(seed) if s.phase == phase and s.step == step]
    return fitting[len(fitting) // 2]


@pytest.mark.parametrize("starter", [0, 1, "random"])
@pytest.mark.parametrize("told", [True, False])
def test_views_and_legal_actions_of_a_guess_are_those_given(starter: Any, told: bool) -> None:
    dice = random.Random(1)
    for seed in range(8):
        for state, events in positions(seed, starter):
            observation = observed(state, events if told else [])
            guessed = guess(observation, dice)
            for position in (guessed, redealt(guessed, state.seat, dice)):
                assert GAME.public(position) == observation.public
                assert GAME.private(position, state.seat) == observation.private
                assert sorted(GAME.legal(position)) == list(observation.legal)


def test_a_guess_needs_only_the_fields_that_the_rules_name() -> None:
    dice = random.Random(2)
    for seed in range(8):
        for state, _ in positions(seed):
            full = observed(state, [])
            named = full.public.model_dump(exclude=set(BESIDE))
            observation = Observation(GAME.public_type.model_validate(named), full.private, full.legal)
            guessed = guess(observation, dice)
            assert GAME.public(guessed).model_dump(exclude=set(BESIDE)) == named
            assert sorted(GAME.legal(guessed)) == list(full.legal)
            assert GAME.private(guessed, guessed.seat) == full.private


def test_a_guess_can_be_played_to_its_end() -> None:
    dice = random.Random(3)
    for seed in range(4):
        for number, (state, events) in enumerate(positions(seed)):
            if number % 9 == 0:
                guessed = GAME.restore(GAME.snapshot(guess(observed(state, events), dice)))
                while legal := GAME.legal(guessed):
                    GAME.apply(guessed, dice.choice(legal), SeededChance(bytes(32)))
                assert GAME.outcome(guessed) is not None


def test_the_seat_to_move_is_the_one_whose_views_are_given() -> None:
    for state, events in positions(4, starter=1):
        observation = observed(state, events)
        assert seat_to_move(observation.public, observation.private) == state.seat  # type: ignore[arg-type]


def test_events_tell_what_has_left_the_game() -> None:
    dice = random.Random(5)
    gone_chips = gone_tiles = 0
    for seed in range(12):
        for state, events in positions(seed):
            gone = {chip for e in events if e.type == "boat" for chip in e.data["chips"]}
            gone |= {e.data["chip"] for e in events if e.type in ("haste", "flew")}
            tiles = {e.data["tile"] for e in events if e.type == "placed_neutral"}
            gone_chips, gone_tiles = gone_chips + len(gone), gone_tiles + len(tiles)
            guessed = guess(observed(state, events), dice)
            assert not gone & {c for chips in guessed.supply.values() for c in chips}
            assert not gone & {*guessed.chips.values(), *guessed.blue[0], *guessed.blue[1]}
            assert not tiles & {*guessed.stock, *guessed.hands[0], *guessed.hands[1]}
            assert len(guessed.stock) == len(state.stock)
            assert {c: len(chips) for c, chips in guessed.supply.items()} == {
                c: len(chips) for c, chips in state.supply.items()
            }
    assert gone_chips
    assert gone_tiles


def even(counts: Counter[str], kinds: int, draws: int) -> bool:
    """Whether each of the kinds came about equally often: within five standard deviations."""
    share = 1 / kinds
    allowed = 5 * (draws * share * (1 - share)) ** 0.5
    return len(counts) == kinds and all(abs(count - draws * share) <= allowed for count in counts.values())


def test_unseen_tiles_are_spread_evenly_over_the_other_hand_and_the_stock() -> None:
    state, events = later(6, "place", 2)
    observation, dice, draws = observed(state, events), random.Random(6), 2000
    guesses = [guess(observation, dice) for _ in range(draws)]
    unseen = len(state.stock) + len(state.hands[1 - state.seat])
    for pick in (lambda g: g.hands[1 - state.seat][0], lambda g: g.stock[0], lambda g: g.stock[-1]):
        assert even(Counter(map(pick, guesses)), unseen, draws)
    again = [redealt(guesses[0], state.seat, dice) for _ in range(draws)]
    assert even(Counter(g.hands[1 - state.seat][0] for g in again), unseen, draws)


def test_unseen_chips_are_spread_evenly_over_the_land_the_box_and_the_other_player() -> None:
    state, events = later(9, "move", 3)
    observation, dice, draws = observed(state, events), random.Random(7), 2000
    guesses = [guess(observation, dice) for _ in range(draws)]
    assert len(state.supply["brown"]) > 0
    lying = [
        s for s, chip in state.chips.items() if chip in CHIPS_OF_COLOUR["brown"] and s not in state.seen[state.seat]
    ]
    unseen = len(state.supply["brown"]) + len(lying)
    assert even(Counter(g.chips[lying[0]] for g in guesses), unseen, draws)
    assert even(Counter(g.supply["brown"][0] for g in guesses), unseen, draws)
    again = [redealt(guesses[0], state.seat, dice) for _ in range(draws)]
    assert even(Counter(g.chips[lying[0]] for g in again), unseen, draws)
