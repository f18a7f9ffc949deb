"""Time that passes in a hall, what the clock does then, and what is to be said."""

from typing import Any

import sqlalchemy as sa

from bot.service.act import act
from bot.service.position import Position
from bot.service.scheduler import DUE
from bot.store import deadlines, proposals
from bot.store.outbox import NONCE
from bot.store.rows import Person, Proposal
from bot.store.tables import outbox
from tests.service.hall import ANN, BEN, Hall


async def carry_out(hall: Hall) -> list[str]:
    """Carry out every deadline that has come; the kinds of those of matches and challenges."""
    done: list[str] = []
    while True:
        async with hall.services.database.read() as connection:
            due = await deadlines.due(connection, hall.at)
        if not due:
            return done
        for kind, subject in due:
            await DUE[kind](hall.services, subject)
            if kind != deadlines.SEASON:
                done.append(kind)


async def later(hall: Hall, seconds: int) -> list[str]:
    """Let time pass and the clock do its work; the kinds of deadlines that were carried out."""
    hall.at += seconds
    return await carry_out(hall)


async def items(hall: Hall, kind: str) -> list[dict[str, Any]]:
    """The payloads of the letters of a kind that wait for delivery, without their nonces, the oldest first."""
    async with hall.services.database.read() as connection:
        query = sa.select(outbox.c.payload).where(outbox.c.kind == kind).order_by(outbox.c.id)
        payloads = (await connection.execute(query)).scalars()
        return [{key: value for key, value in payload.items() if key != NONCE} for payload in payloads]


async def asked(hall: Hall, match_id: int) -> list[Proposal]:
    """The open questions of a match."""
    async with hall.services.database.read() as connection:
        return await proposals.open_of(connection, match_id)


async def only_ask(hall: Hall, match_id: int, kind: str) -> Proposal:
    """The one open question of a match."""
    [proposal] = await asked(hall, match_id)
    assert proposal.kind == kind
    return proposal


def other(person: Person) -> Person:
    return BEN if person.id == ANN.id else ANN


async def move(hall: Hall, match_id: int, action: str | None = None) -> Position:
    """The mover's action, the first legal one by default; the position as they see it then."""
    mover, position = await hall.mover(match_id), await hall.turn(match_id)
    return await act(hall.services, mover, match_id, action or position.legal[0], hall.interaction(), position.ply)
