"""Who may do something in a match: those who play it, while it runs."""

from bot.names import named
from bot.service.club import Refused
from bot.store.matches import MatchRow
from bot.store.people import Person
from config.language import _


def seat_of(row: MatchRow, person: Person) -> int:
    """The seat of a person. Refused for spectators."""
    seat = row.seat_of(person.id)
    if seat is None:
        raise Refused(
            _("{one} and {two} play this match; you are a spectator. Begin one of your own with `/duel`.").format(
                one=named(row.people[0]), two=named(row.people[1])
            )
        )
    return seat


def running(row: MatchRow) -> None:
    """Refused if a match is over."""
    if row.over:
        raise Refused(_("This match is over. *Rematch* begins another."))
