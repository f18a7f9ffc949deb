"""Names in pictures: always something to read, never the same for two players who have different ones."""

import pytest

from games.catalogue import GAMES
from render import Names, renderer_of
from render.names import drawable_names, shortened
from tests.presenter.positions import Walk


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Ann", "Bob"), ("Ann", "Bob")),
        (("שרה", "田中"), ("Player 1", "Player 2")),
        (("🎉", "محمد"), ("Player 1", "Player 2")),
        (("Ann", "**מלך** היער"), ("Ann", "Player 2")),
        (("Ann", "**מלך** היער _x_"), ("Ann", "x")),
        (("Ola 🐢 Nowak", "snake_case"), ("Ola Nowak", "snake_case")),
        (("x שרה", "מלך x"), ("Player 1", "Player 2")),
        (("Bob", "Bob"), ("Bob", "Bob")),
    ],
)
def test_two_players_are_told_apart(names: Names, shown: Names) -> None:
    assert drawable_names(names) == shown
    assert drawable_names(shown) == shown


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_names_players_whose_letters_it_lacks(game: str) -> None:
    artist, walk = renderer_of(game), Walk(game, 4).on(10)
    public, privates = walk.position().public, tuple(walk.position(seat).private for seat in (0, 1))
    for foreign, shown in ((("שרה", "田中"), ("Player 1", "Player 2")), (("Ann", "🎉"), ("Ann", "Player 2"))):
        assert artist.board(public, foreign) == artist.board(public, shown)
        for seat in (0, 1):
            hands = [artist.hand(public, privates[seat], seat, names) for names in (foreign, shown)]
            assert hands[0] == hands[1]
        assert artist.hands(public, privates, foreign) == artist.hands(public, privates, shown)  # type: ignore[arg-type]


def test_the_longer_name_is_shortened_first() -> None:
    names = ("Maximiliana", "Bo")
    assert shortened(names, lambda some: len("".join(some)) <= 99) == names
    assert shortened(names, lambda some: len("".join(some)) <= 11) == ("Maximili…", "Bo")
    assert shortened(("A" * 30, "B" * 20), lambda some: False, 8) == ("AAAAAAA…", "BBBBBBB…")
