"""Words to one player of a match: in its channel, or by direct message where the channel cannot be used."""

import logging
from collections.abc import Callable

from bot.delivery.failures import UNUSABLE
from bot.discord_api.messenger import ClosedError, Messenger
from bot.presenter.message import OutgoingMessage
from bot.service.unavailable_channels import FOR_GOOD
from bot.store.matches import MatchRow
from config.language import speaking

log = logging.getLogger(__name__)


async def reach(
    messenger: Messenger, row: MatchRow, seat: int, words: Callable[[], OutgoingMessage], nonce: str
) -> tuple[int, int, OutgoingMessage]:
    """Send the words, made in the language of whoever will read them: the channel, the message, and the post.

    Raises one of `bot.delivery.cleanup.HOPELESS` where neither way is open.
    """
    if row.lost not in FOR_GOOD:
        post = told_in(row, seat, row.channel_id, words)
        try:
            return row.channel_id, await messenger.send(row.channel_id, post, nonce), post
        except UNUSABLE as error:
            log.info("match %s: seat %s is told by direct message: %s", row.id, seat, error)
    person = row.people[seat]
    if person.nobody or person.dm_closed:
        raise ClosedError("they take no direct messages")
    channel_id = await messenger.direct_channel(person.id)
    post = told_in(row, seat, channel_id, words)
    return channel_id, await messenger.send(channel_id, post, nonce), post


def told_in(row: MatchRow, seat: int, channel_id: int, words: Callable[[], OutgoingMessage]) -> OutgoingMessage:
    """The words in the language of a channel: that of the match, or the direct messages of a seat."""
    with speaking(row.locale if channel_id == row.channel_id else row.people[seat].locale):
        return words()
