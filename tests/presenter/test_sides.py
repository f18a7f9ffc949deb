"""The sides of all games at once, as `/duel` asks for them."""

from bot.presenter.game_presenter import LABEL_LIMIT, presenter_of
from bot.presenter.sides import seat_name
from games.catalogue import GAMES


def test_a_side_is_named_by_every_game() -> None:
    for game in GAMES:
        sides = presenter_of(game).sides()
        for seat, side in enumerate((sides.first, sides.second)):
            assert side in seat_name(seat).split(" / ")
    assert all(len(seat_name(seat)) <= LABEL_LIMIT for seat in (0, 1))
