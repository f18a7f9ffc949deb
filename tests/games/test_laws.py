"""Laws that every game keeps, over random matches with random options."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.catalogue import GAMES, game_of
from games.core import IllegalAction, Match, SeededChance
from tests.games.options import options_of

LONGEST = 2000


def started(game_id: str, seed: int, options: dict[str, Any]) -> tuple[Match, random.Random]:
    game = game_of(game_id)
    dice = random.Random(seed)
    chance = SeededChance(dice.randbytes(32))
    return Match.start(game, game.options_type.model_validate(options), chance), dice


def walk(match: Match, dice: random.Random, plies: int = LONGEST) -> None:
    while match.to_move is not None and match.ply < plies:
        match.act(match.to_move, dice.choice(match.legal))


def position(match: Match) -> str:
    return json.dumps(match.position([]), sort_keys=True)


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=15, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_every_match_ends_with_an_outcome(game_id: str, data: st.DataObject, seed: int) -> None:
    match, dice = started(game_id, seed, data.draw(options_of(game_id)))
    walk(match, dice)
    assert match.to_move is None
    assert match.legal == []
    assert match.outcome is not None
    assert match.outcome.reason in match.game.reasons


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=10, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_somebody_can_always_act_until_the_end(game_id: str, data: st.DataObject, seed: int) -> None:
    match, dice = started(game_id, seed, data.draw(options_of(game_id)))
    while match.to_move is not None:
        assert match.legal, match.ply
        assert len(match.legal) == len(set(match.legal))
        assert match.outcome is None
        match.act(match.to_move, dice.choice(match.legal))


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=10, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 120))
def test_a_restored_snapshot_goes_on_like_the_match(game_id: str, data: st.DataObject, seed: int, plies: int) -> None:
    options = data.draw(options_of(game_id))
    match, dice = started(game_id, seed, options)
    walk(match, dice, plies)
    written = json.loads(json.dumps(match.snapshot()))
    twin = Match.restore(match.game, match.options, SeededChance(match.chance.seed), written)  # type: ignore[union-attr]
    assert position(twin) == position(match)
    while match.to_move is not None:
        action = dice.choice(match.legal)
        assert twin.act(match.to_move, action) == match.act(match.to_move, action)
        assert position(twin) == position(match)


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=10, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 120), noise=st.text(max_size=20))
def test_an_illegal_action_changes_nothing_and_says_why(
    game_id: str, data: st.DataObject, seed: int, plies: int, noise: str
) -> None:
    match, dice = started(game_id, seed, data.draw(options_of(game_id)))
    seen: set[str] = set()
    while match.to_move is not None and match.ply < plies:
        seen.update(match.legal)
        match.act(match.to_move, dice.choice(match.legal))
    before, written = position(match), match.snapshot()
    wrong = [a for a in sorted(seen)[:60] if a not in match.legal]
    if noise not in match.legal and noise != "resign":
        wrong.append(noise)
    for action in wrong:
        with pytest.raises(IllegalAction) as refused:
            match.act(match.to_move or 0, action)
        refusal = refused.value.refusal
        assert refusal.code
        assert json.loads(json.dumps(dict(refusal.values))) == refusal.values
        assert len(str(refused.value).splitlines()) == 1
    if match.to_move is not None:
        with pytest.raises(IllegalAction):
            match.act(1 - match.to_move, match.legal[0])
    assert position(match) == before
    assert match.snapshot() == written


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=10, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), plies=st.integers(0, 120))
def test_a_copy_goes_its_own_way(game_id: str, data: st.DataObject, seed: int, plies: int) -> None:
    match, dice = started(game_id, seed, data.draw(options_of(game_id)))
    walk(match, dice, plies)
    game, before = match.game, position(match)
    copied = game.copy(match.state)
    assert game.snapshot(copied) == game.snapshot(match.state)
    chance = SeededChance(dice.randbytes(32))
    for _ in range(30):
        if game.to_move(copied) is None:
            break
        game.apply(copied, dice.choice(game.legal(copied)), chance)
    assert position(match) == before


@pytest.mark.parametrize("game_id", GAMES)
def test_views_are_of_the_types_that_the_game_declares(game_id: str) -> None:
    match, dice = started(game_id, 7, {})
    while match.to_move is not None:
        assert type(match.game.public(match.state)) is match.game.public_type
        assert all(type(match.game.private(match.state, seat)) is match.game.private_type for seat in (0, 1))
        match.act(match.to_move, dice.choice(match.legal))
