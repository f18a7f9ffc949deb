"""What a server's admins decide: its defaults, and the end of a match that should not go on. All of it is written down.

Whether the person is an admin is for the caller to check: only Discord knows.
"""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import clocks
from bot.service.club import AlreadyDone, Club, Outdated, Refused, match_lane
from bot.service.position import revive, stored
from bot.service.progress import move_on
from bot.store import audit, guilds, interactions, matches, outbox, people
from bot.store.audit import AuditLine
from bot.store.guilds import Guild
from bot.store.matches import MatchRow
from bot.store.people import Person
from config.language import _
from games.core import Outcome
from games.core.results import CALLED_OFF

SHOWN_LINES = 5


async def server(club: Club, guild_id: int) -> tuple[Guild, list[AuditLine]]:
    """A server's settings, and the last things that its admins did, latest first."""
    async with club.database.read() as connection:
        return await guilds.find(connection, guild_id), await audit.latest(connection, guild_id, SHOWN_LINES)


async def change(club: Club, admin: Person, guild_id: int, interaction_id: int, **values: Any) -> None:
    """Set some of a server's settings, named as `Guild` names them."""
    async with club.changing() as connection:
        await _begin(club, connection, admin, interaction_id)
        await guilds.change(connection, guild_id, **values)
        await audit.add(connection, guild_id, admin.id, "setup", values, club.now())


async def allow_channel(club: Club, admin: Person, guild_id: int, channel_id: int, interaction_id: int) -> None:
    """Add a channel to those in which games are played; the first one makes them the only ones."""
    async with club.changing() as connection:
        await _begin(club, connection, admin, interaction_id)
        channels = (await guilds.find(connection, guild_id)).channels
        await _set_channels(club, connection, admin, guild_id, (*(c for c in channels if c != channel_id), channel_id))


async def forbid_channel(club: Club, admin: Person, guild_id: int, channel_id: int, interaction_id: int) -> None:
    """Take a channel from those in which games are played. Refused if it is none of them."""
    async with club.changing() as connection:
        await _begin(club, connection, admin, interaction_id)
        channels = (await guilds.find(connection, guild_id)).channels
        if channel_id not in channels:
            raise Refused(_("<#{channel}> is not among the channels allowed.").format(channel=channel_id))
        await _set_channels(club, connection, admin, guild_id, tuple(c for c in channels if c != channel_id))


async def _set_channels(
    club: Club, connection: AsyncConnection, admin: Person, guild_id: int, channels: tuple[int, ...]
) -> None:
    await guilds.change(connection, guild_id, channels=channels)
    await audit.add(connection, guild_id, admin.id, "setup", {"channels": list(channels)}, club.now())


async def running(club: Club, guild_id: int) -> list[MatchRow]:
    """A server's running matches, oldest first."""
    async with club.database.read() as connection:
        return await matches.live_on(connection, guild_id)


async def abort(
    club: Club, admin: Person, guild_id: int, match_id: int, reason: str | None, interaction_id: int
) -> MatchRow:
    """Call a server's running match off: nobody wins, it is not rated, and both players are told by whom and why."""
    async with club.changing() as connection:
        await _begin(club, connection, admin, interaction_id)
        row = await stored(connection, match_id)
        if row.guild_id != guild_id:
            raise Refused(_("Match {number} is not played on this server.").format(number=match_id))
        if row.over:
            raise Refused(_("This match is over already."))
        await call_off(club, connection, row)
        await audit.add(connection, guild_id, admin.id, "abort", {"match": match_id, "reason": reason}, club.now())
        await outbox.put(
            connection, match_lane(match_id), "notice", club.now(), what="aborted", admin=admin.id, reason=reason
        )
        return row


async def call_off(club: Club, connection: AsyncConnection, row: MatchRow) -> None:
    """Within a transaction: end a match without a winner, even one under rules that this version does not know."""
    outcome = Outcome(None, CALLED_OFF, None)
    try:
        match = revive(row)
    except Refused:
        await clocks.stop(connection, row.id)
        ended = {"to_move": None, "outcome": outcome.as_json(), "ended_at": club.now(), "rated": False, "due_at": None}
        if not await matches.advance(connection, row.id, row.ply, **ended):
            raise Outdated(row.id) from None
        return
    match.end(outcome)
    await move_on(club, connection, row, match)


async def _begin(club: Club, connection: AsyncConnection, admin: Person, interaction_id: int) -> None:
    if not await interactions.use(connection, interaction_id, club.now()):
        raise AlreadyDone
    await people.meet(connection, admin)
