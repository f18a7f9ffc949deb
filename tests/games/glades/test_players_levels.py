"""The levels: legal, reproducible, better than chance, and awake to a win."""

import random
from typing import Any

import pytest

from games.core import Match, SeededChance
from games.glades import GAME
from games.glades.players import LEVELS, explain
from games.glades.players.match_chance import match_chance, with_each
from games.players.contract import Decision, Level, Observation
from tests.games.glades.positions import laid, match_of

VARIANTS: list[dict[str, Any]] = [{}, {"claims": "manual", "bouts": 2}, {"specials": True, "claims": "manual"}]
SECONDS = 60.0


def observed(match: Match) -> Observation:
    seat = match.to_move
    assert seat is not None
    return Observation(GAME.public(match.state), GAME.private(match.state, seat), tuple(sorted(match.legal)))


def started(options: dict[str, Any], dice: random.Random) -> Match:
    return Match.start(GAME, GAME.options_type(**options), SeededChance(dice.randbytes(32)))


def sound(decision: Decision, legal: list[str]) -> bool:
    named = [candidate.action for candidate in decision.best]
    values = [decision.value, *(candidate.value for candidate in decision.best)]
    return (
        set(named) <= set(legal)
        and 1 <= len(named) <= 3
        and named[0] == decision.action
        and all(0 <= value <= 1 for value in values)
    )


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_every_decision_is_legal_and_the_match_ends(level: Level, options: dict[str, Any]) -> None:
    dice = random.Random(3)
    match = started(options, dice)
    while match.to_move is not None:
        decision = LEVELS[level](observed(match), dice, SECONDS)
        assert sound(decision, match.legal)
        match.act(match.to_move, decision.action if dice.random() < 0.7 else dice.choice(match.legal))
    assert match.outcome is not None


@pytest.mark.parametrize("options", VARIANTS)
def test_hard_answers_in_all_phases_of_random_matches(options: dict[str, Any]) -> None:
    dice = random.Random(4)
    match = started(options, dice)
    seen: set[str] = set()
    while match.to_move is not None:
        if match.state.phase not in seen or dice.random() < 0.1:
            seen.add(match.state.phase)
            assert sound(LEVELS["hard"](observed(match), dice, SECONDS), match.legal)
        match.act(match.to_move, dice.choice(match.legal))


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_same_dice_give_the_same_decision(level: Level) -> None:
    dice = random.Random(6)
    match = started({"specials": True}, dice)
    for _ in range(20):
        assert match.to_move is not None
        match.act(match.to_move, dice.choice(match.legal))
    one, other = (LEVELS[level](observed(match), random.Random(9), SECONDS) for _ in range(2))
    assert one == other


def test_easy_beats_random_play() -> None:
    dice = random.Random(8)
    won = 0
    for number in range(20):
        match = started({}, dice)
        while match.to_move is not None:
            easy = match.to_move == number % 2
            action = LEVELS["easy"](observed(match), dice, SECONDS).action if easy else dice.choice(match.legal)
            match.act(match.to_move, action)
        assert match.outcome is not None
        won += match.outcome.winner == number % 2
    assert won > 12


def test_hard_plays_a_whole_match_against_easy() -> None:
    dice = random.Random(12)
    match = started({}, dice)
    players = [LEVELS["hard"], LEVELS["easy"]]
    while match.to_move is not None:
        decision = players[match.to_move](observed(match), dice, SECONDS)
        assert sound(decision, match.legal)
        match.act(match.to_move, decision.action)
    assert match.outcome is not None


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_win_that_lies_open_is_taken(level: Level) -> None:
    match = laid(
        match_of(),
        {3: ("R7 R8 R9", "G1"), 4: ("O7 O8 O9", "G2"), 5: ("Y7 Y8", "G4")},
        ("Y9 B1 B3 V2 V5 R1", "B2 B4 B6 V1 V3 R2"),
    )
    for seed in range(5):
        decision = LEVELS[level](observed(match), random.Random(seed), SECONDS)
        assert decision.action == "place Y9 5"
        assert decision.value == 1


def test_what_makes_an_action_better_is_told_in_measures() -> None:
    match = laid(
        match_of(),
        {3: ("R7 R8 R9", "G1"), 4: ("O7 O8 O9", "G2"), 5: ("Y7 Y8", "G4")},
        ("Y9 B1 B3 V2 V5 R1", "B2 B4 B6 V1 V3 R2"),
    )
    gains = dict(explain(observed(match), "place Y9 5", "place B1 5"))
    assert gains["win"] == 1
    assert gains["bout"] > 0
    assert gains["glade-5"] > 0
    assert explain(observed(match), "place Y9 5", "place Y9 5") == []


def test_the_bout_is_worth_what_its_glades_make_of_it() -> None:
    assert match_chance([1, 1, 1, 0, 0, 0.5, 0, 0, 0.5]) > match_chance([1, 0, 1, 0, 1, 0.5, 0, 0, 0.5])
    assert match_chance([0.5] * 9) == pytest.approx(0.5)
    chances = [0.1, 0.9, 0.4, 0.6, 0.2, 0.5, 0.7, 0.3, 0.8]
    for place, (lost, won) in enumerate(with_each(chances)):
        assert lost == pytest.approx(match_chance([*chances[:place], 0.0, *chances[place + 1 :]]))
        assert won == pytest.approx(match_chance([*chances[:place], 1.0, *chances[place + 1 :]]))


@pytest.mark.parametrize("options", VARIANTS)
def test_any_two_actions_can_be_compared(options: dict[str, Any]) -> None:
    dice = random.Random(15)
    match = started(options, dice)
    while match.to_move is not None:
        if len(match.legal) > 1 and dice.random() < 0.5:
            one, other = dice.sample(match.legal, 2)
            there, back = explain(observed(match), one, other), explain(observed(match), other, one)
            assert there == [(code, -by) for code, by in back]
        match.act(match.to_move, dice.choice(match.legal))
