"""Letters: claimed once, in order within a lane, and numbered so that no number comes again."""

from bot.store import outbox
from bot.store.database import Database
from bot.store.outbox import LEASE, OutboxItem

LANE = "match-1"


async def heads(database: Database) -> list[OutboxItem]:
    async with database.read() as connection:
        return await outbox.heads(connection)


async def put(database: Database, *streams: str, kind: str = "board", at: int = 100) -> None:
    for stream in streams:
        async with database.write() as connection:
            await outbox.put(connection, stream, kind, at)


async def take(database: Database, item: OutboxItem) -> None:
    async with database.write() as connection:
        await outbox.remove(connection, [item.id])


async def test_the_number_of_a_letter_never_comes_again(database: Database) -> None:
    """It is part of what keeps Discord from showing a message twice: a second use would swallow the new message."""
    numbers = []
    for _ in range(4):
        await put(database, LANE)
        [item] = await heads(database)
        numbers.append(item.id)
        await take(database, item)
    assert sorted(set(numbers)) == numbers


async def test_each_lane_shows_its_oldest_letter(database: Database) -> None:
    await put(database, LANE, "match-2", LANE, at=100)
    await put(database, LANE, at=50)
    assert [(item.stream, item.due_at) for item in await heads(database)] == [(LANE, 100), ("match-2", 100)]


async def test_a_letter_is_claimed_by_one(database: Database) -> None:
    await put(database, LANE)
    [item] = await heads(database)
    async with database.write() as connection:
        assert await outbox.claim(connection, item, 100)
    async with database.write() as connection:
        assert not await outbox.claim(connection, item, 100)
    [claimed] = await heads(database)
    assert (claimed.due_at, claimed.attempts) == (100 + LEASE, 1)


async def test_what_a_dead_process_had_claimed_is_free_again(database: Database) -> None:
    await put(database, LANE)
    [item] = await heads(database)
    async with database.write() as connection:
        await outbox.claim(connection, item, 100)
        await outbox.free_all(connection, 101)
    [free] = await heads(database)
    assert (free.due_at, free.attempts) == (101, 1)


async def test_later_letters_of_the_same_kind_are_superfluous(database: Database) -> None:
    await put(database, LANE, LANE, "match-2", LANE)
    await put(database, LANE, kind="notice")
    item = next(item for item in await heads(database) if item.stream == LANE)
    async with database.read() as connection:
        assert len(await outbox.newer(connection, item)) == 2
