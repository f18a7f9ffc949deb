"""/verify: the proof of a fair shuffle."""

import json
import random

import pytest
import sqlalchemy as sa

from bot.service import challenge, privacy
from bot.service.act import resign
from bot.service.challenge import Terms
from bot.service.errors import UserError
from bot.service.proof import prove
from bot.store import tables
from games.core import fairness
from games.verify import verify
from tests.service.harness import ANN, BEN, HERE, ServiceHarness


async def test_a_finished_match_is_proved_from_its_secret(harness: ServiceHarness) -> None:
    match_id = await harness.begun("glades")
    await harness.play(match_id, random.Random(3))
    proof = await prove(harness.services, match_id)
    assert proof.fault is None
    assert proof.secret == harness.secrets[0]
    assert proof.commitment == fairness.commitment(proof.secret)
    assert proof.message is not None
    assert proof.seed == fairness.seed_of_message(proof.secret, proof.message[-1], ("", ""))
    assert len(verify(proof.record)) == 4


async def test_nothing_is_given_out_while_a_match_runs(harness: ServiceHarness) -> None:
    match_id = await harness.begun("glades")
    with pytest.raises(UserError, match="over"):
        await prove(harness.services, match_id)


async def test_a_match_that_was_resigned_is_proved_too(harness: ServiceHarness) -> None:
    match_id = await harness.begun("search")
    await resign(harness.services, ANN, match_id, harness.interaction())
    assert (await prove(harness.services, match_id)).fault is None


@pytest.mark.parametrize("column", ["seed", "secret"])
async def test_a_shuffle_that_was_tampered_with_is_found_out(harness: ServiceHarness, column: str) -> None:
    match_id = await harness.begun("glades")
    await harness.play(match_id, random.Random(3))
    async with harness.services.database.write() as connection:
        await connection.execute(sa.update(tables.matches).values({column: "ab" * 32}))
    proof = await prove(harness.services, match_id)
    assert proof.fault is not None
    assert json.loads(proof.record)["seed"] == proof.seed


async def test_a_match_of_form_1_is_proved_by_the_interaction_that_accepted(harness: ServiceHarness) -> None:
    made = await challenge.challenge(harness.services, HERE, ANN, BEN, Terms("glades", {}), harness.interaction())
    async with harness.services.database.write() as connection:
        await connection.execute(sa.update(tables.challenges).values(proof_form=1, commitment_message_id=None))
    match_id = await challenge.accept(harness.services, BEN, made.id, harness.interaction())
    await harness.play(match_id, random.Random(3))
    proof = await prove(harness.services, match_id)
    assert proof.fault is None
    assert proof.message is None
    assert "interaction" in json.loads(proof.record)["fairness"]


async def test_a_pasted_commitment_is_compared_with_that_of_the_record(harness: ServiceHarness) -> None:
    match_id = await harness.begun("search")
    await resign(harness.services, ANN, match_id, harness.interaction())
    shown = fairness.commitment(harness.secrets[0])
    assert (await prove(harness.services, match_id, f"SHA-256: {shown}")).fault is None
    assert "commitment" in str((await prove(harness.services, match_id, "ab" * 32)).fault)


async def test_words_go_with_their_author_and_the_rest_is_still_proved(harness: ServiceHarness) -> None:
    terms = Terms("search", {}, words="swordfish")
    made = await challenge.challenge(harness.services, HERE, ANN, BEN, terms, harness.interaction())
    match_id = await challenge.accept(harness.services, BEN, made.id, harness.interaction(), words="open sesame")
    await resign(harness.services, ANN, match_id, harness.interaction())
    assert "swordfish" in (await prove(harness.services, match_id)).record
    await privacy.delete(harness.services, ANN, harness.interaction())
    proof = await prove(harness.services, match_id)
    assert (proof.fault, proof.words) == (None, (None, "open sesame"))
    async with harness.services.database.read() as connection:
        for table in tables.metadata.sorted_tables:
            assert "swordfish" not in str(list(await connection.execute(sa.select(table)))), table.name
