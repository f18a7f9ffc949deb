"""The messages of a challenge: the commitment, the challenge, and what its maker is told where neither can stand."""

import pytest
import sqlalchemy as sa

from bot.discord_api.errors import ClosedError, NotAllowedError
from bot.service import challenge
from bot.service.challenge import Terms
from bot.service.places import Place
from bot.store import challenges, tables
from bot.store.rows import Challenge
from games.core import fairness
from tests.delivery.conftest import DeliveryHarness
from tests.delivery.recording_messenger import DM
from tests.service.harness import ANN, BEN, HERE, ServiceHarness


async def made(harness: ServiceHarness, place: Place = HERE) -> Challenge:
    """A challenge whose commitment is not shown yet."""
    offered = await challenge.challenge(harness.services, place, ANN, BEN, Terms("duel", {}), harness.interaction())
    async with harness.services.database.write() as connection:
        await connection.execute(sa.update(tables.challenges).values(commitment_message_id=None))
    return offered


async def found(harness: ServiceHarness, challenge_id: int) -> Challenge:
    async with harness.services.database.read() as connection:
        stored = await challenges.find(connection, challenge_id)
    assert stored is not None
    return stored


async def test_the_commitment_stands_first_and_is_never_edited(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    offered = await made(harness)
    await deliveries.round()
    kept, shown = deliveries.messenger.seen(HERE.channel_id)
    assert fairness.commitment(offered.secret) in kept.outgoing.content
    assert kept.called == ()
    assert str(kept.id) in shown.outgoing.content
    assert (await found(harness, offered.id)).commitment_message_id == kept.id
    await challenge.accept(harness.services, BEN, offered.id, harness.interaction(), words="mine")
    await deliveries.round()
    assert (kept.versions, kept.stripped) == (1, False)
    assert "`mine`" in shown.outgoing.content


async def test_a_commitment_that_was_posted_before_a_crash_is_not_posted_again(
    harness: ServiceHarness, deliveries: DeliveryHarness
) -> None:
    offered = await made(harness)
    deliveries.messenger.fails("send", lambda: OSError("gone"), HERE.channel_id, done=True)
    await deliveries.round()
    harness.at += 60
    await deliveries.round()
    kept, _shown = deliveries.messenger.seen(HERE.channel_id)
    assert (await found(harness, offered.id)).commitment_message_id == kept.id


@pytest.mark.parametrize(("thread_of", "way"), [(None, "another channel"), (77, "mention me there first")])
async def test_whoever_made_a_challenge_that_cannot_be_posted_is_told_the_way_out(
    harness: ServiceHarness, deliveries: DeliveryHarness, thread_of: int | None, way: str
) -> None:
    place = Place(HERE.guild_id, HERE.channel_id, None, thread_of=thread_of)
    offered = await made(harness, place)
    deliveries.messenger.fails("send", lambda: NotAllowedError("no"), HERE.channel_id, times=9)
    await deliveries.round()
    [told] = deliveries.messenger.seen(DM + ANN.id)
    assert "could not be posted" in told.outgoing.content
    assert way in told.outgoing.content
    assert deliveries.messenger.seen(DM + BEN.id) == []
    assert (await found(harness, offered.id)).state == "withdrawn"


async def test_closed_direct_messages_hold_nothing_up(harness: ServiceHarness, deliveries: DeliveryHarness) -> None:
    offered = await made(harness)
    deliveries.messenger.fails("send", lambda: NotAllowedError("no"), HERE.channel_id, times=9)
    deliveries.messenger.fails("dm", lambda: ClosedError("no"), times=9)
    await deliveries.round()
    assert (await found(harness, offered.id)).state == "withdrawn"
