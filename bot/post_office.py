"""Every message that the bot sends, edits or deletes by itself goes through here: it knows which errors are normal."""

import io
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.presenter.post import Button, File, Link, Menu, Post, Row

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

MISSING = {10003, 10008}
CLOSED = {50007, 50278}
FORBIDDEN = {50001, 50013, 160005, 10004}
STUCK = {30046, 50083}


class MessageGoneError(Exception):
    """The message, or its channel, is no longer there."""


class NotAllowedError(Exception):
    """The bot may not write there: permissions, a locked thread, a server that it was removed from."""


class ClosedError(Exception):
    """The person takes no direct messages from the bot."""


class StuckError(Exception):
    """The message cannot be edited any more; a new one can be sent."""


class LaterError(Exception):
    """Discord or the network is in trouble; the same request may succeed later."""


@asynccontextmanager
async def _understood() -> AsyncIterator[None]:
    try:
        yield
    except discord.DiscordServerError as error:
        raise LaterError(f"Discord answers {error.status}") from error
    except discord.RateLimited as error:
        raise LaterError(f"rate limit, {error.retry_after:.0f} s") from error
    except discord.HTTPException as error:
        if error.code in MISSING:
            raise MessageGoneError(str(error)) from error
        if error.code in CLOSED:
            raise ClosedError(str(error)) from error
        if error.code in STUCK:
            raise StuckError(str(error)) from error
        if error.code in FORBIDDEN or error.status == 403:
            raise NotAllowedError(str(error)) from error
        if error.status == 404:
            raise MessageGoneError(str(error)) from error
        if error.status == 429 or error.status >= 500:
            raise LaterError(f"Discord answers {error.status}") from error
        raise
    except (TimeoutError, aiohttp.ClientError, OSError) as error:
        raise LaterError(f"no answer from Discord: {type(error).__name__}") from error


class PostOffice:
    """Sends posts to channels and people over one Discord client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel_id: int, post: Post, nonce: str) -> int:
        """Send a post; its message's id. Sent again with the same nonce soon after, it appears only once."""
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

    async def edit(self, channel_id: int, message_id: int, post: Post) -> None:
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

    async def direct_channel(self, person_id: int) -> int:
        """The channel of the direct messages with a person."""
        async with _understood():
            channel = await self._client.create_dm(discord.Object(person_id))
        return channel.id

    def server_name(self, guild_id: int) -> str | None:
        guild = self._client.get_guild(guild_id)
        return guild.name if guild else None


def files_of(files: Sequence[File]) -> list[discord.File]:
    return [discord.File(io.BytesIO(file.data), file.name, description=file.alt or None) for file in files]


def mentions_of(people: Sequence[int]) -> discord.AllowedMentions:
    """Exactly these people may be notified."""
    users: Any = [discord.Object(person) for person in people] or False
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
        discord.SelectOption(label=item.label, value=item.value, description=item.description or None, emoji=item.emoji)
        for item in piece.items
    ]
    return ui.Select(custom_id=piece.id, placeholder=piece.placeholder, options=options, row=row)
