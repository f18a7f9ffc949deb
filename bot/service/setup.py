"""What a server's admins decide: its defaults, and the end of a match that should not go on. All of it is written down.

Whether the person is an admin is for the caller to check: only Discord knows.
"""

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import clocks
from bot.service.errors import Outdated, UserError
from bot.service.progress import move_on
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.store import audit, guilds, matches, outbox, people
from bot.store.outbox_content import TellCalledOff
from bot.store.rows import AuditLine, Guild, MatchRow, Person
from config.language import _
from games.core import Outcome
from games.core.results import CALLED_OFF

SHOWN_LINES = 5


async def server(services: Services, guild_id: int) -> tuple[Guild, list[AuditLine]]:
    """A server's settings, and the last things that its admins did, latest first."""
    async with services.database.read() as connection:
        return await guilds.find(connection, guild_id), await audit.latest(connection, guild_id, SHOWN_LINES)


async def change(services: Services, admin: Person, guild_id: int, interaction_id: int, **values: Any) -> None:
    """Set some of a server's settings, named as `Guild` names them."""
    async with services.transaction_for(interaction_id) as connection:
        await people.meet(connection, admin)
        await guilds.change(connection, guild_id, **values)
        await audit.add(connection, guild_id, admin.id, "setup", values, services.now())


async def allow_channel(services: Services, admin: Person, guild_id: int, channel_id: int, interaction_id: int) -> None:
    """Add a channel to those in which games are played; the first one makes them the only ones."""
    async with services.transaction_for(interaction_id) as connection:
        await people.meet(connection, admin)
        channels = (await guilds.find(connection, guild_id)).channels
        await _set_channels(
            services, connection, admin, guild_id, (*(c for c in channels if c != channel_id), channel_id)
        )


async def forbid_channel(
    services: Services, admin: Person, guild_id: int, channel_id: int, interaction_id: int
) -> None:
    """Take a channel from those in which games are played. UserError if it is none of them."""
    async with services.transaction_for(interaction_id) as connection:
        await people.meet(connection, admin)
        channels = (await guilds.find(connection, guild_id)).channels
        if channel_id not in channels:
            raise UserError(_("<#{channel}> is not among the channels allowed.").format(channel=channel_id))
        await _set_channels(services, connection, admin, guild_id, tuple(c for c in channels if c != channel_id))


async def _set_channels(
    services: Services, connection: AsyncConnection, admin: Person, guild_id: int, channels: tuple[int, ...]
) -> None:
    await guilds.change(connection, guild_id, channels=channels)
    await audit.add(connection, guild_id, admin.id, "setup", {"channels": list(channels)}, services.now())


async def running_matches(services: Services, guild_id: int) -> list[MatchRow]:
    """A server's running matches, oldest first."""
    async with services.database.read() as connection:
        return await matches.live_on(connection, guild_id)


async def abort(
    services: Services, admin: Person, guild_id: int, match_id: int, reason: str | None, interaction_id: int
) -> MatchRow:
    """Call a server's running match off: nobody wins, it is not rated, and both players are told by whom and why."""
    async with services.transaction_for(interaction_id) as connection:
        await people.meet(connection, admin)
        row = await find_match(connection, match_id)
        if row.guild_id != guild_id:
            raise UserError(_("Match {number} is not played on this server.").format(number=match_id))
        if row.over:
            raise UserError(_("This match is over already."))
        await call_off(services, connection, row)
        await audit.add(connection, guild_id, admin.id, "abort", {"match": match_id, "reason": reason}, services.now())
        await outbox.put(connection, TellCalledOff(match_id, admin.id, reason), services.now())
        return row


async def call_off(services: Services, connection: AsyncConnection, row: MatchRow) -> None:
    """Within a transaction: end a match without a winner, even one under rules that this version does not know."""
    outcome = Outcome(None, CALLED_OFF, None)
    try:
        match = services.restored.to_act(row)
    except UserError:
        await clocks.stop(connection, row.id)
        ended = {
            "to_move": None,
            "outcome": outcome.as_json(),
            "ended_at": services.now(),
            "rated": False,
            "due_at": None,
        }
        if not await matches.advance(connection, row.id, row.ply, **ended):
            raise Outdated(row.id) from None
        return
    match.end(outcome)
    await move_on(services, connection, row, match)
