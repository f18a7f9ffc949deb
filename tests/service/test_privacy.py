"""What people get of their own data, and what stays when they have it deleted."""

import json
import random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.service import challenge, privacy, setup
from bot.service.act import act
from bot.service.challenge import Terms
from bot.service.position import look
from bot.service.services import UserError
from bot.store import blocks, outbox, sent_messages
from bot.store.people import Person
from bot.store.sent_messages import SentMessage
from bot.store.tables import metadata
from games.catalogue import GAMES
from tests.service.hall import ANN, BEN, CYN, HERE, Hall, elsewhere

SECRETS = ("secret", "seed", "snapshot", "legal")


async def everything(hall: Hall) -> dict[str, list[dict[str, Any]]]:
    """The whole store."""
    async with hall.services.database.read() as connection:
        return {
            table.name: [dict(row) for row in (await connection.execute(sa.select(table))).mappings()]
            for table in metadata.sorted_tables
        }


async def exported(hall: Hall, person: Person) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(await privacy.export(hall.services, person))
    return data


def names_in(value: Any) -> set[str]:
    """The names of all fields, however deep."""
    if isinstance(value, dict):
        return set(value).union(*(names_in(each) for each in value.values()))
    if isinstance(value, list):
        return set().union(*(names_in(each) for each in value))
    return set()


@pytest.mark.parametrize("game", GAMES)
async def test_the_export_of_a_running_match_is_one_s_own_view(hall: Hall, game: str) -> None:
    match_id = await hall.begun(game)
    await hall.play(match_id, random.Random(5), 12)
    for person in (ANN, BEN):
        [match] = (await exported(hall, person))["matches"]
        position = await look(hall.services, match_id, person.id)
        assert position.private is not None
        assert match["view"]["public"] == position.public.model_dump(mode="json")
        assert match["view"]["private"] == position.private.model_dump(mode="json")
        assert {line["seat"] for line in match["actions"]} <= {match["seat"]}
        assert not set(SECRETS) & names_in(await exported(hall, person))


async def test_the_export_of_a_finished_match_has_all_its_actions(hall: Hall) -> None:
    match_id = await hall.begun()
    await hall.play(match_id, random.Random(5))
    [match] = (await exported(hall, ANN))["matches"]
    assert len(match["actions"]) == (await hall.row(match_id)).ply
    assert {line["seat"] for line in match["actions"]} == {0, 1}
    assert {line["seat"] for line in match["actions"] if "interaction" in line} == {match["seat"]}
    assert match["opponent"] == "Ben"


async def test_the_export_names_nobody_who_blocks_one(hall: Hall) -> None:
    await hall.begun()
    async with hall.services.database.write() as connection:
        await blocks.put(connection, ANN.id, BEN.id, hall.at)
    assert [row["blocked_id"] for row in (await exported(hall, ANN))["blocks"]] == [BEN.id]
    assert "blocks" not in await exported(hall, BEN)


async def test_a_stranger_has_nothing(hall: Hall) -> None:
    with pytest.raises(UserError):
        await privacy.export(hall.services, CYN)
    with pytest.raises(UserError):
        await privacy.delete(hall.services, CYN, hall.interaction())


async def test_after_the_deletion_the_store_knows_neither_id_nor_name(hall: Hall) -> None:
    finished = await hall.begun()
    await hall.play(finished, random.Random(5))
    running = await hall.begun("search", elsewhere(21))
    await hall.play(running, random.Random(5), 4)
    await challenge.challenge(hall.services, elsewhere(22), ANN, None, Terms("duel", {}), hall.interaction())
    async with hall.services.database.write() as connection:
        await blocks.put(connection, ANN.id, BEN.id, hall.at)
    await privacy.delete(hall.services, ANN, hall.interaction())
    for table, rows in (await everything(hall)).items():
        for row in rows:
            assert ANN.id not in row.values(), (table, row)
            assert ANN.name not in str(row), (table, row)


