"""What cannot be done, and is told to whoever asked for it."""

from bot.store import database
from config.language import _
from games.core import Refusal


class UserError(Exception):
    """What was asked for cannot be done; the message is a friendly sentence in the asker's language.

    Nothing was changed.
    """


class DuplicateInteraction(Exception):
    """This very interaction was carried out before: Discord delivered it twice."""


class Outdated(UserError):
    """The click belongs to an earlier position of the match `match_id`."""

    def __init__(self, match_id: int) -> None:
        super().__init__(_("The match has moved on since then. Here is where it stands now."))
        self.match_id = match_id


class IllegalActionError(UserError):
    """The action is not legal now; `refusal` says why in the terms of `game`, a game's id."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.game = game
        self.refusal = refusal


def is_busy(error: BaseException) -> bool:
    """Whether something failed only because the store was busy for too long: nothing was changed, and it can be tried
    again."""
    return database.is_busy(error)
