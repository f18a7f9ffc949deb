"""Which errors mean that a match cannot be shown where it is played."""

from bot.post_office import LockedError, MessageGoneError, NotAllowedError, PlaceGoneError, StuckError
from bot.service.lost import CLOSED, GONE, LOCKED

UNUSABLE = (NotAllowedError, PlaceGoneError, MessageGoneError, StuckError)
"""What a new message to a channel fails with for good."""


def why(error: Exception) -> str:
    """One of `bot.service.lost.LOST`."""
    if isinstance(error, MessageGoneError):
        return GONE
    return LOCKED if isinstance(error, LockedError) else CLOSED
