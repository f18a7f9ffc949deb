"""The computer's turn: an action is chosen in another process, from what its seat may know."""

import logging
import random

from bot.discord_api.messenger import Messenger
from bot.players import PlayerError
from bot.service.outgoing.computer_action import ActionToChoose, action_chosen, action_to_choose
from bot.service.outgoing.queue import finish
from bot.service.services import Services
from bot.service.stored_matches import UnknownRules
from bot.store.outbox_content import ChooseAction, OutboxItem

log = logging.getLogger(__name__)

MOST_TRIES = 3
"""Tries after which the computer moves at random, rather than never."""


async def deliver(services: Services, _messenger: Messenger, item: OutboxItem, content: ChooseAction) -> None:
    """Choose and take the action. PlayerError: try again."""
    try:
        asked = await action_to_choose(services, content)
    except UnknownRules:
        log.warning("match %s was begun under unknown rules; the computer waits", content.match_id)
        asked = None
    if asked is None:
        await finish(services, item)
        return
    await action_chosen(services, item, content, await _chosen(services, asked, item))


async def _chosen(services: Services, asked: ActionToChoose, item: OutboxItem) -> str:
    try:
        answer = await services.players.ask(asked.game, asked.level, asked.line)
    except PlayerError:
        if item.attempts < MOST_TRIES:
            raise
        log.exception("the computer has no answer; it moves at random")
        return random.choice(asked.legal)
    action = str(answer["action"])
    return action if action in asked.legal else random.choice(asked.legal)
