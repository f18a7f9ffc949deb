"""How each kind of letter in the outbox is delivered: what it says is made at delivery, from the present state."""

from collections.abc import Awaitable, Callable

from bot.delivery import ask, board, call, challenge, hand, lost, notice, season, thread, tidy
from bot.post_office import PostOffice
from bot.service.club import Club
from bot.store.outbox import Letter

Deliver = Callable[[Club, PostOffice, Letter], Awaitable[None]]
"""Delivers one letter and takes it, with those it makes superfluous, out of the outbox. LaterError: try again."""

DELIVERIES: dict[str, Deliver] = {
    "challenge": challenge.deliver,
    "board": board.deliver,
    "again": board.again,
    "hand": hand.deliver,
    "notice": notice.deliver,
    "ask": ask.deliver,
    "call": call.deliver,
    "thread": thread.deliver,
    "lost": lost.deliver,
    "season": season.deliver,
    "strip": tidy.strip,
    "delete": tidy.delete,
}
