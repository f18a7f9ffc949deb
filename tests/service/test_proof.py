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
from tests.service.hall import ANN, Hall


async def test_a_finished_match_is_proved_from_its_secret(hall: Hall) -> None:
    match_id = await hall.begun("glades")
    await hall.play(match_id, random.Random(3))
    proof = await prove(hall.services, match_id)
    assert proof.fault is None
    assert proof.secret == hall.secrets[0]
    assert proof.commitment == fairness.commitment(proof.secret)
    assert proof.seed == fairness.seed(proof.secret, proof.interaction)
    assert len(verify(proof.record)) == 4


async def test_nothing_is_given_out_while_a_match_runs(hall: Hall) -> None:
    match_id = await hall.begun("glades")
    with pytest.raises(UserError, match="over"):
        await prove(hall.services, match_id)


async def test_a_match_that_was_resigned_is_proved_too(hall: Hall) -> None:
    match_id = await hall.begun("search")
    await resign(hall.services, ANN, match_id, hall.interaction())
    assert (await prove(hall.services, match_id)).fault is None


@pytest.mark.parametrize("column", ["seed", "secret"])
async def test_a_shuffle_that_was_tampered_with_is_found_out(hall: Hall, column: str) -> None:
    match_id = await hall.begun("glades")
    await hall.play(match_id, random.Random(3))
    async with hall.services.database.write() as connection:
        await connection.execute(sa.update(tables.matches).values({column: "ab" * 32}))
    proof = await prove(hall.services, match_id)
    assert proof.fault is not None
    assert json.loads(proof.record)["seed"] == proof.seed
