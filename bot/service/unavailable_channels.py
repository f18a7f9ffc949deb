"""Places that are lost, and the ways on: matches move elsewhere, or wait until the bot is back."""

from collections.abc import Callable, Collection

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service import challenge, clocks, server_policy, server_retention
from bot.service import proposals as questions
from bot.service.places import Place, busy
from bot.service.position import find_match
from bot.service.services import DuplicateInteraction, Services, UserError, match_stream
from bot.store import challenges, guilds, interactions, matches, outbox, people, sent_messages
from bot.store.matches import MatchRow
from bot.store.people import Person
from bot.store.sent_messages import SentMessage
from config.language import _

GONE, CLOSED, LOCKED, REMOVED = LOST = ("gone", "closed", "locked", "removed")
"""Why a place cannot be used: it was deleted; the bot may not write there; a locked thread; the bot left the server."""

FOR_GOOD = (GONE, REMOVED)
"""Places in which nothing is tried any more. In the others each change of the match tries again."""


async def lose(services: Services, connection: AsyncConnection, match_id: int, why: str, channel_id: int) -> None:
    """Within a transaction: note why a running match cannot be played in a channel, and have both told, once."""
    if await matches.lose(connection, match_id, why, channel_id):
        for seat in (0, 1):
            await outbox.put(connection, f"lost-{match_id}-{seat}", "lost", services.now())


async def lose_channel(services: Services, channel_id: int) -> None:
    """A channel or thread was deleted: its matches wait for another place, its challenges are closed."""
    async with services.changing() as connection:
        for row in await matches.live_under(connection, channel_id):
            if row.lost != GONE:
                await matches.place(connection, row.id, lost=None)
                await lose(services, connection, row.id, GONE, row.channel_id)
        for challenge_id in await challenges.open_under(connection, channel_id):
            await challenge.close(services, connection, challenge_id, "withdrawn")


async def lose_guild(services: Services, guild_id: int) -> None:
    """The bot was removed from a server: its matches wait until it is back, and no time runs out meanwhile."""
    async with services.changing() as connection:
        if (await guilds.find(connection, guild_id)).removed_at is None:
            await guilds.change(connection, guild_id, removed_at=services.now())
            await server_retention.will_forget(services, connection, guild_id)
        for row in await matches.live_on(connection, guild_id):
            if row.lost in (CLOSED, LOCKED):
                await matches.place(connection, row.id, lost=REMOVED)
            await lose(services, connection, row.id, REMOVED, row.channel_id)


async def find_guild(services: Services, guild_id: int) -> None:
    """The bot is on a server again: the matches there that have lost their place go on, each with a new board."""
    async with services.changing() as connection:
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


async def survey(services: Services, present: Collection[int], ours: Callable[[int], bool]) -> None:
    """Compare the servers that the bot is on with those of the store, for what happened while it was down.

    `ours` tells the servers that this process looks after.
    """
    async with services.database.read() as connection:
        known = await guilds.known(connection)
        removed = await guilds.removed(connection)
    for guild_id in known:
        if ours(guild_id) and guild_id not in present and guild_id not in removed:
            await lose_guild(services, guild_id)
    for guild_id in removed:
        if guild_id in present:
            await find_guild(services, guild_id)


async def show_anew(services: Services, connection: AsyncConnection, match_id: int) -> None:
    """Within a transaction: have the board and the open questions posted anew; the old ones lose their buttons."""
    stream, at = match_stream(match_id), services.now()
    await _leave_behind(services, connection, match_id, "board")
    await outbox.put(connection, stream, "board", at)
    for proposal in await questions.open_in(connection, match_id):
        await _leave_behind(services, connection, match_id, f"ask-{proposal.id}")
        await questions.show(services, connection, match_id, proposal.id)


async def _leave_behind(services: Services, connection: AsyncConnection, match_id: int, what: str) -> None:
    old = await sent_messages.find(connection, match_stream(match_id), what)
    if old is not None:
        await leave(connection, old, services.now())


async def leave(connection: AsyncConnection, old: SentMessage, at: int) -> None:
    """Within a transaction: change a match's message no more, but for its buttons, which go."""
    await sent_messages.forget(connection, old.stream, old.what)
    where = {"channel": old.channel_id, "message": old.message_id}
    await outbox.put(connection, f"tidy-{old.stream.rpartition('-')[2]}", "strip", at, **where)


async def move_here(
    services: Services, person: Person, match_id: int, place: Place, interaction_id: int, *, both_here: bool
) -> MatchRow:
    """Move a running match of a person's to a place; the match as it stands there.

    Refused for a place that is busy or that its server does not allow, for the place where it is, and for another
    server unless the bot was removed from the match's own and `both_here`: both players are members of this one.
    """
    async with services.changing() as connection:
        if not await interactions.use(connection, interaction_id, services.now()):
            raise DuplicateInteraction
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
