"""Which function delivers which kind of outbox item."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.delivery import (
    board,
    call,
    challenge,
    cleanup,
    computer_action,
    hand,
    notice,
    proposal,
    season,
    sleeping_thread,
    thread,
    unavailable_channel,
)
from bot.discord_api.messenger import Messenger
from bot.service.services import Services
from bot.store.outbox_content import (
    AnnounceSeason,
    BeginThread,
    CallPlayer,
    ChooseAction,
    DeleteMessage,
    OutboxItem,
    RefreshResult,
    RemoveButtons,
    ShowBoard,
    ShowChallenge,
    ShowHand,
    ShowProposal,
    TellCalledOff,
    TellClosedMessages,
    TellUnavailableChannel,
    WakeThread,
)

Deliver = Callable[[Services, Messenger, OutboxItem, Any], Awaitable[None]]
"""Delivers an item with its content, and takes it, with those that it makes superfluous, out of the outbox.

LaterError: try again.
"""

DELIVERIES: dict[type, Deliver] = {
    ShowChallenge: challenge.deliver,
    ShowBoard: board.deliver,
    ChooseAction: computer_action.deliver,
    RefreshResult: board.refresh,
    ShowHand: hand.deliver,
    TellClosedMessages: notice.deliver,
    TellCalledOff: notice.deliver,
    ShowProposal: proposal.deliver,
    CallPlayer: call.deliver,
    BeginThread: thread.deliver,
    WakeThread: sleeping_thread.deliver,
    TellUnavailableChannel: unavailable_channel.deliver,
    AnnounceSeason: season.deliver,
    RemoveButtons: cleanup.remove_buttons,
    DeleteMessage: cleanup.delete,
}

PATIENT = (ShowHand, RemoveButtons, DeleteMessage)
"""What can wait while boards are to be shown: the button Hand shows a hand at any time."""
