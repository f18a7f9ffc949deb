"""The challenge message: posted once, edited when it is answered."""

import logging
from contextlib import suppress
from dataclasses import replace

from bot.delivery.failures import HOPELESS
from bot.discord_api.messenger import Messenger
from bot.presenter.challenge import challenge, not_posted
from bot.presenter.fair_shuffle import commitment_message
from bot.presenter.hand import jump
from bot.service.outgoing.challenge import ChallengeToShow, challenge_shown, challenge_to_show, commitment_shown
from bot.service.services import Services
from bot.store.outbox_content import OutboxItem, ShowChallenge
from bot.store.rows import DIRECT, OPEN, Challenge, SentMessage, Slot
from config.language import speaking

log = logging.getLogger(__name__)

OVER = ("withdrawn", "declined", "expired")
"""States in which a challenge that was never shown needs no message."""


async def deliver(services: Services, messenger: Messenger, item: OutboxItem, content: ShowChallenge) -> None:
    """Post or edit the message of a challenge."""
    found = await challenge_to_show(services, item, content.challenge_id)
    sent, offered = found.sent, found.challenge
    unseen = sent is None and item.attempts == 1
    if offered is not None and not (unseen and offered.state in OVER):
        try:
            offered = await _with_commitment(services, messenger, item, offered)
            sent = await _show(messenger, item, found, offered)
        except HOPELESS as error:
            log.info("the challenge cannot be shown: %s", error)
            if sent is None and offered.state == OPEN:
                await _tell_challenger(messenger, item, offered)
    await challenge_shown(services, item, found, sent)


async def _tell_challenger(messenger: Messenger, item: OutboxItem, offered: Challenge) -> None:
    """Nobody sees the challenge: whoever made it learns so, unless they take no direct messages."""
    if offered.guild_id == DIRECT:
        return
    with speaking(offered.challenger.locale), suppress(*HOPELESS):
        channel_id = await messenger.direct_channel(offered.challenger.id)
        await messenger.send(channel_id, not_posted(offered), nonce=f"u{item.nonce}")


async def _with_commitment(services: Services, messenger: Messenger, item: OutboxItem, offered: Challenge) -> Challenge:
    """The challenge with the message that shows its commitment, which stands before anybody can accept."""
    if offered.proof_form == 1 or offered.state != OPEN or offered.commitment_message_id is not None:
        return offered
    with speaking(offered.locale):
        message = commitment_message(offered)
    message_id = await messenger.send(offered.channel_id, message, nonce=f"f{item.nonce}")
    return replace(offered, commitment_message_id=await commitment_shown(services, offered.id, message_id))


async def _show(messenger: Messenger, item: OutboxItem, found: ChallengeToShow, offered: Challenge) -> SentMessage:
    """The message as it stands now."""
    with speaking(offered.locale):
        message = challenge(offered, found.played_in, _address(offered), found.words)
    sent = found.sent
    if sent is None:
        message_id = await messenger.send(offered.channel_id, message, nonce=f"c{item.nonce}")
        sent = SentMessage(Slot.challenge(offered.id), offered.channel_id, message_id)
        if item.attempts > 1:
            await messenger.edit(offered.channel_id, message_id, message)
    elif message.digest != sent.digest:
        await messenger.edit(sent.channel_id, sent.message_id, message)
    return replace(sent, digest=message.digest)


def _address(offered: Challenge) -> str | None:
    bound = offered.commitment_message_id
    return None if bound is None else jump(offered.guild_id, offered.channel_id, bound)
