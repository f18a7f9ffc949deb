"""The rule-of-thumb player: always legal, and better than chance."""

import random
from typing import Literal

import pytest

from games.core import Match, SeededChance
from games.core.simulate import simulate
from games.glades import GAME
from games.glades.players import forester


@pytest.mark.parametrize(("specials", "claims"), [(False, "auto"), (True, "manual"), (True, "auto")])
def test_the_forester_always_answers_with_a_legal_action(specials: bool, claims: Literal["auto", "manual"]) -> None:
    dice = random.Random(11)
    options = GAME.options_type(specials=specials, claims=claims)
    for _ in range(3):
        match = Match.start(GAME, options, SeededChance(dice.randbytes(32)))
        while match.to_move is not None:
            public, private = GAME.public(match.state), GAME.private(match.state, match.to_move)
            action = forester(public, private, match.legal, dice)
            assert action in match.legal
            match.act(match.to_move, action if dice.random() < 0.8 else dice.choice(match.legal))


@pytest.mark.parametrize("specials", [False, True])
def test_the_forester_beats_random_play(specials: bool) -> None:
    options = GAME.options_type(specials=specials)
    tally = simulate(GAME, options, 8, 1, ("forester", "random"))
    assert tally.winners[0] >= 7
    tally = simulate(GAME, options, 8, 2, ("random", "forester"))
    assert tally.winners[1] >= 7
