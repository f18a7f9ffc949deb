"""Who sees the channel of a match, as Discord tells it."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from bot.discord_api.visibility import can_view

OPEN = discord.Permissions(view_channel=True)
CLOSED = discord.Permissions.none()
MATCH: Any = SimpleNamespace(guild_id=10, channel_id=40)


def unknown() -> discord.NotFound:
    return discord.NotFound(MagicMock(status=404), {"code": 10003, "message": "Unknown Channel"})


def asked(channel: Any, *, where: int = 30, guild: int = 10, fetched: Any = None) -> Any:
    """A question from another channel of the server, where the match's own is at hand or must be `fetched`."""
    fetch = AsyncMock(return_value=fetched) if fetched is not None else AsyncMock(side_effect=unknown())
    server = SimpleNamespace(get_channel_or_thread=lambda _id: channel, fetch_channel=fetch)
    return SimpleNamespace(
        channel_id=where, guild_id=guild, guild=server, user=MagicMock(spec=discord.Member, id=7, roles=[])
    )


def channel_with(permissions: discord.Permissions) -> Any:
    channel = MagicMock(spec=discord.TextChannel)
    channel.permissions_for.return_value = permissions
    return channel


def thread_with(permissions: discord.Permissions, *, member: bool) -> Any:
    thread = MagicMock(spec=discord.Thread)
    thread.permissions_for.return_value = permissions
    thread.is_private.return_value = True
    thread.fetch_member = AsyncMock(side_effect=None if member else unknown())
    return thread


@pytest.mark.parametrize(("permissions", "seen"), [(OPEN, True), (CLOSED, False)])
async def test_a_channel_is_seen_by_those_who_may_view_it(permissions: discord.Permissions, seen: bool) -> None:
    assert await can_view(asked(channel_with(permissions)), MATCH) is seen
    assert await can_view(asked(None, fetched=channel_with(permissions)), MATCH) is seen


async def test_whoever_is_there_sees_it() -> None:
    assert await can_view(asked(channel_with(CLOSED), where=40), MATCH)


@pytest.mark.parametrize(
    ("permissions", "member", "seen"),
    [
        (OPEN, True, True),
        (OPEN, False, False),
        (discord.Permissions(view_channel=True, manage_threads=True), False, True),
        (CLOSED, True, False),
    ],
)
async def test_a_private_thread_is_seen_by_those_in_it_and_by_its_keepers(
    permissions: discord.Permissions, member: bool, seen: bool
) -> None:
    assert await can_view(asked(thread_with(permissions, member=member)), MATCH) is seen


async def test_nobody_sees_what_is_gone_or_of_another_server() -> None:
    assert not await can_view(asked(None), MATCH)
    assert not await can_view(asked(channel_with(OPEN), guild=11), MATCH)
