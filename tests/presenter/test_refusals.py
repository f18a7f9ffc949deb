"""Every code that an engine gives has a sentence, with all that it names filled in."""

import ast
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.presenter.refusals import GENERAL, refusal_text, sentences_of
from games.catalogue import GAMES, game_of
from games.core import IllegalAction, Match
from games.core import refusal as core
from tests.games.options import options_of
from tests.games.test_laws import started, walk

ROOT = Path(__file__).parents[2]


def codes(game_id: str) -> set[str]:
    """The codes that a game's `refusals.py` spells; those of every game are names there."""
    tree = ast.parse((ROOT / "games" / game_id / "refusals.py").read_text(encoding="utf-8"))
    return {
        code
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"
        for code in spelt(node.args[0])
    }


def spelt(code: ast.expr) -> list[str]:
    if isinstance(code, ast.IfExp):
        return [*spelt(code.body), *spelt(code.orelse)]
    return [str(code.value)] if isinstance(code, ast.Constant) else []


@pytest.mark.parametrize("game_id", GAMES)
def test_every_code_has_a_sentence_and_every_sentence_a_code(game_id: str) -> None:
    assert set(sentences_of(game_id)) == codes(game_id)
    assert set(GENERAL) == set(core.GENERAL)


def mistyped(match: Match, dice: random.Random) -> list[str]:
    """Actions near to what is legal: too short, too long, doubled, mixed from two."""
    legal = [dice.choice(match.legal).split(" ") for _ in range(3)]
    words = [word for action in legal for word in action]
    return [
        *(" ".join(action[:-1]) for action in legal),
        *(" ".join([*action, dice.choice(words)]) for action in legal),
        *(" ".join([*action[:-1], dice.choice(words)]) for action in legal),
        " ".join([legal[0][0], *legal[1][1:]]),
    ]


@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=25, deadline=None)
@given(data=st.data(), seed=st.integers(0, 2**32), noise=st.text(max_size=60))
def test_what_is_refused_is_said_in_whole_sentences(game_id: str, data: st.DataObject, seed: int, noise: str) -> None:
    match, dice = started(game_id, seed, data.draw(options_of(game_id)))
    seen: set[str] = set()
    for _ in range(40):
        if match.to_move is None:
            break
        seen.update(match.legal)
        for action in [noise, *mistyped(match, dice), *dice.sample(sorted(seen), min(8, len(seen)))]:
            if action in match.legal or action == "resign":
                continue
            with pytest.raises(IllegalAction) as refused:
                match.act(match.to_move, action)
            sentence = refusal_text(game_id, refused.value.refusal)
            assert sentence.endswith(".")
            assert not sentence[0].islower()
            assert len(sentence.splitlines()) == 1
            assert "{" not in sentence or "{" in action
        walk(match, dice, match.ply + 1)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_every_match_refuses(game_id: str) -> None:
    game = game_of(game_id)
    match, dice = started(game_id, 1, game.options_type())
    cases = [(2, match.legal[0], "There is no seat 2; seats are 0 and 1.")]
    cases.append((1 - (match.to_move or 0), match.legal[0], "It is not your turn."))
    for seat, action, sentence in cases:
        with pytest.raises(IllegalAction) as refused:
            match.act(seat, action)
        assert refusal_text(game_id, refused.value.refusal) == sentence
    walk(match, dice, 10_000)
    assert refusal_text(game_id, game.refusal(match.state, "resign")) == "The match is over."
    with pytest.raises(IllegalAction) as refused:
        match.act(0, "resign")
    assert refusal_text(game_id, refused.value.refusal) == "The match is over."
