"""What people get of their own data, and what stays when they have it deleted."""

import json
import random
from typing import Any

import pytest
import sqlalchemy as sa

from bot.service import challenge, privacy, setup
from bot.service.act import act
from bot.service.challenge import Terms
from bot.service.errors import UserError
from bot.service.match_lookup import look
from bot.store import blocks, outbox, sent_messages
from bot.store.rows import Person, SentMessage, Slot
from bot.store.tables import metadata
from games.catalogue import GAMES
from tests.service.harness import ANN, BEN, CYN, HERE, ServiceHarness, elsewhere

SECRETS = ("secret", "seed", "snapshot", "legal")


async def everything(harness: ServiceHarness) -> dict[str, list[dict[str, Any]]]:
    """The whole store."""
    async with harness.services.database.read() as connection:
        return {
            table.name: [dict(row) for row in (await connection.execute(sa.select(table))).mappings()]
            for table in metadata.sorted_tables
        }


async def exported(harness: ServiceHarness, person: Person) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(await privacy.export(harness.services, person))
    return data


def names_in(value: Any) -> set[str]:
    """The names of all fields, however deep."""
    if isinstance(value, dict):
        return set(value).union(*(names_in(each) for each in value.values()))
    if isinstance(value, list):
        return set().union(*(names_in(each) for each in value))
    return set()


@pytest.mark.parametrize("game", GAMES)
async def test_the_export_of_a_running_match_is_one_s_own_view(harness: ServiceHarness, game: str) -> None:
    match_id = await harness.begun(game)
    await harness.play(match_id, random.Random(5), 12)
    for person in (ANN, BEN):
        [match] = (await exported(harness, person))["matches"]
        position = await look(harness.services, match_id, person.id)
        assert position.private is not None
        assert match["view"]["public"] == position.public.model_dump(mode="json")
        assert match["view"]["private"] == position.private.model_dump(mode="json")
        assert {line["seat"] for line in match["actions"]} <= {match["seat"]}
        assert not set(SECRETS) & names_in(await exported(harness, person))


async def test_the_export_of_a_finished_match_has_all_its_actions(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await harness.play(match_id, random.Random(5))
    [match] = (await exported(harness, ANN))["matches"]
    assert len(match["actions"]) == (await harness.row(match_id)).ply
    assert {line["seat"] for line in match["actions"]} == {0, 1}
    assert {line["seat"] for line in match["actions"] if "interaction" in line} == {match["seat"]}
    assert match["opponent"] == "Ben"


async def test_the_export_names_nobody_who_blocks_one(harness: ServiceHarness) -> None:
    await harness.begun()
    async with harness.services.database.write() as connection:
        await blocks.put(connection, ANN.id, BEN.id, harness.at)
    assert [row["blocked_id"] for row in (await exported(harness, ANN))["blocks"]] == [BEN.id]
    assert "blocks" not in await exported(harness, BEN)


async def test_a_stranger_has_nothing(harness: ServiceHarness) -> None:
    with pytest.raises(UserError):
        await privacy.export(harness.services, CYN)
    with pytest.raises(UserError):
        await privacy.delete(harness.services, CYN, harness.interaction())


async def test_after_the_deletion_the_store_knows_neither_id_nor_name(harness: ServiceHarness) -> None:
    finished = await harness.begun()
    await harness.play(finished, random.Random(5))
    running = await harness.begun("search", elsewhere(21))
    await harness.play(running, random.Random(5), 4)
    await challenge.challenge(harness.services, elsewhere(22), ANN, None, Terms("duel", {}), harness.interaction())
    async with harness.services.database.write() as connection:
        await blocks.put(connection, ANN.id, BEN.id, harness.at)
    await privacy.delete(harness.services, ANN, harness.interaction())
    for table, rows in (await everything(harness)).items():
        for row in rows:
            assert ANN.id not in row.values(), (table, row)
            assert ANN.name not in str(row), (table, row)


async def test_a_finished_match_stays_for_the_opponent(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await harness.play(match_id, random.Random(5))
    before = await harness.row(match_id)
    await privacy.delete(harness.services, ANN, harness.interaction())
    after = await harness.row(match_id)
    assert after.people[0].nobody
    assert after.people[1].id == BEN.id
    assert (after.outcome, after.snapshot, after.ply) == (before.outcome, before.snapshot, before.ply)
    [match] = (await exported(harness, BEN))["matches"]
    assert match["opponent"] == "former player"
    with pytest.raises(UserError, match="left for good"):
        await challenge.rematch(harness.services, BEN, match_id, harness.interaction())


async def test_a_running_match_is_lost_by_whoever_acted_in_it_and_leaves(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    while (mover := await harness.mover(match_id)).id != ANN.id:
        await act(harness.services, mover, match_id, (await harness.turn(match_id)).legal[0], harness.interaction())
    await act(harness.services, ANN, match_id, (await harness.turn(match_id)).legal[0], harness.interaction())
    await privacy.delete(harness.services, ANN, harness.interaction())
    row = await harness.row(match_id)
    assert row.outcome is not None
    assert (row.outcome["winner"], row.outcome["reason"]) == (1, "resign")


async def test_a_match_not_begun_by_whoever_leaves_is_called_off(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await privacy.delete(harness.services, ANN, harness.interaction())
    row = await harness.row(match_id)
    assert row.over
    assert row.outcome is not None
    assert row.outcome["winner"] is None
    assert not row.rated


async def test_open_challenges_of_and_to_whoever_leaves_are_closed(harness: ServiceHarness) -> None:
    made = await challenge.challenge(harness.services, HERE, ANN, None, Terms("duel", {}), harness.interaction())
    got = await challenge.challenge(harness.services, HERE, BEN, ANN, Terms("duel", {}), harness.interaction())
    await privacy.delete(harness.services, ANN, harness.interaction())
    for challenge_id in (made.id, got.id):
        with pytest.raises(UserError, match="closed"):
            await challenge.accept(harness.services, CYN, challenge_id, harness.interaction())


async def test_a_block_outlives_the_deletion_of_the_blocked(harness: ServiceHarness) -> None:
    await harness.begun()
    async with harness.services.database.write() as connection:
        await blocks.put(connection, BEN.id, ANN.id, harness.at)
    await privacy.delete(harness.services, ANN, harness.interaction())
    assert [row["name"] for row in (await everything(harness))["people"] if row["id"] == ANN.id] == ["former player"]
    with pytest.raises(UserError, match="takes no challenges"):
        await challenge.challenge(harness.services, HERE, ANN, BEN, Terms("duel", {}), harness.interaction())


async def test_two_who_leave_do_not_become_one(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    for person in (ANN, BEN):
        await privacy.delete(harness.services, person, harness.interaction())
    row = await harness.row(match_id)
    assert len({person.id for person in row.people}) == 2
    assert all(person.nobody for person in row.people)


async def test_messages_that_name_them_are_shown_anew(harness: ServiceHarness) -> None:
    match_id = await harness.begun()
    await setup.abort(harness.services, CYN, HERE.guild_id, match_id, None, harness.interaction())
    async with harness.services.database.write() as connection:
        for slot in (Slot.result(match_id), Slot.hand(1, 1), Slot.challenge(1)):
            await sent_messages.keep(connection, SentMessage(slot, 20, 1000))
        await connection.execute(metadata.tables["outbox"].delete())
    await privacy.delete(harness.services, ANN, harness.interaction())
    async with harness.services.database.read() as connection:
        heads = {(item.stream, item.kind) for item in await outbox.heads(connection)}
    assert heads == {(f"match-{match_id}", "again"), ("hand-1-1", "hand"), ("challenge-1", "challenge")}
