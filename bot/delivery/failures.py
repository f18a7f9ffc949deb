"""Which errors of the messenger mean that a message, or a channel, is not to be had."""

from bot.discord_api.errors import (
    ClosedError,
    LockedError,
    MessageGoneError,
    NotAllowedError,
    PlaceGoneError,
    StuckError,
)
from bot.service.unavailable_channels import CLOSED, GONE, LOCKED

HOPELESS = (MessageGoneError, NotAllowedError, ClosedError, StuckError)
"""What an old message can no longer be reached for, nor a person."""
UNUSABLE = (NotAllowedError, PlaceGoneError, MessageGoneError, StuckError)
"""What a new message to a channel fails with for good."""


def why(error: Exception) -> str:
    """Why a channel cannot be used: one of `bot.service.unavailable_channels.REASONS`."""
    if isinstance(error, MessageGoneError):
        return GONE
    return LOCKED if isinstance(error, LockedError) else CLOSED
