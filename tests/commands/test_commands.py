"""What commands offer while they are typed: the actions of a move."""

import pytest

from bot.commands.play import OFFERED, narrowed
from bot.presenter.game_presenter import presenter_of
from games.catalogue import GAMES
from games.glades import GAME
from tests.games.glades.positions import laid, match_of
from tests.presenter.positions import Walk


def offered(hand: str) -> list[tuple[str, str]]:
    match = laid(match_of(), {}, (hand, "O1"))
    public, private = GAME.public(match.state), GAME.private(match.state, 0)
    presenter = presenter_of("glades")
    return [(action, presenter.action_name(action, public, private)) for action in match.legal]


def test_a_letter_leads_to_the_cards_that_begin_with_it() -> None:
    actions = [action for action, _name in narrowed(offered("G5 V3 R7 R2"), "R")]
    assert [action.split()[1] for action in actions] == ["R2"] * 9 + ["R7"] * 9 + ["G5"] * 7


def test_what_begins_as_typed_comes_before_what_only_holds_it() -> None:
    given = [("use tower", "use the tower"), ("rest", "rest"), ("go east", "go east"), ("go 3", "go to the old rest")]
    assert [action for action, _name in narrowed(given, "re")] == ["rest", "go 3"]
    assert [action for action, _name in narrowed(given, "e")] == ["go east", "use tower", "rest", "go 3"]
    assert [action for action, _name in narrowed(given, "REST")] == ["rest", "go 3"]
    assert narrowed(given, "  ") == given


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_legal_is_offered_first_when_typed_whole(game: str, seed: int) -> None:
    walk = Walk(game, seed).on(9)
    assert walk.match.to_move is not None
    position = walk.position(walk.match.to_move)
    named = [(a, presenter_of(game).action_name(a, position.public, position.private)) for a in position.legal]
    for action, name in named:
        found = narrowed(named, action)
        assert len(found) <= OFFERED
        assert found[0][0].startswith(action)
        assert (action, name) in found
