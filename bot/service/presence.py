"""Whether anybody is there to serve people, and what the time is. The time in which nobody is there is not charged to
people, nor is what a clock that is set only seems to show."""

import logging

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import clocks
from bot.service.seasons import season_end
from bot.service.services import Services
from bot.service.unavailable_channels import REMOVED
from bot.store import challenges, deadlines, heartbeats, matches, outbox
from bot.store.outbox_content import ShowBoard, ShowChallenge

log = logging.getLogger(__name__)

TOLERATED = 180
"""Seconds between two heartbeats that count as presence: a restart is not worth changing every board."""


async def begin(services: Services) -> int:
    """Bring every running deadline in line with the clock before people are served; the seconds by which they moved.

    That nobody was there for less than `TOLERATED` is not forgotten: it may last until the first heartbeat.
    """
    return await _look(services, beats=False)


async def beat(services: Services) -> int:
    """Note that somebody is there; the seconds by which every running deadline has moved.

    They move on by the time in which nobody was there. Where the clock was set by more than `TOLERATED`, they move with
    it in either direction; what the monotonic clock has counted since the last heartbeat is charged.
    """
    return await _look(services, beats=True)


async def _look(services: Services, *, beats: bool) -> int:
    clock = services.clock
    async with services.transaction() as connection:
        last = await heartbeats.last(connection)
        known = clock.now()
        clock.follow(await heartbeats.database_time(connection) if clock.of_database else clock.system())
        at = clock.now()
        moved = 0
        if last is not None and abs(at - last) > TOLERATED:
            charged = known - last if 0 < known - last <= TOLERATED else 0
            moved = at - last - charged
            await _move(services, connection, last + charged)
        if beats or moved:
            await heartbeats.beat(connection, at)
    if moved:
        log.info("nobody was there, or the clock was set: every running deadline moves by %+d s", moved)
    return moved


async def _move(services: Services, connection: AsyncConnection, since: int) -> None:
    """Have as much time left in everything as there was at the moment `since`."""
    at = services.now()
    for match_id in await matches.timed(connection):
        row = await matches.find(connection, match_id)
        if row is None or row.over or row.lost == REMOVED:
            continue
        await clocks.put_off(services, connection, row, since)
        if row.overdue_at is None:
            await outbox.put(connection, ShowBoard(row.id), at)
    for challenge_id in await challenges.postpone(connection, at - since):
        await deadlines.move_on(connection, deadlines.CHALLENGE, challenge_id, at - since)
        await outbox.put(connection, ShowChallenge(challenge_id), at)
    await deadlines.move_all(connection, deadlines.PRACTICE, at - since)
    # These depend on the date and stay, but for what a clock that was ahead has put beyond what can be.
    await deadlines.bring_forward(connection, deadlines.GUILD, at + services.guild_seconds)
    await deadlines.bring_forward(connection, deadlines.SEASON, season_end(at))
