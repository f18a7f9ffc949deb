"""A finished match as a record file, with the proof of its shuffle."""

import json
from typing import Any

from bot.service.errors import UserError
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.store import matches
from bot.store.rows import ActionRow, MatchRow
from config.language import _
from games.core import fairness
from games.record import FORMAT


async def record_of(services: Services, match_id: int) -> str:
    """The record of a finished match, as `python -m games verify` reads it. UserError while the match runs."""
    async with services.database.read() as connection:
        row = await find_match(connection, match_id)
        log = await matches.log(connection, match_id)
    return record(row, list(log))


def record(row: MatchRow, log: list[ActionRow]) -> str:
    """The record file's text, with the actions that count. UserError while the match runs: it holds hidden cards."""
    if not row.over:
        raise UserError(_("The record is given out when the match is over: it tells every hidden card."))
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "seed": row.seed,
        "actions": [f"{action.seat} {action.text}" for action in log if action.counts],
        "result": row.outcome,
        "players": [person.name for person in row.people],
        "fairness": {"commitment": fairness.commitment(row.secret), "secret": row.secret, **_bound(row)},
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _bound(row: MatchRow) -> dict[str, Any]:
    """What the seed binds beside the secret."""
    if row.commitment_message_id is None:
        return {"interaction": str(row.accepted_by)}
    return {"form": 2, "message": str(row.commitment_message_id), "words": list(row.words)}
