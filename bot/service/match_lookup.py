"""Which match somebody means, and what they may read of it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.service.errors import UserError
from bot.service.position import Position, last_seat, project, read_events, recent_events, time_of
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.store import matches, sent_messages
from bot.store.rows import ActionRow, MatchRow, Slot
from config.language import _
from games.core import Event

Sees = Callable[[MatchRow], Awaitable[bool]]
"""Whether a person can see the channel of a match."""

RECENT = 40
"""How many of the latest actions are looked at for what happened since the last turn."""


async def row_of(services: Services, match_id: int) -> MatchRow | None:
    """A match as it is stored; None if there is none."""
    async with services.database.read() as connection:
        return await matches.find(connection, match_id)


async def look(services: Services, match_id: int, person_id: int | None) -> Position:
    """The position as a person may see it: with their own hand if they play in it."""
    async with services.database.read() as connection:
        row = await find_match(connection, match_id)
        log = await matches.whole_log(connection, match_id, max(0, row.ply - RECENT))
        time = await time_of(connection, row, services.now())
    seat = None if person_id is None else row.seat_of(person_id)
    return project(row, services.restored.to_read(row), seat, recent_events(row, log), time, last_seat(row, log))


async def check_readable(services: Services, match_id: int, guild_id: int | None, person_id: int, sees: Sees) -> None:
    """UserError, as if there were no such match, to a person who neither plays in it nor `sees` where it is played.

    `guild_id` is the server on which they ask: matches of others are known on their own server only.
    """
    async with services.database.read() as connection:
        row = await find_match(connection, match_id)
    if row.seat_of(person_id) is None and not (row.guild_id == guild_id and await sees(row)):
        raise UserError(_("There is no match {number} here.").format(number=match_id))


async def match_here(
    services: Services,
    place: tuple[int | None, int],
    person_id: int,
    match_id: int | None,
    *,
    sees: Sees,
    own: bool = False,
) -> int:
    """The match of a command: the one named, else the one of this place, else the person's only one.

    `place` is the server, None in direct messages, and the channel. With `own`, a match in which the person plays.
    UserError, saying how to name one, if none or several are left; and for what `check_readable` denies this person.
    """
    guild_id, channel_id = place
    if match_id is not None:
        await check_readable(services, match_id, guild_id, person_id, sees)
        return match_id
    async with services.database.read() as connection:
        here = await matches.latest_in(connection, channel_id)
        if here is not None and not own:
            return here
        mine = await matches.live_of(connection, person_id)
    if here is not None and any(row.id == here for row in mine):
        return here
    if len(mine) == 1:
        return mine[0].id
    if mine:
        raise UserError(_("You play several matches: say which one with the option `match`. `/matches` lists them."))
    if here is not None:
        return here
    raise UserError(_("There is no match here. Begin one with `/duel`."))


async def own_matches(services: Services, person_id: int, ended: int = 5) -> tuple[list[MatchRow], list[MatchRow]]:
    """A person's live matches, most urgent first, and the last `ended` of those that are over."""
    async with services.database.read() as connection:
        return await matches.live_of(connection, person_id), await matches.ended_of(connection, person_id, ended)


async def boards_of(services: Services, rows: Sequence[MatchRow]) -> dict[int, int]:
    """The message of the board of each match that has one, by the match's id."""
    async with services.database.read() as connection:
        found = {row.id: await sent_messages.find(connection, Slot.board(row.id)) for row in rows}
    return {match_id: post.message_id for match_id, post in found.items() if post is not None}


async def most_urgent(services: Services, person_id: int) -> tuple[MatchRow | None, int]:
    """The match that waits for a person and has least time left, and how many others wait for them."""
    async with services.database.read() as connection:
        live = await matches.live_of(connection, person_id)
    waiting = [row for row in live if row.to_move is not None and row.people[row.to_move].id == person_id]
    return (waiting[0] if waiting else None), max(0, len(waiting) - 1)


async def history(services: Services, match_id: int) -> list[tuple[ActionRow, list[Event]]]:
    """A match's log with its public events; the actions' texts are withheld while it runs."""
    async with services.database.read() as connection:
        row = await find_match(connection, match_id)
        log = await matches.whole_log(connection, match_id)
    shown = log if row.over else [replace(action, text="") for action in log]
    return [(action, read_events(action)) for action in shown]
