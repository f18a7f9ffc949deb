"""Connections and sessions at the gateway are spaced, and no more are begun than Discord allows."""

import discord
import pytest

from bot.discord_api.session_starts import CONNECTIONS, LASTING, LONGEST, MINUTE, SPACING, SessionStarts


class Gateway:
    """A clock that passes while somebody sleeps, and what Discord says of sessions."""

    def __init__(self, shards: int = 1, remaining: int = 1000) -> None:
        self.at = 1000.0
        self.remaining = remaining
        self.starts = SessionStarts(self.limits, shards, self.sleep, lambda: self.at)

    async def sleep(self, seconds: float) -> None:
        self.at += seconds
        if seconds >= 90:
            self.remaining = 1000

    async def limits(self) -> discord.SessionStartLimits:
        return discord.SessionStartLimits(total=1000, remaining=self.remaining, reset_after=90_000, max_concurrency=1)

    async def session(self, shard: int = 0) -> float:
        """The seconds that a session had to wait."""
        before = self.at
        await self.starts.session(shard)
        return self.at - before


async def test_shards_begin_one_after_the_other() -> None:
    gateway = Gateway(3)
    assert [await gateway.session(shard) for shard in range(3)] == [0, SPACING, SPACING]


async def test_sessions_that_end_at_once_are_begun_more_and_more_slowly() -> None:
    gateway = Gateway()
    waits = [await gateway.session() for _ in range(6)]
    assert waits == [0, SPACING, 2 * SPACING, 4 * SPACING, LONGEST, LONGEST]
    gateway.at += LASTING + 1
    assert await gateway.session() == 0


async def test_a_gateway_that_closes_every_connection_is_not_asked_without_end() -> None:
    gateway = Gateway()
    made = 0
    while gateway.at < 1000 + 10 * MINUTE:
        await gateway.starts.connection()
        made += 1
    assert made <= 2 * 10 * (CONNECTIONS + 1)


async def test_no_session_is_begun_where_none_is_left() -> None:
    gateway = Gateway(remaining=0)
    with pytest.raises(OSError, match="no session for 90 s"):
        await gateway.session()
    await gateway.starts.allowed()
    assert gateway.at == 1090
    assert await gateway.session() == 0
