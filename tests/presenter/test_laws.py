"""Laws that every game's presenter keeps, over random matches with random options."""

import json
import random
from typing import Any, Literal, get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.presenter.game_presenter import ALT_LIMIT, LABEL_LIMIT, Choice, GamePresenter, presenter_of
from games.catalogue import GAMES, game_of
from games.core import Event, Match, SeededChance
from tests.games.options import options_of

NAMES = ("Ægidius von und zu Hohenstein, Rtr.", "李")
STEPS = 6
"""No move asks more questions than this."""


def some_match(game_id: str, seed: int, options: dict[str, Any], plies: int) -> tuple[Match, list[Event]]:
    """A random match after `plies` actions, and what the last of them caused as the store gives it back."""
    game, dice = game_of(game_id), random.Random(seed)
    match = Match.start(game, game.options_type.model_validate(options), SeededChance(dice.randbytes(32)))
    events: list[Event] = []
    while match.to_move is not None and match.ply < plies:
        events = match.act(match.to_move, dice.choice(match.legal))
    stored = json.loads(json.dumps([event.as_json() for event in events]))
    return match, [Event(event.pop("type"), event) for event in stored]


def check_choices(choices: tuple[Choice, ...], prefix: str) -> None:
    assert choices
    labels = [choice.label for choice in choices]
    assert len(set(labels)) == len(labels), (prefix, labels)
    for choice in choices:
        assert 0 < len(choice.label) <= LABEL_LIMIT
        assert len(choice.description) <= LABEL_LIMIT
        assert choice.final or (choice.text.startswith(prefix) and choice.text != prefix)


def reached(presenter: GamePresenter, match: Match, seat: int) -> set[str]:
    """Every action that the steps lead to."""
    public, private = match.game.public(match.state), match.game.private(match.state, seat)
    found: set[str] = set()
    ways, seen = [("", 0)], {""}
    while ways:
        prefix, depth = ways.pop()
        assert depth < STEPS
        step = presenter.step(match.legal, public, private, seat, prefix)
        assert step.prompt
        check_choices(step.choices, prefix)
        found |= {choice.text for choice in step.choices if choice.final}
        for choice in step.choices:
            if not choice.final and choice.text not in seen:
                seen.add(choice.text)
                ways.append((choice.text, depth + 1))
    return found


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=40, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 130))
def test_steps_lead_to_every_legal_action_and_to_nothing_else(
    game_id: str, data: st.DataObject, seed: int, plies: int
) -> None:
    match, _ = some_match(game_id, seed, data.draw(options_of(game_id)), plies)
    if match.to_move is not None:
        assert reached(presenter_of(game_id), match, match.to_move) == set(match.legal)


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=25, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 130))
def test_a_prefix_that_leads_nowhere_is_refused(game_id: str, data: st.DataObject, seed: int, plies: int) -> None:
    match, _ = some_match(game_id, seed, data.draw(options_of(game_id)), plies)
    if match.to_move is not None:
        public, private = match.game.public(match.state), match.game.private(match.state, match.to_move)
        with pytest.raises(ValueError, match=r"\w"):
            presenter_of(game_id).step(match.legal, public, private, match.to_move, "no such way")


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=25, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 130))
def test_actions_have_names_of_their_own_that_fit(game_id: str, data: st.DataObject, seed: int, plies: int) -> None:
    match, _ = some_match(game_id, seed, data.draw(options_of(game_id)), plies)
    if match.to_move is not None:
        public, private = match.game.public(match.state), match.game.private(match.state, match.to_move)
        names = [presenter_of(game_id).action_name(action, public, private) for action in match.legal]
        assert all(0 < len(name) <= LABEL_LIMIT for name in names)
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=40, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 200))
def test_positions_and_events_can_be_told(game_id: str, data: st.DataObject, seed: int, plies: int) -> None:
    match, events = some_match(game_id, seed, data.draw(options_of(game_id)), plies)
    presenter, public = presenter_of(game_id), match.game.public(match.state)
    told = presenter.event_texts(events, public, NAMES)
    assert all(line and len(line) < 700 for line in told)
    assert bool(told) or not events
    assert presenter.board_text(public, NAMES)
    assert 0 < len(presenter.board_alt(public, NAMES)) <= ALT_LIMIT
    if match.to_move is not None:
        assert NAMES[match.to_move] in presenter.status(public, match.to_move, NAMES)
    for seat in (0, 1):
        private = match.game.private(match.state, seat)
        assert len(presenter.hand_text(public, private, seat, NAMES)) <= ALT_LIMIT
        assert isinstance(presenter.side(public, seat), str)


@pytest.mark.parametrize("game_id", GAMES)
def test_rules_have_titles_of_their_own_and_fit(game_id: str) -> None:
    rules = presenter_of(game_id).rules()
    assert rules
    assert len({rule.title for rule in rules}) == len(rules)
    for rule in rules:
        assert 0 < len(rule.title) <= 100
        assert 0 < len(rule.text) <= 3500, rule.title


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_is_described_with_all_its_values(game_id: str) -> None:
    described, fields = presenter_of(game_id).options(), game_of(game_id).options_type.model_fields
    assert set(described) == set(fields)
    for name, words in described.items():
        assert 0 < len(words.label) <= 45
        assert 0 < len(words.description) <= 100
        if get_origin(fields[name].annotation) is Literal:
            assert {str(value) for value in get_args(fields[name].annotation)} == set(words.values)
