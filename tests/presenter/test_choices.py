"""Numbered choices: on the picture, in the labels, and in the hand message."""

from dataclasses import replace

from bot.presenter.hand import hand_here
from bot.presenter.panel import numbered, panel, step_of
from bot.service.position import Position
from games.search import GAME
from games.search.state import State
from tests.games.search.positions import moving
from tests.presenter.limits import menus
from tests.presenter.positions import Walk


def seen(state: State) -> Position:
    """Frodo's sight of a state of the Search."""
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
