"""Computer players play legal actions, to good purpose, and the same ones again from the same dice."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.core import Event, SeededChance
from games.core.simulate import simulate
from games.players.contract import LEVELS as LEVEL_NAMES
from games.players.contract import ComputerPlayer, Observation
from games.search import GAME
from games.search.options import SearchOptions
from games.search.players import LEVELS, PLAYERS, explain
from games.search.players.explain import WEIGHTS, measures
from games.search.players.features import Ground, features
from games.search.players.lookahead import Lookahead
from games.search.players.network import Network, learned
from games.search.players.train import SIZE, train
from games.search.state import State
from tests.games.search.positions import act, at, moving

GATHERER = PLAYERS["gatherer"]
SECONDS = 100.0
"""More than any decision takes: what a player decides then follows from its dice alone."""


def observed(state: State, events: list[Event]) -> Observation:
    legal = tuple(sorted(GAME.legal(state)))
    return Observation(GAME.public(state), GAME.private(state, state.seat), legal, tuple(events))


def match(players: list[ComputerPlayer | None], seed: int, starter: Any = 0, seconds: float = SECONDS) -> State:
    """A match to its end; None plays at random. Every decision is checked."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(SearchOptions(starter=starter), None, chance)
    events: list[Event] = []
    while (seat := GAME.to_move(state)) is not None:
        observation, player = observed(state, events), players[seat]
        action = dice.choice(observation.legal)
        if player:
            decision = player(observation, dice, seconds)
            assert decision.action in observation.legal
            assert 0 <= decision.value <= 1
            assert 1 <= len(decision.best) <= 3
            assert all(candidate.action in observation.legal for candidate in decision.best)
            assert [c.value for c in decision.best] == sorted((c.value for c in decision.best), reverse=True)
            action = decision.action
        events += GAME.apply(state, action, chance)
    return state


def test_the_gatherer_beats_dice() -> None:
    tally = simulate(GAME, SearchOptions(starter="random"), 12, 5, ("gatherer", "random"))
    assert tally.winners[0] >= 10


def test_two_gatherers_reach_mount_doom_within_a_sensible_time() -> None:
    tally = simulate(GAME, SearchOptions(), 6, 6, ("gatherer", "gatherer"))
    assert max(tally.lengths) < 200


def test_there_is_a_player_of_each_level() -> None:
    assert tuple(LEVELS) == LEVEL_NAMES


@pytest.mark.parametrize("starter", [0, 1, "random"])
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_level_plays_legal_actions_on_both_sides_to_the_end(level: Any, starter: Any) -> None:
    for seed in range(2):
        assert GAME.outcome(match([LEVELS[level], None], seed, starter))
        assert GAME.outcome(match([None, LEVELS[level]], seed, starter))


def test_hard_and_easy_play_a_match_to_its_end() -> None:
    assert GAME.outcome(match([LEVELS["hard"], LEVELS["easy"]], 3))


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_without_time_a_level_still_plays_legal_actions(level: Any) -> None:
    assert GAME.outcome(match([LEVELS[level], LEVELS[level]], 4, seconds=0))


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_the_same_dice_give_the_same_decision(level: Any) -> None:
    dice = random.Random(8)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(SearchOptions(), None, chance)
    for number in range(60):
        if number % 12 == 0:
            first, again = (LEVELS[level](observed(state, []), random.Random(number), SECONDS) for _ in range(2))
            assert first == again
        GAME.apply(state, dice.choice(GAME.legal(state)), chance)


def test_easy_beats_dice_in_most_matches() -> None:
    won = 0
    for seed in range(20):
        seat = seed % 2
        players = [LEVELS["easy"], None] if seat == 0 else [None, LEVELS["easy"]]
        outcome = GAME.outcome(match(players, seed))
        assert outcome
        won += outcome.winner == seat
    assert won >= 15


