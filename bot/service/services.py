"""What every use case needs: the store, the time, fresh secrets, and whom to wake afterwards."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.players import Players
from bot.service.errors import DuplicateInteraction
from bot.service.steady_clock import SteadyClock
from bot.service.stored_matches import RestoredMatches
from bot.store import interactions
from bot.store.database import Database
from config.durations import DAY


def fresh_secret() -> str:
    """32 random bytes as 64 hex digits."""
    return secrets.token_hex(32)


@dataclass(slots=True)
class Services:
    """The store and its surroundings. `listeners` are told after every change that there is something to deliver."""

    database: Database
    challenge_seconds: int = DAY
    challenges_per_hour: int = 10
    move_seconds: int = 3 * DAY
    guild_seconds: int = 30 * DAY
    clock: SteadyClock = field(default_factory=SteadyClock)
    practice_seconds: int = 60 * DAY
    fresh_secret: Callable[[], str] = fresh_secret
    listeners: list[Callable[[], None]] = field(default_factory=list)
    dm_retried_at: dict[int, int] = field(default_factory=dict)
    """When direct messages to a person were last tried again, for this process to be sparing with it."""

    players: Players = field(default_factory=Players)
    woken_at: dict[int, int] = field(default_factory=dict)
    """When the threads of matches were last woken, for this process to be sparing with that."""

    restored: RestoredMatches = field(default_factory=RestoredMatches)

    def now(self) -> int:
        """Whole seconds since 1970, by `clock`."""
        return self.clock.now()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """One transaction; when it is committed, the listeners are told."""
        async with self.database.write() as connection:
            yield connection
        for tell in self.listeners:
            tell()

    @asynccontextmanager
    async def transaction_for(self, interaction_id: int) -> AsyncIterator[AsyncConnection]:
        """One transaction that uses an interaction's id; DuplicateInteraction if that was used before."""
        async with self.transaction() as connection:
            if not await interactions.use(connection, interaction_id, self.now()):
                raise DuplicateInteraction
            yield connection
