"""Proposals to a player: posted once, changed when they are settled."""

import logging
from contextlib import suppress
from functools import partial

from bot.delivery.failures import HOPELESS
from bot.delivery.player_message import said_in, send_to_player
from bot.discord_api.messenger import Messenger
from bot.presenter.proposal import proposal
from bot.service.outgoing.proposal import ProposalToShow, proposal_shown, proposal_to_show
from bot.service.outgoing.queue import finish
from bot.service.services import Services
from bot.store.outbox_content import OutboxItem, ShowProposal
from bot.store.rows import SentMessage, Slot

log = logging.getLogger(__name__)


async def deliver(services: Services, messenger: Messenger, item: OutboxItem, content: ShowProposal) -> None:
    """Post or change the message of a proposal; one that was settled before it was posted is never shown."""
    found = await proposal_to_show(services, content)
    if found is None:
        await finish(services, item)
        return
    sent = found.sent
    try:
        sent = await _show(messenger, item, found)
    except HOPELESS as error:
        log.info("a proposal cannot be shown: %s", error)
    await proposal_shown(services, item, found, sent)


async def _show(messenger: Messenger, item: OutboxItem, found: ProposalToShow) -> SentMessage | None:
    row, sent = found.row, found.sent
    words, seat = partial(proposal, row, found.proposal), 1 - found.proposal.seat
    if sent is not None:
        message = said_in(row, seat, sent.channel_id, words)
        if sent.digest != message.digest:
            await messenger.edit(sent.channel_id, sent.message_id, message)
        return sent
    if not found.open:
        return None
    channel_id, message_id, message = await send_to_player(messenger, row, seat, words, f"q{item.nonce}")
    if item.attempts > 1:
        with suppress(*HOPELESS):
            await messenger.edit(channel_id, message_id, message)
    slot = Slot.proposal(row.id, found.proposal.id)
    return SentMessage(slot, channel_id, message_id, digest=message.digest)
