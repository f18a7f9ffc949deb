"""Numbered choices: on the picture, in the labels, and in the hand message."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.presenter.hand import hand_here
from bot.presenter.panel import numbered, panel, step_of
from bot.service.position import Position
from config.words.duel import in_order
from games.catalogue import GAMES
from games.search import GAME
from games.search.state import State
from tests.games.search.positions import moving
from tests.presenter.limits import menus
from tests.presenter.positions import Walk


def seen(state: State) -> Position:
    """What Frodo sees of a state of the Search."""
    return replace(
        Walk("search", 1).position(0),
        to_move=0,
        public=GAME.public(state),
        private=GAME.private(state, 0),
        legal=tuple(sorted(GAME.legal(state))),
    )


def test_only_what_the_picture_shows_has_a_number() -> None:
    position = seen(moving({(0, -1): "MPFW"}, "0 -1 s"))
    step = step_of(position, "")
    assert numbered(step) == ["1 · The Shire", "Stay"]
    [menu] = menus(panel(position))
    assert [item.label for item in menu.items] == numbered(step)


def test_the_hand_comes_with_the_picture_that_has_the_numbers() -> None:
    files = hand_here(seen(moving({(0, -1): "MPFW"}, "0 -1 s"))).files
    assert [file.name.split("-")[0] for file in files] == ["hand", "choices"]
    assert files[1].alt == "Where does your hobbit go? 1 · The Shire; Stay"


def test_a_hand_from_which_all_is_chosen_comes_alone() -> None:
    walk = Walk("duel", 1)
    assert walk.match.to_move is not None
    files = hand_here(walk.position(walk.match.to_move)).files
    assert [file.name.split("-")[0] for file in files] == ["hand"]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32), plies=st.integers(0, 120))
def test_cards_of_the_hand_are_offered_in_the_order_of_its_picture(game: str, seed: int, plies: int) -> None:
    walk = Walk(game, seed).on(plies)
    if walk.match.to_move is None:
        return
    position = walk.position(walk.match.to_move)
    private: Any = position.private
    assert private is not None
    drawn = in_order(private.hand) if game == "duel" else list(dict.fromkeys(private.hand))
    steps = [step_of(position, prefix) for prefix in ("", "use", "drop", "keep")]
    for step in steps:
        for verb in {choice.text.split()[0] for choice in step.choices}:
            words = [choice.text.split() for choice in step.choices if choice.text.startswith(f"{verb} ")]
            named = [word[-1 if verb == "keep" else 1] for word in words if len(word) > 1]
            held = list(dict.fromkeys(card for card in named if card in drawn))
            assert held == [card for card in drawn if card in held]
