"""Who may do something in a match: those who play it, while it runs."""

from bot.service.services import UserError
from bot.store.matches import MatchRow
from bot.store.people import Person
from bot.text.names import display_name
from config.language import _


def seat_of(row: MatchRow, person: Person) -> int:
    """The seat of a person. Refused for spectators."""
    seat = row.seat_of(person.id)
    if seat is None:
        raise UserError(
            _("{one} and {two} play this match; you are a spectator. Begin one of your own with `/duel`.").format(
                one=display_name(row.people[0]), two=display_name(row.people[1])
            )
        )
    return seat


def require_running(row: MatchRow) -> None:
    """Refused if a match is over."""
    if row.over:
        raise UserError(_("This match is over. *Rematch* begins another."))
