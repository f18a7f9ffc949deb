"""What is kept about a person: told, given out, and deleted."""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import challenge, setup
from bot.service.act import give_up
from bot.service.errors import UserError
from bot.service.position import project
from bot.service.services import Services
from bot.service.stored_matches import restore_match
from bot.store import forgetting, matches, outbox, people, personal, sent_messages
from bot.store.outbox_content import RefreshResult, ShowChallenge, ShowHand
from bot.store.rows import ActionRow, MatchRow, Person, Slot
from config.language import _
from games.core import GameError

FORMAT = "four-games-by-post/my-data/1"


async def export(services: Services, person: Person) -> str:
    """All that is kept about a person, as JSON text.

    Of a running match it holds what that person's own view shows and the actions that they took themselves; of a
    finished one all actions, as its record does.
    """
    async with services.database.read() as connection:
        known = await people.find(connection, person.id)
        if known is None:
            raise UserError(_("I know nothing about you."))
        rows = await personal.matches_of(connection, person.id)
        data = {
            "format": FORMAT,
            "person": {
                "id": str(known.id),
                "name": known.name,
                "locale": known.locale,
                "dm_closed": known.dm_closed,
                "hand_by_dm": known.hand_by_dm,
            },
            "matches": [await _match(connection, row, person.id) for row in rows],
            **{name: _plain(found) for name, found in (await personal.rows_about(connection, person.id)).items()},
        }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


async def _match(connection: AsyncConnection, row: MatchRow, person_id: int) -> dict[str, Any]:
    seat = row.seat_of(person_id)
    log = await matches.whole_log(connection, row.id)
    own = await personal.interactions_of(connection, row.id, seat) if seat is not None else {}
    told: dict[str, Any] = {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "server": str(row.guild_id),
        "channel": str(row.channel_id),
        "seat": seat,
        "opponent": row.people[1 - seat].name if seat is not None else None,
        "rated": row.rated,
        "hints": row.hints,
        "began_at": row.began_at,
        "ended_at": row.ended_at,
        "outcome": row.outcome,
        "asked": await personal.proposals_of(connection, row.id, seat) if seat is not None else [],
        "actions": [_action(line, own) for line in log if row.over or line.seat == seat],
    }
    if not row.over:
        told["view"] = _own_view(row, seat)
    return told


def _action(line: ActionRow, own: Mapping[int, int]) -> dict[str, Any]:
    told = {"number": line.number, "seat": line.seat, "text": line.text, "at": line.at}
    return {**told, "interaction": str(own[line.number])} if line.number in own else told


def _own_view(row: MatchRow, seat: int | None) -> dict[str, Any] | None:
    try:
        position = project(row, restore_match(row), seat)
    except (UserError, GameError):
        return None
    private = position.private.model_dump(mode="json") if position.private is not None else None
    return {"public": position.public.model_dump(mode="json"), "private": private}


def _plain(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    # Discord's ids do not fit the numbers of JSON as many programs read them.
    return [
        {name: str(value) if isinstance(value, int) and value > 2**53 else value for name, value in row.items()}
        for row in rows
    ]


async def at_stake(services: Services, person: Person) -> tuple[int, int]:
    """How many matches of a person are running, and how many of their challenges are open."""
    async with services.database.read() as connection:
        running = await matches.live_of(connection, person.id)
        return len(running), len(await personal.challenges_of(connection, person.id, still_open=True))


async def delete(services: Services, person: Person, interaction_id: int) -> None:
    """Delete a person: their challenges are closed, running matches end, and their name goes everywhere.

    A match in which they have acted counts as resigned; any other is called off. Finished matches stay for their
    opponents, against nobody in particular.
    """
    async with services.transaction_for(interaction_id) as connection:
        if await people.find(connection, person.id) is None:
            raise UserError(_("I know nothing about you."))
        for challenge_id in await personal.challenges_of(connection, person.id, still_open=True):
            await challenge.close(services, connection, challenge_id, "withdrawn")
        for row in await matches.live_of(connection, person.id):
            await _leave(services, connection, row.id, person, interaction_id)
        shown = await personal.matches_of(connection, person.id)
        offers = await personal.challenges_of(connection, person.id)
        await forgetting.forget_person(connection, person.id)
        await _show_anew(services, connection, [row.id for row in shown if row.over], offers)


async def _leave(
    services: Services, connection: AsyncConnection, match_id: int, person: Person, interaction_id: int
) -> None:
    row = await matches.find(connection, match_id)
    seat = row.seat_of(person.id) if row is not None else None
    if row is None or seat is None or row.over:
        return
    log = await matches.log(connection, row.id)
    if not any(line.seat == seat for line in log):
        await setup.call_off(services, connection, row)
        return
    try:
        match = services.restored.to_act(row)
    except UserError:
        await setup.call_off(services, connection, row)
        return
    await give_up(services, connection, row, match, seat, interaction_id)


async def _show_anew(services: Services, connection: AsyncConnection, match_ids: list[int], offers: list[int]) -> None:
    """Have the messages that name the person edited, as far as Discord lets them be."""
    at = services.now()
    for match_id in match_ids:
        if await _is_shown(connection, Slot.result(match_id)):
            await outbox.put(connection, RefreshResult(match_id), at)
        for seat in (0, 1):
            if await _is_shown(connection, Slot.hand(match_id, seat)):
                await outbox.put(connection, ShowHand(match_id, seat), at)
    for challenge_id in offers:
        if await _is_shown(connection, Slot.challenge(challenge_id)):
            await outbox.put(connection, ShowChallenge(challenge_id), at)


async def _is_shown(connection: AsyncConnection, slot: Slot) -> bool:
    """Whether a message stands, or may be just on its way."""
    return await sent_messages.find(connection, slot) is not None or await outbox.waits(connection, slot.stream)
