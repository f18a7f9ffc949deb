"""Which errors mean that a match cannot be shown where it is played."""

from bot.discord_api.messenger import LockedError, MessageGoneError, NotAllowedError, PlaceGoneError, StuckError
from bot.service.unavailable_channels import CLOSED, GONE, LOCKED

UNUSABLE = (NotAllowedError, PlaceGoneError, MessageGoneError, StuckError)
"""What a new message to a channel fails with for good."""


def why(error: Exception) -> str:
    """One of `bot.service.unavailable_channels.LOST`."""
    if isinstance(error, MessageGoneError):
        return GONE
    return LOCKED if isinstance(error, LockedError) else CLOSED
