"""Everything that can be wrong with what a person or a file asks of a game."""


class GameError(Exception):
    """The request cannot be carried out; the message is one line for people."""


class IllegalAction(GameError):
    """The action is not in the legal list of the seat that must act; nothing was changed."""


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
