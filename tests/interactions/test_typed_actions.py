"""What is typed for an action: text or name, in capitals or with spaces, or nothing that fits one action alone."""

import pytest

from bot.interactions.typed_actions import resolve_action
from bot.presenter.game_presenter import presenter_of
from bot.service.position import Position
from games.catalogue import GAMES
from tests.presenter.positions import Walk


def turn(game: str, plies: int) -> Position:
    """A position of a random match, as the seat to move sees it."""
    walk = Walk(game, seed=3).on(plies)
    return walk.position(walk.match.to_move)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plies", [0, 5, 12])
def test_texts_and_names_are_taken_whatever_capitals_and_spaces(game: str, plies: int) -> None:
    position = turn(game, plies)
    folded = [action.casefold() for action in position.legal]
    names = [presenter_of(game).action_name(action, position.public, position.private) for action in position.legal]
    for action, name in zip(position.legal, names, strict=True):
        if folded.count(action.casefold()) == 1:
            assert resolve_action(position, f"  {action.upper()}   ") == action
        if names.count(name) == 1 and name.casefold() not in folded:
            assert resolve_action(position, f" {name.upper()} ") == action


def test_what_fits_no_action_is_left_alone() -> None:
    assert resolve_action(turn("duel", 3), "castle") is None


def test_a_spectator_s_text_is_left_alone() -> None:
    position = Walk("glades", seed=3).on(4).position(None)
    assert resolve_action(position, "0 place R7 3") is None
