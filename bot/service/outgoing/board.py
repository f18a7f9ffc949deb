"""The board of a running match, and the result of one that is over."""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import unavailable_channels
from bot.service.match_lookup import RECENT
from bot.service.old_messages import delete_later, leave
from bot.service.position import Position, Time, last_seat, project, recent_events, time_of
from bot.service.record import record
from bot.service.services import Services
from bot.store import matches, outbox, results, sent_messages
from bot.store.outbox_content import OutboxItem, ShowHand
from bot.store.rows import ActionRow, MatchRow, Score, SentMessage, Slot


@dataclass(frozen=True, slots=True)
class BoardToShow:
    """A match, the messages with its board and its result so far, and what both are made from."""

    row: MatchRow
    log: tuple[ActionRow, ...]
    """The whole log of a match that is over; of a running one the end of it."""
    time: Time
    scores: tuple[Score, ...]
    board: SentMessage | None
    result: SentMessage | None
    superfluous: Collection[int]

    @property
    def to_be_shown(self) -> bool:
        """Whether there is anything to show: no result stands yet, and the channel is not known to be lost for good."""
        return self.result is None and self.row.lost not in unavailable_channels.FOR_GOOD

    @property
    def slot(self) -> Slot:
        """What the message will be: the board, or the result."""
        return Slot.result(self.row.id) if self.row.over else Slot.board(self.row.id)

    def position(self, services: Services) -> Position:
        """What everybody may see; in direct messages what their owner may. UnknownRules where this bot does not know
        the rules of the match."""
        row, match = self.row, services.restored.to_read(self.row)
        seat = 1 - row.computer if row.direct and row.computer is not None else None
        return project(row, match, seat, recent_events(row, self.log), self.time, last_seat(row, self.log))

    def record(self) -> str:
        """The record of a match that is over."""
        return record(self.row, list(self.log))

    @property
    def board_of_this_turn(self) -> SentMessage | None:
        """The board that has called the seat to move where the match is played, if nobody else has acted since."""
        old, row = self.board, self.row
        if old is None or old.channel_id != row.channel_id or old.to_move != row.to_move:
            return None
        since = [action for action in self.log if action.number >= old.ply]
        whole = not self.log or self.log[0].number <= old.ply
        return old if whole and all(action.seat == row.to_move for action in since) else None


async def board_to_show(services: Services, item: OutboxItem, match_id: int) -> BoardToShow | None:
    """What board and result of a match are made from; None if there is no such match any more."""
    async with services.database.read() as connection:
        row = await matches.find(connection, match_id)
        if row is None:
            return None
        return BoardToShow(
            row,
            tuple(await _log(connection, row)),
            await time_of(connection, row, services.now()),
            tuple(await results.of_match(connection, match_id)),
            await sent_messages.find(connection, Slot.board(match_id)),
            await sent_messages.find(connection, Slot.result(match_id)),
            await outbox.newer(connection, item),
        )


async def _log(connection: AsyncConnection, row: MatchRow) -> list[ActionRow]:
    return list(await matches.whole_log(connection, row.id, 0 if row.over else max(0, row.ply - RECENT)))


async def board_shown(
    services: Services, item: OutboxItem, found: BoardToShow, sent: SentMessage | None, unavailable: str | None
) -> None:
    """Note where the board or result stands, or why its channel is `unavailable`; both hands follow.

    The board before it, if that is another message, loses its buttons; in direct messages it goes.
    """
    row, at = found.row, services.now()
    async with services.transaction() as connection:
        if sent is not None:
            old = await sent_messages.find(connection, Slot.board(row.id))
            if old is not None and old.message_id != sent.message_id:
                await leave(connection, old, at)
                if row.direct:
                    await delete_later(connection, old, at)
            await sent_messages.keep(connection, sent)
        if unavailable is not None:
            await unavailable_channels.mark_unavailable(services, connection, row.id, unavailable, row.channel_id)
        elif row.lost and sent is not None:
            await matches.place_as_read(connection, row, lost=None)
        await outbox.remove(connection, [item.id, *found.superfluous])
        for seat in (0, 1):
            if seat != row.computer and not row.direct:
                await outbox.put(connection, ShowHand(row.id, seat), at)