async def test_a_finished_match_stays_for_the_opponent(hall: Hall) -> None:
    match_id = await hall.begun()
    await hall.play(match_id, random.Random(5))
    before = await hall.row(match_id)
    await privacy.delete(hall.services, ANN, hall.interaction())
    after = await hall.row(match_id)
    assert after.people[0].nobody
    assert after.people[1].id == BEN.id
    assert (after.outcome, after.snapshot, after.ply) == (before.outcome, before.snapshot, before.ply)
    [match] = (await exported(hall, BEN))["matches"]
    assert match["opponent"] == "former player"
    with pytest.raises(UserError, match="left for good"):
        await challenge.rematch(hall.services, BEN, match_id, hall.interaction())


async def test_a_running_match_is_lost_by_whoever_acted_in_it_and_leaves(hall: Hall) -> None:
    match_id = await hall.begun()
    while (mover := await hall.mover(match_id)).id != ANN.id:
        await act(hall.services, mover, match_id, (await hall.turn(match_id)).legal[0], hall.interaction())
    await act(hall.services, ANN, match_id, (await hall.turn(match_id)).legal[0], hall.interaction())
    await privacy.delete(hall.services, ANN, hall.interaction())
    row = await hall.row(match_id)
    assert row.outcome is not None
    assert (row.outcome["winner"], row.outcome["reason"]) == (1, "resign")


async def test_a_match_not_begun_by_whoever_leaves_is_called_off(hall: Hall) -> None:
    match_id = await hall.begun()
    await privacy.delete(hall.services, ANN, hall.interaction())
    row = await hall.row(match_id)
    assert row.over
    assert row.outcome is not None
    assert row.outcome["winner"] is None
    assert not row.rated


async def test_open_challenges_of_and_to_whoever_leaves_are_closed(hall: Hall) -> None:
    made = await challenge.challenge(hall.services, HERE, ANN, None, Terms("duel", {}), hall.interaction())
    got = await challenge.challenge(hall.services, HERE, BEN, ANN, Terms("duel", {}), hall.interaction())
    await privacy.delete(hall.services, ANN, hall.interaction())
    for challenge_id in (made.id, got.id):
        with pytest.raises(UserError, match="closed"):
            await challenge.accept(hall.services, CYN, challenge_id, hall.interaction())


async def test_a_block_outlives_the_deletion_of_the_blocked(hall: Hall) -> None:
    await hall.begun()
    async with hall.services.database.write() as connection:
        await blocks.put(connection, BEN.id, ANN.id, hall.at)
    await privacy.delete(hall.services, ANN, hall.interaction())
    assert [row["name"] for row in (await everything(hall))["people"] if row["id"] == ANN.id] == ["former player"]
    with pytest.raises(UserError, match="takes no challenges"):
        await challenge.challenge(hall.services, HERE, ANN, BEN, Terms("duel", {}), hall.interaction())


async def test_two_who_leave_do_not_become_one(hall: Hall) -> None:
    match_id = await hall.begun()
    for person in (ANN, BEN):
        await privacy.delete(hall.services, person, hall.interaction())
    row = await hall.row(match_id)
    assert len({person.id for person in row.people}) == 2
    assert all(person.nobody for person in row.people)


async def test_messages_that_name_them_are_shown_anew(hall: Hall) -> None:
    match_id = await hall.begun()
    await setup.abort(hall.services, CYN, HERE.guild_id, match_id, None, hall.interaction())
    async with hall.services.database.write() as connection:
        for stream, what in ((f"match-{match_id}", "result"), ("hand-1-1", "hand"), ("challenge-1", "challenge")):
            await sent_messages.keep(connection, SentMessage(stream, what, 20, 1000))
        await connection.execute(metadata.tables["outbox"].delete())
    await privacy.delete(hall.services, ANN, hall.interaction())
    async with hall.services.database.read() as connection:
        heads = {(item.stream, item.kind) for item in await outbox.heads(connection)}
    assert heads == {(f"match-{match_id}", "again"), ("hand-1-1", "hand"), ("challenge-1", "challenge")}
