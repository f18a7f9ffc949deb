"""Second thoughts: steps of an unfinished turn are taken back freely, anything else if the other one agrees.

Either way only what revealed nothing hidden and asked nothing of chance (`bot.service.hindsight`). The log keeps what
was taken back, and a line that says so; the record holds the actions that count.
"""

import asyncio
from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import asks as questions
from bot.service.club import AlreadyDone, Club, Outdated, Refused
from bot.service.hindsight import Eyes, nothing_revealed
from bot.service.position import Position, look, revive, stored
from bot.service.progress import move_on
from bot.service.seats import running, seat_of
from bot.store import interactions, matches
from bot.store.asks import Ask
from bot.store.matches import UNDO, ActionRow, MatchRow
from bot.store.people import Person
from config.language import _
from games.catalogue import game_of
from games.core import Match, SeededChance


async def undo(
    club: Club, person: Person, match_id: int, interaction_id: int, ply: int | None = None
) -> Position | Ask:
    """Go back to before a person's last action.

    While their turn lasts this is done at once: the position then, as they see it. Otherwise the other one is asked.
    Refused where something hidden was revealed since, or chance decided; Outdated for a click on an earlier position.
    """
    async with club.database.read() as connection:
        row = await stored(connection, match_id)
        log = await matches.log(connection, match_id)
    seat = seat_of(row, person)
    running(row)
    if ply is not None and ply != row.ply:
        raise Outdated(match_id)
    first = _last_own(log, seat)
    await asyncio.to_thread(_allowed, row, log, first)
    own_turn = row.to_move == seat and log[-1].seat == seat
    async with club.changing() as connection:
        if not await interactions.use(connection, interaction_id, club.now()):
            raise AlreadyDone
        now = await stored(connection, match_id)
        running(now)
        if now.ply != row.ply:
            raise Outdated(match_id)
        if not own_turn:
            return await questions.put(club, connection, now, "undo", seat, log[first].number)
        await _go_back(club, connection, now, log, first, seat, interaction_id)
    return await look(club, match_id, person.id)


async def agree(club: Club, connection: AsyncConnection, row: MatchRow, ask: Ask, interaction_id: int) -> None:
    """Within a transaction: go back as far as was asked."""
    log = await matches.log(connection, row.id)
    first = next(at for at, action in enumerate(log) if action.number == ask.number)
    await questions.settle(club, connection, ask, "accepted")
    await _go_back(club, connection, row, log, first, ask.seat, interaction_id)


def _last_own(log: Sequence[ActionRow], seat: int) -> int:
    for at in range(len(log) - 1, -1, -1):
        if log[at].seat == seat:
            return at
    raise Refused(_("You have done nothing yet that could be taken back."))


def _allowed(row: MatchRow, log: Sequence[ActionRow], first: int) -> None:
    before = _replayed(row, log[:first])
    if not nothing_revealed(before, [(action.seat, action.text) for action in log[first:]]):
        raise Refused(
            _("This cannot be taken back: something hidden has been revealed since, or dice or shuffling decided.")
        )


def _replayed(row: MatchRow, log: Sequence[ActionRow]) -> Match:
    revive(row)
    game = game_of(row.game, row.rules)
    match = Match.start(game, game.options_type.model_validate(row.options), SeededChance(row.seed))
    for action in log:
        match.act(action.seat, action.text)
    return match


def _stands(row: MatchRow, log: Sequence[ActionRow]) -> tuple[Match, bool]:
    """The match after these actions, and whether the last of them surely showed its maker more."""
    match = _replayed(row, log[:-1])
    if not log:
        return match, False
    last = log[-1]
    eyes = Eyes.of(match, last.seat)
    match.act(last.seat, last.text)
    return match, eyes.see_more(match)


async def _go_back(
    club: Club,
    connection: AsyncConnection,
    row: MatchRow,
    log: Sequence[ActionRow],
    first: int,
    seat: int,
    interaction_id: int,
) -> None:
    match, shown = await asyncio.to_thread(_stands, row, log[:first])
    # The line that says so is a ply of its own: no button of an earlier position comes to life again.
    await matches.take_back(connection, row.id, log[first].number, row.ply)
    event = {"type": UNDO, "seat": seat, "count": len(log) - first}
    await matches.append(connection, row.id, interaction_id, ActionRow(row.ply, seat, UNDO, [event], club.now()))
    await move_on(club, connection, row, match, shown=shown, undone=True)
