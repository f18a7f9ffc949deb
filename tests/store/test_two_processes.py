"""Two processes on one database: of two that do the same at once, exactly one does it."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from bot.service import challenge
from bot.service.act import act
from bot.service.challenge import Terms
from bot.service.errors import DuplicateInteraction, UserError
from bot.service.match_lookup import look
from bot.service.places import Place
from bot.service.services import Services
from bot.store import deadlines, guilds, outbox, people, sent_messages, tables
from bot.store.database import Database
from bot.store.outbox_content import ShowBoard
from bot.store.rows import Person, SentMessage, Slot
from tests.postgres import Cluster

ANN, BEN, CYN = Person(1, "Ann", "en-GB"), Person(2, "Ben"), Person(3, "Cyn")
HERE = Place(10, 20, None)
DUEL = Terms("duel", {})


async def both(one: Awaitable[Any], other: Awaitable[Any]) -> tuple[list[Any], list[BaseException]]:
    """What came of two things done at once: the results, and the errors."""
    ends = await asyncio.gather(one, other, return_exceptions=True)
    errors = [end for end in ends if isinstance(end, BaseException)]
    return [end for end in ends if not isinstance(end, BaseException)], errors


async def count(services: Services, table: sa.Table) -> int:
    async with services.database.read() as connection:
        return int((await connection.execute(sa.select(sa.func.count()).select_from(table))).scalar_one())


async def begin(services: Services) -> int:
    offered = await challenge.challenge(services, HERE, ANN, BEN, DUEL, 1)
    return await challenge.accept(services, BEN, offered.id, 2)


async def test_one_ply_is_taken_once(processes: tuple[Services, Services]) -> None:
    match_id = await begin(processes[0])
    for turn in range(12):
        position = await look(processes[0], match_id, ANN.id)
        mover = ANN if position.to_move == 0 else BEN
        position = await look(processes[0], match_id, mover.id)
        clicks = [
            act(services, mover, match_id, position.legal[0], 100 + 2 * turn + number, position.ply)
            for number, services in enumerate(processes)
        ]
        done, errors = await both(*clicks)
        assert len(done) == 1, errors
        assert [isinstance(error, UserError) for error in errors] == [True]
        assert await count(processes[0], tables.actions) == turn + 1


async def test_an_interaction_delivered_to_both_counts_once(processes: tuple[Services, Services]) -> None:
    match_id = await begin(processes[0])
    to_move = (await look(processes[0], match_id, None)).to_move
    mover = ANN if to_move == 0 else BEN
    text = (await look(processes[0], match_id, mover.id)).legal[0]
    done, errors = await both(*(act(services, mover, match_id, text, 77) for services in processes))
    assert len(done) == 1
    assert [type(error) for error in errors] == [DuplicateInteraction]


async def test_an_open_challenge_is_accepted_once(processes: tuple[Services, Services]) -> None:
    offered = await challenge.challenge(processes[0], HERE, ANN, None, DUEL, 1)
    done, errors = await both(
        challenge.accept(processes[0], BEN, offered.id, 2), challenge.accept(processes[1], CYN, offered.id, 3)
    )
    assert len(done) == 1
    assert [isinstance(error, UserError) for error in errors] == [True]
    assert await count(processes[0], tables.matches) == 1


async def test_one_place_gets_one_match(processes: tuple[Services, Services]) -> None:
    first = await challenge.challenge(processes[0], HERE, ANN, BEN, DUEL, 1)
    second = await challenge.challenge(processes[0], HERE, CYN, BEN, DUEL, 2)
    done, errors = await both(
        challenge.accept(processes[0], BEN, first.id, 3), challenge.accept(processes[1], BEN, second.id, 4)
    )
    assert len(done) == 1
    assert [isinstance(error, UserError) for error in errors] == [True]


async def test_a_deadline_is_carried_out_once(processes: tuple[Services, Services]) -> None:
    offered = await challenge.challenge(processes[0], HERE, ANN, BEN, DUEL, 1)
    before = await count(processes[0], tables.outbox)
    await asyncio.gather(*(challenge.expire(services, offered.id) for services in processes))
    assert await count(processes[0], tables.outbox) == before + 1


async def test_an_item_is_claimed_once(processes: tuple[Services, Services]) -> None:
    async with processes[0].database.write() as connection:
        await outbox.put(connection, ShowBoard(1), 100)
    async with processes[1].database.read() as connection:
        [item] = await outbox.heads(connection)

    async def claim(services: Services) -> bool:
        async with services.database.write() as connection:
            return await outbox.claim(connection, item, 100)

    done, _errors = await both(*(claim(services) for services in processes))
    assert sorted(done) == [False, True]


async def test_rows_that_both_write_first_do_not_collide(processes: tuple[Services, Services]) -> None:
    async def write(services: Services, number: int) -> None:
        async with services.database.write() as connection:
            await people.meet(connection, Person(1, f"Ann {number}"))
            await guilds.change(connection, 10, threads=True)
            await deadlines.put(connection, deadlines.CHALLENGE, 5, number)
            await sent_messages.keep(connection, SentMessage(Slot.board(1), 20, number))

    _done, errors = await both(*(write(services, number) for number, services in enumerate(processes)))
    assert errors == []
    assert [await count(processes[0], table) for table in (tables.people, tables.guilds, tables.sent_messages)] == [
        1,
        1,
        1,
    ]


async def test_an_item_of_a_process_that_died_is_another_s_after_the_lease(
    processes: tuple[Services, Services],
) -> None:
    async with processes[0].database.write() as connection:
        await outbox.put(connection, ShowBoard(1), 100)
    for now, claimant in ((100, 0), (100 + outbox.LEASE, 1)):
        async with processes[claimant].database.read() as connection:
            [item] = await outbox.heads(connection)
        assert item.due_at == now
        async with processes[claimant].database.write() as connection:
            assert await outbox.claim(connection, item, now)
    assert item.attempts == 1, "the second claimant knows that it may have been sent before"


async def test_an_item_that_is_kept_stays_its_claimer_s(processes: tuple[Services, Services]) -> None:
    async with processes[0].database.write() as connection:
        await outbox.put(connection, ShowBoard(1), 100)
        [item] = await outbox.heads(connection)
        assert await outbox.claim(connection, item, 100)
    later = 100 + outbox.LEASE - 1
    async with processes[0].database.write() as connection:
        await outbox.renew(connection, replace(item, attempts=1), later)
    async with processes[1].database.read() as connection:
        [seen] = await outbox.heads(connection)
    assert seen.due_at == later + outbox.LEASE


async def test_the_store_is_there_again_after_its_server_broke_every_connection(postgres: Cluster) -> None:
    database = Database(await postgres.fresh())
    other = Database(str(database.url))
    try:
        await database.prepare()
        async with database.write() as connection:
            await people.meet(connection, ANN)
        async with other.write() as connection:
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
            await connection.exec_driver_sql(f"{others} AND pid <> pg_backend_pid()")
        async with database.read() as connection:
            assert await people.find(connection, ANN.id) == ANN
    finally:
        await other.close()
        await database.close()
