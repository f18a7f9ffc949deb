"""The sides of all games at once, for a command that asks for one before the game is known."""

from bot.presenter.game_presenter import presenter_of
from games.catalogue import GAMES


def seat_name(seat: int) -> str:
    """What a side is called in each game: Gandalf / Frodo / above / the Hero for the first ones."""
    sides = [presenter_of(game).sides() for game in GAMES]
    return " / ".join((each.first, each.second)[seat] for each in sides)