@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_a_win_that_lies_open_is_taken(level: Any) -> None:
    taken = 0
    for seed in range(12):
        for state in open_wins(seed):
            decision = LEVELS[level](observed(state, []), random.Random(seed), SECONDS)
            assert decision.action.endswith("doom")
            assert decision.value == 1
            taken += 1
    assert taken


def open_wins(seed: int) -> Iterator[State]:
    """The positions of a match between gatherers in which one step up Mount Doom wins, as its seat can see."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(SearchOptions(), None, chance)
    while (seat := GAME.to_move(state)) is not None:
        legal = sorted(GAME.legal(state))
        for action in legal:
            if action.endswith("doom") and not state.blue[1 - seat]:
                won = GAME.copy(state)
                GAME.apply(won, action, chance)
                outcome = GAME.outcome(won)
                if outcome and outcome.winner == seat:
                    yield state
        GAME.apply(state, GATHERER(GAME.public(state), GAME.private(state, seat), legal, dice), chance)


def test_the_ground_keeps_only_what_a_tile_does_not_change() -> None:
    for seed in range(6):
        dice = random.Random(seed)
        chance = SeededChance(dice.randbytes(32))
        state = GAME.new(SearchOptions(), None, chance)
        look, ground = Lookahead(learned(), 0), Ground(state.land)
        while GAME.to_move(state) is not None:
            state, ground, _ = look.after(state, ground, dice.choice(GAME.legal(state)))
            for region in state.land.members:
                if state.land.is_region(region):
                    assert ground.bordering(region) == state.land.bordering(region)


def test_the_network_takes_as_many_numbers_as_a_position_has() -> None:
    state = GAME.new(SearchOptions(), None, SeededChance(bytes(32)))
    numbers = features(state, Ground(state.land))
    assert {len(row) for row in (*learned().hidden, learned().linear)} == {len(numbers)}
    assert len(learned().output) == len(learned().hidden)


def test_learning_draws_the_value_towards_what_came() -> None:
    state = GAME.new(SearchOptions(), None, SeededChance(bytes(32)))
    numbers = features(state, Ground(state.land))
    network = Network.fresh(len(numbers), 4, random.Random(1))
    before = network.value(numbers)
    assert network.learn(numbers, 1, 0.1) == before
    assert before < network.value(numbers) < 1
    assert Network.read(network.write()).value(numbers) == pytest.approx(network.value(numbers), abs=0.01)


def test_training_is_repeatable() -> None:
    once, again = (train(Network.fresh(SIZE, 2, random.Random(1)), 2, 7, 0.1).write() for _ in range(2))
    assert once == again


def test_what_is_better_about_an_action_is_told_in_known_measures() -> None:
    dice = random.Random(9)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(SearchOptions(), None, chance)
    told = []
    while GAME.to_move(state) is not None:
        observation = observed(state, [])
        if state.phase > 1 and len(observation.legal) > 1 and dice.random() < 0.2:
            told += explain(observation, observation.legal[0], observation.legal[-1])
            assert explain(observation, observation.legal[0], observation.legal[0]) == []
        GAME.apply(state, dice.choice(observation.legal), chance)
    assert told
    assert {code for code, _ in told} <= set(WEIGHTS)
    assert all(amount and 2 * amount == int(2 * amount) for _, amount in told)


def test_points_are_told_as_gained() -> None:
    tiles = {(0, -1): "MPFW", (1, 0): "FFPP", (-1, 0): "FWMW", (0, 1): "MPPW"}
    state = moving(tiles, "0 0 n", chips={"1 0 s": "mithril"})
    state.hobbits[1] = at("0 1 e")
    gained = measures(act_on(state, "move 1 0 s"), 0), measures(act_on(state, "stay"), 0)
    assert gained[0]["points"] - gained[1]["points"] == 3
    assert gained[1]["next_chip"] == 3


def act_on(state: State, action: str) -> State:
    """The position after an action; the given one stays as it is."""
    state = GAME.copy(state)
    act(state, action)
    return state
