"""Every message that the bot sends, edits or deletes by itself goes through here: it knows which errors are normal."""

import io
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Literal

import aiohttp
import discord
from discord import ui

from bot.operations import metrics
from bot.presenter.message import Button, File, Link, Menu, OutgoingMessage, Row

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

GONE_PLACES = {10003, 10004}
"""Unknown channel, unknown server."""
GONE_MESSAGES = {10008}
CLOSED = {50007, 50278}
"""No messages to this person; no server in common with them."""
LOCKED = {160005}
FORBIDDEN = {50001, 50013, 160006}
"""No access, no permission, no further thread on this server."""
STUCK = {30046, 50083}
"""Too many edits of an old message; the thread is archived."""
BEGUN = 160004
"""A thread was begun from this message before."""
PUBLIC_THREAD: Literal[11] = 11
"""Discord's number for this kind of channel."""
ARCHIVED_AFTER: Literal[10080] = 10080
"""Minutes without a word after which a thread is archived."""


class MessageGoneError(Exception):
    """The message is no longer there."""


class PlaceGoneError(MessageGoneError):
    """Nor is its channel."""


class NotAllowedError(Exception):
    """The bot may not write there: it lacks a permission, or was removed from the server."""


class LockedError(NotAllowedError):
    """The thread is locked."""


class ClosedError(Exception):
    """The person takes no direct messages from the bot."""


class StuckError(Exception):
    """The message cannot be edited any more; a new one can be sent."""


class LaterError(Exception):
    """Discord or the network is in trouble; the same request may succeed after so many seconds."""

    def __init__(self, text: str, after: float = 0.0) -> None:
        super().__init__(text)
        self.after = after


def meaning(error: discord.HTTPException) -> Exception:
    """What an error answer of Discord's means for a message; the error itself if it is a fault of ours."""
    kinds: tuple[tuple[set[int], type[Exception]], ...] = (
        (GONE_PLACES, PlaceGoneError),
        (GONE_MESSAGES, MessageGoneError),
        (CLOSED, ClosedError),
        (STUCK, StuckError),
        (LOCKED, LockedError),
        (FORBIDDEN, NotAllowedError),
    )
    for codes, kind in kinds:
        if error.code in codes:
            return kind(str(error))
    if error.status == 403:
        return NotAllowedError(str(error))
    if error.status == 404:
        return MessageGoneError(str(error))
    if error.status == 429 or error.status >= 500:
        return LaterError(f"Discord answers {error.status}")
    return error


@asynccontextmanager
async def _understood() -> AsyncIterator[None]:
    try:
        yield
    except discord.RateLimited as error:
        raise LaterError(f"rate limit, {error.retry_after:.0f} s", error.retry_after) from error
    except discord.HTTPException as error:
        metrics.discord_error(error.status, error.code)
        meant = meaning(error)
        if meant is error:
            raise
        raise meant from error
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise LaterError(f"no answer from Discord: {type(error).__name__}") from error
    except KeyError as error:
        # The library expects to be told how long to wait, which the limit on old messages (30046) need not say.
        if error.args != ("retry_after",):
            raise
        raise StuckError("a limit without an end") from error


