"""Threads of running matches that Discord archives: woken without a word, and not against somebody's will at once."""

import random

import pytest

from bot.discord_api.errors import LaterError, NotAllowedError
from bot.service.act import resign
from bot.service.places import Place
from bot.service.sleeping_threads import PAUSE, compare_threads, thread_archived
from bot.service.unavailable_channels import LOCKED
from tests.delivery.conftest import DeliveryHarness
from tests.delivery.recording_messenger import DM, Deed
from tests.service.harness import ANN, BEN, HERE, ServiceHarness

THREAD = Place(HERE.guild_id, 777, HERE.locale, thread_of=20)
WOKEN: tuple[Deed, int] = ("wake", THREAD.channel_id)


@pytest.fixture
async def match_id(harness: ServiceHarness, deliveries: DeliveryHarness) -> int:
    begun = await harness.begun("glades", THREAD)
    await deliveries.round()
    return begun


async def test_an_archived_thread_is_woken_without_a_message(
    harness: ServiceHarness, deliveries: DeliveryHarness, match_id: int
) -> None:
    said = len(deliveries.messenger.messages)
    await thread_archived(harness.services, THREAD.channel_id)
    await thread_archived(harness.services, THREAD.channel_id)
    await deliveries.round()
    assert deliveries.messenger.deeds.count(WOKEN) == 1
    assert len(deliveries.messenger.messages) == said
    assert await deliveries.waiting() == []


async def test_a_thread_that_is_archived_again_is_left_for_an_hour(
    harness: ServiceHarness, deliveries: DeliveryHarness, match_id: int
) -> None:
    await thread_archived(harness.services, THREAD.channel_id)
    await deliveries.round()
    await thread_archived(harness.services, THREAD.channel_id)
    await deliveries.round()
    assert deliveries.messenger.deeds.count(WOKEN) == 1
    # Boards do not wait for that.
    await harness.play(match_id, random.Random(1), 1)
    await deliveries.round()
    assert [item.kind for item in await deliveries.waiting()] == ["wake"]
    harness.at += PAUSE
    await deliveries.round()
    assert deliveries.messenger.deeds.count(WOKEN) == 2


async def test_only_threads_of_running_matches_are_woken(
    harness: ServiceHarness, deliveries: DeliveryHarness, match_id: int
) -> None:
    await harness.begun("glades")
    await resign(harness.services, ANN, match_id, harness.interaction())
    for channel in (THREAD.channel_id, HERE.channel_id, 4711):
        await thread_archived(harness.services, channel)
    await deliveries.round()
    assert not [deed for deed in deliveries.messenger.deeds if deed[0] == "wake"]


async def test_threads_that_were_archived_meanwhile_are_woken_at_the_start(
    harness: ServiceHarness, deliveries: DeliveryHarness, match_id: int
) -> None:
    await harness.begun("glades", Place(HERE.guild_id, 778, HERE.locale, thread_of=20))
    await harness.begun("glades")
    await deliveries.round()
    await compare_threads(harness.services, lambda guild, thread: (guild, thread) == (HERE.guild_id, 777))
    await deliveries.round()
    assert [deed for deed in deliveries.messenger.deeds if deed[0] == "wake"] == [WOKEN]


async def test_waking_is_tried_again(harness: ServiceHarness, deliveries: DeliveryHarness, match_id: int) -> None:
    deliveries.messenger.fails("wake", lambda: LaterError("503"))
    await thread_archived(harness.services, THREAD.channel_id)
    await deliveries.round()
    harness.at += 60
    await deliveries.round()
    assert deliveries.messenger.deeds.count(WOKEN) == 2
    assert (await harness.row(match_id)).lost is None


async def test_both_are_told_of_a_thread_that_is_locked(
    harness: ServiceHarness, deliveries: DeliveryHarness, match_id: int
) -> None:
    deliveries.messenger.fails("wake", lambda: NotAllowedError("50013"))
    await thread_archived(harness.services, THREAD.channel_id, locked=True)
    await deliveries.round()
    assert (await harness.row(match_id)).lost == LOCKED
    for who in (ANN, BEN):
        assert any("was locked" in m.outgoing.content for m in deliveries.messenger.seen(DM + who.id))
