"""Hands of those who want none by direct message: none is sent, the one that stands goes, and they may come again."""

import random

from bot.service.dm_retry import try_again
from bot.service.hands_by_dm import choose_hands_by_dm, gets_hands_by_dm
from bot.service.match_lookup import look
from bot.store import people
from tests.delivery.conftest import DeliveryHarness
from tests.delivery.recording_messenger import DM
from tests.service.harness import ANN, BEN, ServiceHarness, elsewhere


async def test_no_hand_comes_by_direct_message_to_those_who_want_none(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    match_id, dice = await harness.begun("glades"), random.Random(1)
    await deliveries.round()
    assert len(deliveries.messenger.seen(DM + BEN.id)) == 1
    await choose_hands_by_dm(harness.services, BEN, harness.interaction(), wanted=False)
    await deliveries.round()
    assert deliveries.messenger.seen(DM + BEN.id) == []
    assert not await gets_hands_by_dm(harness.services, BEN.id)
    before = deliveries.messenger.deeds.count(("send", DM + BEN.id))
    for _ in range(6):
        await harness.play(match_id, dice, 1)
        await deliveries.round()
    await harness.begun("glades", elsewhere(77))
    await deliveries.round()
    assert deliveries.messenger.deeds.count(("send", DM + BEN.id)) == before
    assert len(deliveries.messenger.seen(DM + ANN.id)) == 2
    assert not any("takes no direct messages" in m.outgoing.content for m in deliveries.messenger.messages.values())
    # Whoever looks at their hand then has not closed anything: nothing is tried again.
    async with harness.services.database.write() as connection:
        await people.set_dm_closed(connection, BEN.id, True)
    await try_again(harness.services, await look(harness.services, match_id, BEN.id))
    await deliveries.round()
    assert deliveries.messenger.deeds.count(("send", DM + BEN.id)) == before


async def test_hands_come_again_to_those_who_want_them(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    await choose_hands_by_dm(harness.services, BEN, harness.interaction(), wanted=False)
    for channel in (20, 77):
        await harness.begun("glades", elsewhere(channel))
    await deliveries.round()
    assert deliveries.messenger.seen(DM + BEN.id) == []
    await choose_hands_by_dm(harness.services, BEN, harness.interaction(), wanted=True)
    await deliveries.round()
    hands = deliveries.messenger.seen(DM + BEN.id)
    assert len(hands) == 2
    assert all(hand.outgoing.files and hand.labels[-1] == "No more hands by direct message" for hand in hands)
