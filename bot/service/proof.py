"""The proof that nobody could choose the cards of a finished match."""

import asyncio
from dataclasses import dataclass

from bot.service.record import record_of
from bot.service.services import Services
from bot.store import matches
from games.core import RecordError, fairness
from games.verify import verify


@dataclass(frozen=True, slots=True)
class Proof:
    """What a finished match's shuffle came from, its record, and what is wrong with it: None if nothing is."""

    commitment: str
    secret: str
    interaction: int
    seed: str
    record: str
    file_name: str
    fault: str | None


async def prove(services: Services, match_id: int) -> Proof:
    """Replay a finished match from its secret. UserError while it runs: the record tells every hidden card."""
    text = await record_of(services, match_id)
    async with services.database.read() as connection:
        row = await matches.find(connection, match_id)
    if row is None:
        raise ValueError(match_id)
    fault: str | None = None
    try:
        await asyncio.to_thread(verify, text)
    except RecordError as error:
        fault = str(error)
    return Proof(
        fairness.commitment(row.secret),
        row.secret,
        row.accepted_by,
        row.seed,
        text,
        f"match-{match_id}.json",
        fault,
    )
