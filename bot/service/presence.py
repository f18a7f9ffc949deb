"""Whether anybody is there to serve people. The time in which nobody is, is not charged to them."""

import logging

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import clocks
from bot.service.services import Services, challenge_stream, match_stream
from bot.service.unavailable_channels import REMOVED
from bot.store import challenges, deadlines, heartbeats, matches, outbox

log = logging.getLogger(__name__)

TOLERATED = 180
"""Seconds between two heartbeats that count as presence: a restart is not worth changing every board."""


async def beat(services: Services) -> int:
    """Note that somebody is there; the seconds that nobody was, by which every running deadline has moved on."""
    at = services.now()
    async with services.changing() as connection:
        last = await heartbeats.last(connection)
        await heartbeats.beat(connection, at)
        if last is None or at - last <= TOLERATED:
            return 0
        await _postpone(services, connection, last, at - last)
    log.info("nobody was there for %d s: every running deadline moves on by so much", at - last)
    return at - last


async def _postpone(services: Services, connection: AsyncConnection, last: int, gone: int) -> None:
    at = services.now()
    for match_id in await matches.timed(connection):
        row = await matches.find(connection, match_id)
        if row is None or row.over or row.lost == REMOVED:
            continue
        await clocks.put_off(services, connection, row, last)
        if row.overdue_at is None:
            await outbox.put(connection, match_stream(row.id), "board", at)
    for challenge_id in await challenges.postpone(connection, gone):
        await deadlines.move_on(connection, deadlines.CHALLENGE, challenge_id, gone)
        await outbox.put(connection, challenge_stream(challenge_id), "challenge", at)
