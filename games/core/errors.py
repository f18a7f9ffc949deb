"""Everything that can be wrong with what a person or a file asks of a game."""

from collections.abc import Sequence

from games.core.refusal import Refusal


class GameError(Exception):
    """The request cannot be carried out; the message is one line for people."""


class IllegalAction(GameError):
    """The action is not in the legal list of the seat that must act; nothing was changed. `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class UnknownVersion(GameError, LookupError):
    """A game has no such version of its rules."""

    def __init__(self, game_id: str, rules: object, versions: Sequence[int]) -> None:
        super().__init__(f"version {rules!r} of {game_id} is unknown; known: {', '.join(map(str, versions))}")


class ChanceError(GameError):
    """A listed chance source is used up, or its next value does not fit what the engine asks for."""


class RecordError(GameError):
    """A record cannot be played.

    `at` counts actions from 0 and `action` is the record's text there; both are None where the fault lies
    before the first action.
    """

    def __init__(self, reason: str, at: int | None = None, action: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.at = at
        self.action = action
