"""What is known of a server that removed the bot goes after the time set, and not before."""

import random
from typing import Any

import sqlalchemy as sa

from bot.service import setup, unavailable_channels
from bot.service.places import Place
from bot.service.scheduler import DUE
from bot.store import deadlines, sent_messages
from bot.store.rows import SentMessage, Slot
from bot.store.tables import metadata
from tests.service.harness import CYN, HERE, ServiceHarness

ELSEWHERE = Place(HERE.guild_id + 1, 30, None)


async def rows(harness: ServiceHarness) -> dict[str, list[Any]]:
    async with harness.services.database.read() as connection:
        return {t.name: list(await connection.execute(sa.select(t))) for t in metadata.sorted_tables}


async def carry_out(harness: ServiceHarness) -> None:
    """What the clock does."""
    async with harness.services.database.read() as connection:
        due = await deadlines.due(connection, harness.at)
    for kind, subject in due:
        if kind == deadlines.GUILD:
            await DUE[kind](harness.services, subject)


async def played(harness: ServiceHarness) -> None:
    """A finished match and a running one on the server, and another on another server."""
    first = await harness.begun()
    await harness.play(first, random.Random(5))
    await harness.begun()
    await harness.begun(place=ELSEWHERE)
    await setup.change(harness.services, CYN, HERE.guild_id, harness.interaction(), threads=True)
    async with harness.services.database.write() as connection:
        await sent_messages.keep(connection, SentMessage(Slot.result(first), 20, 1000))
        await sent_messages.keep(connection, SentMessage(Slot.hand(3, 0), 20, 1000))


async def test_everything_of_the_server_goes_and_nothing_of_another(harness: ServiceHarness) -> None:
    await played(harness)
    await unavailable_channels.guild_left(harness.services, HERE.guild_id)
    harness.at += harness.services.guild_seconds
    await carry_out(harness)
    left = await rows(harness)
    for table in ("guilds", "audit", "results", "scores", "ratings", "actions"):
        assert left[table] == [], table
    assert [row.guild_id for row in left["matches"]] == [ELSEWHERE.guild_id]
    assert [row.guild_id for row in left["challenges"]] == [ELSEWHERE.guild_id]
    assert {row.stream for row in left["outbox"]} <= {"match-3", "challenge-3"}
    assert [row.stream for row in left["posts"]] == ["hand-3-0"]
    assert {row.subject_id for row in left["deadlines"]} == {3}
    assert {row.name for row in left["people"]} == {"Ann", "Ben"}, "Cyn was known from that server only"


async def test_nothing_goes_before_its_time(harness: ServiceHarness) -> None:
    await played(harness)
    before = await rows(harness)
    await unavailable_channels.guild_left(harness.services, HERE.guild_id)
    harness.at += harness.services.guild_seconds - 1
    await carry_out(harness)
    after = await rows(harness)
    assert len(after["matches"]) == len(before["matches"]) == 3


async def test_a_server_that_takes_the_bot_back_in_time_keeps_all(harness: ServiceHarness) -> None:
    await played(harness)
    await unavailable_channels.guild_left(harness.services, HERE.guild_id)
    harness.at += harness.services.guild_seconds - 1
    await unavailable_channels.guild_joined(harness.services, HERE.guild_id)
    harness.at += harness.services.guild_seconds
    await carry_out(harness)
    assert len((await rows(harness))["matches"]) == 3
