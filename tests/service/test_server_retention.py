"""What is known of a server that removed the bot goes after the time set, and not before."""

import random
from typing import Any

import sqlalchemy as sa

from bot.service import setup, unavailable_channels
from bot.service.places import Place
from bot.service.scheduler import DUE
from bot.store import deadlines, sent_messages
from bot.store.sent_messages import SentMessage
from bot.store.tables import metadata
from tests.service.hall import CYN, HERE, Hall

ELSEWHERE = Place(HERE.guild_id + 1, 30, None)


async def rows(hall: Hall) -> dict[str, list[Any]]:
    async with hall.services.database.read() as connection:
        return {t.name: list(await connection.execute(sa.select(t))) for t in metadata.sorted_tables}


async def carry_out(hall: Hall) -> None:
    """What the clock does."""
    async with hall.services.database.read() as connection:
        due = await deadlines.due(connection, hall.at)
    for kind, subject in due:
        if kind == deadlines.GUILD:
            await DUE[kind](hall.services, subject)


async def played(hall: Hall) -> None:
    """A finished match and a running one on the server, and another on another server."""
    first = await hall.begun()
    await hall.play(first, random.Random(5))
    await hall.begun()
    await hall.begun(place=ELSEWHERE)
    await setup.change(hall.services, CYN, HERE.guild_id, hall.interaction(), threads=True)
    async with hall.services.database.write() as connection:
        await sent_messages.keep(connection, SentMessage(f"match-{first}", "result", 20, 1000))
        await sent_messages.keep(connection, SentMessage("hand-3-0", "hand", 20, 1000))


async def test_everything_of_the_server_goes_and_nothing_of_another(hall: Hall) -> None:
    await played(hall)
    await unavailable_channels.lose_guild(hall.services, HERE.guild_id)
    hall.at += hall.services.guild_seconds
    await carry_out(hall)
    left = await rows(hall)
    for table in ("guilds", "audit", "results", "scores", "ratings", "actions"):
        assert left[table] == [], table
    assert [row.guild_id for row in left["matches"]] == [ELSEWHERE.guild_id]
    assert [row.guild_id for row in left["challenges"]] == [ELSEWHERE.guild_id]
    assert {row.stream for row in left["outbox"]} <= {"match-3", "challenge-3"}
    assert [row.stream for row in left["posts"]] == ["hand-3-0"]
    assert {row.subject_id for row in left["deadlines"]} == {3}
    assert {row.name for row in left["people"]} == {"Ann", "Ben"}, "Cyn was known from that server only"


async def test_nothing_goes_before_its_time(hall: Hall) -> None:
    await played(hall)
    before = await rows(hall)
    await unavailable_channels.lose_guild(hall.services, HERE.guild_id)
    hall.at += hall.services.guild_seconds - 1
    await carry_out(hall)
    after = await rows(hall)
    assert len(after["matches"]) == len(before["matches"]) == 3


async def test_a_server_that_takes_the_bot_back_in_time_keeps_all(hall: Hall) -> None:
    await played(hall)
    await unavailable_channels.lose_guild(hall.services, HERE.guild_id)
    hall.at += hall.services.guild_seconds - 1
    await unavailable_channels.find_guild(hall.services, HERE.guild_id)
    hall.at += hall.services.guild_seconds
    await carry_out(hall)
    assert len((await rows(hall))["matches"]) == 3
