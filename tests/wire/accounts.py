"""Accounts of a store after trouble: everything in it agrees with everything else, and with what people see."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from bot.store import matches
from bot.store.database import Database
from bot.store.rows import ActionRow, MatchRow
from bot.store.tables import actions, outbox
from bot.store.tables import matches as matches_table
from games.catalogue import game_of
from games.core import GameError, Match, SeededChance, fairness
from tests.driver.client import Person, SeenMessage
from tests.wire.house import is_board, is_result

REFUSALS = ("It is not your turn", "This match is over", "The match has moved on", "Something went wrong on my side")
"""How answers to actions begin that were not taken, as people may meet them after an action that was not answered."""
NOT_NOW = "is not possible now"
"""What an engine says of an action that was taken already, unanswered, where the same seat has another step to take."""


@dataclass
class Accounts:
    """Figures of a store, and every fault that was found, in words."""

    finished: int = 0
    running: int = 0
    actions: int = 0
    letters: int = 0
    faults: list[str] = field(default_factory=list)


async def balance(database: Database) -> Accounts:
    """Replay every match of a store and compare."""
    accounts = Accounts()
    async with database.read() as connection:
        accounts.letters = int((await connection.execute(sa.select(sa.func.count()).select_from(outbox))).scalar_one())
        ids = list((await connection.execute(sa.select(matches_table.c.id))).scalars())
    used: set[int] = set()
    for match_id in ids:
        async with database.read() as connection:
            row = await matches.find(connection, match_id)
            log = list(await matches.log(connection, match_id))
            query = sa.text("SELECT interaction_id FROM actions WHERE match_id = :id").bindparams(id=match_id)
            interactions = [number for number in (await connection.execute(query)).scalars() if number]
        assert row is not None
        accounts.finished += row.over
        accounts.running += not row.over
        accounts.actions += len(log)
        if len(set(interactions)) != len(interactions) or used & set(interactions):
            accounts.faults.append(f"match {match_id}: an interaction took two actions")
        used |= set(interactions)
        accounts.faults += [f"match {match_id}: {fault}" for fault in faults_of(row, log)]
    return accounts


def faults_of(row: MatchRow, log: list[ActionRow]) -> list[str]:
    """What in a match's row differs from the replay of its log."""
    if [line.number for line in log] != list(range(row.ply)):
        return [f"ply {row.ply}, but the log has the numbers {[line.number for line in log]}"]
    words = (row.challenger_words or "", row.accepter_words or "")
    if row.seed != fairness.seed_of_message(row.secret, row.commitment_message_id or 0, words):
        return ["the seed is not that of its secret and of the message with its commitment"]
    game = game_of(row.game)
    match = Match.start(game, game.options_type.model_validate(row.options), SeededChance(row.seed))
    try:
        for line in log:
            match.act(line.seat, line.text)
    except GameError as error:
        return [f"the log does not replay: {error}"]
    outcome: Any = match.outcome.as_json() if match.outcome else None
    compared = {
        # Beside what the log tells a snapshot may hold what people were shown.
        "snapshot": (row.snapshot | match.snapshot(), row.snapshot),
        "outcome": (outcome, row.outcome),
        "to_move": (match.to_move, row.to_move),
        "over": (outcome is not None, row.over),
    }
    return [f"{name} differs from the replay" for name, (replayed, stored) in compared.items() if replayed != stored]


async def lost_actions(
    database: Database, answered: dict[int, str], by_right: Collection[int] = frozenset()
) -> list[str]:
    """Typed actions that were answered, but are neither in the store nor refused nor lost by right."""
    async with database.read() as connection:
        taken = set((await connection.execute(sa.select(actions.c.interaction_id))).scalars())
    return [
        f"interaction {number} was answered {said!r}, and is lost"
        for number, said in answered.items()
        if number not in taken and number not in by_right and not said.startswith(REFUSALS) and NOT_NOW not in said
    ]


async def shown_wrongly(
    reader: Person, channel: str, rows: list[MatchRow], known: Callable[[int], bool] = lambda _: True
) -> list[str]:
    """What the messages of a channel get wrong about the matches that were played there.

    Those that are not `known` for sure may count or not: the store may have lost them by right.
    """
    messages = await reader.messages(channel, 5000)
    faults = []
    for row in rows:
        for what, kind, due in (
            ("results are shown", is_result, row.over),
            ("boards have live buttons", is_board, not row.over),
        ):
            found = [message for message in messages if kind(message) and _is_about(message, row)]
            sure = sum(known(int(message.id)) for message in found)
            if not sure <= due <= len(found):
                faults.append(f"match {row.id}: {sure} to {len(found)} {what}")
    return faults


def _is_about(message: SeenMessage, row: MatchRow) -> bool:
    return any(part.get("custom_id", "") in (f"log:{row.id}:-1", f"rematch:{row.id}") for part in message.buttons)
