"""The seats of all games at once, as `/duel` asks for them."""

from bot.presenter.game_presenter import LABEL_LIMIT, presenter_of
from bot.presenter.sides import seat_description, seat_name
from games.catalogue import GAMES


def test_a_seat_is_named_by_every_game_that_fixes_its_side() -> None:
    for game in GAMES:
        sides = presenter_of(game).sides()
        for seat, side in enumerate((sides.first, sides.second)):
            assert (side in seat_name(seat).split(" / ")) == (sides.option is None)
    assert all(len(seat_name(seat)) <= LABEL_LIMIT for seat in (0, 1))


def test_a_game_whose_option_says_who_is_who_is_noted() -> None:
    for game in GAMES:
        sides = presenter_of(game).sides()
        assert bool(sides.option) == bool(sides.option_note)
        assert sides.option is None or sides.option in sides.option_note
        assert sides.option_note in seat_description()
    assert len(seat_description()) <= LABEL_LIMIT
