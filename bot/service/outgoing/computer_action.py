"""The action that the computer chooses: from what its seat may know, in a match that has not moved on since."""

from dataclasses import dataclass
from typing import Any

from bot.operations.metrics import ACTIONS
from bot.service.errors import UserError
from bot.service.position import project
from bot.service.progress import move_on
from bot.service.services import Services
from bot.store import matches, outbox
from bot.store.outbox_content import ChooseAction, OutboxItem
from bot.store.rows import ActionRow, MatchRow
from games.players.contract import Level

NO_INTERACTION = 0
"""What stands in place of an interaction's id in the log where nobody typed or clicked."""


@dataclass(frozen=True, slots=True)
class ActionToChoose:
    """Who is asked in which game, and the line of the line protocol that asks."""

    game: str
    level: Level
    legal: tuple[str, ...]
    line: dict[str, Any]


def line_of(services: Services, row: MatchRow, seat: int, events: list[dict[str, Any]]) -> dict[str, Any]:
    """What a seat may know of a match in which it is to move, as a line of the line protocol."""
    position = project(row, services.restored.to_read(row), seat)
    assert position.private is not None
    return {
        "public": position.public.model_dump(mode="json"),
        "private": position.private.model_dump(mode="json"),
        "legal": list(position.legal),
        "events": events,
    }


async def action_to_choose(services: Services, content: ChooseAction) -> ActionToChoose | None:
    """What the computer is asked; None if the match has moved on. UnknownRules where nobody here knows its rules."""
    async with services.database.read() as connection:
        row = await matches.find(connection, content.match_id)
        if row is None or not _stands(row, content):
            return None
        log = await matches.log(connection, row.id)
    seat = row.computer
    assert seat is not None
    level = row.people[seat].level
    assert level is not None
    line = line_of(services, row, seat, [event for action in log for event in action.events])
    return ActionToChoose(row.game, level, tuple(line["legal"]), line)


def _stands(row: MatchRow, content: ChooseAction) -> bool:
    return not row.over and row.ply == content.ply and row.computers_turn


async def action_chosen(services: Services, item: OutboxItem, content: ChooseAction, action: str) -> None:
    """Take the action, once: a match that has moved on stays as it is."""
    async with services.transaction() as connection:
        await outbox.remove(connection, [item.id])
        row = await matches.find(connection, content.match_id)
        if row is None or not _stands(row, content) or row.to_move is None:
            return
        try:
            match = services.restored.to_act(row)
        except UserError:
            return
        events = [event.as_json() for event in match.act(row.to_move, action)]
        line = ActionRow(row.ply, row.to_move, action, events, services.now())
        await matches.append(connection, row.id, NO_INTERACTION, line)
        moved = await move_on(services, connection, row, match)
    services.restored.keep(moved, match)
    ACTIONS.labels(row.game).inc()
