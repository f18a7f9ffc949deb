"""What follows from somebody's turn: the board, and where the computer is to move, that it thinks."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import outbox
from bot.store.outbox_content import ChooseAction, ShowBoard, match_stream
from bot.store.rows import MatchRow

BOARD_WAITS = 4
"""Seconds for which a board waits for the computer's action, so that one board tells both."""


async def show_turn(connection: AsyncConnection, row: MatchRow, at: int) -> None:
    """Within a transaction: have the board of a match shown as it stands, after the computer's action if one is due."""
    if row.computers_turn:
        await outbox.put(connection, ChooseAction(row.id, row.ply), at)
        await outbox.put(connection, ShowBoard(row.id), at)
        await outbox.delay(connection, ShowBoard(row.id), at + BOARD_WAITS)
        return
    await outbox.put(connection, ShowBoard(row.id), at)
    if row.computer is not None:
        await outbox.hasten(connection, match_stream(row.id), at)
