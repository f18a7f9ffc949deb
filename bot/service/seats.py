"""Who may do something in a match: those who play it, while it runs."""

from bot.service.errors import UserError
from bot.store.rows import MatchRow, Person
from bot.text.names import display_name
from config.language import _


def seat_of(row: MatchRow, person: Person) -> int:
    """The seat of a person. UserError for spectators."""
    seat = row.seat_of(person.id)
    if seat is None:
        raise UserError(
            _("{one} and {two} play this match; you are a spectator. Begin one of your own with `/duel`.").format(
                one=display_name(row.people[0]), two=display_name(row.people[1])
            )
        )
    return seat


def require_opponent(row: MatchRow) -> None:
    """UserError in practice: a computer makes no agreements, and no time runs against it."""
    if row.computer is not None:
        raise UserError(
            _(
                "This is practice against the computer: there are no draw offers, pauses, nudges or claims, and no "
                "time runs."
            )
        )


def require_running(row: MatchRow) -> None:
    """UserError if a match is over."""
    if row.over:
        raise UserError(_("This match is over. *Rematch* begins another."))
