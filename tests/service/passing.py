"""Time that passes, the deadlines that are carried out then, and what the outbox holds."""

from typing import Any

import sqlalchemy as sa

from bot.service.act import act
from bot.service.position import Position
from bot.service.scheduler import DUE
from bot.store import deadlines, proposals
from bot.store.outbox import NONCE
from bot.store.rows import Person, Proposal
from bot.store.tables import outbox
from tests.service.harness import ANN, BEN, ServiceHarness


async def carry_out(harness: ServiceHarness) -> list[str]:
    """Carry out every deadline that has come; the kinds of those of matches and challenges."""
    done: list[str] = []
    while True:
        async with harness.services.database.read() as connection:
            due = await deadlines.due(connection, harness.at)
        if not due:
            return done
        for kind, subject in due:
            await DUE[kind](harness.services, subject)
            if kind != deadlines.SEASON:
                done.append(kind)


async def later(harness: ServiceHarness, seconds: int) -> list[str]:
    """Let time pass and the scheduler do its work; the kinds of deadlines that were carried out."""
    harness.at += seconds
    return await carry_out(harness)


async def items(harness: ServiceHarness, kind: str) -> list[dict[str, Any]]:
    """The payloads of the outbox items of a kind that wait for delivery, without their nonces, the oldest first."""
    async with harness.services.database.read() as connection:
        query = sa.select(outbox.c.payload).where(outbox.c.kind == kind).order_by(outbox.c.id)
        payloads = (await connection.execute(query)).scalars()
        return [{key: value for key, value in payload.items() if key != NONCE} for payload in payloads]


async def open_proposals(harness: ServiceHarness, match_id: int) -> list[Proposal]:
    """The open proposals of a match."""
    async with harness.services.database.read() as connection:
        return await proposals.open_of(connection, match_id)


async def only_proposal(harness: ServiceHarness, match_id: int, kind: str) -> Proposal:
    """The one open proposal of a match."""
    [proposal] = await open_proposals(harness, match_id)
    assert proposal.kind == kind
    return proposal


def other(person: Person) -> Person:
    return BEN if person.id == ANN.id else ANN


async def move(harness: ServiceHarness, match_id: int, action: str | None = None) -> Position:
    """The mover's action, the first legal one by default; the position as they see it then."""
    mover, position = await harness.mover(match_id), await harness.turn(match_id)
    return await act(
        harness.services, mover, match_id, action or position.legal[0], harness.interaction(), position.ply
    )
