"""What every use case needs: the store, the time, fresh secrets, and whom to wake afterwards."""

import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from config.language import _


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


def now() -> int:
    """Whole seconds since 1970."""
    return int(time.time())


def fresh_secret() -> str:
    """32 random bytes as 64 hex digits."""
    return secrets.token_hex(32)


@dataclass(slots=True)
class Services:
    """The store and its surroundings. `listeners` are told after every change that there is something to deliver."""

    database: Database
    challenge_seconds: int = 24 * 3600
    challenges_per_hour: int = 10
    move_seconds: int = 3 * 24 * 3600
    guild_seconds: int = 30 * 24 * 3600
    now: Callable[[], int] = now
    fresh_secret: Callable[[], str] = fresh_secret
    listeners: list[Callable[[], None]] = field(default_factory=list)
    tried_again: dict[int, int] = field(default_factory=dict)
    """When direct messages to a person were last tried again, for this process to be sparing with it."""

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; when it is committed, the listeners are told."""
        async with self.database.write() as connection:
            yield connection
        for tell in self.listeners:
            tell()


def challenge_stream(challenge_id: int) -> str:
    """The outbox lane of a challenge's message."""
    return f"challenge-{challenge_id}"


def match_stream(match_id: int) -> str:
    """The outbox lane of a match's board and result."""
    return f"match-{match_id}"


def hand_stream(match_id: int, seat: int) -> str:
    """The outbox lane of one seat's direct message."""
    return f"hand-{match_id}-{seat}"
