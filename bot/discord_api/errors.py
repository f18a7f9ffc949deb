"""What Discord's error answers mean for a message."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord

from bot.operations import metrics

GONE_PLACES = {10003, 10004}
"""Unknown channel, unknown server."""
GONE_MESSAGES = {10008}
CLOSED = {50007, 50278}
"""No messages to this person; no server in common with them."""
LOCKED = {160005}
FORBIDDEN = {50001, 50013, 160006}
"""No access, no permission, no further thread on this server. Other refusals say nothing of the place: opening direct
messages too fast (40003), a limit of the account (20026), a block at the edge (40333), and unknown ones."""
NO_CODE = 0
"""The code of an error answer that has none: it comes from a proxy, or from Discord's edge."""
STUCK = {30046, 50083}
"""Too many edits of an old message; the thread is archived."""
NO_ANSWER = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What a look-up fails with: an error answer, a limit that the library does not wait out, or the network."""


class MessageGoneError(Exception):
    """The message is no longer there."""


class PlaceGoneError(MessageGoneError):
    """Nor is its channel."""


class NotAllowedError(Exception):
    """The bot may not write there: it lacks a permission, or was removed from the server."""


class LockedError(NotAllowedError):
    """The thread is locked."""


class ClosedError(Exception):
    """The person takes no direct messages from the bot."""


class StuckError(Exception):
    """The message cannot be edited any more; a new one can be sent."""


class LaterError(Exception):
    """Discord or the network is in trouble; the same request may succeed after so many seconds."""

    def __init__(self, text: str, after: float = 0.0) -> None:
        super().__init__(text)
        self.after = after


def meaning(error: discord.HTTPException) -> Exception:
    """What an error answer of Discord's means for a message; the error itself if it is a fault of ours."""
    kinds: tuple[tuple[set[int], type[Exception]], ...] = (
        (GONE_PLACES, PlaceGoneError),
        (GONE_MESSAGES, MessageGoneError),
        (CLOSED, ClosedError),
        (STUCK, StuckError),
        (LOCKED, LockedError),
        (FORBIDDEN, NotAllowedError),
    )
    for codes, kind in kinds:
        if error.code in codes:
            return kind(str(error))
    if error.status == 404 and error.code != NO_CODE:
        return MessageGoneError(str(error))
    if error.status in (403, 404, 429) or error.status >= 500:
        return LaterError(f"Discord answers {error.status}, code {error.code}")
    return error


@asynccontextmanager
async def understood() -> AsyncIterator[None]:
    """Have errors of the library or the network within this context raised as what they mean."""
    try:
        yield
    except discord.RateLimited as error:
        raise LaterError(f"rate limit, {error.retry_after:.0f} s", error.retry_after) from error
    except discord.HTTPException as error:
        metrics.discord_error(error.status, error.code)
        translated = meaning(error)
        if translated is error:
            raise
        raise translated from error
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise LaterError(f"no answer from Discord: {type(error).__name__}") from error
    except KeyError as error:
        # The library expects to be told how long to wait, which the limit on old messages (30046) need not say.
        if error.args != ("retry_after",):
            raise
        raise StuckError("a limit without an end") from error
