"""/verify: the proof of a fair shuffle."""

import json
import random

import pytest
import sqlalchemy as sa

from bot.service.act import resign
from bot.service.errors import UserError
from bot.service.proof import prove
from bot.store import tables
from games.core import fairness
from games.verify import verify
from tests.service.harness import ANN, ServiceHarness


async def test_a_finished_match_is_proved_from_its_secret(harness: ServiceHarness) -> None:
    match_id = await harness.begun("glades")
    await harness.play(match_id, random.Random(3))
    proof = await prove(harness.services, match_id)
    assert proof.fault is None
    assert proof.secret == harness.secrets[0]
    assert proof.commitment == fairness.commitment(proof.secret)
    assert proof.seed == fairness.seed(proof.secret, proof.interaction)
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
