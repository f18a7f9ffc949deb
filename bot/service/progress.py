"""What follows from every change of a match, within the same transaction: its row, its board, its end."""

import logging
from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.operations.logs import about
from bot.service import clocks, proposals, results
from bot.service.errors import Outdated
from bot.service.old_messages import delete_later
from bot.service.services import Services
from bot.service.turns import show_turn
from bot.store import matches, sent_messages
from bot.store.rows import SHOWN, MatchRow, Slot
from games.core import Match
from games.core.results import CALLED_OFF

log = logging.getLogger(__name__)


async def move_on(
    services: Services,
    connection: AsyncConnection,
    row: MatchRow,
    match: Match,
    *,
    shown: bool = False,
    undone: bool = False,
) -> MatchRow:
    """Write down where `match`, which stood as in `row`, stands by now: the row then. Outdated if somebody else was
    faster.

    `shown` says that the last action surely showed its maker more, so that it cannot be taken back.
    `undone` says that it stands where it stood before, because actions were taken back.
    """
    at = services.now()
    outcome = match.outcome
    await proposals.lapse(services, connection, row, match, undone=undone)
    times = await clocks.turn(services, connection, row, match, anew=undone and match.to_move != row.to_move)
    values: dict[str, Any] = {
        "ply": await matches.lines(connection, row.id),
        "to_move": match.to_move,
        "snapshot": match.snapshot() | ({SHOWN: True} if shown else {}),
        "outcome": outcome.as_json() if outcome else None,
        "moved_at": at,
        "ended_at": at if outcome else None,
        "rated": row.rated and not (outcome and outcome.reason == CALLED_OFF),
        **times,
    }
    if not await matches.advance(connection, row.id, row.ply, **values):
        raise Outdated(row.id)
    if outcome:
        await results.record(connection, row, match, at)
        with about(match=row.id):
            log.info("ends: %s", outcome.reason)
    await show_turn(connection, replace(row, ply=values["ply"], to_move=match.to_move), at)
    if match.to_move != row.to_move:
        call = await sent_messages.find(connection, Slot.call(row.id))
        if call is not None:
            await sent_messages.forget(connection, call.slot)
            await delete_later(connection, call, at)
    return replace(row, **values)
