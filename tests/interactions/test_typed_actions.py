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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plies", [0, 5, 12])
def test_what_the_bot_or_a_keyboard_writes_otherwise_is_taken(game: str, plies: int) -> None:
    """Wide letters and digits, dashes and minus signs for a hyphen, and a full stop at the end."""
    position = turn(game, plies)
    folded = [action.casefold() for action in position.legal]
    wide = {code: code + 0xFEE0 for code in range(ord("!"), ord("~") + 1)}
    for action in position.legal:
        if folded.count(action.casefold()) == 1:
            for typed in (action.translate(wide), f"{action}.", f"{action} 。"):
                assert resolve_action(position, typed) == action
            for dash in "−–—‐‑":
                assert resolve_action(position, action.replace("-", dash)) == action


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("plies", [0, 5, 12])
def test_a_part_that_fits_one_action_alone_is_taken_and_one_that_fits_several_is_not(game: str, plies: int) -> None:
    position = turn(game, plies)
    name_of = presenter_of(game).action_name
    wholes = {
        action: (f" {action} ".casefold(), f" {name_of(action, position.public, position.private)} ".casefold())
        for action in position.legal
    }
    for action in position.legal:
        words = action.casefold().split()
        for begin in range(1, len(words)):
            part = " ".join(words[begin:])
            fitting = {other for other, whole in wholes.items() if any(f" {part} " in text for text in whole)}
            exact = {other for other in wholes if other.casefold() == part}
            if len(fitting) == 1:
                assert resolve_action(position, part) == action
            elif not exact:
                assert resolve_action(position, part) not in set(wholes) - fitting


def test_nothing_typed_is_nothing_taken() -> None:
    assert resolve_action(turn("duel", 3), " . ") is None
