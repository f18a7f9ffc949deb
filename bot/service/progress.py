"""What follows from every change of a match, within the same transaction: its row, its board, its end."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.club import Club, Outdated, match_lane
from bot.store import matches, outbox
from bot.store.matches import MatchRow
from games.core import Match


async def move_on(club: Club, connection: AsyncConnection, row: MatchRow, match: Match) -> None:
    """Write down where `match`, revived from `row`, stands by now. Outdated if somebody else was faster."""
    at = club.now()
    outcome = match.outcome
    moved = await matches.advance(
        connection,
        row.id,
        row.ply,
        ply=match.ply,
        to_move=match.to_move,
        snapshot=match.snapshot(),
        outcome=outcome.as_json() if outcome else None,
        moved_at=at,
        ended_at=at if outcome else None,
    )
    if not moved:
        raise Outdated(row.id)
    await outbox.put(connection, match_lane(row.id), "board", at)
