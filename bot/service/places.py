"""Where matches are played: one live match in a channel or thread, and a thread of its own for a further one."""

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.service.services import UserError, challenge_stream
from bot.store import challenges, guilds, matches, sent_messages
from bot.store.challenges import Challenge
from bot.store.matches import MatchRow
from config.language import _


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread of a server. `locale` is the server's language.

    `thread_of` is the channel of which it is a thread; `threads` says whether a thread can be begun in it, and
    `lacking` which permissions stand in the way of that.
    """

    guild_id: int
    channel_id: int
    locale: str | None
    thread_of: int | None = None
    threads: bool = False
    lacking: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Room:
    """Where a match will be played. `begun_from` is the message from which the thread has still to be begun."""

    channel_id: int
    thread_of: int | None
    begun_from: int | None = None


async def check(connection: AsyncConnection, place: Place, *, thread: bool = False) -> None:
    """Refused where a match could not begin: the place is busy, or a `thread` asked for, and none can be begun."""
    taken = await matches.live_in(connection, place.channel_id) is not None
    if place.threads or not (taken or thread):
        return
    if place.lacking:
        named = ", ".join(f"**{name}**" for name in place.lacking)
        raise UserError(
            (_busy_here() + " " if taken else "")
            + _("I cannot open a thread for yours: I lack the permission {names}.").format(names=named)
        )
    raise UserError(busy() if taken else _("No thread can be opened here. Take a text channel."))


async def room(connection: AsyncConnection, agreed: Challenge, message_id: int | None = None) -> Room:
    """Where the match of a challenge begins: its channel, or a thread begun from the challenge's message.

    Such a thread's id is that of the message, on Discord: the match has its place before the thread exists. Who
    clicked the message knows `message_id`, maybe before the store does.
    """
    taken = await matches.live_in(connection, agreed.channel_id) is not None
    wanted = agreed.thread or (await guilds.find(connection, agreed.guild_id)).threads
    if not taken and not (wanted and agreed.threads):
        return Room(agreed.channel_id, agreed.thread_of)
    if not agreed.threads:
        raise UserError(busy())
    if message_id is None:
        posted = await sent_messages.find(connection, challenge_stream(agreed.id), "challenge")
        if posted is None:
            raise UserError(_("The challenge is just being shown in its channel. Please try again in a moment."))
        message_id = posted.message_id
    return Room(message_id, agreed.channel_id, message_id)


async def place_of(connection: AsyncConnection, row: MatchRow) -> Place:
    """The place of a match, for another one. Refused if it is lost."""
    if row.lost is not None:
        raise UserError(_("The place of that match is lost. Begin another one with `/duel` where you like."))
    begun = await challenges.find(connection, row.challenge_id)
    threads = begun is not None and begun.threads and row.thread_of is None
    return Place(row.guild_id, row.channel_id, row.locale, row.thread_of, threads)


def _busy_here() -> str:
    return _("A match is being played here already.")


def busy() -> str:
    """What is said where there is room for no further match."""
    return _busy_here() + " " + _("Take another channel, or a thread of this one.")
