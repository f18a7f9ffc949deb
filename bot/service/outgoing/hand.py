"""The direct message with a seat's hand."""

from collections.abc import Collection
from dataclasses import dataclass

from bot.service.match_lookup import RECENT
from bot.service.old_messages import delete_later
from bot.service.position import Position, last_seat, project
from bot.service.services import Services
from bot.store import matches, outbox, people, sent_messages
from bot.store.outbox_content import OutboxItem, ShowHand, TellClosedMessages
from bot.store.rows import ActionRow, MatchRow, Person, SentMessage, Slot


@dataclass(frozen=True, slots=True)
class HandToShow:
    """A match, a seat of it, and the messages with its hand and with its board or result so far."""

    content: ShowHand
    row: MatchRow
    seat: int
    log: tuple[ActionRow, ...]
    sent: SentMessage | None
    board: SentMessage | None
    superfluous: Collection[int]

    @property
    def person(self) -> Person:
        """Whose hand it is."""
        return self.row.people[self.seat]

    @property
    def worth_trying(self) -> bool:
        """Whether the hand is wanted by direct message, and may arrive: those who had closed theirs are tried at the
        beginning of each match, and where that is asked for."""
        if self.person.nobody or not self.person.hand_by_dm:
            return False
        if self.content.retry:
            return True
        return not self.person.dm_closed or (self.row.ply == 0 and self.sent is None)

    def position(self, services: Services) -> Position:
        """What the seat may see. UnknownRules where this bot does not know the rules of the match."""
        return project(self.row, services.restored.to_read(self.row), self.seat, last=last_seat(self.row, self.log))

    @property
    def turn_begins(self) -> bool:
        """Whether the seat is to move, and was not yet, or not for this turn, when its hand was shown last."""
        old = self.sent
        acted = {action.seat for action in self.log if old is not None and action.number >= old.ply}
        return self.row.to_move == self.seat and (
            old is None or old.to_move != self.row.to_move or 1 - self.seat in acted
        )


async def hand_to_show(services: Services, item: OutboxItem, content: ShowHand) -> HandToShow | None:
    """What the message with a hand is made from; None if there is no such match any more, and for a
    computer."""
    match_id, seat = content.match_id, content.seat
    async with services.database.read() as connection:
        row = await matches.find(connection, match_id)
        if row is None or seat == row.computer:
            return None
        result = await sent_messages.find(connection, Slot.result(match_id))
        return HandToShow(
            content,
            row,
            seat,
            tuple(await matches.whole_log(connection, match_id, max(0, row.ply - RECENT))),
            await sent_messages.find(connection, Slot.hand(match_id, seat)),
            result or await sent_messages.find(connection, Slot.board(match_id)),
            await outbox.newer(connection, item),
        )


async def hand_shown(
    services: Services, item: OutboxItem, found: HandToShow, sent: SentMessage | None, *, closed: bool
) -> None:
    """Note where the hand is, or that its player takes no direct messages, which the channel is told once.

    The message before it, if that is another, is deleted; so is that of somebody who wants hands there no more.
    """
    row, at, retry = found.row, services.now(), found.content.retry
    async with services.transaction() as connection:
        await outbox.remove(connection, [item.id, *found.superfluous])
        if sent is not None:
            await sent_messages.keep(connection, sent)
            if found.sent is not None and found.sent.message_id != sent.message_id:
                await delete_later(connection, found.sent, at)
        elif found.sent is not None and not found.person.hand_by_dm:
            await sent_messages.forget(connection, found.sent.slot)
            await delete_later(connection, found.sent, at)
        if closed or sent is not None:
            changed = await people.set_dm_closed(connection, found.person.id, closed)
            if closed and (changed or row.ply == 0) and not row.over and not retry:
                await outbox.put(connection, TellClosedMessages(row.id, found.seat), at)
