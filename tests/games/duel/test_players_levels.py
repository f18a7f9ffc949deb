"""The Duel's three levels: legal, repeatable, and not absurd."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core import Event, SeededChance
from games.duel import GAME
from games.duel.material import BALROG, DECKS, GANDALF, STANDING
from games.duel.players import LEVELS, PLAYERS
from games.duel.players.features import features
from games.duel.players.measures import CODES, explain
from games.duel.players.network import learned, read, write
from games.duel.players.train import Training
from games.players.catalogue import RANDOM, named
from games.players.contract import Decision, Level, Observation
from tests.games.duel.positions import Table
from tests.games.options import options_of

SECONDS = 60.0
"""So much that time never decides."""


def observations(seed: int, options: dict[str, Any], often: float) -> Iterator[Observation]:
    """About that part of what the seats to move of a random match observe."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(GAME.options_type.model_validate(options), None, chance)
    events: list[Event] = []
    while (seat := GAME.to_move(state)) is not None:
        if dice.random() < often:
            legal = tuple(sorted(GAME.legal(state)))
            yield Observation(GAME.public(state), GAME.private(state, seat), legal, tuple(events))
        events += GAME.apply(state, dice.choice(GAME.legal(state)), chance)


def observed(table: Table) -> Observation:
    state = table.state
    seat = state.seat_to_move
    assert seat is not None
    return Observation(GAME.public(state), GAME.private(state, seat), tuple(sorted(GAME.legal(state))))


def winner(names: tuple[str, str], seed: int, **options: Any) -> int | None:
    """Who wins a match of two named players."""
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    state = GAME.new(GAME.options_type.model_validate(options), None, chance)
    players = [named("duel", name) for name in names]
    while (seat := GAME.to_move(state)) is not None:
        legal = tuple(sorted(GAME.legal(state)))
        observation = Observation(GAME.public(state), GAME.private(state, seat), legal)
        GAME.apply(state, players[seat](observation, dice, SECONDS).action, chance)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winner


def check(decision: Decision, observation: Observation) -> None:
    assert decision.action in observation.legal
    assert 0 <= decision.value <= 1
    assert 1 <= len(decision.best) <= 3
    assert [each.value for each in decision.best] == sorted((each.value for each in decision.best), reverse=True)
    assert {each.action for each in decision.best} <= {*observation.legal}


@pytest.mark.parametrize(("level", "often"), [("easy", 0.5), ("medium", 0.5), ("hard", 0.05)])
@settings(max_examples=8, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_level_takes_a_legal_action_in_every_position(
    level: Level, often: float, data: st.DataObject, seed: int
) -> None:
    for observation in observations(seed, data.draw(options_of("duel")), often):
        check(LEVELS[level](observation, random.Random(seed), SECONDS), observation)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_dice_decide_the_same(level: Level) -> None:
    for observation in observations(4, {}, 0.1):
        decisions = [LEVELS[level](observation, random.Random(9), SECONDS) for _ in range(2)]
        assert decisions[0] == decisions[1]


@pytest.mark.parametrize("level", LEVELS)
def test_where_time_has_run_out_there_is_still_a_decision(level: Level) -> None:
    for observation in observations(5, {}, 0.1):
        check(LEVELS[level](observation, random.Random(1), 0.0), observation)


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_that_lies_open_is_taken(level: Level) -> None:
    # The duel's last card, on step 4: only 134 against the 34 in the row puts Gandalf's marker ahead.
    table = Table("34-3 0-0 2-1 134-23", "12-34 1-4 2-3")
    state = table.state
    state.round, state.steps, state.energy, state.laid = 2, [4, 0], [5, 5], [5, 6]
    state.row, state.turn, state.starter = [STANDING[BALROG]["12-34"]], GANDALF, GANDALF
    state.hands = [["34-3", "0-0", "2-1", "134-23"], ["1-4", "2-3", "3-4"]]
    state.finale = [["1-34", "1-4", "2-3"], ["2-1", "1-34", "34-3"]]
    state.decks = [[*deck[-9:]] for deck in DECKS]
    decision = LEVELS[level](observed(table), random.Random(1), SECONDS)
    assert (decision.action, decision.value) == ("play 134-23", 1)


def test_hard_and_easy_play_whole_matches() -> None:
    assert {winner(("hard", "easy"), 1), winner(("easy", "hard"), 2)} <= {0, 1}


def test_a_match_of_two_games_is_played() -> None:
    assert winner(("medium", "easy"), 3, games=2, finale_chooser="lower") in (0, 1)


def test_easy_beats_random_play_in_most_matches() -> None:
    wins = [winner(("easy", RANDOM) if seed % 2 else (RANDOM, "easy"), seed) == 1 - seed % 2 for seed in range(20)]
    assert sum(wins) >= 13


def test_rules_of_thumb_take_legal_actions() -> None:
    for name, player in PLAYERS.items():
        assert GAME.players[name] is player
        for observation in observations(6, {}, 1):
            action = player(observation.public, observation.private, list(observation.legal), random.Random(1))
            assert action in observation.legal


def test_reasons_are_measured_from_the_seat_that_acts() -> None:
    # 12-34 meets 12 whole; 0-0 meets nothing of it and loses two.
    table = Table("1-4 0-0 12-34", "0-0 2-1 134-23 12-14").play("play 1-4", "play 12-14")
    reasons = dict(explain(observed(table), "play 12-34", "play 0-0"))
    assert reasons["energy"] == 1
    assert reasons["attack"] == 2
    assert reasons["hand"] == -4


def test_reasons_of_an_action_against_itself_are_none() -> None:
    for observation in observations(8, {}, 0.1):
        assert explain(observation, observation.legal[0], observation.legal[0]) == []


def test_reasons_have_known_codes_in_every_position() -> None:
    for observation in observations(9, {"games": 2}, 0.3):
        for code, _ in explain(observation, observation.legal[-1], observation.legal[0]):
            assert code in CODES


def test_training_is_decided_by_its_seed() -> None:
    weights = []
    for _ in range(2):
        training = Training(7)
        training.match(0.02)
        weights.append([network.output for network in training.networks])
    assert weights[0] == weights[1]


def test_the_weights_fit_the_features_and_survive_being_written(tmp_path: Any) -> None:
    file = tmp_path / "weights.json"
    write(learned(), file)
    state = GAME.new(GAME.options_type(), None, SeededChance(bytes(32)))
    for before, after in zip(learned(), read(file.read_text("utf-8")), strict=True):
        assert before.chance(features(state)) == after.chance(features(state))
        assert all(len(row) == len(features(state)) for row in before.hidden)


def test_learning_moves_a_chance_towards_its_target() -> None:
    network = read('[{"hidden": [[0.1, 0.2]], "output": [0.3, 0.0]}]')[0]
    before = network.learn([1.0, 0.5], 1.0, 0.1)
    assert network.chance([1.0, 0.5]) > before
