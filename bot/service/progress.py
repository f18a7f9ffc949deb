"""What follows from every change of a match, within the same transaction: its row, its board, its end."""

import logging

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.logs import about
from bot.service import asks, clocks, results
from bot.service.club import Club, Outdated, match_lane
from bot.store import matches, outbox, posts
from bot.store.matches import MatchRow
from games.core import Match
from games.core.results import CALLED_OFF

log = logging.getLogger(__name__)


async def move_on(
    club: Club, connection: AsyncConnection, row: MatchRow, match: Match, *, shown: bool = False, undone: bool = False
) -> None:
    """Write down where `match`, revived from `row`, stands by now. Outdated if somebody else was faster.

    `shown` says that the last action surely showed its maker more, so that it cannot be taken back.
    `undone` says that it stands where it stood before, because actions were taken back.
    """
    at = club.now()
    outcome = match.outcome
    await asks.lapse(club, connection, row, match, undone=undone)
    times = await clocks.turn(club, connection, row, match, anew=undone and match.to_move != row.to_move)
    moved = await matches.advance(
        connection,
        row.id,
        row.ply,
        ply=await matches.lines(connection, row.id),
        to_move=match.to_move,
        snapshot=match.snapshot() | ({matches.SHOWN: True} if shown else {}),
        outcome=outcome.as_json() if outcome else None,
        moved_at=at,
        ended_at=at if outcome else None,
        rated=row.rated and not (outcome and outcome.reason == CALLED_OFF),
        **times,
    )
    if not moved:
        raise Outdated(row.id)
    if outcome:
        await results.record(connection, row, match, at)
        with about(match=row.id):
            log.info("ends: %s", outcome.reason)
    await outbox.put(connection, match_lane(row.id), "board", at)
    call = await posts.find(connection, match_lane(row.id), "call")
    if call is not None and match.to_move != row.to_move:
        await posts.forget(connection, match_lane(row.id), "call")
        where = {"channel": call.channel_id, "message": call.message_id}
        await outbox.put(connection, f"tidy-{match_lane(row.id)}", "delete", at, **where)
