"""How each kind of letter in the outbox is delivered: what it says is made at delivery, from the present state."""

from collections.abc import Awaitable, Callable

from bot.delivery import board, call, challenge, cleanup, hand, notice, proposal, season, thread, unavailable_channel
from bot.discord_api.messenger import Messenger
from bot.service.services import Services
from bot.store.outbox import OutboxItem

Deliver = Callable[[Services, Messenger, OutboxItem], Awaitable[None]]
"""Delivers one letter and takes it, with those it makes superfluous, out of the outbox. LaterError: try again."""

DELIVERIES: dict[str, Deliver] = {
    "challenge": challenge.deliver,
    "board": board.deliver,
    "again": board.again,
    "hand": hand.deliver,
    "notice": notice.deliver,
    "ask": proposal.deliver,
    "call": call.deliver,
    "thread": thread.deliver,
    "lost": unavailable_channel.deliver,
    "season": season.deliver,
    "strip": cleanup.strip,
    "delete": cleanup.delete,
}
