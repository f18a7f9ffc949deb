"""The seats of all games at once, for a command that asks for the seat before the game is known."""

from bot.presenter.game_presenter import presenter_of
from config.language import _
from games.catalogue import GAMES


def seat_name(seat: int) -> str:
    """What a seat is called in each game where it has a fixed side: Frodo / above / the Hero."""
    sides = [presenter_of(game).sides() for game in GAMES]
    return " / ".join((each.first, each.second)[seat] for each in sides if each.option is None)


def seat_description() -> str:
    """What choosing a seat means, with a note for each game in which an option says who is who."""
    notes = [note for game in GAMES if (note := presenter_of(game).sides().option_note)]
    return "; ".join([_("Your side"), *notes])