class Messenger:
    """Sends posts to channels and people over one Discord client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._names: dict[int, str] = {}

    async def send(self, channel_id: int, post: OutgoingMessage, nonce: str) -> int:
        """Send a post; its message's id. Sent again with the same nonce soon after, it appears only once.

        An archived thread wakes by that; where it does not by itself, it is woken.
        """
        try:
            return await self._send(channel_id, post, nonce)
        except StuckError:
            async with _understood():
                await self._client.http.edit_channel(channel_id, archived=False)
            return await self._send(channel_id, post, nonce)

    async def _send(self, channel_id: int, post: OutgoingMessage, nonce: str) -> int:
        channel = self._client.get_partial_messageable(channel_id)
        async with _understood():
            message = await channel.send(
                post.content,
                files=files_of(post.files),
                view=view_of(post.rows) or discord.utils.MISSING,
                allowed_mentions=mentions_of(post.calls),
                nonce=nonce,
                silent=post.silent,
                suppress_embeds=not post.files,
            )
        return message.id

    async def edit(self, channel_id: int, message_id: int, post: OutgoingMessage) -> None:
        """Replace a message's text, files and buttons; nobody is notified."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        async with _understood():
            await message.edit(
                content=post.content,
                attachments=files_of(post.files),
                view=view_of(post.rows),
                allowed_mentions=mentions_of(()),
            )

    async def strip(self, channel_id: int, message_id: int) -> None:
        """Take a message's buttons away."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        async with _understood():
            await message.edit(view=None)

    async def delete(self, channel_id: int, message_id: int) -> None:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        async with _understood():
            await message.delete()

    async def begin_thread(self, channel_id: int, message_id: int, name: str) -> None:
        """Begin a thread from a message, whose id it gets; nothing happens if that was done before."""
        http = self._client.http
        try:
            async with _understood():
                await http.start_thread_with_message(
                    channel_id, message_id, name=name, auto_archive_duration=ARCHIVED_AFTER
                )
        except discord.HTTPException as error:
            if error.code != BEGUN:
                raise

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Begin a public thread that hangs on no message; its id."""
        async with _understood():
            thread = await self._client.http.start_thread_without_message(
                channel_id, name=name, auto_archive_duration=ARCHIVED_AFTER, type=PUBLIC_THREAD
            )
        return int(thread["id"])

    async def invite(self, thread_id: int, person_id: int) -> None:
        """Make a person a member of a thread, so that they find it."""
        async with _understood():
            await self._client.http.add_user_to_thread(thread_id, person_id)

    async def direct_channel(self, person_id: int) -> int:
        """The channel of the direct messages with a person."""
        async with _understood():
            channel = await self._client.create_dm(discord.Object(person_id))
        return channel.id

    async def server_name(self, guild_id: int) -> str | None:
        """A server's name, also of one that another process of the bot looks after; None if it cannot be had."""
        guild = self._client.get_guild(guild_id)
        if guild is not None:
            return guild.name
        if guild_id not in self._names:
            try:
                self._names[guild_id] = (await self._client.fetch_guild(guild_id, with_counts=False)).name
            except (discord.HTTPException, aiohttp.ClientError, OSError):
                return None
        return self._names[guild_id]

    def server_locale(self, guild_id: int) -> str | None:
        """The language that a server has set on Discord; None where this process does not serve it."""
        guild = self._client.get_guild(guild_id)
        return str(guild.preferred_locale) if guild else None


def files_of(files: Sequence[File]) -> list[discord.File]:
    return [discord.File(io.BytesIO(file.data), file.name, description=file.alt or None) for file in files]


def mentions_of(people: Sequence[int]) -> discord.AllowedMentions:
    """Exactly these people may be notified."""
    users: Any = [discord.Object(person) for person in people if person > 0] or False
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def view_of(rows: Sequence[Row]) -> ui.View | None:
    """The rows as a view that the library does not keep: clicks are answered by dynamic items, for ever."""
    if not rows:
        return None
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        for piece in row:
            view.add_item(_item(piece, number))
    view.stop()
    return view


def _item(piece: Button | Link | Menu, row: int) -> ui.Item[ui.View]:
    if isinstance(piece, Link):
        return ui.Button(label=piece.label, url=piece.url, row=row)
    if isinstance(piece, Button):
        return ui.Button(
            label=piece.label, custom_id=piece.id, style=STYLES[piece.style], disabled=piece.disabled, row=row
        )
    options = [
        discord.SelectOption(
            label=item.label,
            value=item.value,
            description=item.description or None,
            emoji=item.emoji,
            default=item.chosen,
        )
        for item in piece.items
    ]
    return ui.Select(custom_id=piece.id, placeholder=piece.placeholder, options=options, row=row)
