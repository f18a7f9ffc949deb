"""Every message that the bot sends, edits or deletes by itself goes through here: it knows which errors are normal."""

import asyncio
import io
import secrets
from collections.abc import Sequence
from typing import Any, Literal

import aiohttp
import discord
from discord import ui

from bot.discord_api.errors import LaterError, MessageGoneError, PlaceGoneError, StuckError, understood
from bot.discord_api.pace import Pace
from bot.presenter.message import Button, File, Link, Menu, OutgoingMessage, Row
from bot.text.foreign import ForeignText

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

BEGUN = 160004
"""A thread was begun from this message before."""
PUBLIC_THREAD: Literal[11] = 11
ANNOUNCEMENT_THREAD: Literal[10] = 10
"""Discord's numbers for these kinds of channels; the other one is that of threads under announcement channels."""
DIRECT_CHANNELS_AT_ONCE = 5
"""Direct channels that are opened one right after the other."""
DIRECT_CHANNEL_EVERY = 1.0
"""Seconds between those after them: Discord refuses bots that open them fast (40003), and marks such bots as spam."""
ARCHIVED_AFTER: Literal[10080] = 10080
"""Minutes without a word after which a thread is archived."""


class Messenger:
    """Sends messages to channels and people over one Discord client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._names: dict[int, str] = {}
        self._direct_channels = Pace(DIRECT_CHANNELS_AT_ONCE, DIRECT_CHANNEL_EVERY)

    async def send(self, channel_id: int, message: OutgoingMessage, nonce: str) -> int:
        """Send a message; its id. Sent again with the same nonce soon after, it appears only once.

        An archived thread wakes by that; where it does not by itself, it is woken. Where the message with that nonce
        was deleted since, another one is sent.
        """
        try:
            return await self._send_awake(channel_id, message, nonce)
        except PlaceGoneError:
            raise
        except MessageGoneError:
            return await self._send_awake(channel_id, message, secrets.token_hex(8))

    async def _send_awake(self, channel_id: int, message: OutgoingMessage, nonce: str) -> int:
        try:
            return await self._send(channel_id, message, nonce)
        except StuckError:
            await self.wake(channel_id)
            return await self._send(channel_id, message, nonce)

    async def _send(self, channel_id: int, message: OutgoingMessage, nonce: str) -> int:
        channel = self._client.get_partial_messageable(channel_id)
        async with understood():
            sent = await channel.send(
                message.content,
                files=files_of(message.files),
                view=view_of(message.rows) or discord.utils.MISSING,
                allowed_mentions=mentions_of(message.calls),
                nonce=nonce,
                silent=message.silent,
                suppress_embeds=not message.files,
            )
        return sent.id

    async def edit(self, channel_id: int, message_id: int, message: OutgoingMessage) -> None:
        """Replace a message's text, files and buttons; nobody is notified."""
        there = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        async with understood():
            await there.edit(
                content=message.content,
                attachments=files_of(message.files),
                view=view_of(message.rows),
                # An edit notifies nobody: it lets those be known whom the message called.
                allowed_mentions=mentions_of(message.calls),
            )

    async def strip(self, channel_id: int, message_id: int) -> None:
        """Take a message's buttons away."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        async with understood():
            await message.edit(view=None)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        async with understood():
            await message.delete()

    async def begin_thread(self, channel_id: int, message_id: int, name: str) -> None:
        """Begin a thread from a message, whose id it gets; nothing happens if that was done before."""
        http = self._client.http
        try:
            async with understood():
                await http.start_thread_with_message(
                    channel_id, message_id, name=name, auto_archive_duration=ARCHIVED_AFTER
                )
        except discord.HTTPException as error:
            if error.code != BEGUN:
                raise

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Begin a thread that hangs on no message and that all see who see its channel; its id."""
        async with understood():
            announcing = await self._kind_of(channel_id) is discord.ChannelType.news
            thread = await self._client.http.start_thread_without_message(
                channel_id,
                name=name,
                auto_archive_duration=ARCHIVED_AFTER,
                type=ANNOUNCEMENT_THREAD if announcing else PUBLIC_THREAD,
            )
        return int(thread["id"])

    async def wake(self, thread_id: int) -> None:
        """Take a thread out of the archive; nobody is notified, and nothing happens to one that is not there."""
        async with understood():
            await self._client.http.edit_channel(thread_id, archived=False)

    async def _kind_of(self, channel_id: int) -> discord.ChannelType | None:
        """What kind a channel is of, also on a server that another process of the bot looks after."""
        channel: Any = self._client.get_channel(channel_id) or await self._client.fetch_channel(channel_id)
        kind: discord.ChannelType | None = channel.type
        return kind

    async def invite(self, thread_id: int, person_id: int) -> None:
        """Make a person a member of a thread, so that they find it."""
        async with understood():
            await self._client.http.add_user_to_thread(thread_id, person_id)

    async def direct_channel(self, person_id: int) -> int:
        """The channel of the direct messages with a person. LaterError where too many were opened just now."""
        if (known := self._opened(person_id)) is not None:
            return known
        wait = self._direct_channels.take(asyncio.get_running_loop().time())
        if wait:
            raise LaterError("many direct channels were opened just now", wait)
        async with understood():
            channel = await self._client.create_dm(discord.Object(person_id))
        return channel.id

    def _opened(self, person_id: int) -> int | None:
        for channel in self._client.private_channels:
            if isinstance(channel, discord.DMChannel) and channel.recipient and channel.recipient.id == person_id:
                return channel.id
        return None

    async def server_name(self, guild_id: int) -> ForeignText | None:
        """A server's name, also of one that another process of the bot looks after; None if it cannot be had."""
        guild = self._client.get_guild(guild_id)
        if guild is not None:
            return ForeignText(guild.name)
        if guild_id not in self._names:
            try:
                self._names[guild_id] = (await self._client.fetch_guild(guild_id, with_counts=False)).name
            except (discord.HTTPException, aiohttp.ClientError, OSError):
                return None
        return ForeignText(self._names[guild_id])

    def server_locale(self, guild_id: int) -> str | None:
        """The language that a server has set on Discord; None where this process does not serve it."""
        guild = self._client.get_guild(guild_id)
        return str(guild.preferred_locale) if guild else None


def files_of(files: Sequence[File]) -> list[discord.File]:
    """The files for one request; a file's alt text is its description on Discord. Each can be sent once."""
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
