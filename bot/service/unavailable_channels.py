"""Places that are lost, and the ways on: matches move elsewhere, or wait until the bot is back."""

from collections.abc import Callable, Collection

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import challenge, clocks, proposals, server_policy, server_retention
from bot.service.errors import UserError
from bot.service.old_messages import leave_slot
from bot.service.places import Place, busy
from bot.service.services import Services
from bot.service.stored_matches import find_match
from bot.store import challenges, guilds, matches, outbox, people
from bot.store.outbox_content import ShowBoard, TellUnavailableChannel
from bot.store.rows import MatchRow, Person, Slot
from config.language import _

GONE, CLOSED, LOCKED, REMOVED = REASONS = ("gone", "closed", "locked", "removed")
"""Why a place cannot be used: it was deleted; the bot may not write there; a locked thread; the bot left the server."""

FOR_GOOD = (GONE, REMOVED)
"""Places in which nothing is tried any more. In the others each change of the match tries again."""


async def mark_unavailable(
    services: Services, connection: AsyncConnection, match_id: int, why: str, channel_id: int
) -> None:
    """Within a transaction: note why a running match cannot be played in a channel, and have both told, once."""
    if await matches.lose(connection, match_id, why, channel_id):
        for seat in (0, 1):
            await outbox.put(connection, TellUnavailableChannel(match_id, seat), services.now())


async def channel_deleted(services: Services, channel_id: int) -> None:
    """A channel or thread was deleted: its matches wait for another place, its challenges are closed."""
    async with services.transaction() as connection:
        for row in await matches.live_under(connection, channel_id):
            if row.lost != GONE:
                await matches.place(connection, row.id, lost=None)
                await mark_unavailable(services, connection, row.id, GONE, row.channel_id)
        for challenge_id in await challenges.open_under(connection, channel_id):
            await challenge.close(services, connection, challenge_id, "withdrawn")


async def guild_left(services: Services, guild_id: int) -> None:
    """The bot was removed from a server: its matches wait until it is back, and no time runs out meanwhile."""
    async with services.transaction() as connection:
        if (await guilds.find(connection, guild_id)).removed_at is None:
            await guilds.change(connection, guild_id, removed_at=services.now())
            await server_retention.will_forget(services, connection, guild_id)
        for row in await matches.live_on(connection, guild_id):
            if row.lost in (CLOSED, LOCKED):
                await matches.place(connection, row.id, lost=REMOVED)
            await mark_unavailable(services, connection, row.id, REMOVED, row.channel_id)


async def guild_joined(services: Services, guild_id: int) -> None:
    """The bot is on a server again: the matches there that have lost their place go on, each with a new board."""
    async with services.transaction() as connection:
        removed_at = (await guilds.find(connection, guild_id)).removed_at
        if removed_at is not None:
            await guilds.change(connection, guild_id, removed_at=None)
            await server_retention.will_remember(connection, guild_id)
        for row in await matches.live_on(connection, guild_id):
            await _give_time_back(services, connection, row, removed_at)
            for person in row.people:
                # Without a server in common no direct message could reach them.
                await people.set_dm_closed(connection, person.id, False)
            if row.lost not in (None, GONE):
                await matches.place(connection, row.id, lost=None)
                await show_anew(services, connection, row.id)


async def _give_time_back(
    services: Services, connection: AsyncConnection, row: MatchRow, removed_at: int | None
) -> None:
    if row.lost == REMOVED and removed_at is not None:
        await clocks.put_off(services, connection, row, max(removed_at, row.moved_at))


async def compare_guilds(services: Services, present: Collection[int], ours: Callable[[int], bool]) -> None:
    """Compare the servers that the bot is on with those of the store, for what happened while it was down.

    `ours` tells the servers that this process looks after.
    """
    async with services.database.read() as connection:
        known = await guilds.known(connection)
        removed = await guilds.removed(connection)
    for guild_id in known:
        if ours(guild_id) and guild_id not in present and guild_id not in removed:
            await guild_left(services, guild_id)
    for guild_id in removed:
        if guild_id in present:
            await guild_joined(services, guild_id)


async def show_anew(services: Services, connection: AsyncConnection, match_id: int) -> None:
    """Within a transaction: have the board and the open proposals posted anew; the old ones lose their buttons."""
    at = services.now()
    await leave_slot(connection, Slot.board(match_id), at)
    await outbox.put(connection, ShowBoard(match_id), at)
    for proposal in await proposals.open_in(connection, match_id):
        await leave_slot(connection, Slot.proposal(match_id, proposal.id), at)
        await proposals.show(services, connection, match_id, proposal.id)


async def move_here(
    services: Services, person: Person, match_id: int, place: Place, interaction_id: int, *, both_here: bool
) -> MatchRow:
    """Move a running match of a person's to a place; the match as it stands there.

    UserError for a place that is busy or that its server does not allow, for the place where it is, and for another
    server unless the bot was removed from the match's own and `both_here`: both players are members of this one.
    """
    async with services.transaction_for(interaction_id) as connection:
        row = await find_match(connection, match_id)
        _movable(row, person, place, both_here)
        await server_policy.check_place(connection, place)
        taken = await matches.live_in(connection, place.channel_id)
        if taken not in (None, match_id):
            raise UserError(busy())
        removed_at = (await guilds.find(connection, row.guild_id)).removed_at
        await _give_time_back(services, connection, row, removed_at)
        try:
            await matches.place(
                connection,
                match_id,
                guild_id=place.guild_id,
                channel_id=place.channel_id,
                thread_of=place.thread_of,
                locale=place.locale,
                lost=None,
            )
        except IntegrityError:
            raise UserError(busy()) from None
        await show_anew(services, connection, match_id)
        return await find_match(connection, match_id)


def _movable(row: MatchRow, person: Person, place: Place, both_here: bool) -> None:
    if row.seat_of(person.id) is None:
        raise UserError(_("Only those who play a match can move it."))
    if row.over:
        raise UserError(_("This match is over: it stays where it was played."))
    if row.channel_id == place.channel_id and row.lost is None:
        raise UserError(_("The match is played here already. `/board` shows you the position."))
    if row.guild_id != place.guild_id:
        if row.lost != REMOVED:
            raise UserError(_("This match belongs to another server. Move it to a channel or thread there."))
        if not both_here:
            raise UserError(_("Your opponent is not on this server. Take one where you both are."))
