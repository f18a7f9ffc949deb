"""Hands: one message for each seat, a new one when its turn begins; and direct messages that are closed."""

import random
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.discord_api.errors import ClosedError, NotAllowedError
from bot.discord_api.messenger import Messenger
from bot.service.act import resign
from bot.service.dm_retry import try_again
from bot.service.match_lookup import look
from config.durations import HOUR
from games.catalogue import game_of
from tests.delivery.conftest import DeliveryHarness
from tests.delivery.recording_messenger import DM, Sent
from tests.service.harness import ANN, BEN, HERE, ServiceHarness, elsewhere

NOTICE = "takes no direct messages"


def closed() -> ClosedError:
    return ClosedError("closed")


def notices(deliveries: DeliveryHarness, channel: int = HERE.channel_id) -> list[Sent]:
    return [message for message in deliveries.messenger.seen(channel) if NOTICE in message.outgoing.content]


async def test_each_player_has_one_hand_message_with_their_own_cards(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id, dice = await harness.begun(), random.Random(6)
    for _ in range(12):
        await deliveries.round()
        mover = await harness.mover(match_id)
        for who in (ANN, BEN):
            [message] = deliveries.messenger.seen(DM + who.id)
            against = BEN if who == ANN else ANN
            for told in (f"**{game_of('duel').title}**", f"**{against.name}**", "The Server"):
                assert told in message.outgoing.content
            assert f"/{HERE.guild_id}/{HERE.channel_id}/" in message.outgoing.content
            assert (len(message.outgoing.rows) > 1) == (who.id == mover.id)
            assert message.called == ()
            assert message.outgoing.files
            assert all(file.alt for file in message.outgoing.files)
        await harness.play(match_id, dice, 1)


async def test_the_link_leads_to_the_present_board(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    match_id = await harness.begun("glades")
    for _ in range(4):
        await deliveries.round()
        board = [message for message in deliveries.messenger.seen(HERE.channel_id) if "Move" in message.labels][-1]
        [mine] = deliveries.messenger.seen(DM + (await harness.mover(match_id)).id)
        assert f"/{board.id})" in mine.outgoing.content
        await harness.play(match_id, random.Random(1), 1)


async def test_closed_direct_messages_are_told_once_and_not_tried_again(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    deliveries.messenger.fails("send", closed, DM + BEN.id, times=99)
    match_id, dice = await harness.begun("glades"), random.Random(1)
    await deliveries.round()
    assert len(notices(deliveries)) == 1
    assert "**Ben**" in notices(deliveries)[0].outgoing.content
    for _ in range(8):
        await harness.play(match_id, dice, 1)
        await deliveries.round()
    assert len(notices(deliveries)) == 1
    assert deliveries.messenger.deeds.count(("send", DM + BEN.id)) == 1
    assert len(deliveries.messenger.seen(DM + ANN.id)) == 1
    assert await deliveries.waiting() == []


async def test_a_refusal_that_is_not_about_closed_messages_tells_nobody_so(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    deliveries.messenger.fails("send", lambda: NotAllowedError("50013"), DM + BEN.id)
    match_id, dice = await harness.begun("glades"), random.Random(1)
    await deliveries.round()
    assert notices(deliveries) == []
    for _ in range(2):
        await harness.play(match_id, dice, 1)
        await deliveries.round()
    assert len(deliveries.messenger.seen(DM + BEN.id)) == 1


async def test_the_next_match_tries_once_more(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    deliveries.messenger.fails("send", closed, DM + BEN.id, times=1)
    match_id = await harness.begun()
    await deliveries.round()
    await resign(harness.services, ANN, match_id, harness.interaction())
    await deliveries.round()
    assert deliveries.messenger.seen(DM + BEN.id) == []
    await harness.begun(place=elsewhere(30))
    await deliveries.round()
    assert len(deliveries.messenger.seen(DM + BEN.id)) == 1
    assert notices(deliveries, 30) == []


async def test_who_asks_for_their_hand_is_tried_again(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    deliveries.messenger.fails("send", closed, DM + BEN.id, times=2)
    match_id = await harness.begun()
    await deliveries.round()
    for tries in (2, 2, 3):
        await try_again(harness.services, await look(harness.services, match_id, BEN.id))
        await deliveries.round()
        assert deliveries.messenger.deeds.count(("send", DM + BEN.id)) == tries
        harness.at += HOUR // 2 + 1
    assert len(deliveries.messenger.seen(DM + BEN.id)) == 1
    assert len(notices(deliveries)) == 1
    harness.at += HOUR
    await try_again(harness.services, await look(harness.services, match_id, BEN.id))
    assert await deliveries.waiting() == []


async def test_direct_messages_that_close_in_the_midst_are_told_of(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id, dice = await harness.begun("glades"), random.Random(1)
    await deliveries.round()
    assert notices(deliveries) == []
    deliveries.messenger.fails("send", closed, DM + BEN.id, times=99)
    deliveries.messenger.fails("edit", closed, DM + BEN.id, times=99)
    for _ in range(6):
        await harness.play(match_id, dice, 1)
        await deliveries.round()
    assert len(notices(deliveries)) == 1


async def test_a_turn_that_came_round_unseen_brings_a_new_hand_and_a_new_board(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id, dice = await harness.begun("glades"), random.Random(1)
    await deliveries.round()
    mover = await harness.mover(match_id)
    [hand] = deliveries.messenger.seen(DM + mover.id)
    boards = [message.id for message in deliveries.messenger.seen(HERE.channel_id)]
    await harness.play(match_id, dice, 2)
    assert await harness.mover(match_id) == mover
    await deliveries.round()
    [again] = deliveries.messenger.seen(DM + mover.id)
    assert again.id != hand.id
    new = [message for message in deliveries.messenger.seen(HERE.channel_id) if message.id not in boards]
    assert [message.called for message in new] == [(mover.id,)]


async def test_nothing_in_the_name_of_a_server_comes_to_life(
    harness: ServiceHarness, deliveries: DeliveryHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = SimpleNamespace(get_guild=lambda _id: SimpleNamespace(name="**Bold** [link](https://bad.example)"))
    named = Messenger(cast(discord.Client, client))
    monkeypatch.setattr(deliveries.messenger, "server_name", named.server_name)
    await harness.begun()
    await deliveries.round()
    hands = [message for message in deliveries.messenger.messages.values() if message.channel > DM]
    assert len(hands) == 2
    for hand in hands:
        assert r"on \*\*Bold\*\* \[link\]\(https\://bad\.example\)" in hand.outgoing.content
