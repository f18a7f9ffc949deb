"""The proof that nobody could choose the cards of a finished match."""

import asyncio
from dataclasses import dataclass

from bot.service.record import record_of
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.store import challenges
from bot.store.rows import Words
from games.core import RecordError, fairness
from games.verify import verify

Message = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Proof:
    """What a finished match's shuffle came from, its record, and what is wrong with it: None if nothing is.

    `message` is the one with the commitment, as server, channel and id, and `words` are the challenger's and the
    accepter's, None for deleted ones; without a message the proof is of form 1, which binds `interaction`.
    """

    commitment: str
    secret: str
    interaction: int
    message: Message | None
    words: Words
    seed: str
    record: str
    file_name: str
    fault: str | None


async def prove(services: Services, match_id: int, shown: str | None = None) -> Proof:
    """Replay a finished match from its secret. UserError while it runs: the record tells every hidden card.

    `shown` is the commitment as a player copied it before the match.
    """
    text = await record_of(services, match_id)
    async with services.database.read() as connection:
        row = await find_match(connection, match_id)
        begun = await challenges.find(connection, row.challenge_id)
    if begun is None:
        raise ValueError(match_id)
    fault: str | None = None
    try:
        await asyncio.to_thread(verify, text, shown)
    except RecordError as error:
        fault = str(error)
    return Proof(
        fairness.commitment(row.secret),
        row.secret,
        row.accepted_by,
        (begun.guild_id, begun.channel_id, row.commitment_message_id) if row.commitment_message_id else None,
        row.words,
        row.seed,
        text,
        f"match-{match_id}.json",
        fault,
    )
